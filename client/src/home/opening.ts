/** From the home page to a table. */

import * as api from '../net/api';
import type { GameInfo } from '../net/types';
import { words } from '../words/words.svelte';

export type Way = 'bots' | 'friends' | 'device';
const BOT_LEVEL = 2;

/** Set up a table, take the first chair, and go there. Against bots the game begins at once. */
export async function open(game: GameInfo, way: Way, seats: number, name: string): Promise<void> {
  const table = await api.create({ game: game.name, seats, language: words.language });
  await api.sit(table.id, 0, name);
  if (way === 'bots') {
    for (let seat = 1; seat < table.seats; seat++) await api.seatBot(table.id, seat, BOT_LEVEL);
    await api.start(table.id);
  }
  location.assign(`/table/${table.id}`);
}
