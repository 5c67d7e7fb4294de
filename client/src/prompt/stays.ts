/** Why pieces cannot be moved now: asked of the house, and told together where the reason is the same. */

import type { Piece } from '../net/types';
import type { Chooser } from '../table/chooser.svelte';
import { words } from '../words/words.svelte';
import { filled } from './filled';

export interface Idle {
  template: string; // of the step that would move it
  spot: string;
  piece: Piece;
  name: string; // the number that it is known by
}

export async function refusals(chooser: Chooser, idle: Idle[]): Promise<{ why: string; names: string[] }[]> {
  const offered = new Set(chooser.steps.map((step) => step.do));
  // where something else is asked, such as a card, nobody thinks of moving a piece
  if (!idle.some(({ template, spot, piece }) => offered.has(filled(template, spot, piece) ?? ''))) return [];
  const isLit = (spot: string): boolean => chooser.steps.some((step) => step.spot === spot);
  const found = new Map<string, string[]>();
  const asked = new Set<string>();
  for (const { template, spot, piece, name } of idle) {
    const text = filled(template, spot, piece);
    if (!text || !name || offered.has(text) || isLit(spot) || asked.has(text)) continue;
    asked.add(text);
    const answer = await chooser.table.question({ kind: 'why', step: text });
    if (answer?.kind !== 'why' || !answer.clause) continue;
    const why = words.refusal(answer);
    found.set(why, [...(found.get(why) ?? []), name]);
  }
  return [...found].map(([why, names]) => ({ why, names }));
}
