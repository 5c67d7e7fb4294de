import { expect, test } from 'vitest';
import type { Art, Picture } from '../src/board/art';
import { spread } from '../src/board/spread';
import type { Piece, SpotPlace } from '../src/net/types';

const picture = (more: Partial<Picture>): Picture =>
  ({ id: 'p', box: [0, 0, 10, 20], scale: 1, least: 0, lift: 0, flat: false, places: 0, ranked: false, ...more }) as Picture;
const art = (shape: Partial<Picture>, piece: Partial<Picture> = {}): Art =>
  ({ shape: () => picture({ box: [0, 0, 200, 100], ...shape }), piece: () => picture(piece) }) as unknown as Art;
const spot: SpotPlace = { name: 'mat', x: 100, y: 50, shape: 'mat', width: 200, height: 100, turn: 0, colour: -1 };
const figures = (count: number): Piece[] => Array.from({ length: count }, (_, index) => ({ is: 'witch', value: String(index + 1) }));

test('things take the places of a spot one after the other', () => {
  expect(spread(spot, figures(3), art({ places: 4 })).map((one) => one.x)).toEqual([25, 75, 125]);
});

test('a ranked piece keeps its place, whoever else has left', () => {
  const [third] = spread(spot, [{ is: 'witch', value: '3' }], art({ places: 4 }, { ranked: true }));
  expect(third?.x).toBe(125);
});

test('however many stand in a room, none leaves it', () => {
  const room = { left: 100, right: 200, top: 10, bottom: 90 };
  for (let count = 1; count <= 12; count++) {
    const placed = spread(spot, figures(count), art({ room: [100, 10, 100, 80] }));
    expect(placed).toHaveLength(count);
    for (const { x, y, width, height } of placed) {
      expect(x - width / 2).toBeGreaterThanOrEqual(room.left - 0.01);
      expect(x + width / 2).toBeLessThanOrEqual(room.right + 0.01);
      expect(y - height / 2).toBeGreaterThanOrEqual(room.top - 0.01);
      expect(y + height / 2).toBeLessThanOrEqual(room.bottom + 0.01);
    }
    expect(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(count); // no two on the same point
  }
});
