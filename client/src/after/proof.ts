/**
 * The dice worked out anew, by the same reckoning as the server's fair.py, and compared with what this device has kept:
 * what it is told now could have been made up afterwards.
 */

import { isOwn, keptOf, type Kept } from '../device/dice';
import { bytes, hex, sha256, type Bytes } from '../device/sha256';
import type { Proof, Seat } from '../net/types';

const BLOCK = 1n << 256n; // how many values one HMAC-SHA256 block can have
const HMAC_BLOCK = 64; // bytes
const HASHES_FIRST = 2; // how the seeds came together; before that they came without hashes

/**
 * What the check rests on. kept: on fingerprints that this device kept before it told its own share. unkept: on what
 * the house says now. old: there were no fingerprints of the seats.
 */
export type Basis = 'kept' | 'unkept' | 'old';
export type Verdict =
  | { kind: 'right' | 'none'; count: number; basis: Basis; without: Seat[] }
  | { kind: 'wrong'; number: number } // a draw that does not follow from the seeds
  | { kind: 'seal' } // a seed of the house that does not fit its fingerprint
  | { kind: 'hash'; seat: Seat } // a seat's that does not
  | { kind: 'changed' }; // fingerprints, or a share of this device, that are not those it kept

/** The draws up to number `until`: those of one table. No hashes: there were none. */
interface Part {
  until: number;
  table: string;
  commit: string;
  server_seed: string;
  seeds: string[];
  hashes: string[];
}

export async function verify(proof: Proof): Promise<Verdict> {
  const parts = await partsOf(proof);
  for (const part of parts) {
    if ((await fingerprint(part.server_seed)) !== part.commit) return { kind: 'seal' };
    for (const [seat, hash] of part.hashes.entries()) {
      const seed = part.seeds[seat];
      if (seed && (await fingerprint(seed)) !== hash) return { kind: 'hash', seat };
    }
    if (!isAsPromised(part, keptOf(part.table))) return { kind: 'changed' };
  }
  const keys = await Promise.all(parts.map(keyOf));
  for (const { number, total, unit: found } of proof.draws) {
    const key = keys[parts.findIndex((part) => number <= part.until)]!;
    if ((await unit(key, number, total)) !== found) return { kind: 'wrong', number };
  }
  const count = proof.draws.length;
  return { kind: count ? 'right' : 'none', count, basis: basisOf(parts), without: withoutShare(parts) };
}

async function partsOf({ table, commit, server_seed, seeds, seed_hashes, dice, origins }: Proof): Promise<Part[]> {
  const before = origins.map(async (origin) => ({
    ...origin,
    until: origin.draws,
    commit: keptOf(origin.table)?.commit ?? (await fingerprint(origin.server_seed)),
    hashes: origin.seed_hashes,
  }));
  const hashes = dice === HASHES_FIRST ? seed_hashes : [];
  return [...(await Promise.all(before)), { until: Infinity, table, commit, server_seed, seeds, hashes }];
}

/** Whether its fingerprints are those that this device kept, if it kept any. */
function isAsPromised({ commit, hashes }: Part, kept: Kept | undefined): boolean {
  if (!kept) return true;
  return kept.commit === commit && (!kept.hashes || kept.hashes.join() === hashes.join());
}

function basisOf(parts: Part[]): Basis {
  if (parts.some(({ seeds, hashes }) => seeds.some(Boolean) && !hashes.some(Boolean))) return 'old';
  const isKept = ({ table, hashes }: Part) => Boolean(keptOf(table)?.hashes) && hashes.some(isOwn);
  return parts.every(isKept) ? 'kept' : 'unkept';
}

const withoutShare = (parts: Part[]): Seat[] => [
  ...new Set(
    parts.flatMap(({ hashes, seeds }) => hashes.flatMap((hash, seat) => (hash && !seeds[seat] ? [seat] : []))),
  ),
];

/** Parts carry their length, so that none can pose as two. */
async function keyOf({ table, server_seed, seeds }: Part): Promise<Bytes> {
  const text = new TextEncoder();
  const parts = [text.encode(table), text.encode(String(seeds.length)), ...seeds.map(bytes)];
  return hmac(bytes(server_seed), joined(parts.flatMap((part) => [bigEndian(part.length, 4), part])));
}

/** The unit of weight that a draw gives; blocks that would favour small units are passed over. */
async function unit(key: Bytes, draw: number, total: number): Promise<number> {
  for (let block = 0; ; block++) {
    const number = BigInt(`0x${hex(await hmac(key, joined([bigEndian(draw, 8), bigEndian(block, 4)])))}`);
    if (number < BLOCK - (BLOCK % BigInt(total))) return Number(number % BigInt(total));
  }
}

/** HMAC-SHA256 with a key of at most one block, as all keys here are. */
async function hmac(key: Bytes, message: Bytes): Promise<Bytes> {
  const padded = (mask: number) => Uint8Array.from({ length: HMAC_BLOCK }, (_, at) => (key[at] ?? 0) ^ mask);
  return sha256(joined([padded(0x5c), await sha256(joined([padded(0x36), message]))]));
}

const fingerprint = async (seed: string): Promise<string> => hex(await sha256(bytes(seed)));
const bigEndian = (value: number, length: number): Bytes => bytes(value.toString(16).padStart(2 * length, '0'));

function joined(parts: Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
