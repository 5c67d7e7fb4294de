/** What was told before somebody came, or turned to another seat. */

import { json } from '../net/api';
import type { StoryLine, Update } from '../net/types';
import type { Table } from './table.svelte';

const RECALLED = 60; // steps whose sentences come back
const EVERYBODY = -1; // in place of a seat: whoever only watches is told no more, whatever seats this device has

export async function recall(
  { info, stage }: Table,
  { at, view: { seat } }: Update,
  isStillLooking: () => boolean,
): Promise<void> {
  const since = Math.max(0, at - RECALLED);
  const told = await json<StoryLine[]>(`/api/tables/${info.id}/story?since=${since}&seat=${seat ?? EVERYBODY}`).catch(
    () => [],
  );
  if (isStillLooking()) stage.recall(told.filter((one) => one.at <= at)); // what came later was told already
}
