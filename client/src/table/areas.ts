/** What lies in front of a seat: its places beside the board that hold something, and what they hold. */

import type { Layout, Piece, Seat, View } from '../net/types';

export type Area = [spot: string, pieces: Piece[]];

/** own: whose hand is shown large elsewhere. */
export const areasOf = (layout: Layout, view: View, seat: Seat, own: Seat | null = null): Area[] =>
  layout.spots
    .filter(({ name, shape }) => shape === 'hand' && name.endsWith(`-${seat}`))
    .filter(({ name }) => !(seat === own && name === `hand-${seat}`))
    .map(({ name }): Area => [name, view.spots[name] ?? []])
    .filter(([, pieces]) => pieces.length > 0);
