import { expect, test, vi } from 'vitest';
import { act } from '../src/table/acting';
import type { Moving, Stage } from '../src/table/stage.svelte';
import type { Piece, SpotPlace, Told, Update } from '../src/net/types';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
vi.mock('../src/device/sound', () => ({ sound: () => {} })); // it belongs to a page

const WITCH: Piece = { is: 'witch', colour: 0 };
const TILE: Piece = { is: 'tile', colour: 0, value: '5' };
const place = (name: string, x: number): SpotPlace => ({
  name,
  x,
  y: 0,
  shape: 'tile',
  width: 10,
  height: 10,
  turn: 0,
  colour: -1,
  stands: [],
  taper: 0,
});
const told = (name: string, path: string[]): Told => ({ at: 1, actor: 0, name, path, args: { seat: 0 }, clauses: [] });

/** A mat that lies where the board does: what is beside the board has its place on the page. */
function matOf(): HTMLElement {
  const box = { getBoundingClientRect: () => ({ x: 0, y: 0, width: 10, height: 10 }) };
  vi.stubGlobal('document', { querySelector: () => box });
  vi.stubGlobal(
    'DOMPoint',
    class {
      x = 5;
      y = 5;
      matrixTransform = () => this;
    },
  );
  return { querySelector: () => ({ getScreenCTM: () => ({ inverse: () => ({}) }) }) } as unknown as HTMLElement;
}

/** A stage that shows everything at once, and keeps what moved over it. */
const lengths: number[] = []; // ms that each piece was under way
function staged(spots: Record<string, Piece[]>, untold: Told[], pace = 0): { stage: Stage; moved: Piece[] } {
  const moved: Piece[] = [];
  const stage = {
    view: { spots, tallies: {}, awaited: [] },
    untold,
    log: [] as Told[],
    film: 0,
    art: {
      has: () => false,
      sounds: new Map(),
      piece: ({ is }: Piece) => ({ flat: is === 'tile', box: [0, 0, 10, 10], scale: 1, size: 0, lift: 0 }),
    },
    places: new Map(['a', 'b', 'c'].map((name, index) => [name, place(name, 20 * index)])),
    pace: () => pace,
    colourOf: (seat: number) => seat,
    at: (spot: string) => spots[spot] ?? [],
    put: (spot: string, pieces: Piece[]) => (spots[spot] = pieces),
    set moving(moving: Moving | null) {
      if (!moving) return;
      moved.push(moving.piece);
      lengths.push(moving.ms);
      moving.done();
    },
  };
  return { stage: stage as unknown as Stage, moved };
}

test('whoever turns a tile over and flies on from it is seen to fly, and the tile stays face up', async () => {
  const spots: Record<string, Piece[]> = { a: [WITCH] };
  const events = [told('move', ['a', 'b']), told('reveal', ['b']), told('carried', ['b', 'c'])];
  const { stage, moved } = staged(spots, events);
  const update = { events: [], view: { seat: 0, tallies: {}, spots: { b: [TILE], c: [WITCH] } } } as unknown as Update;
  const between: string[][] = [];
  while (events.length) {
    await act(stage, events.shift()!, update);
    between.push((spots.b ?? []).map((piece) => piece.is));
  }
  expect(moved.map((piece) => piece.is)).toEqual(['witch', 'witch']);
  expect(between).toEqual([['witch'], ['tile', 'witch'], ['tile']]);
  expect(spots.c).toEqual([WITCH]);
});

test('a card is taken into a hand from under the feet of whoever stands on it, and she flies on', async () => {
  const spots: Record<string, Piece[]> = { a: [TILE, WITCH] };
  const events = [told('win', ['a', 'won-0']), told('flight', ['a', 'b'])];
  const { stage, moved } = staged(spots, events);
  stage.places.set('won-0', { ...place('won-0', 0), shape: 'hand' });
  stage.mat = matOf();
  const update = { events: [], view: { seat: 0, tallies: {}, spots: { b: [WITCH], 'won-0': [TILE] } } };
  while (events.length) await act(stage, events.shift()!, update as unknown as Update);
  expect(moved).toEqual([TILE, WITCH]);
  expect(spots.a).toEqual([]);
});

test('whoever goes on stops first, long enough to read why, and a long fall is no quicker', async () => {
  vi.useFakeTimers();
  const spots: Record<string, Piece[]> = { b: [WITCH] };
  const [reveal, back] = [told('reveal', ['b']), told('neutral', ['b', 'a'])];
  const { stage, moved } = staged(spots, [], 1);
  stage.log = [reveal, back];
  const update = { events: [], view: { seat: 0, tallies: {}, spots: { a: [WITCH] } } } as unknown as Update;
  const shown = act(stage, back, update);
  await vi.advanceTimersByTimeAsync(1400);
  expect(moved).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  await shown;
  expect(moved).toEqual([WITCH]);

  const far = Array.from({ length: 18 }, (_, index) => `tile-${index}`);
  far.forEach((name, index) => stage.places.set(name, place(name, 20 * index)));
  spots[far[0]!] = [WITCH];
  const fall = told('neutral', far);
  stage.log = [told('die', ['die']), fall];
  await act(stage, fall, { ...update, view: { ...update.view, spots: {} } } as Update);
  expect(lengths.at(-1)! / 17).toBeGreaterThan(150);
  vi.useRealTimers();
});
