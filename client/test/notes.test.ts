import { beforeEach, expect, test, vi } from 'vitest';
import { Notes } from '../src/table/notes.svelte';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('a tap strikes out, another one doubts, a third one wipes', () => {
  const notes = new Notes('t', 0);
  notes.turn('7');
  expect(notes.marks).toEqual({ 7: 'no' });
  notes.turn('7');
  expect(notes.marks).toEqual({ 7: 'maybe' });
  notes.turn('7');
  expect(notes.marks).toEqual({});
});

test('they are there after a reload, for the same seat of the same table alone', () => {
  new Notes('t', 0).turn('7');
  expect(new Notes('t', 0).marks).toEqual({ 7: 'no' });
  expect(new Notes('t', 1).marks).toEqual({});
  expect(new Notes('u', 0).marks).toEqual({});
});

test('all of them can be wiped', () => {
  const notes = new Notes('t', 0);
  notes.turn('7');
  notes.turn('9');
  notes.clear();
  expect(new Notes('t', 0).marks).toEqual({});
});
