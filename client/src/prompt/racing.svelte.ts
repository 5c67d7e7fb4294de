/** What all pads of a race share: the moment of a press, the keys, the time that is left. */

import type { Described } from '../net/types';
import { words } from '../words/words.svelte';
import { keyOf } from './keys';

/**
 * The step that a press says. Its moment comes from the event's own clock, which counts from the same zero as painting.
 */
export function answer(question: Described, item: string, since: number, event: Event): string {
  const ms = Math.round(Math.min(Math.max(event.timeStamp - since, 0), question.limit ?? 0));
  return `${question.verb} ${item} @${ms}`;
}

/** The item that a key stands for. */
export function keyed(question: Described, keys: string[], event: KeyboardEvent): string | undefined {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return question.items[keys.indexOf(keyOf(event))];
}

export const symbol = (item: string): string => `pad-${item.replaceAll(' ', '-')}`;

export function label(item: string): string {
  const key = symbol(item);
  return words.say(key, {}, words.has(key, 'formula') ? 'formula' : '');
}

const TICK = 100; // ms: who draws it lets it glide in between, so that nothing but presses keeps the page busy

/** How much of the time is left, 1 to 0. To be called while a component is set up. */
export function timeLeft(
  since: () => number,
  limit: () => number,
): { readonly share: number; readonly seconds: number } {
  let share = $state(1);
  $effect(() => {
    const timer = setInterval(() => (share = Math.max(0, 1 - (performance.now() - since()) / limit())), TICK);
    return () => clearInterval(timer);
  });
  return {
    get share() {
      return share;
    },
    get seconds() {
      return Math.ceil((share * limit()) / 1000);
    },
  };
}
