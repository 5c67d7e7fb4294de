/** What a tap means to somebody who is about to do something. */

import { prefs } from '../device/prefs.svelte';
import { sound } from '../device/sound';
import type { Piece, Step } from '../net/types';
import type { Chooser } from '../table/chooser.svelte';
import { said } from '../table/table.svelte';
import { words } from '../words/words.svelte';
import { filled } from './filled';

/** The steps that cards in the hand stand for, each by its card alone. */
export function dealt(chooser: Chooser): Step[] {
  const { seat, stage, art } = chooser.table;
  const spot = `hand-${seat}`;
  const cards = (stage.view?.spots[spot] ?? []).filter((piece) => art.piece(piece).choice);
  return cards.flatMap((piece) => stepOf(chooser, piece, spot) ?? []);
}

/** The steps that belong to the same spot as the chosen one. */
export function siblings({ step, steps }: Chooser): Step[] {
  return step?.spot ? steps.filter((one) => one.spot === step.spot) : [];
}

export function stepOf({ steps, table }: Chooser, piece: Piece, spot: string): Step | undefined {
  const text = filled(table.art.piece(piece).step, spot, piece);
  return text ? steps.find((one) => one.do === text) : undefined;
}

/** So many items of the set as are still missing, drawn from all of them. */
export async function draw(chooser: Chooser): Promise<void> {
  const { set } = chooser;
  if (!set) return;
  const left = set.items.filter((item) => !chooser.picked.includes(item));
  for (let missing = set.size - chooser.picked.length; missing > 0; missing--)
    await toggle(chooser, left.splice(crypto.getRandomValues(new Uint32Array(1))[0]! % left.length, 1)[0]!);
}

export async function toggle(chooser: Chooser, item: string): Promise<void> {
  const { set } = chooser;
  if (!set) return;
  sound('press');
  const without = chooser.picked.filter((one) => one !== item);
  if (without.length === chooser.picked.length) without.push(item);
  chooser.picked = without.slice(-set.size).sort((one, other) => set.items.indexOf(one) - set.items.indexOf(other));
  // never played by the last touch: what is named is not taken back
  if (chooser.picked.length === set.size) void chooser.choose(`${set.verb} ${chooser.picked.join(' ')}`);
  else [chooser.text, chooser.preview] = ['', null];
}

/** A tap on a spot: choose, choose again to play, play where the chosen step ends, or say why not. */
export function press(chooser: Chooser, spot: string): void {
  const { art, stage } = chooser.table;
  // where a piece can do several things, to bring it home is meant first
  const here = chooser.steps.filter((step) => step.spot === spot);
  here.sort((one, other) => Number(other.effect?.sign === 'home') - Number(one.effect?.sign === 'home'));
  const item = chooser.picksFrom && chooser.itemAt(spot, chooser.picksFrom.items);
  if (item) void toggle(chooser, item);
  else if (here.length) cycle(chooser, here);
  else if (isEnd(chooser, spot)) chooser.go();
  else void explain(chooser, spot, art.shape(stage.places.get(spot)?.shape ?? '')?.step ?? '');
}

/** Whether the chosen step ends there. Whoever sees the piece on it already presses that spot. */
const isEnd = ({ step, preview }: Chooser, spot: string): boolean =>
  step?.to === spot || preview?.ways[0]?.at(-1) === spot;

/** A tap on a piece in a hand. */
export function pressPiece(chooser: Chooser, piece: Piece, spot: string): void {
  const text = filled(chooser.table.art.piece(piece).step, spot, piece);
  const step = chooser.steps.find((one) => one.do === text);
  if (step) cycle(chooser, [step]);
  else void explain(chooser, spot, text);
}

/**
 * Somebody means this step: it is shown first and played when meant again, or at once where no confirmation is wanted.
 */
export function pick(chooser: Chooser, text: string): void {
  const isShown = prefs.get('children') || !prefs.get('quick'); // who does not read confirms by its picture
  if (chooser.text !== text && isShown) return void chooser.choose(text);
  chooser.text = text;
  chooser.go();
}

function cycle(chooser: Chooser, steps: Step[]): void {
  const at = steps.findIndex((step) => step.do === chooser.text);
  if (steps.length === 1) pick(chooser, steps[0]!.do);
  else void chooser.choose(steps[(at + 1) % steps.length]!.do);
}

async function explain(chooser: Chooser, spot: string, template: string): Promise<void> {
  const { art, curtain, seat, stage, why } = chooser.table;
  if (curtain !== null || chooser.pad) return;
  if (words.has(`spot-${spot.split('-')[0]}`, 'about')) {
    // nothing is ever done there: it says what it is for
    chooser.table.owl = said(words.spot(spot, 'about'));
    return;
  }
  if (seat === null) return;
  const pieces = stage.view?.spots[spot] ?? [];
  const own = pieces.map((piece) => art.piece(piece).step).findLast(Boolean);
  const text = filled(own || template, spot, pieces.at(-1));
  if (!text || !(await why(text))) return;
  chooser.shaking = spot;
  setTimeout(() => (chooser.shaking = ''), 320);
}
