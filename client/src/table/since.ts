/** What the others have done since one's own last step, in few words. */

import type { Seat, Told } from '../net/types';

/** What one seat has done, or what befell it, in a row. */
export interface Deed {
  seat: Seat;
  told: Told[];
}

/** What was told since a seat last decided something; nothing from before a new round. */
export function sinceOwn(all: Told[], seat: Seat | null, isNext: (name: string) => boolean): Told[] {
  const log = all.slice(all.findLastIndex(({ name }) => isNext(name)) + 1);
  const deciders = log.filter((told) => told.actor >= 0);
  const last = deciders.at(-1)?.actor;
  // for a spectator, what the last turn was
  const own = deciders.findLast(({ actor }) => (seat === null ? actor !== last : actor === seat));
  return log.filter(({ at }) => at > (own?.at ?? -1));
}

/** Those of them that can be said in few words, by whom they are about. */
export function deedsOf(log: Told[], isShort: (name: string) => boolean): Deed[] {
  const deeds: Deed[] = [];
  for (const told of log.filter(({ name, actor }) => actor >= 0 && isShort(name))) {
    const seat = Number(told.args.seat ?? told.actor);
    if (deeds.at(-1)?.seat === seat) deeds.at(-1)!.told.push(told);
    else deeds.push({ seat, told: [told] });
  }
  return deeds;
}
