import { beforeEach, expect, test, vi } from 'vitest';
import type { Connect, Listener } from '../src/net/connection';
import type { ClientMessage, ServerMessage, TableInfo, Update } from '../src/net/types';
import { Table } from '../src/table/table.svelte';

const chair = {
  kind: 'person',
  name: 'Jo',
  face: 0,
  level: 0,
  you: true,
  here: true,
  minded: false,
  ready: true,
  revealed: true,
} as const;
let info = {
  id: 't',
  game: 'hexentanz',
  seats: 2,
  options: {},
  status: 'running',
  chairs: [chair, { ...chair, you: false }],
} as unknown as TableInfo;
const shared: TableInfo = { ...info, chairs: [chair, { ...chair, name: 'Léo' }] };

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
vi.mock('../src/net/api', () => ({
  info: async () => info,
  layout: async () => ({ width: 1, height: 1, spots: [], glyphs: {}, regions: [] }),
  json: async () => [],
  asSeat: () => '',
}));
vi.mock('../src/board/art', () => ({
  artOf: async () => ({ sounds: new Map(), secrets: true }),
  houseArt: async () => {},
  signsArt: async () => {},
}));
vi.mock('../src/device/sound', () => ({ sound: () => {} }));
vi.mock('../src/device/prefs.svelte', () => ({ prefs: { get: () => false } }));
vi.mock('../src/device/speed', () => ({ speedOf: () => 'brisk', TIMES: { brisk: 1 } }));
vi.mock('../src/words/words.svelte', () => ({
  words: { language: 'en', load: async () => {}, has: () => false, say: (key: string) => key },
}));

/** What a table says and hears, without anything between. */
let said: ClientMessage[];
let isOpen: boolean;
let listener: Listener;
const connect: Connect = (_, ends) => {
  listener = ends;
  return { say: (message) => isOpen && said.push(message) > 0, reopen: () => {}, close: () => void (isOpen = false) };
};
const view: Update['view'] = {
  seat: 0,
  awaits: 'seats',
  awaited: [0],
  standing: null,
  spots: {},
  notes: {},
  tallies: {},
  facts: {},
};
const update: Update = {
  kind: 'update',
  at: 7,
  view,
  events: [],
  ask: [{ kind: 'choice', steps: [{ do: 'out', spot: '' }] }],
};
const hear = (message: ServerMessage) => listener.message(message);
const idOf = (message: ClientMessage | undefined): string => message?.id ?? 'none';

async function atTable(): Promise<Table> {
  const table = await Table.join('t', connect);
  listener.state('open');
  hear(update);
  return table;
}

beforeEach(() => {
  [said, isOpen] = [[], true];
  vi.stubGlobal('document', { hidden: false });
});

test('what is known is told to whoever opens the connection', async () => {
  await Table.join('t', connect);
  expect(listener.known()).toEqual({ at: -1, seat: 0 });
  hear(update);
  expect(listener.known()).toEqual({ at: 7, seat: 0 });
});

test('a move is one message, said again when the connection is back', async () => {
  const table = await atTable();
  isOpen = false;
  table.play('out');
  expect(said).toEqual([]);
  expect(table.isSending(0)).toBe(true);
  isOpen = true;
  listener.state('open');
  expect(said).toMatchObject([{ kind: 'do', step: 'out', at: 7, seat: 0 }]);
  hear({ kind: 'ok', id: idOf(said[0]), at: 8 });
  expect(table.isSending(0)).toBe(false);
});

test('a refusal is shown with its clause, and the move is over', async () => {
  const table = await atTable();
  table.play('out');
  hear({ kind: 'refused', id: idOf(said[0]), clause: 'HT-08', args: {}, message: 'No.' });
  expect(table.owl).toMatchObject({ clause: 'HT-08', message: 'No.' });
  expect(table.denied?.step).toBe('out');
  expect(table.isSending(0)).toBe(false);
});

test('an answer goes to its own question, an error ends it without an owl', async () => {
  const table = await atTable();
  const [first, second, third] = [table.preview('out'), table.preview('out'), table.why('out')];
  const preview = { name: 'out', args: {}, clauses: [], ways: [], marks: [] };
  hear({ kind: 'preview', id: idOf(said[1]), preview, message: '' });
  hear({ kind: 'error', id: idOf(said[0]), error: 'notation', message: 'What?' });
  hear({ kind: 'why', id: idOf(said[2]), clause: '', args: {}, message: '' });
  expect(await first).toBeNull();
  expect(await second).toEqual(preview);
  expect(await third).toBe(false);
  expect(table.owl).toBeNull();
});

test('an error that belongs to no question is told', async () => {
  const table = await atTable();
  hear({ kind: 'error', id: '', error: 'too-fast', message: 'Slowly!' });
  expect(table.owl?.message).toBe('Slowly!');
});

test('whoever is sent away hears why, and does not knock for ever', async () => {
  const table = await atTable();
  hear({ kind: 'bye', reason: 'unwelcome' });
  expect(isOpen).toBe(true);
  hear({ kind: 'error', id: '', error: 'sent-away', message: 'The host has sent this device away.' });
  expect(isOpen).toBe(false);
  expect(table.owl?.message).toBe('The host has sent this device away.');
});

test('a house that restarts is waited for', async () => {
  await atTable();
  hear({ kind: 'bye', reason: 'restart' });
  hear({ kind: 'error', id: '', error: 'house-full', message: 'Later.' });
  expect(isOpen).toBe(true);
});

test('a curtain falls at once, and goes up only when the view of the seat before is gone', async () => {
  const alone = info;
  info = shared;
  const table = await atTable();
  info = alone;
  hear({ ...update, at: 8, view: { ...view, awaited: [1] }, ask: [] });
  await vi.waitFor(() => expect(table.curtain).toBe(1));
  expect(said.at(-1)).toMatchObject({ kind: 'as', seat: null });
  table.lift();
  expect(table.curtain).toBe(1); // the house has not answered yet
  hear({ ...update, at: 8, view: { ...view, seat: null, awaited: [1] }, ask: [] });
  table.lift();
  expect(table.curtain).toBeNull();
  expect(said.at(-1)).toMatchObject({ kind: 'as', seat: 1 });
});
