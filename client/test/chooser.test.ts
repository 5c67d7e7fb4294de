import { beforeEach, expect, test, vi } from 'vitest';
import type { Piece, Preview, Question } from '../src/net/types';
import { press } from '../src/prompt/choosing';
import { Chooser } from '../src/table/chooser.svelte';
import type { Table } from '../src/table/table.svelte';

vi.mock('../src/device/sound', () => ({ sound: () => {} }));
vi.mock('../src/device/prefs.svelte', () => ({ prefs: { get: () => false } }));
vi.mock('../src/words/words.svelte', () => ({ words: { has: () => false } }));
vi.mock('../src/table/table.svelte', () => ({ said: (message: string) => ({ message }) }));

const shown = (...spots: string[]): Preview => ({ ways: [spots], marks: [], clauses: [] }) as unknown as Preview;
const step = (text: string, spot: string, to?: string) => ({ do: text, spot, to });
const choice = (...steps: object[]): Question => ({ kind: 'choice', steps }) as unknown as Question;
const spots: Record<string, Piece[]> = {
  'witch-1': [{ is: 'witch', value: '1' }],
  'witch-2': [{ is: 'witch', value: '2' }],
};

let previews: ((preview: Preview | null) => void)[];
let table: Table & { play: ReturnType<typeof vi.fn>; why: ReturnType<typeof vi.fn> };

function asked(...ask: Question[]): Chooser {
  table.ask = ask;
  const chooser = new Chooser(table);
  chooser.begin();
  return chooser;
}

beforeEach(() => {
  previews = [];
  table = {
    ask: [],
    seat: 0,
    curtain: null,
    layout: { regions: [] },
    art: { piece: (piece: Piece) => ({ item: piece.is === 'witch', step: '' }), shape: () => undefined },
    stage: { view: { spots }, places: new Map() },
    play: vi.fn(),
    why: vi.fn(() => Promise.resolve(false)),
    preview: () => new Promise((resolve) => previews.push(resolve)),
  } as unknown as typeof table;
});

test('what is chosen is shown first, and played when it is pressed again', async () => {
  const chooser = asked(choice(step('move 1', 'ring-1'), step('move 2', 'ring-2')));
  expect([...chooser.lit]).toEqual(['ring-1', 'ring-2']);
  press(chooser, 'ring-2');
  expect(chooser.chosenSpots).toEqual(['ring-2']);
  expect(table.play).not.toHaveBeenCalled();
  press(chooser, 'ring-2');
  expect(table.play).toHaveBeenCalledExactlyOnceWith('move 2');
});

test('a preview that comes when something else is chosen is not shown', async () => {
  const chooser = asked(choice(step('move 1', 'ring-1'), step('move 2', 'ring-2')));
  press(chooser, 'ring-1');
  press(chooser, 'ring-2');
  const [first, second] = previews;
  second!(shown('ring-2', 'ring-5'));
  await Promise.resolve();
  first!(shown('ring-1', 'ring-4'));
  await Promise.resolve();
  expect(chooser.preview).toEqual(shown('ring-2', 'ring-5'));
});

test('where the chosen step ends, a press plays it', async () => {
  const chooser = asked(choice(step('move 1', 'ring-1', 'ring-4'), step('move 2', 'ring-2')));
  press(chooser, 'ring-4');
  expect(table.play).not.toHaveBeenCalled();
  press(chooser, 'ring-1');
  press(chooser, 'ring-4');
  expect(table.play).toHaveBeenCalledExactlyOnceWith('move 1');
});

test('several steps of one spot follow one another', () => {
  const chooser = asked(choice(step('move 1', 'ring-1'), step('look 1', 'ring-1'), step('move 2', 'ring-2')));
  press(chooser, 'ring-1');
  expect(chooser.text).toBe('move 1');
  press(chooser, 'ring-1');
  expect(chooser.text).toBe('look 1');
  expect(table.play).not.toHaveBeenCalled();
});

test('the only step is chosen at once, and never played by itself', () => {
  const chooser = asked(choice(step('out', 'home')));
  expect(chooser.text).toBe('out');
  expect(table.play).not.toHaveBeenCalled();
});

test('new questions, and a wish for something else, forget what was chosen', () => {
  const chooser = asked(choice(step('move 1', 'ring-1'), step('move 2', 'ring-2')));
  press(chooser, 'ring-1');
  chooser.later();
  expect(chooser.text).toBe('');
  press(chooser, 'ring-1');
  chooser.begin();
  expect(chooser.chosenSpots).toEqual([]);
});

test('the items of a set are picked on the board, the oldest makes room, and the whole set is a step', () => {
  const set = { kind: 'set', verb: 'hide', items: ['1', '2', '3'], size: 2 } as unknown as Question;
  const chooser = asked(set);
  expect([...chooser.lit]).toEqual(['witch-1', 'witch-2']);
  press(chooser, 'witch-2');
  expect(chooser.text).toBe('');
  press(chooser, 'witch-1');
  expect(chooser.picked).toEqual(['1', '2']);
  expect(chooser.text).toBe('hide 1 2');
  press(chooser, 'witch-2');
  expect(chooser.picked).toEqual(['1']);
  expect(chooser.text).toBe('');
});
