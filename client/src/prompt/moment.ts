/** The dice or the card of this moment, which stand beside what is said about it. */

import type { Piece } from '../net/types';
import type { Table } from '../table/table.svelte';

const MOST = 3; // of a whole cup only the first die, which leads the others, is shown

/** withDice: those that lie there are of this turn. */
export function momentOf({ art, layout, stage }: Table, withDice = true): Piece[] {
  const belongs = (shape: string) => (shape === 'die' && withDice) || art.shape(shape)?.moment;
  const pieces = layout.spots.flatMap((spot) => (belongs(spot.shape) ? (stage.view?.spots[spot.name] ?? []) : []));
  return pieces.length > MOST ? pieces.slice(0, 1) : pieces;
}
