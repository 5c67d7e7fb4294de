/** From the home page to a table. */

import { keepLanguage } from '../device/language';
import type { Who } from '../device/prefs.svelte';
import * as api from '../net/tables';
import type { GameInfo } from '../net/types';
import { words } from '../words/words.svelte';

export type Way = 'bots' | 'friends' | 'device';
const BOT_LEVEL = 2;

const bots = (count: number): api.NewChair[] => Array.from({ length: count }, () => ({ level: BOT_LEVEL }));

/** Set up a table, sit down, and go there. Against bots the game begins by itself, once the table's page has given its seed. */
export async function open(game: GameInfo, way: Way, seats: number, me: Who): Promise<void> {
  const chairs = [me, ...(way === 'bots' ? bots(seats - 1) : [])];
  await go({ game: game.name, seats, chairs, start: way === 'bots', language: words.language });
}

/** Everybody on this device: there is nobody to wait for. */
export const openHere = (game: GameInfo, people: Who[], others: number): Promise<void> =>
  go({ game: game.name, seats: people.length + others, chairs: [...people, ...bots(others)], start: true, language: words.language });

async function go(wish: api.NewTable): Promise<void> {
  keepLanguage(words.language); // as the table speaks
  location.assign(`/table/${(await api.create(wish)).id}`);
}
