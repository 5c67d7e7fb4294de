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
const CROWDED = 0.5;
const WIDE = 1.8;

export function spread(spot: SpotPlace, pieces: Piece[], art: Art): Placed[] {
  const shape = art.shape(spot.shape);
  const pictures = pieces.map((piece) => art.piece(piece));
  if (shape?.places) return pieces.map((piece, index) => inPlace(spot, shape.places, piece, pictures[index]!, index));
  if (shape?.room) return crowd(roomOf(spot, shape), pieces, pictures);
  const standing = pictures.filter((picture) => !picture.flat).length;
  let stood = 0;
  return pieces.map((piece, index) => {
    const picture = pictures[index]!;
    return picture.flat ? lying(spot, piece, picture) : upright(spot, piece, picture, stood++, standing);
  });
}

/** One of the places that a spot has side by side. */
function inPlace(spot: SpotPlace, places: number, piece: Piece, picture: Picture, index: number): Placed {
  const place = picture.ranked ? Number(piece.value) - 1 : index;
  const width = spot.width / places;
  const here = { ...spot, width, x: spot.x + (place - (places - 1) / 2) * width };
  return picture.flat ? lying(here, piece, picture) : upright(here, piece, picture, 0, 1);
}

function roomOf(spot: SpotPlace, shape: Picture): SpotPlace {
  const [left, top, boxWidth, boxHeight] = shape.box;
  const [x, y, width, height] = shape.room!;
  const [wide, high] = [spot.width / boxWidth, spot.height / boxHeight];
  return {
    ...spot,
    x: spot.x + (x + width / 2 - left - boxWidth / 2) * wide,
    y: spot.y + (y + height / 2 - top - boxHeight / 2) * high,
    width: width * wide,
    height: height * high,
  };
}

/** As many rows as make them largest: each hides a part of the one before it, and none leaves the room. */
function crowd(room: SpotPlace, pieces: Piece[], pictures: Picture[]): Placed[] {
  const [, , boxWidth, boxHeight] = pictures[0]?.box ?? [0, 0, 1, 1];
  const part = (count: number) => 1 + (count - 1) * CROWDED;
  const fit = (rows: number) => Math.min(room.width / part(Math.ceil(pieces.length / rows)) / boxWidth, room.height / part(rows) / boxHeight);
  const rows = pieces.map((_, index) => index + 1).reduce((best, count) => (fit(count) > fit(best) ? count : best), 1);
  const columns = Math.ceil(pieces.length / rows);
  const [width, height] = [boxWidth * fit(rows), boxHeight * fit(rows)];
  return pieces.map((piece, index) => ({
    piece,
    picture: pictures[index]!,
    x: room.x + ((index % columns) - (columns - 1) / 2) * width * CROWDED,
    y: room.y + (Math.floor(index / columns) - (rows - 1) / 2) * height * CROWDED,
    width,
    height,
    turn: 0,
  }));
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
