/** A step in short, where its game has words for that. */

import type { Step } from '../net/types';
import { lettered, words } from '../words/words.svelte';

/**
 * `do` stands on its row, `go` on the button that plays it, `tag` on its chip instead of a number. As its effect's
 * message has it, else as its verb's; empty where neither says so. from and to are the numbers of its spots.
 */
export function short(step: Step, kind: 'do' | 'go' | 'tag', from = '', to = ''): string {
  const [a, b] = Object.values(lettered([from, to]));
  const numbers = { from: a ?? '', to: b ?? '' };
  const effect = step.effect && `effect-${step.effect.name}`;
  if (effect && words.has(effect, kind))
    return words.say(effect, { ...words.named(step.effect!.args), ...numbers }, kind);
  const [verb = '', ...rest] = step.do.split(' ');
  return words.has(`step-${verb}`, kind) ? words.say(`step-${verb}`, { ...lettered(rest), ...numbers }, kind) : '';
}
