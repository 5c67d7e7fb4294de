/**
 * What this device keeps of the dice: its own seeds, and the fingerprints that it was shown before it told them. Only
 * with these can it find out later whether the house kept its word.
 */

import type { Seat, TableInfo } from '../net/types';
import { randomHex } from './random';
import { bytes, hex, sha256 } from './sha256';

const KEY = 'walpurgis-dice';
const MOST_TABLES = 100; // that are remembered, and as many seeds for each of four seats
const MOST_SEEDS = 4 * MOST_TABLES;
const SEED_BYTES = 32;

/** Of one table: the house's fingerprint when it was first seen, and those of the seats when seeds were to be told. */
export interface Kept {
  commit: string;
  hashes?: string[];
}
interface Memory {
  seeds: Record<string, string>; // by their fingerprints
  tables: Record<string, Kept>;
}

let inThisPage: Memory = { seeds: {}, tables: {} }; // where nothing can be stored

function read(): Memory {
  try {
    return { ...inThisPage, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Memory>) };
  } catch {
    return inThisPage;
  }
}
function write({ seeds, tables }: Memory): void {
  inThisPage = { seeds: latest(seeds, MOST_SEEDS), tables: latest(tables, MOST_TABLES) };
  try {
    localStorage.setItem(KEY, JSON.stringify(inThisPage));
  } catch {
    // it lasts as long as the page
  }
}
const latest = <T>(all: Record<string, T>, most: number): Record<string, T> =>
  Object.fromEntries(Object.entries(all).slice(-most));

/** Whether what is kept outlasts this page. */
export function lasts(): boolean {
  try {
    write(read());
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** The fingerprint of a new seed. The seed stays here until the table may know it. */
export async function newSeed(): Promise<string> {
  const seed = randomHex(SEED_BYTES);
  const fingerprint = hex(await sha256(bytes(seed)));
  const { seeds, tables } = read();
  write({ seeds: { ...seeds, [fingerprint]: seed }, tables });
  return fingerprint;
}

/** The house has shown what its own seed must fit. */
export function witness({ id, commit }: TableInfo): void {
  const { seeds, tables } = read();
  if (!tables[id]) write({ seeds, tables: { ...tables, [id]: { commit } } });
}

export const keptOf = (table: string): Kept | undefined => read().tables[table];
export const isOwn = (fingerprint: string): boolean => fingerprint in read().seeds;

/** Whether the house still shows what it showed before. */
export function isAsKept({ id, commit, seed_hashes }: Pick<TableInfo, 'id' | 'commit' | 'seed_hashes'>): boolean {
  const kept = keptOf(id);
  return !kept || (kept.commit === commit && (kept.hashes ?? seed_hashes).join() === seed_hashes.join());
}

/**
 * The seeds of this device that its table waits for. What they will be mixed with is kept first: from then on nobody
 * can change it unnoticed. If it was changed already they stay secret.
 */
export function toTell(info: TableInfo): Record<Seat, string> {
  witness(info);
  if (!isAsKept(info)) return {};
  const { seeds, tables } = read();
  const { [info.id]: kept, ...others } = tables;
  write({ seeds, tables: { ...others, [info.id]: { commit: kept!.commit, hashes: info.seed_hashes } } });
  const waited = info.chairs.flatMap((chair, seat) => (chair.revealed ? [] : [seat]));
  return Object.fromEntries(
    waited.flatMap((seat) => {
      const seed = seeds[info.seed_hashes[seat]!];
      return seed ? [[seat, seed]] : [];
    }),
  );
}
