import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Art } from '../src/board/art';
import type { Layout, Piece, SpotPlace, Told, Update, View } from '../src/net/types';
import { Stage } from '../src/table/stage.svelte';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
vi.mock('../src/net/lazy', async () => {
  const acting = await import('../src/table/acting');
  return { lazy: () => Promise.resolve(acting) }; // already fetched
});
// Nothing is heard here, and nobody's preferences are read.
vi.mock('../src/device/sound', () => ({ sound: () => {} }));
vi.mock('../src/device/speed', () => ({ speedOf: () => 'normal', TIMES: { normal: 1 } }));

const CALM = 1.8;
const BRISK = 0.6;
const hat: Piece = { is: 'hat' };
const picture = { id: 'hat', box: [0, 0, 64, 64], scale: 1, size: 0, lift: 0, flat: false };
const art = {
  piece: () => picture,
  has: () => false,
  shape: () => undefined,
  sounds: new Map(),
} as unknown as Art;
const place = (name: string, shape: string): SpotPlace => ({
  name,
  shape,
  x: 0,
  y: 0,
  width: 64,
  height: 64,
  turn: 0,
  colour: -1,
  stands: [],
  taper: 0,
});
const names = Array.from({ length: 36 }, (_, square) => `ring-${square}`);

function viewOf(hats: number[], awaited: number[]): View {
  const spots = Object.fromEntries(hats.map((square) => [`ring-${square}`, [{ ...hat }]]));
  return {
    seat: 0,
    awaits: 'seats',
    awaited,
    standing: null,
    spots,
    notes: {},
    tallies: {},
    facts: {},
  } as unknown as View;
}
const told = (actor: number, name: string, path: string[], seat = actor): Told => ({
  at: 0,
  actor,
  name,
  args: { seat },
  path,
  clauses: [],
});
const hop = (seat: number, from: number, to: number) => told(seat, 'move', names.slice(from, to + 1));
// after who decided last, for whoever is next
const die = (decider: number, seat: number) => told(decider, 'die', ['die'], seat);
const update = (events: Told[], hats: number[], awaited: number[]): Update =>
  ({ kind: 'update', at: 0, events, view: viewOf(hats, awaited), ask: [] }) as unknown as Update;

const FIRST = [5, 20, 25];
const mine = () => update([hop(0, 5, 9), die(0, 1)], [9, 20, 25], [1]);
const theirs = () => update([hop(1, 25, 30), die(1, 2)], [9, 20, 30], [2]);

function opened(pace = 1): Stage {
  const spots = [...names.map((name) => place(name, 'stone')), place('die', 'die')];
  const stage = new Stage(3, { spots } as Layout, art);
  stage.pace = () => pace;
  stage.show(update([], FIRST, [0]), true);
  return stage;
}
/** The squares with a hat, and the hat under way: nobody may lose one from sight. */
const seen = (stage: Stage) => names.filter((name) => stage.at(name).length).length + (stage.moving ? 1 : 0);

/** Let everything under way come to its end, and look at every moment of it. */
async function watch(stage: Stage, look: () => void = () => {}): Promise<void> {
  for (let moment = 0; stage.busy && moment < 400; moment++) {
    look();
    stage.moving?.done();
    await vi.advanceTimersByTimeAsync(25);
  }
  expect(stage.busy).toBe(false);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => void vi.useRealTimers());

test('whoever moves is seen at every moment, on the way and where the way ends', async () => {
  const stage = opened();
  stage.show(mine());
  stage.show(theirs()); // comes while the first one is shown
  const counts = new Set<number>();
  await watch(stage, () => counts.add(seen(stage)));
  expect([...counts]).toEqual([FIRST.length]);
  expect(names.filter((name) => stage.at(name).length)).toEqual(['ring-9', 'ring-20', 'ring-30']);
});

test.each(['a touch', 'another view'])('%s that breaks a move off leaves nobody on the way', async (how) => {
  const stage = opened();
  stage.show(mine());
  await vi.advanceTimersByTimeAsync(50);
  expect(stage.moving).not.toBeNull();
  stage.finish = stage.moving!.done; // as the board does
  if (how === 'a touch') stage.skip();
  else stage.show(theirs(), true);
  await watch(stage);
  expect(stage.moving).toBeNull();
  expect(stage.at('ring-9')).toHaveLength(1);
  expect(seen(stage)).toBe(FIRST.length);
});

test('whose turn it is and what is said are of the same moment', async () => {
  const stage = opened();
  stage.show(mine());
  stage.show(theirs());
  const moments = new Set<string>();
  await watch(stage, () => {
    const last = stage.log.at(-1);
    if (last) moments.add(`${last.args.seat} ${last.name}, turn of ${stage.view?.awaited}`);
  });
  expect([...moments]).toEqual(['0 move, turn of 0', '1 die, turn of 1', '1 move, turn of 1', '2 die, turn of 2']);
});

test.each([
  [CALM, true],
  [1, false],
  [BRISK, false],
])('at %f times the usual time there is a rest between two turns: %s', async (pace, rests) => {
  const stage = opened(pace);
  stage.show(mine());
  await vi.advanceTimersByTimeAsync(50);
  stage.moving!.done(); // the move is over, the next seat's die is to fall
  await vi.advanceTimersByTimeAsync(500);
  expect(stage.log.at(-1)?.name).toBe(rests ? 'move' : 'die');
  await watch(stage);
  expect(stage.log.at(-1)?.name).toBe('die');
});

test('nobody rests while a clock runs', async () => {
  const stage = opened(CALM);
  stage.show({ ...mine(), clock: { '1': 30_000 } } as Update);
  await vi.advanceTimersByTimeAsync(50);
  stage.moving!.done();
  await vi.advanceTimersByTimeAsync(500);
  expect(stage.log.at(-1)?.name).toBe('die');
});
