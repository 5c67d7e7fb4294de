/** The numbers of spots, where the board shows them. */

import type { Art } from '../board/art';
import type { SpotPlace } from '../net/types';

/** What a spot wears on the board: its number, if its shape wears one; else nothing. */
export function numberOn(name: string | undefined, places: Map<string, SpotPlace>, art: Art): string {
  const shape = art.shape(places.get(name ?? '')?.shape ?? '');
  return shape?.tag || shape?.every ? (/\d+$/.exec(name!)?.[0] ?? '') : '';
}
