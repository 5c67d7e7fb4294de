import { expect, test } from 'vitest';
import { missedOf } from '../src/table/missed';
import type { Told } from '../src/net/types';

const told = (actor: number, name: string, seat: number, path: string[] = []): Told => ({
  at: 0,
  actor,
  path,
  args: { seat },
  name,
  clauses: [],
});
const isSaid = ({ name }: Told) => name === 'stuck';
const blocked = [
  told(0, 'move', 0, ['a', 'b']),
  told(0, 'die', 1),
  told(1, 'move', 1, ['c', 'd']),
  told(1, 'die', 0),
  told(1, 'stuck', 0),
];

test('a turn that went by is said until the seat has done something again', () => {
  const stuck = blocked.at(-1);
  expect(missedOf(blocked, 0, isSaid)).toBe(stuck);
  const later = [...blocked, told(1, 'die', 1), told(1, 'move', 1, ['d', 'e']), told(1, 'die', 0)];
  expect(missedOf(later, 0, isSaid)).toBe(stuck);
  expect(missedOf([...later, told(0, 'stay', 0)], 0, isSaid)).toBeUndefined();
});

test('it is said to nobody else', () => {
  expect(missedOf(blocked, 1, isSaid)).toBeUndefined();
  expect(missedOf(blocked, null, isSaid)).toBeUndefined();
});

test('where everybody was blocked after the seat had moved, it is said as well', () => {
  const all = [
    told(0, 'move', 0, ['a', 'b']),
    told(0, 'stuck', 1),
    told(0, 'stuck', 0),
    told(0, 'die', 1),
    told(0, 'stuck', 1),
    told(0, 'die', 0),
  ];
  expect(missedOf(all, 0, isSaid)).toBe(all[2]);
  expect(missedOf([...all, told(0, 'move', 0, ['b', 'c'])], 0, isSaid)).toBeUndefined();
});
