import { expect, test } from 'vitest';
import { lead, leader, telling } from '../src/after/course';

test('the tally that tells a game is the one that agrees with the places', () => {
  const tallies = { cards: [3, 1, 2], points: [1, 5, 3], colour: [0, 1, 2] };
  expect(telling([tallies], [3, 1, 2])).toBe('points');
  expect(telling([{ cards: [1, 1] }], [1, 2])).toBe('');
});

test('a score tells more than what comes and goes', () => {
  const moments = [
    { coins: [1, 2], points: [0, 0] },
    { coins: [0, 2], points: [0, 0] },
    { coins: [3, 0], points: [1, 0] },
  ];
  expect(telling(moments, [1, 2])).toBe('points');
});

test('who has as much as another does not lead', () => {
  expect(leader([2, 5, 1])).toBe(1);
  expect(leader([5, 5, 1])).toBe(-1);
});

test('a lead is taken for good when it is never lost again', () => {
  const course = [
    [0, 0],
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 2],
    [3, 2],
    [3, 4],
    [3, 5],
  ];
  expect(lead(course)).toEqual({ forGood: 6, changes: 3, longest: 1, share: 0.5 });
  expect(lead([[1, 1]])).toEqual({ forGood: -1, changes: 0, longest: -1, share: 0 });
});
