/** The six colours, each with a sign and a witch: no colour stands alone. */

import type { Layout, View } from '../net/types';
import type { Art } from './art';

export const COLOURS = ['violet', 'blue', 'red', 'green', 'yellow', 'pink'] as const;
const SIGNS = ['moon', 'star', 'flame', 'toad', 'bolt', 'heart'] as const;

/** What a bot is called that nobody has named: after the witch of its colour. */
export const WITCHES = ['Séléna', 'Stella', 'Braise', 'Rainette', 'Foudrine', 'Cordélia'];

/** The class that sets --c and --on; empty for no colour. */
export const colourClass = (colour: number | undefined): string => (colour === undefined ? '' : (COLOURS[colour] ?? ''));
export const signOf = (colour: number): string => `#sign-${SIGNS[colour] ?? SIGNS[0]}`;
export const witchOf = (colour: number): string => `#witch-${COLOURS[colour] ?? COLOURS[0]}`;

/** The colour of every seat: as the layout, the view or the art has it, else in order. */
export function seatColours(seats: number, layout?: Layout, view?: View | null, art?: Art): number[] {
  const known = layout?.colours ?? view?.tallies.colour ?? art?.seatColours(seats);
  return Array.from({ length: seats }, (_, seat) => known?.[seat] ?? seat);
}
