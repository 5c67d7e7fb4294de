import { expect, test, vi } from 'vitest';
import type { Described } from '../src/net/types';
import { Arranging, arrangingOf } from '../src/prompt/arranging.svelte';

const question = {
  kind: 'arrangement',
  verb: 'lay',
  items: ['2', '3', '4', '5', '6', '7'],
  size: 2,
} as unknown as Described;
const key = (name: string) => ({ key: name, code: '', preventDefault: vi.fn() }) as unknown as KeyboardEvent;

test('there are as many bins as the items fill, and the first item is held', () => {
  const arranging = new Arranging(question);
  expect(arranging.bins).toEqual([[], [], []]);
  expect(arranging.held).toBe('2');
  expect(arranging.isComplete).toBe(false);
});

test('what is held goes where one touches, and the next one is held', () => {
  const arranging = new Arranging(question);
  expect(arranging.put(1)).toBe(true);
  expect(arranging.bins).toEqual([[], ['2'], []]);
  expect(arranging.held).toBe('3');
});

test('a full bin takes no more, and what was to go there stays held', () => {
  const arranging = new Arranging(question);
  arranging.put(0, '2');
  arranging.put(0, '3');
  expect(arranging.put(0)).toBe(false);
  expect(arranging.held).toBe('4');
  expect(arranging.loose).toEqual(['4', '5', '6', '7']);
});

test('what lies in a bin can be taken out, or moved to another one', () => {
  const arranging = new Arranging(question);
  arranging.put(0, '2');
  arranging.put(2, '2');
  expect(arranging.bins).toEqual([[], [], ['2']]);
  arranging.take('2');
  expect(arranging.bins).toEqual([[], [], []]);
  expect(arranging.held).toBe('2');
});

test('the notation has every bin in the order of the items', () => {
  const arranging = new Arranging(question);
  for (const [item, bin] of [
    ['7', 0],
    ['2', 0],
    ['5', 1],
    ['3', 1],
    ['6', 2],
    ['4', 2],
  ] as const)
    arranging.put(bin, item);
  expect(arranging.isComplete).toBe(true);
  expect(arranging.text).toBe('lay 2 7 / 3 5 / 4 6');
});

test('chance fills what is left and moves nothing that lies', () => {
  const arranging = new Arranging(question);
  arranging.put(1, '4');
  arranging.scatter();
  expect(arranging.isComplete).toBe(true);
  expect(arranging.bins.map((bin) => bin.length)).toEqual([2, 2, 2]);
  expect(arranging.bins[1]).toContain('4');
});

test('digits name a bin, arrows hold another item, other keys are left to the page', () => {
  const arranging = new Arranging(question);
  const put = vi.fn();
  arranging.press(key('3'), put);
  expect(put).toHaveBeenCalledWith(2);
  arranging.press(key('ArrowRight'), put);
  expect(arranging.held).toBe('3');
  arranging.press(key('ArrowLeft'), put);
  arranging.press(key('ArrowLeft'), put);
  expect(arranging.held).toBe('7');
  const other = key('x');
  arranging.press(other, put);
  expect(other.preventDefault).not.toHaveBeenCalled();
});

test('what was laid stays while the same is asked again, and goes with another question or seat', () => {
  const table = {};
  const first = arrangingOf(table, 0, question);
  first.put(0);
  expect(arrangingOf(table, 0, { ...question })).toBe(first);
  expect(arrangingOf(table, 1, question)).not.toBe(first);
});
