import { expect, test } from 'vitest';
import type { Art } from '../src/board/art';
import { movers } from '../src/board/movers';
import type { Piece, Preview } from '../src/net/types';

const art = {
  piece: (piece: Piece) => ({ flat: piece.is === 'tile', step: piece.is === 'witch' ? 'move {value}' : '' }),
} as unknown as Art;
const witch = (value: string): Piece => ({ is: 'witch', value });
const of = (...ways: string[][]): Preview => ({ name: 'move', args: {}, clauses: [], ways, marks: [] });

test('of several on one spot that one goes which stands for the step', () => {
  const [first] = movers(of(['start-0', 'tile-1']), 'move 2', { 'start-0': [witch('1'), witch('2'), witch('3')] }, art);
  expect(first).toEqual({ piece: witch('2'), goesOn: false });
});

test('who is carried on is the same one, and who is pushed another', () => {
  const carried = movers(
    of(['tile-1', 'tile-2'], ['tile-2', 'tile-9']),
    'move 1',
    { 'tile-1': [witch('1')], 'tile-2': [{ is: 'tile' }] },
    art,
  );
  expect(carried[1]).toEqual({ piece: witch('1'), goesOn: true });
  const pushed = movers(
    of(['ring-1', 'ring-2'], ['ring-2', 'ring-9']),
    'move 1',
    { 'ring-1': [witch('1')], 'ring-2': [{ is: 'hat' }] },
    art,
  );
  expect(pushed[1]).toEqual({ piece: { is: 'hat' }, goesOn: false });
});

test('a card that stands for the step goes, though it lies flat', () => {
  const cards = { piece: () => ({ flat: true, step: 'play {value}' }) } as unknown as Art;
  const card = (value: string): Piece => ({ is: 'card', value });
  const [first] = movers(of(['hand-1', 'outside-7']), 'play 4', { 'hand-1': [card('3'), card('4')] }, cards);
  expect(first).toEqual({ piece: card('4'), goesOn: false });
});
