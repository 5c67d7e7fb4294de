import { expect, test } from 'vitest';
import type { Art, Picture } from '../src/board/art';
import { spread } from '../src/board/spread';
import type { Piece, SpotPlace } from '../src/net/types';

const picture = (more: Partial<Picture>): Picture =>
  ({
    id: 'p',
    box: [0, 0, 10, 20],
    scale: 1,
    least: 0,
    lift: 0,
    flat: false,
    places: 0,
    ranked: false,
    ...more,
  }) as Picture;
const art = (shape: Partial<Picture>, piece: Partial<Picture> = {}): Art =>
  ({ shape: () => picture({ box: [0, 0, 200, 100], ...shape }), piece: () => picture(piece) }) as unknown as Art;
const spot: SpotPlace = {
  name: 'mat',
  x: 100,
  y: 50,
  shape: 'mat',
  width: 200,
  height: 100,
  turn: 0,
  colour: -1,
  stands: [],
  taper: 0,
};
const board = { width: 1000, height: 1000 };
const figures = (count: number): Piece[] =>
  Array.from({ length: count }, (_, index) => ({ is: 'witch', value: String(index + 1) }));

test('things take the places of a spot one after the other', () => {
  expect(spread(spot, figures(3), art({ places: 4 }), board).placed.map((one) => one.x)).toEqual([25, 75, 125]);
});

test('a ranked piece keeps its place, whoever else has left', () => {
  const [third] = spread(spot, [{ is: 'witch', value: '3' }], art({ places: 4 }, { ranked: true }), board).placed;
  expect(third?.x).toBe(125);
});

test('however many stand in a room, none leaves it', () => {
  const room = { left: 100, right: 200, top: 10, bottom: 90 };
  for (let count = 1; count <= 12; count++) {
    const placed = spread(spot, figures(count), art({ room: [100, 10, 100, 80] }), board).placed;
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

const at = (x: number, y: number): SpotPlace => ({ ...spot, x, y, width: 10, height: 10 });
const figure = (over: Partial<Picture>): Picture =>
  ({
    id: 'x',
    box: [0, 0, 70, 70],
    size: 86,
    apart: 0.72,
    lift: 0,
    stand: -1,
    plate: 3,
    flat: false,
    ...over,
  }) as Picture;
const people = {
  shape: () => undefined,
  piece: (piece: Piece) => figure(piece.is === 'large' ? { size: 168, plate: 0, stand: 2 } : {}),
} as unknown as Art;
const small = (...colours: number[]): Piece[] => colours.map((colour) => ({ is: 'small', colour }));

test('figures of a size keep it, two side by side', () => {
  const { placed, plate } = spread(at(500, 100), small(0, 1), people, board);
  expect(plate).toBeNull();
  expect(placed.map(({ width }) => width)).toEqual([86, 86]);
  expect(placed[1]!.x - placed[0]!.x).toBeCloseTo(0.72 * 86);
  expect((placed[0]!.x + placed[1]!.x) / 2).toBe(500);
});

test('three and more stand on a plate towards the middle, as large as ever', () => {
  const { placed, plate } = spread(at(500, 100), small(0, 1, 2), people, board);
  expect(plate).toMatchObject({ x: 500 });
  expect(plate!.y).toBeGreaterThan(100 + 86 / 2); // clear of the square
  expect(
    placed.every(
      ({ x, y, width }) => width === 86 && Math.abs(x - plate!.x) + 43 <= plate!.width / 2 && y === plate!.y,
    ),
  ).toBe(true);
});

test('near the middle a plate lies outside, and it never leaves the board', () => {
  expect(spread(at(500, 300), small(0, 1, 2), people, board).plate!.y).toBeLessThan(300);
  const { plate } = spread(at(20, 500), small(0, 1, 2, 3, 4), people, board);
  expect(plate!.x - plate!.width / 2).toBeGreaterThanOrEqual(0);
});

test('around a spot everybody has a stand by colour, and large figures are behind', () => {
  const well = {
    ...at(500, 500),
    stands: [
      [400, 500],
      [600, 500],
      [500, 400],
    ] as [number, number][],
  };
  const { placed, plate } = spread(well, [...small(1), { is: 'large', colour: 0 }], people, board);
  expect(plate).toBeNull();
  expect(placed.map(({ x, y, width }) => [x, y, width])).toEqual([
    [500, 400, 168],
    [600, 500, 86],
  ]);
});

test('two in a room do not hide one another', () => {
  const [one, other] = spread(spot, figures(2), art({ room: [100, 10, 100, 80] }), board).placed;
  const apart = Math.max(Math.abs(one!.x - other!.x) / one!.width, Math.abs(one!.y - other!.y) / one!.height);
  expect(apart).toBeGreaterThanOrEqual(0.9);
});
