import { beforeEach, expect, test, vi } from 'vitest';
import * as dice from '../src/device/dice';
import { bytes, hex, sha256 } from '../src/device/sha256';
import type { TableInfo } from '../src/net/types';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
});
let table = ''; // another one for each test: the page remembers, too
beforeEach(({ task }) => void (table = task.name));

function closed(own: string, changes: Partial<TableInfo> = {}): TableInfo {
  const chairs = [{ revealed: false }, { revealed: true }, { revealed: false }];
  const seed_hashes = [own, '', 'ab'.repeat(32)];
  return { id: table, commit: 'c0', status: 'revealing', chairs, seed_hashes, ...changes } as unknown as TableInfo;
}

test('a seed is kept here, and only its fingerprint is given away', async () => {
  const hash = await dice.newSeed();
  const { 0: seed } = dice.toTell(closed(hash));
  expect(hex(await sha256(bytes(seed!)))).toBe(hash);
  expect(await dice.newSeed()).not.toBe(hash);
});

test('all fingerprints are kept before a seed is told', async () => {
  const info = closed(await dice.newSeed());
  expect(dice.keptOf(table)).toBeUndefined();
  dice.witness(info);
  expect(dice.keptOf(table)).toEqual({ commit: 'c0' });
  dice.toTell(info);
  expect(dice.keptOf(table)).toEqual({ commit: 'c0', hashes: info.seed_hashes });
});

test('what was told already is not told again, and what is not known here cannot be', async () => {
  const hash = await dice.newSeed();
  expect(Object.keys(dice.toTell(closed(hash)))).toEqual(['0']);
  const chairs = [{ revealed: true }, { revealed: true }, { revealed: false }] as TableInfo['chairs'];
  expect(dice.toTell(closed(hash, { chairs }))).toEqual({});
});

test('a house that changed its fingerprint since one sat down is told nothing', async () => {
  const info = closed(await dice.newSeed());
  dice.witness(info);
  expect(dice.isAsKept({ ...info, commit: 'c1' })).toBe(false);
  expect(dice.toTell({ ...info, commit: 'c1' })).toEqual({});
  expect(dice.keptOf(table)).toEqual({ commit: 'c0' }); // what was seen first stays
});

test('a house that changes the fingerprint of another seat is told nothing more', async () => {
  const info = closed(await dice.newSeed());
  dice.toTell(info);
  const changed = { ...info, seed_hashes: [info.seed_hashes[0]!, '', 'cd'.repeat(32)] };
  expect(dice.isAsKept(changed)).toBe(false);
  expect(dice.toTell(changed)).toEqual({});
});

test('two tabs that sat down at once have both seeds', async () => {
  const [one, other] = [await dice.newSeed(), await dice.newSeed()];
  expect(Object.keys(dice.toTell(closed(one)))).toEqual(['0']);
  expect(Object.keys(dice.toTell(closed(other, { id: 'same' })))).toEqual(['0']);
});

test('the memory holds the latest hundred tables', async () => {
  const hash = await dice.newSeed();
  for (let number = 0; number < 120; number++) dice.toTell(closed(hash, { id: `t${number}` }));
  expect(dice.keptOf('t19')).toBeUndefined();
  expect(dice.keptOf('t20')).toBeDefined();
  expect(dice.keptOf('t119')).toBeDefined();
});

test('without storage it lasts as long as the page, and says so', async () => {
  const refuse = () => {
    throw new Error('storage is off');
  };
  const [read, write] = [localStorage.getItem, localStorage.setItem];
  expect(dice.lasts()).toBe(true);
  Object.assign(localStorage, { getItem: refuse, setItem: refuse });
  expect(dice.lasts()).toBe(false);
  const hash = await dice.newSeed();
  expect(Object.keys(dice.toTell(closed(hash, { id: 'unstored' })))).toEqual(['0']);
  expect(dice.keptOf('unstored')?.hashes).toHaveLength(3);
  Object.assign(localStorage, { getItem: read, setItem: write });
});
