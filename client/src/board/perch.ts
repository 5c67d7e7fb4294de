/** Where a note is pinned to the board: near what it is about, never on what can be pressed. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GRID = 12; // px between the places that are tried
const NEAR = 48; // px between a note and its target: room for a flight
// px² that may be covered to come a px nearer: of labels and numbers, of figures, of spots where nobody stands.
const READ = 1;
const SEEN = 20;
const EMPTY = 60;
const COVERED = 1e4; // what a covered px² of something that can be pressed costs, compared to a px of way

export const middle = (box: Box): { x: number; y: number } => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

export function around(boxes: Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [right, bottom] = [
    Math.max(...boxes.map((box) => box.x + box.width)),
    Math.max(...boxes.map((box) => box.y + box.height)),
  ];
  return { x, y, width: right - x, height: bottom - y };
}

/** px² that two boxes share. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** px between two boxes; 0 where they touch. */
function gap(one: Box, other: Box): number {
  const right = Math.max(0, other.x - (one.x + one.width), one.x - (other.x + other.width));
  const down = Math.max(0, other.y - (one.y + one.height), one.y - (other.y + other.height));
  return Math.hypot(right, down);
}

/** What is on a board already. */
export interface Taken {
  lit: Box[]; // must stay free, if there is any room at all
  said?: Box[]; // labels and numbers
  taken?: Box[]; // figures, and whatever else had better be seen
  empty?: Box[]; // spots
}

/** The best place within `room` for a note of this size. */
export function perch(
  size: { width: number; height: number },
  target: Box,
  room: Box,
  { lit, said = [], taken = [], empty = [] }: Taken,
): Box {
  let best = { ...room, ...size };
  let least = Infinity;
  for (let y = room.y; y <= room.y + room.height - size.height; y += GRID)
    for (let x = room.x; x <= room.x + room.width - size.width; x += GRID) {
      const note = { x, y, ...size };
      const covered = (boxes: Box[]): number => boxes.reduce((sum, box) => sum + shared(note, box), 0);
      let cost = Math.abs(gap(note, target) - NEAR) + COVERED * (shared(note, target) + covered(lit));
      if (cost < least) cost += covered(said) / READ + covered(taken) / SEEN + covered(empty) / EMPTY;
      if (cost < least) [best, least] = [note, cost];
    }
  return best;
}
