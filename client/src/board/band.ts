/** The line of an arc: smooth, along spots, a little to one side of them. */

import type { SpotPlace } from '../net/types';

interface Point {
  x: number;
  y: number;
}

const BEYOND = 0.3; // how far it goes on at both ends, in distances of two spots
const ALONE = 30; // and where there is one spot only, in board units

export function band(spots: SpotPlace[], middle: Point, inside: number): string {
  const points = extended(
    spots.map((spot) => towards(spot, middle, inside)),
    middle,
  );
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)]!;
  const [first, ...rest] = points;
  if (!first) return '';
  const curves = rest.map((to, index) => {
    const from = at(index);
    const one = { x: from.x + (to.x - at(index - 1).x) / 6, y: from.y + (to.y - at(index - 1).y) / 6 };
    const two = { x: to.x - (at(index + 2).x - from.x) / 6, y: to.y - (at(index + 2).y - from.y) / 6 };
    return `C${text(one)} ${text(two)} ${text(to)}`;
  });
  return `M${text(first)}${curves.join('')}`;
}

function towards(spot: Point, middle: Point, far: number): Point {
  const [x, y] = [middle.x - spot.x, middle.y - spot.y];
  const share = far / (Math.hypot(x, y) || 1);
  return { x: spot.x + x * share, y: spot.y + y * share };
}

function extended(points: Point[], middle: Point): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  if (points.length === 1) {
    const [x, y] = [middle.y - first.y, first.x - middle.x]; // across the way to the middle
    const share = ALONE / (Math.hypot(x, y) || 1);
    return [
      { x: first.x + x * share, y: first.y + y * share },
      first,
      { x: first.x - x * share, y: first.y - y * share },
    ];
  }
  return [beyond(first, points[1]!, points[2]), ...points, beyond(last, points.at(-2)!, points.at(-3))];
}

/** On from the end, as bent as the way to it. */
function beyond(end: Point, before: Point, first?: Point): Point {
  const on = (to: number, from: number, start = 2 * from - to): number =>
    to + BEYOND * (to - from) + ((BEYOND * (1 + BEYOND)) / 2) * (to - 2 * from + start);
  return { x: on(end.x, before.x, first?.x), y: on(end.y, before.y, first?.y) };
}

const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
