/** One hop a stone, with a small arc; long ways are taken in one glide. */

export interface Point {
  x: number;
  y: number;
}

export function hops([first, ...rest]: Point[]): Keyframe[] {
  const at = (x: number, y: number) => `translate(${x}px, ${y}px)`;
  let from = first!;
  const found: Keyframe[] = [{ transform: at(from.x, from.y) }];
  for (const to of rest) {
    const height = Math.min(46, Math.hypot(to.x - from.x, to.y - from.y) / 3);
    found.push({ transform: at((from.x + to.x) / 2, (from.y + to.y) / 2 - height), easing: 'ease-in' });
    found.push({ transform: at(to.x, to.y), easing: 'ease-out' });
    from = to;
  }
  return found;
}
