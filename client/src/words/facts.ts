/** What a view states as single values, in sentences; what goes without saying is left out. */

import type { View } from '../net/types';
import { words } from './words.svelte';

export const factsOf = ({ facts, seat }: View): string[] =>
  Object.entries(facts).flatMap(([name, value]) => {
    const key = `fact-${name}`;
    if (!words.has(key, 'said')) return [];
    if (value === seat && words.has(key, 'you')) return words.say(key, {}, 'you');
    return words.say(key, { value, seat: typeof value === 'number' ? words.seat(value) : '' }, 'said');
  });
