/** Taking a step back: alone among bots, and with something to take back. */

import { lazy } from '../net/lazy';
import { takeBack as back } from '../net/tables';
import { pathTo } from './path';
import { said, type Table } from './table.svelte';

const KEY = 'walpurgis-taken-back'; // the table at which the game goes on, for its page to say so once

export const canTakeBack = ({ info, mine, stage }: Table): boolean =>
  info.takes_back && info.status === 'running' && stage.log.some((told) => told.actor === mine[0]);

/** The game goes on from before the own last step, at a new table. */
export async function takeBack(table: Table): Promise<void> {
  try {
    const { share } = await lazy(() => import('../net/shares'));
    const { id } = await share(await back(table.info.id));
    try {
      sessionStorage.setItem(KEY, id);
    } catch {
      // storage is off: the move is taken back all the same
    }
    location.assign(pathTo(id));
  } catch (error) {
    table.refuse(said((error as Error).message));
  }
}

/** Has this page been opened by taking a move back? True once. */
export function wasTakenBack(id: string): boolean {
  try {
    const isHere = sessionStorage.getItem(KEY) === id;
    if (isHere) sessionStorage.removeItem(KEY);
    return isHere;
  } catch {
    return false;
  }
}
