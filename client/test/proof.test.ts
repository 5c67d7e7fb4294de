import { beforeEach, expect, test, vi } from 'vitest';
import { verify } from '../src/after/proof';
import type { Proof } from '../src/net/types';
import oldContinued from './proof-continued.json';
import oldProof from './proof.json'; // worked out by the server's fair.py
import shares from './proof-shares.json'; // of a table that went on from another, hashes first

const old: Proof = { ...oldProof, dice: 1, seed_hashes: [] };
const origins = oldContinued.origins.map((origin) => ({ ...origin, seed_hashes: [] }));
const continued: Proof = { ...oldContinued, dice: 1, seed_hashes: [], origins };
const count = shares.draws.length;
const [origin] = shares.origins as [Proof['origins'][number]];
const ORIGIN_COMMIT = '47ff15d9fe9af9e37f1abb0728c99e11dc85f495d3aed9934a2e687723b72140';

let stored = '';
vi.stubGlobal('localStorage', { getItem: () => stored || null, setItem: () => {} });

/** What a device has kept that played at both tables. */
const kept = {
  seeds: { [shares.seed_hashes[0]!]: shares.seeds[0]!, [origin.seed_hashes[0]!]: origin.seeds[0]! },
  tables: {
    [shares.table]: { commit: shares.commit, hashes: shares.seed_hashes },
    [origin.table]: { commit: ORIGIN_COMMIT, hashes: origin.seed_hashes },
  },
};
const remember = (memory: unknown) => (stored = JSON.stringify(memory));
beforeEach(() => remember({}));

test('the browser works out the same draws as the server', async () => {
  expect(await verify(old)).toEqual({ kind: 'right', count: old.draws.length, basis: 'old', without: [] });
});

test('a draw that was changed is found', async () => {
  const draws = old.draws.map((draw) => (draw.number === 2 ? { ...draw, unit: (draw.unit + 1) % draw.total } : draw));
  expect(await verify({ ...old, draws })).toEqual({ kind: 'wrong', number: 2 });
});

test('a seed that was not the sealed one is found', async () => {
  expect(await verify({ ...old, server_seed: '44'.repeat(32) })).toEqual({ kind: 'seal' });
});

test('a browser seed that was swapped is found', async () => {
  const verdict = await verify({ ...old, seeds: ['55'.repeat(32), '', old.seeds[2]!] });
  expect(verdict.kind).toBe('wrong');
});

test('a table that continues another is proved by the seeds of both', async () => {
  expect(await verify(continued)).toMatchObject({ kind: 'right', count: continued.draws.length, basis: 'old' });
  expect((await verify({ ...continued, origins: [] })).kind).toBe('wrong');
  const [first] = continued.origins;
  expect(await verify({ ...continued, origins: [{ ...first!, draws: 4 }] })).toEqual({ kind: 'wrong', number: 4 });
});

test('fingerprints that this device kept prove that nobody chose', async () => {
  remember(kept);
  expect(await verify(shares)).toEqual({ kind: 'right', count, basis: 'kept', without: [] });
});

test('a device that kept nothing says so, and so does one that kept only a part', async () => {
  expect(await verify(shares)).toEqual({ kind: 'right', count, basis: 'unkept', without: [] });
  const tables = { [shares.table]: kept.tables[shares.table] };
  remember({ ...kept, tables });
  expect(await verify(shares)).toMatchObject({ basis: 'unkept' });
});

test('a device that only watched has no share of its own to rest on', async () => {
  remember({ ...kept, seeds: {} });
  expect(await verify(shares)).toMatchObject({ basis: 'unkept' });
});

test('a seed that does not fit its fingerprint is found', async () => {
  const seeds = ['55'.repeat(32), ''];
  expect(await verify({ ...shares, seeds })).toEqual({ kind: 'hash', seat: 0 });
});

/** The house proves with seeds that fit each other, but not what this device was shown. */
test('a house that changed a fingerprint afterwards is caught by what was kept', async () => {
  const before = (change: object) => ({ ...kept, tables: { ...kept.tables, [shares.table]: change } });
  remember(before({ commit: 'ab'.repeat(32), hashes: shares.seed_hashes }));
  expect(await verify(shares)).toEqual({ kind: 'changed' });
  remember(before({ commit: shares.commit, hashes: [shares.seed_hashes[0], 'cd'.repeat(32)] }));
  expect(await verify(shares)).toEqual({ kind: 'changed' });
  remember({ ...kept, tables: { ...kept.tables, [origin.table]: { commit: 'ab'.repeat(32) } } });
  expect(await verify(shares)).toEqual({ kind: 'seal' });
});

test('a house that passes its table off as one of old is caught, too', async () => {
  remember(kept);
  expect(await verify({ ...shares, dice: 1, seed_hashes: [] })).toEqual({ kind: 'changed' });
});

test('a share without which the game began is named', async () => {
  remember(kept);
  const without = { ...shares, seed_hashes: [shares.seed_hashes[0]!, 'cd'.repeat(32)] };
  remember({
    ...kept,
    tables: { ...kept.tables, [shares.table]: { commit: shares.commit, hashes: without.seed_hashes } },
  });
  expect(await verify(without)).toEqual({ kind: 'right', count, basis: 'kept', without: [1] });
});
