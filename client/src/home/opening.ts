/** From the home page to a table. */

import { seenHints } from '../device/hints';
import { keepLanguage } from '../device/language';
import { prefs, type Company, type Who } from '../device/prefs.svelte';
import { lazy } from '../net/lazy';
import type { GameInfo, NewChair, NewTable } from '../net/types';
import { words } from '../words/words.svelte';

export type Way = 'bots' | 'friends' | 'device';
export const ICONS: Record<Way, string> = { bots: 'i-play', friends: 'i-people', device: 'i-device' };
const [APPRENTICE, WITCH] = [1, 2];
const THREE = 3; // enough for every game to be itself

/**
 * With whom a game is played, unless one says otherwise: as the last time. Whoever has never seen it meets beginners:
 * nobody learns a race from those who win it in two seconds.
 */
export function companyOf(game: GameInfo): Company {
  const level = seenHints.knows(game.name) || !prefs.get('hints') ? WITCH : APPRENTICE;
  const seats = Math.min(Math.max(game.fewest_seats, THREE), game.most_seats);
  return { seats, level, ...prefs.get('bots')[game.name] };
}

function bots(game: GameInfo, count: number): NewChair[] {
  const { level } = companyOf(game);
  return Array.from({ length: count }, () => ({ level }));
}

/**
 * Set up a table, sit down, and go there. Against bots the game begins by itself, once the table's page has told its
 * share in the dice.
 */
export async function open(game: GameInfo, way: Way, seats: number, me: Who): Promise<void> {
  const chairs = [me, ...(way === 'bots' ? bots(game, seats - 1) : [])];
  await go({ game: game.name, seats, chairs, start: way === 'bots', language: words.language });
}

/** Everybody on this device: there is nobody to wait for. */
export const openHere = (game: GameInfo, people: Who[], others: number): Promise<void> =>
  go({
    game: game.name,
    seats: people.length + others,
    chairs: [...people, ...bots(game, others)],
    start: true,
    language: words.language,
  });

async function go(wish: NewTable): Promise<void> {
  keepLanguage(words.language); // as the table speaks
  const { create } = await lazy(() => import('../net/shares'));
  location.assign(`/table/${(await create(wish)).id}`);
}
