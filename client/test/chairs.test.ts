import { expect, test } from 'vitest';
import { freeChairs, yielding } from '../src/lobby/chairs';
import type { TableInfo } from '../src/net/types';

const table = (wish: Partial<TableInfo> = {}) =>
  ({
    status: 'running',
    latecomers: true,
    closed: false,
    chairs: [{ kind: 'person' }, { kind: 'bot' }, { kind: 'empty' }],
    ...wish,
  }) as TableInfo;

test('an empty chair is free', () => expect(freeChairs(table())).toEqual([2]));

test('bots get up for latecomers only while the game is on, the door open and the host agreed', () => {
  expect(yielding(table())).toEqual([1]);
  expect(yielding(table({ status: 'open' }))).toEqual([]);
  expect(yielding(table({ latecomers: false }))).toEqual([]);
  expect(yielding(table({ closed: true }))).toEqual([]);
});
