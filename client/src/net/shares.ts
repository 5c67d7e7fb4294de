/** Sitting down, and what goes with it: this device's share in the dice. */

import { lasts, newSeed, toTell, witness } from '../device/dice';
import { ask, json } from './api';
import { seatPath } from './tables';
import type { NewTable, Seat, Sit, TableInfo } from './types';

/** Whoever sits down at once gives a fingerprint at once, too, unless this page could not hand its seed on. */
export async function create(table: NewTable): Promise<TableInfo> {
  const promised = (table.chairs ?? []).map(async (chair) =>
    chair.level || !lasts() ? chair : { ...chair, seed_hash: await newSeed() },
  );
  return witnessed(json('/api/tables', 'POST', { ...table, chairs: await Promise.all(promised) }));
}

/** Whoever sits there already keeps what is left out. */
export const sit = async (table: string, seat: Seat, who: Omit<Sit, 'seed_hash'> = {}): Promise<TableInfo> =>
  witnessed(json(seatPath(table, seat, 'sit'), 'POST', { ...who, seed_hash: await newSeed() }));
export async function claim(token: string): Promise<TableInfo> {
  await ask('/api/me', 'PUT', {}); // this may be the first that the house hears of the device
  return witnessed(json('/api/claims', 'POST', { token, seed_hash: await newSeed() }));
}

async function witnessed(answer: Promise<TableInfo>): Promise<TableInfo> {
  const info = await answer;
  witness(info);
  return info;
}

const sitting = new Set<string>(); // seats whose fingerprint is on its way

/**
 * This device's share in the dice, as far as the table waits for it: the fingerprints of its seeds, and, once nobody
 * can change anything any more, the seeds. With the last of them the game begins.
 */
export async function share(table: TableInfo): Promise<TableInfo> {
  let info = table;
  for (const [seat, chair] of table.chairs.entries()) {
    const place = seatPath(table.id, seat, '');
    if (table.status !== 'open' || !chair.you || chair.ready || sitting.has(place)) continue;
    sitting.add(place);
    info = await sit(table.id, seat).finally(() => sitting.delete(place));
  }
  return info.status === 'revealing' ? reveal(info) : info;
}

async function reveal(info: TableInfo): Promise<TableInfo> {
  const seeds = toTell(info);
  if (!Object.keys(seeds).length) return info;
  return json(`/api/tables/${info.id}/reveal`, 'POST', { seeds });
}
