/** What has moved since somebody last acted: the ways that stay marked on the board. */

import type { Seat, Told } from '../net/types';
import { words } from '../words/words.svelte';

export interface Way {
  path: string[];
  seat: Seat; // whose turn it was
}

/** What was told, and who looks: a seat, null for a spectator; -1: all that moved is to be seen. */
export interface Happened {
  log: Told[];
  seat: Seat | null;
}

const MOST = 6; // ways at a time: more is a tangle

/** Behind the seat's own last step; for a spectator, those of the last turn. What was before a new round is gone. */
export function waysOf({ log: all, seat }: Happened): Way[] {
  const log = all.slice(all.findLastIndex((told) => words.has(`event-${told.name}`, 'next')) + 1);
  const deciders = log.filter((told) => told.actor >= 0);
  const last = deciders.at(-1)?.actor;
  const before =
    seat === null ? deciders.findLast((told) => told.actor !== last) : deciders.findLast((told) => told.actor === seat);
  const since = before?.at ?? -1;
  return (
    log
      // how a table was laid is nobody's move
      .filter((told) => told.actor >= 0 && told.at > since && told.path.length > 1)
      .map((told) => ({ path: told.path, seat: told.actor }))
      .slice(-MOST)
  );
}
