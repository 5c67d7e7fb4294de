/** Taking a step back: alone among bots, and with something to take back. */

import { sayYes, takeBack as back } from '../net/tables';
import { said, type Table } from './table.svelte';

export const canTakeBack = ({ info, mine, stage }: Table): boolean =>
  info.takes_back && info.status === 'running' && stage.log.some((told) => told.actor === mine[0]);

/** The game goes on from before the own last step, at a new table. */
export async function takeBack(table: Table): Promise<void> {
  try {
    const { id } = await sayYes(await back(table.info.id));
    location.assign(`/table/${id}`);
  } catch (error) {
    table.refuse(said((error as Error).message));
  }
}
