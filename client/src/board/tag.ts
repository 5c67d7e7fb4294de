import type { SpotPlace } from '../net/types';
import type { Art } from './art';

const GAP = 22; // board units

/**
 * Where a spot wears a number, from its middle: where its shape says, else on the side towards the middle of the board.
 */
export function tagAt(spot: SpotPlace, art: Art, width: number, height: number): number[] {
  const own = art.shape(spot.shape)?.tag;
  if (own?.length) return own;
  const [right, down] = [width / 2 - spot.x, height / 2 - spot.y];
  const away = (Math.max(spot.width, spot.height) / 2 + GAP) / Math.hypot(right, down);
  return [right * away, down * away];
}
