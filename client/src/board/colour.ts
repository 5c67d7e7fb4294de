/** The six colours, each with a sign and a witch: no colour stands alone. */

import type { Layout, Seat } from '../net/types';

export const COLOURS = ['violet', 'blue', 'red', 'green', 'yellow', 'pink'] as const;
const SIGNS = ['moon', 'star', 'flame', 'toad', 'bolt', 'heart'] as const;

/** The class that sets --c and --on; empty for no colour. */
export const colourClass = (colour: number | undefined): string =>
  colour === undefined ? '' : (COLOURS[colour] ?? '');
export const signOf = (colour: number): string => `#sign-${SIGNS[colour] ?? SIGNS[0]}`;
export const witchOf = (colour: number): string => `#witch-${COLOURS[colour] ?? COLOURS[0]}`;

/** The colour of every seat: that of the places in front of it, else in order. */
export function seatColours(seats: number, layout: Layout): number[] {
  const own = (seat: Seat) =>
    layout.spots.find((spot) => spot.shape === 'hand' && spot.colour >= 0 && spot.name.endsWith(`-${seat}`));
  return Array.from({ length: seats }, (_, seat) => own(seat)?.colour ?? seat);
}
