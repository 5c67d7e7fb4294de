import { expect, test } from 'vitest';
import type { SpotPlace } from '../src/net/types';
import { band } from '../src/board/band';
import { nearest } from '../src/board/nearest';
import { perch, shared } from '../src/board/perch';
import { keyOf } from '../src/prompt/keys';
import { filled } from '../src/prompt/filled';

const spot = (name: string, x: number, y: number): SpotPlace => ({
  name,
  x,
  y,
  shape: 'stone',
  width: 10,
  height: 10,
  turn: 0,
  colour: -1,
  stands: [],
  taper: 0,
});
const middle = spot('middle', 0, 0);
const around = [spot('right', 50, 5), spot('far', 200, 0), spot('up', 4, -40), spot('left', -30, 0)];

test('an arrow key goes to the spot that lies most straight ahead', () => {
  expect(nearest(middle, 'ArrowRight', around)?.name).toBe('right');
  expect(nearest(middle, 'ArrowUp', around)?.name).toBe('up');
  expect(nearest(middle, 'ArrowLeft', around)?.name).toBe('left');
});

test('where nothing lies ahead an arrow key stays', () => {
  expect(nearest(middle, 'ArrowDown', around)).toBeUndefined();
  expect(nearest(middle, 'a', around)).toBeUndefined();
});

test('a thing stands for a step by its value and the numbers of its spot', () => {
  expect(filled('move {1}', 'ring-12')).toBe('move 12');
  expect(filled('play {value}', 'hand-0', { is: 'card', value: '7' })).toBe('play 7');
  expect(filled('out', 'home-0-3')).toBe('out');
});

test('a digit is a digit on every keyboard', () => {
  expect(keyOf({ code: 'Digit1', key: '&' })).toBe('1'); // AZERTY
  expect(keyOf({ code: 'Numpad3', key: '3' })).toBe('3');
  expect(keyOf({ code: 'KeyE', key: 'E' })).toBe('e');
});

test('an arc goes along its spots, on the side of the middle, a little beyond both ends', () => {
  const line = band([spot('one', 100, 0), spot('two', 100, 40)], { x: 0, y: 20 }, 0);
  expect(line.startsWith('M100.0 -12.0C')).toBe(true);
  expect(line.endsWith('100.0 52.0')).toBe(true);
  expect(band([spot('one', 100, 0)], { x: 0, y: 0 }, 60)).toMatch(/^M40\.0 30\.0C.*40\.0 -30\.0$/);
  expect(band([], { x: 0, y: 0 }, 60)).toBe('');
});

test('a note is pinned near what it is about, and never on what can be pressed', () => {
  const room = { x: 0, y: 0, width: 400, height: 400 };
  const target = { x: 180, y: 20, width: 40, height: 40 };
  const ringOf = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (2 * Math.PI * index) / count;
      return { x: 180 + 160 * Math.cos(angle), y: 180 + 160 * Math.sin(angle), width: 40, height: 40 };
    });
  const note = perch({ width: 180, height: 60 }, target, room, { lit: ringOf(20) });
  for (const stone of [target, ...ringOf(20)]) expect(shared(note, stone)).toBe(0);
  expect(note.y).toBeLessThan(200);
});

test('a note stays on the board even where all of it can be pressed', () => {
  const room = { x: 0, y: 0, width: 300, height: 300 };
  const note = perch({ width: 200, height: 60 }, room, room, { lit: [room] });
  expect(note.x + note.width).toBeLessThanOrEqual(300);
  expect(note.y + note.height).toBeLessThanOrEqual(300);
});

test('a note would rather lie on empty spots than on figures, and on figures than on numbers', () => {
  const room = { x: 0, y: 0, width: 400, height: 200 };
  const target = { x: 190, y: 90, width: 20, height: 20 };
  const half = (x: number) => ({ x, y: 0, width: 190, height: 200 });
  const size = { width: 100, height: 50 };
  expect(perch(size, target, room, { lit: [], said: [half(0)], taken: [half(210)] }).x).toBeGreaterThanOrEqual(190);
  expect(perch(size, target, room, { lit: [], taken: [half(210)], empty: [half(0)] }).x).toBeLessThan(190);
});
