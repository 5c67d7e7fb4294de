import { expect, test, vi } from 'vitest';
import { sceneOf } from '../src/children/scene';
import type { Piece, Preview, SpotPlace } from '../src/net/types';
import type { Chooser } from '../src/table/chooser.svelte';

vi.mock('../src/device/sound', () => ({ sound: () => {} }));
vi.mock('../src/device/prefs.svelte', () => ({ prefs: { get: () => false } }));
vi.mock('../src/words/words.svelte', () => ({ words: { has: () => false } }));

const PICTURES = ['step-pay', 'step-pay-leave', 'step-run'];
const coin: Piece = { is: 'coin' };
const place = (name: string, shape: string) => [name, { name, shape, colour: -1 } as SpotPlace] as const;
const chooser = {
  picked: [],
  table: {
    seat: 0,
    colours: [0],
    art: {
      has: (name: string) => PICTURES.includes(name),
      href: (name: string) => `#${name}`,
      piece: () => ({ flat: false, step: '' }),
      shape: () => undefined,
    },
    layout: { spots: [] },
    stage: {
      view: { spots: { 'coins-0': [coin], 'step-1': [{ is: 'runner' }] } },
      places: new Map([
        place('coins-0', 'hand'),
        place('paid-0', 'hand'),
        place('step-1', 'stone'),
        place('step-3', 'stone'),
      ]),
      at: () => [],
    },
  },
} as unknown as Chooser;
const preview = (name: string, ...way: string[]) =>
  ({ name, args: {}, clauses: [], ways: [way], marks: [] }) as Preview;

test('what is paid is shown by the game’s own picture of what one gets for it', () => {
  const leave = sceneOf(chooser, undefined, 'pay', preview('pay-leave', 'coins-0', 'paid-0'));
  expect(leave).toMatchObject({ own: '#step-pay-leave', hops: 0 });
  expect(sceneOf(chooser, undefined, 'pay', preview('pay-water', 'coins-0', 'paid-0')).own).toBe('#step-pay');
});

test('what goes over the board is shown as hops, with the game’s own picture beside it', () => {
  const run = sceneOf(chooser, undefined, 'run', preview('run', 'step-1', 'step-2', 'step-3'));
  expect(run).toMatchObject({ own: '#step-run', hops: 2, who: [{ is: 'runner' }] });
});
