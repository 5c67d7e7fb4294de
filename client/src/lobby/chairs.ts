/** Which chairs somebody can still take. */

import type { Seat, TableInfo } from '../net/types';
import type { Table } from '../table/table.svelte';

export const freeChairs = ({ chairs }: TableInfo): Seat[] =>
  chairs.flatMap((chair, seat) => (chair.kind === 'empty' ? [seat] : []));

/** Those of bots that get up for whoever comes late. */
export const yielding = ({ chairs, closed, latecomers, status }: TableInfo): Seat[] =>
  status === 'running' && latecomers && !closed
    ? chairs.flatMap((chair, seat) => (chair.kind === 'bot' ? [seat] : []))
    : [];

/** The free one in the colour of the face, else the first. */
export function chairFor({ colours, info }: Table, face: number): Seat {
  const free = freeChairs(info);
  return free.find((seat) => colours[seat] === face) ?? free[0] ?? 0;
}
