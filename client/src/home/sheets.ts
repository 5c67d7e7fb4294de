/** What stands in the place of the home page: sheets are pages of their own, with an address to come back to. */

import type { Way } from './opening';

export type Sheet =
  | { kind: 'none' }
  | { kind: 'me' }
  | { kind: 'device'; game: string }
  | { kind: 'against'; game: string } // which bots
  | { kind: 'meet'; game: string; way: Way; seats: number }; // who plays? Then the game begins

export function sheetOf(search: string): Sheet {
  const query = new URLSearchParams(search);
  const game = query.get('game') ?? '';
  if (query.has('me')) return { kind: 'me' };
  if (game && query.get('way') === 'device') return { kind: 'device', game };
  if (game && query.has('against')) return { kind: 'against', game };
  if (game)
    return {
      kind: 'meet',
      game,
      way: query.get('way') === 'friends' ? 'friends' : 'bots',
      seats: Number(query.get('seats')),
    };
  return { kind: 'none' };
}

export function addressOf(sheet: Sheet): string {
  if (sheet.kind === 'none') return '/';
  if (sheet.kind === 'me') return '/?me';
  if (sheet.kind === 'against') return `/?game=${sheet.game}&against`;
  if (sheet.kind === 'device') return `/?game=${sheet.game}&way=device`;
  return `/?game=${sheet.game}&way=${sheet.way}&seats=${sheet.seats}`;
}
