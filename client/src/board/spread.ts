/** Where the pieces of one spot are drawn.
 *
 * What lies flat fills the spot, figures stand on it side by side. Where a spot has stands, figures stand there, around
 * it. Figures of a size of their own keep it, however many they are; too many for the spot stand on a plate pinned to
 * it.
 */

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

export interface Plate {
  x: number; // its middle
  y: number;
  width: number;
  height: number;
}

export interface Laid {
  placed: Placed[];
  plate: Plate | null;
}

interface Size {
  width: number;
  height: number;
}

const SHARE = [1, 1, 0.8, 0.68, 0.6, 0.54, 0.5]; // how large each of so many figures is
const OVERLAP = 0.62;
const [LOOSE, CROWDED] = [0.9, 0.5]; // how far apart those in a room stand, of their own size: few of them, and many
const FEW = 3;
const WIDE = 1.8;
const PLATE_AWAY = 1.1; // from the spot to its plate, of a figure's height
const PLATE_EDGE = 14; // around the figures on it
const NEAR = 0.29; // spots that are no farther above or below the middle of the board, of its height, have it outside

export function spread(spot: SpotPlace, pieces: Piece[], art: Art, board: Size): Laid {
  const shape = art.shape(spot.shape);
  const pictures = pieces.map((piece) => art.piece(piece));
  if (shape?.places)
    return bare(pieces.map((piece, index) => inPlace(spot, shape.places, piece, pictures[index]!, index)));
  if (shape?.room) return bare(crowd(roomOf(spot, shape), pieces, pictures));
  const many = pieces.filter((_, index) => isMany(pictures[index]!, pictures));
  const plate = many.length && !spot.stands.length ? plateFor(spot, art.piece(many[0]!), many.length, board) : null;
  const standing = pictures.filter((picture) => !picture.flat && !picture.size).length;
  const sized = (picture: Picture) => pieces.filter((_, index) => pictures[index]!.size === picture.size);
  let stood = 0;
  const placed = pieces.map((piece, index) => {
    const picture = pictures[index]!;
    if (picture.flat) return lying(spot, piece, picture);
    if (spot.stands.length) return around(spot, piece, picture);
    if (plate && many.includes(piece)) return inRow(plate, piece, { ...picture, lift: 0 }, many);
    if (picture.size) return inRow(spot, piece, picture, sized(picture));
    return upright(spot, piece, picture, stood++, standing);
  });
  return { placed: placed.sort((one, other) => other.picture.size - one.picture.size), plate }; // the large ones behind
}

const bare = (placed: Placed[]): Laid => ({ placed, plate: null });

/** How large a picture is on a spot where it stands alone. */
export function sizeOn(picture: Picture, spot: SpotPlace | undefined): Size {
  const [, , boxWidth, boxHeight] = picture.box;
  const side = picture.size || Math.min(spot?.width || 64, spot?.height || 64) * picture.scale;
  const scale = picture.flat ? side / boxWidth : side / Math.max(boxWidth, boxHeight);
  return { width: boxWidth * scale, height: boxHeight * scale };
}

/** Where a piece stands around a spot that has stands; the spot itself otherwise. */
export function standOn(spot: SpotPlace, piece: Piece, picture: Picture): { x: number; y: number } {
  const stand = spot.stands[picture.stand >= 0 ? picture.stand : (piece.colour ?? 0)] ?? spot.stands[0];
  return stand ? { x: stand[0], y: stand[1] } : spot;
}

/** The number at the end of a spot's name; empty where it has none. */
export const lastNumber = (spot: SpotPlace): string => spot.name.match(/\d+$/)?.[0] ?? '';

function isMany(picture: Picture, all: Picture[]): boolean {
  return picture.plate > 0 && all.filter((other) => other.plate > 0).length >= picture.plate;
}

/** Above or below its spot: towards the middle of the board, or away from it where something may stand there. */
function plateFor(spot: SpotPlace, picture: Picture, count: number, board: Size): Plate {
  const size = sizeOn(picture, spot);
  const width = size.width * (picture.apart * (count - 1) + 1) + 4;
  const height = size.height + PLATE_EDGE;
  const down = board.height / 2 - spot.y;
  const inwards = Math.abs(down) > NEAR * board.height ? 1 : -1;
  const y = spot.y + (down < 0 ? -1 : 1) * inwards * size.height * PLATE_AWAY;
  const within = (middle: number, side: number, whole: number) =>
    Math.min(Math.max(middle, side / 2 + 6), whole - side / 2 - 6);
  return { x: within(spot.x, width, board.width), y: within(y, height, board.height), width, height };
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

/** As many rows as make them largest: many hide a part of one another, and none leaves the room. */
function crowd(room: SpotPlace, pieces: Piece[], pictures: Picture[]): Placed[] {
  const [, , boxWidth, boxHeight] = pictures[0]?.box ?? [0, 0, 1, 1];
  const apart = pieces.length > FEW ? CROWDED : LOOSE;
  const part = (count: number) => 1 + (count - 1) * apart;
  const fit = (rows: number) =>
    Math.min(room.width / part(Math.ceil(pieces.length / rows)) / boxWidth, room.height / part(rows) / boxHeight);
  const rows = pieces.map((_, index) => index + 1).reduce((best, count) => (fit(count) > fit(best) ? count : best), 1);
  const columns = Math.ceil(pieces.length / rows);
  const [width, height] = [boxWidth * fit(rows), boxHeight * fit(rows)];
  return pieces.map((piece, index) => ({
    piece,
    picture: pictures[index]!,
    x: room.x + ((index % columns) - (columns - 1) / 2) * width * apart,
    y: room.y + (Math.floor(index / columns) - (rows - 1) / 2) * height * apart,
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

function around(spot: SpotPlace, piece: Piece, picture: Picture): Placed {
  return { piece, picture, ...standOn(spot, piece, picture), ...sizeOn(picture, spot), turn: 0 };
}

function inRow(on: { x: number; y: number }, piece: Piece, picture: Picture, row: Piece[]): Placed {
  const size = sizeOn(picture, undefined);
  const x = on.x + (row.indexOf(piece) - (row.length - 1) / 2) * size.width * picture.apart;
  return { piece, picture, x, y: on.y - size.height * picture.lift, ...size, turn: 0 };
}

function upright(spot: SpotPlace, piece: Piece, picture: Picture, index: number, count: number): Placed {
  const [, , boxWidth, boxHeight] = picture.box;
  const isWide = spot.width > WIDE * spot.height; // then it holds a row of any length
  const share = SHARE[Math.min(count, SHARE.length - 1)]!;
  const size = isWide
    ? spot.height * picture.scale
    : Math.max(Math.min(spot.width, spot.height) * picture.scale * share, picture.least);
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
