/** Sounds, for those who want them: they are fetched with the first touch, before which browsers allow none. */

import { prefs } from './prefs.svelte';
import type { tones } from './tones';

let context: AudioContext | undefined;
let known: typeof tones | undefined;

export function wakeSound(): void {
  if (!prefs.get('sound')) return;
  context ??= new AudioContext();
  void context.resume();
  if (!known) import('./tones').then((module) => (known = module.tones), () => {}); // with the next touch, then
}

/** at: in so many seconds. From a hidden tab only the call for somebody who is waited for is heard. */
export function sound(name: keyof typeof tones, at = 0): void {
  const allowed = prefs.get('sound') && (!document.hidden || name === 'call');
  if (allowed && context?.state === 'running') known?.[name](context, at);
}
