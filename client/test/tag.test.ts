import { expect, test } from 'vitest';
import type { Art } from '../src/board/art';
import { tagsOf, wideOf } from '../src/board/tag';
import type { SpotPlace } from '../src/net/types';

const art = { shape: () => ({ tag: [] }) } as unknown as Art;
const board = { width: 956, height: 1016 };
const STONES = 36;
const ring = Array.from({ length: STONES }, (_, number): SpotPlace => {
  const angle = (2 * Math.PI * number) / STONES;
  const [x, y] = [478 + 385 * Math.sin(angle), 508 - 385 * Math.cos(angle)];
  return {
    name: `ring-${number}`,
    x,
    y,
    shape: 'stone',
    width: 62,
    height: 86,
    turn: 0,
    colour: -1,
    stands: [],
    taper: 0,
  };
});
const [DESK, PHONE] = [20, 50]; // board units that can be read

/** How many of them lie over another one. */
function covered(numbers: number[], legible: number): number {
  const grown = Math.min(Math.max(1, legible / 27), 1.8);
  const tags = tagsOf(
    numbers.map((number) => ring[number]!),
    art,
    board,
    legible,
  );
  return tags.filter((one) =>
    tags.some((other) => {
      const across = Math.abs(other.spot.x + other.x - one.spot.x - one.x);
      const down = Math.abs(other.spot.y + other.y - one.spot.y - one.y);
      const wide = (wideOf(one.text) + wideOf(other.text)) / 2;
      return one !== other && across < wide * grown && down < 38 * grown;
    }),
  ).length;
}

const all = ring.map((_, number) => number);

test('on a phone no number of a lit spot lies over that of its neighbour, all around a ring', () => {
  for (const many of [2, 3, 4, 5, 6, 7, 8])
    for (const from of all) {
      const row = all.slice(0, many).map((more) => (from + more) % STONES);
      expect(covered(row, PHONE), `${many} from ${from}`).toBe(0);
    }
  expect(
    covered(
      all.filter((number) => number % 2),
      PHONE,
    ),
  ).toBe(0);
});

test('where they have room numbers stay where their spots wear them', () => {
  expect(tagsOf(ring, art, board, DESK).some((tag) => tag.isPushed)).toBe(false);
  expect(tagsOf([ring[3]!, ring[9]!], art, board, PHONE).some((tag) => tag.isPushed)).toBe(false);
});
