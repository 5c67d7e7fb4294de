/** What somebody was about to do, and when they turned away: kept in this device, so that a phone that slept, or was
 * loaded anew, is the same hand again.
 */

import type { Seat } from '../net/types';

const KEY = 'walpurgis-hand';

/** Of one question: `at` is the length of the log behind it. */
export interface Kept {
  table: string;
  seat: Seat;
  at: number;
  text: string; // the chosen step
  picked: string[]; // items of a set
  bins: string[][]; // of an arrangement
  left: number; // when this was last looked at, in ms since 1970; 0: never left
}

export function kept(table: string, seat: Seat): Kept | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return found.table === table && found.seat === seat ? found : undefined;
  } catch {
    return undefined; // storage is off, or holds something else
  }
}

/** One hand a device: what was kept of another is gone. */
export function keep(hand: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(hand));
  } catch {
    // then it lasts as long as the page
  }
}
