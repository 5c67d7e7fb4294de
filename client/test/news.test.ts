import { expect, test } from 'vitest';
import type { Told } from '../src/net/types';
import { newsOf } from '../src/table/news';

const told = (at: number, actor: number, name: string, seat = 0): Told => ({
  at,
  actor,
  name,
  args: { seat },
  path: [],
  clauses: [],
});
const isNews = (name: string): boolean => name === 'round-over';
const END = told(7, 1, 'round-over', 1);

test('the end of a round is news with everything that came of the same move', () => {
  expect(newsOf([told(6, 0, 'buy'), END, told(7, 1, 'round')], 0, isNews)).toBe(END);
});

test('what others do afterwards does not make it old', () => {
  expect(newsOf([END, told(8, 1, 'buy', 1), told(9, -1, 'dice', 1)], 0, isNews)).toBe(END);
});

test('one’s own next move does, and so do dice that fall for it', () => {
  expect(newsOf([END, told(8, 0, 'buy')], 0, isNews)).toBeUndefined();
  expect(newsOf([END, told(9, -1, 'dice')], 0, isNews)).toBeUndefined();
});

test('whoever only watches sees the latest', () => {
  expect(newsOf([END, told(8, 0, 'buy')], null, isNews)).toBe(END);
  expect(newsOf([told(8, 0, 'buy')], null, isNews)).toBeUndefined();
});
