/** Sounds, for those who want them: they are fetched with the first touch, before which browsers allow none. */

import { prefs } from './prefs.svelte';
import type { tones } from './tones';

export type Sound = keyof typeof tones;

const LATER = 1000; // ms: to be ready to sound takes a while, for which the first moves are not to wait

let context: AudioContext | undefined;
let waking: number | undefined;
let known: typeof tones | undefined;

export function wakeSound(): void {
  if (!prefs.get('sound')) return;
  waking ??= window.setTimeout(() => (context = new AudioContext()), LATER);
  if (context?.state === 'suspended') void context.resume(); // where only a touch itself may do it
  if (!known)
    import('./tones').then(
      (module) => (known = module.tones),
      () => {},
    ); // with the next touch, then
}

/** at: in so many seconds. From a hidden tab only the call for somebody who is waited for is heard. */
export function sound(name: Sound, at = 0): void {
  const allowed = prefs.get('sound') && (!document.hidden || name === 'call');
  if (allowed && context?.state === 'running') known?.[name](context, at);
}
