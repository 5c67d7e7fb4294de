/** The arrow keys, from spot to spot: the next in a direction, by distance and by how straight ahead it lies. */

import type { SpotPlace } from '../net/types';

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export function nearest(from: SpotPlace, key: string, spots: SpotPlace[]): SpotPlace | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  let best: SpotPlace | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const [right, down] = [spot.x - from.x, spot.y - from.y];
    const ahead = right * direction[0] + down * direction[1];
    const aside = Math.abs(right * direction[1] + down * direction[0]);
    if (ahead <= 1 || aside > 3 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
