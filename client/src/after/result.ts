/** How a game came out, in a line: who won, and why. */

import type { View } from '../net/types';
import { words } from '../words/words.svelte';

/** Empty while it is not over. What was told last may be something that was only laid open afterwards. */
export function resultOf({ standing, ending }: View): string {
  const winners = (standing ?? []).flatMap((place, seat) => (place === 1 ? [words.seat(seat)] : []));
  if (!winners.length) return '';
  const title = words.say('after-title', { names: words.listed(winners), count: winners.length });
  return ending ? `${title} ${words.of('end', ending)}` : title;
}
