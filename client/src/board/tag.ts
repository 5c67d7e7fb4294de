/** Where spots wear their numbers, each of them where it can be read. */

import type { SpotPlace } from '../net/types';
import type { Art } from './art';
import { lastNumber } from './spread';

interface Size {
  width: number;
  height: number;
}

export interface Tag {
  spot: SpotPlace;
  text: string;
  x: number; // from the middle of the spot
  y: number;
  isPushed: boolean; // it made way, and is tied to its spot
}

const GAP = 22; // board units
const HIGH = 38; // of a tag, at its smallest
const APART = 1; // between two of them
const SMALLEST = 27; // board units that its digits are high
const MOST_GROWN = 1.8;
const PUSH = 6; // so much farther it is tried again
const [FARTHEST, ASIDE] = [180, 60];
const TIED = 20; // so far away nobody would know whose number it is

/** How far a tag may be pushed, towards the middle and aside: the least first. */
const PUSHES = Array.from({ length: FARTHEST / PUSH }, (_, row) =>
  Array.from({ length: (2 * ASIDE) / PUSH + 1 }, (_, column) => [row * PUSH, column * PUSH - ASIDE] as const),
)
  .flat()
  .sort(([in1, aside1], [in2, aside2]) => Math.hypot(in1, aside1) - Math.hypot(in2, aside2));

/**
 * Where a spot wears a number, from its middle: where its shape says, else on the side towards the middle of the board.
 */
export function tagAt(spot: SpotPlace, art: Art, width: number, height: number, [inwards, aside] = [0, 0]): number[] {
  const own = art.shape(spot.shape)?.tag;
  if (own?.length) return own;
  const far = Math.hypot(width / 2 - spot.x, height / 2 - spot.y);
  const [right, down] = [(width / 2 - spot.x) / far, (height / 2 - spot.y) / far];
  const away = Math.max(spot.width, spot.height) / 2 + GAP + inwards;
  return [right * away - down * aside, down * away + right * aside];
}

export const wideOf = (text: string): number => 20 + text.length * 14;

/**
 * The numbers of several spots at a time. legible: how many board units high digits can be read. Where they have to
 * grow, neighbours would cover one another: the later one makes way, towards the middle of the board.
 */
export function tagsOf(spots: SpotPlace[], art: Art, { width, height }: Size, legible: number): Tag[] {
  const grown = Math.min(Math.max(1, legible / SMALLEST), MOST_GROWN);
  const tags: Tag[] = [];
  const isFree = (spot: SpotPlace, text: string, [x = 0, y = 0]: number[]) =>
    tags.every((other) => {
      const across = Math.abs(other.spot.x + other.x - spot.x - x);
      const down = Math.abs(other.spot.y + other.y - spot.y - y);
      const wide = (wideOf(text) + wideOf(other.text)) / 2;
      return across >= wide * grown + APART || down >= HIGH * grown + APART;
    });
  for (const spot of spots) {
    const text = art.shape(spot.shape)?.tag ? lastNumber(spot) : '';
    if (!text) continue;
    const placed = (push: readonly number[]) => tagAt(spot, art, width, height, push as [number, number]);
    const push = PUSHES.find((one) => isFree(spot, text, placed(one))) ?? PUSHES[0]!;
    const [x = 0, y = 0] = placed(push);
    tags.push({ spot, text, x, y, isPushed: Math.hypot(...push) > TIED });
  }
  return tags;
}
