/** Where the pieces of one spot are drawn: what lies flat fills the spot, figures stand on it side by side. */

import type { Piece, SpotPlace } from '../net/types';
import type { Art, Picture } from './art';

export interface Placed {
  piece: Piece;
  picture: Picture;
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
}

const SHARE = [1, 1, 0.8, 0.68, 0.6, 0.54, 0.5]; // how large each of so many figures is
const OVERLAP = 0.62;
const WIDE = 1.8;

export function spread(spot: SpotPlace, pieces: Piece[], art: Art): Placed[] {
  const pictures = pieces.map((piece) => art.piece(piece));
  const standing = pictures.filter((picture) => !picture.flat).length;
  let stood = 0;
  return pieces.map((piece, index) => {
    const picture = pictures[index]!;
    return picture.flat ? lying(spot, piece, picture) : upright(spot, piece, picture, stood++, standing);
  });
}

function lying(spot: SpotPlace, piece: Piece, picture: Picture): Placed {
  const [, , boxWidth, boxHeight] = picture.box;
  const scale = Math.min(spot.width / boxWidth, spot.height / boxHeight) * picture.scale;
  return { piece, picture, x: spot.x, y: spot.y, width: boxWidth * scale, height: boxHeight * scale, turn: spot.turn };
}

function upright(spot: SpotPlace, piece: Piece, picture: Picture, index: number, count: number): Placed {
  const [, , boxWidth, boxHeight] = picture.box;
  const isWide = spot.width > WIDE * spot.height; // then it holds a row of any length
  const share = SHARE[Math.min(count, SHARE.length - 1)]!;
  const size = isWide ? spot.height * picture.scale : Math.max(Math.min(spot.width, spot.height) * picture.scale * share, picture.least);
  const width = (boxWidth / Math.max(boxWidth, boxHeight)) * size;
  const height = (boxHeight / Math.max(boxWidth, boxHeight)) * size;
  const isTall = spot.height > 1.5 * spot.width;
  const rows = isTall ? count : isWide || count <= 3 ? 1 : 2;
  const columns = Math.ceil(count / rows);
  const column = index % columns;
  const row = Math.floor(index / columns);
  const pitch = isWide ? Math.min(width * OVERLAP, (spot.width - width) / Math.max(1, columns - 1)) : width * OVERLAP;
  const x = spot.x + (column - (columns - 1) / 2) * pitch;
  const y = spot.y - height * picture.lift + (row - (rows - 1) / 2) * height * OVERLAP;
  const turn = spot.shape === 'die' && count === 1 ? spot.turn : 0;
  return { piece, picture, x, y, width, height, turn };
}
