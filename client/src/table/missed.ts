/** A turn that went by without a question: it must not pass as one line among many. */

import type { Seat, Told } from '../net/types';

/** The last event that is to be said to the seat it befell, until that seat has done something again. */
export function missedOf(log: Told[], seat: Seat | null, isSaid: (told: Told) => boolean): Told | undefined {
  const at = log.findLastIndex((told) => told.args.seat === seat && isSaid(told));
  const missed = log[at];
  // Chance goes on in the name of whoever decided last: where that was this seat, only a piece that moves is a new step
  // of it.
  const hasActed = log
    .slice(at + 1)
    .some((told) => told.actor === seat && (missed?.actor !== seat || told.path.length > 1));
  return hasActed ? undefined : missed;
}
