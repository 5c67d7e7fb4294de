/** An answer that came when its race was decided: the rules count it as none, whoever pressed does not. */

import type { Seat } from '../net/types';
import type { Table } from './table.svelte';

const TIME = / @(\d+)$/; // of an answer in a race

/** After how many ms it came; undefined where this seat has given none. */
export function belatedAt({ denied }: Table, seat: Seat): number | undefined {
  const time = denied?.seat === seat ? TIME.exec(denied.step) : null;
  return time ? Number(time[1]) : undefined;
}
