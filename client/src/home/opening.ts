/** From the home page to a table. */

import { seenHints } from '../device/hints';
import { fitting } from '../device/fitting';
import { keepLanguage } from '../device/language';
import { prefs, type Company, type Who } from '../device/prefs.svelte';
import { lazy } from '../net/lazy';
import type { GameInfo, NewChair, NewTable } from '../net/types';
import { words } from '../words/words.svelte';

export type Way = 'bots' | 'friends' | 'device';
export const ICONS: Record<Way, string> = { bots: 'i-play', friends: 'i-people', device: 'i-device' };
const [BALAI, CHATON, CHAT] = [1, 2, 3];
const THREE = 3; // enough for every game to be itself

/**
 * With whom a game is played, unless one says otherwise: as the last time. Whoever has never seen it meets beginners:
 * nobody learns a race from those who win it in two seconds. Children meet those who are on a broom for the first time,
 * and what they chose is remembered apart.
 */
export function companyOf(game: GameInfo): Company {
  const known = seenHints.knows(game.name) || !prefs.get('hints') ? CHAT : CHATON;
  const usual = prefs.get('children') ? BALAI : known;
  const seats = Math.min(Math.max(game.fewest_seats, THREE), game.most_seats);
  const company = { seats, level: usual, ...prefs.get('company')[keyOf(game)] };
  return company.fitting ? { ...company, level: fitting.level(game.name, company.level) } : company;
}

const keyOf = ({ name }: GameInfo): string => (prefs.get('children') ? `${name} children` : name);

/** From now on. What fits begins with the level that was chosen last. */
export function choose(game: GameInfo, wish: Partial<Company>): void {
  prefs.set('company', { ...prefs.get('company'), [keyOf(game)]: { ...companyOf(game), ...wish } });
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
  if (way === 'bots') choose(game, { seats }); // against the same ones the next time, also when the game is known
  // with friends somebody may come late, and a bot gets up for them
  const wish = { game: game.name, seats, chairs, start: way === 'bots', latecomers: way === 'friends' };
  await go({ ...wish, language: words.language });
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
