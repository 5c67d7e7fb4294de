import { expect, test } from 'vitest';
import { waysOf } from '../src/board/trail';
import type { Told } from '../src/net/types';
import { deedsOf, sinceOwn } from '../src/table/since';

const told = (at: number, actor: number, path: string[]): Told => ({
  at,
  actor,
  path,
  args: {},
  name: 'move',
  clauses: [],
});
const log = [
  told(1, -1, ['die']),
  told(2, 0, ['a', 'b']),
  told(3, 0, ['die']), // falls for the next, behind a step of seat 0
  told(4, 1, ['c', 'd']),
  told(4, 1, ['d', 'e']),
  told(5, 1, ['x', 'y']), // chance goes on from what seat 1 did
  told(6, 2, ['f', 'g']),
];
const ends = (seat: number | null, events = log) =>
  waysOf({ log: events, seat }).map((way) => `${way.seat} ${way.path.join('')}`);

test('what the others moved since my own last step stays marked', () => {
  expect(ends(0)).toEqual(['1 cd', '1 de', '1 xy', '2 fg']);
  expect(ends(1)).toEqual(['2 fg']);
});

test('what was dealt before anybody acted is not marked', () => {
  expect(ends(0, [told(1, -1, ['pile', 'a']), told(2, -1, ['pile', 'b'])])).toEqual([]);
});

test('my own step takes all marks away', () => expect(ends(2)).toEqual([]));

test('a spectator sees the last turn', () => expect(ends(null)).toEqual(['2 fg']));

test('before anything of mine everything of the others counts, up to a tangle', () => {
  const many = Array.from({ length: 9 }, (_, index) => told(index, 1, ['a', `b${index}`]));
  expect(ends(3, many)).toHaveLength(6);
  expect(ends(3, many).at(-1)).toBe('1 ab8');
});

test('how the table was laid before anybody acted is not marked', () => {
  expect(ends(0, [told(1, -1, ['pile', 'a']), told(2, 1, ['a', 'b'])])).toEqual(['1 ab']);
});

test('what seats did since my own last step is put together by who did it', () => {
  const named = (at: number, actor: number, name: string, seat?: number): Told => ({
    ...told(at, actor, []),
    name,
    args: seat === undefined ? {} : { seat },
  });
  const events = [
    named(1, 0, 'move', 0),
    named(2, 0, 'die', 1),
    named(3, 1, 'move', 1),
    named(3, 1, 'push'),
    named(4, 1, 'die', 2),
    named(5, 2, 'move', 2),
    named(5, 2, 'eaten', 0),
    named(6, 2, 'die', 0),
  ];
  const isShort = (name: string) => name !== 'die';
  const said = (all: Told[], isNext: (name: string) => boolean = () => false) =>
    deedsOf(sinceOwn(all, 0, isNext), isShort).map(({ seat, told }) => `${seat} ${told.map(({ name }) => name)}`);
  expect(said(events)).toEqual(['1 move,push', '2 move', '0 eaten']);
  expect(said(events.slice(0, 2))).toEqual([]);
  expect(said([...events, named(7, 2, 'round')], (name) => name === 'round')).toEqual([]);
});
