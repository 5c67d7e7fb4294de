/** What has moved since somebody last acted: the ways that stay marked on the board. */

import type { Seat, SpotPlace, Told } from '../net/types';
import { sinceOwn } from '../table/since';
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
export function waysOf({ log, seat }: Happened): Way[] {
  return (
    sinceOwn(log, seat, (name) => words.has(`event-${name}`, 'next'))
      // how a table was laid is nobody's move
      .filter((told) => told.actor >= 0 && told.path.length > 1)
      .map((told) => ({ path: told.path, seat: told.actor }))
      .slice(-MOST)
  );
}

/** Where the last one went, and where the others ended: sentences speak of these numbers. */
export function spotsTold(ways: Way[], places: Map<string, SpotPlace>): SpotPlace[] {
  const lines = ways
    .map(({ path }) => path.map((name) => places.get(name)).filter((spot) => spot && spot.shape !== 'hand'))
    .filter((spots) => spots.length > 1) as SpotPlace[][];
  return [...new Set([...lines.map((spots) => spots.at(-1)!), ...lines.slice(-1).map((spots) => spots[0]!)])];
}
