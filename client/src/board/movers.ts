/** Who goes each way of a preview. */

import type { Piece, Preview } from '../net/types';
import { filled } from '../prompt/filled';
import type { Art } from './art';

export interface Mover {
  piece?: Piece;
  goesOn: boolean; // from where the way before has brought it
}

/**
 * The piece that stands for the step, else that of the mover's own colour, else the last one that stands where a way
 * begins, else the one that came there.
 */
export function movers(preview: Preview, step: string, pieces: Record<string, Piece[]>, art: Art, own = -1): Mover[] {
  let before: Piece | undefined;
  return preview.ways.map((way, index) => {
    const from = way[0] ?? '';
    const all = pieces[from] ?? [];
    const here = all.filter((piece) => !art.piece(piece).flat);
    const mine = index === 0 ? here.find((piece) => piece.colour === own) : undefined;
    const first = all.find((piece) => filled(art.piece(piece).step, from, piece) === step) ?? mine ?? here.at(-1);
    const goesOn = !first && from === preview.ways[index - 1]?.at(-1);
    before = goesOn ? before : first;
    return { piece: before, goesOn };
  });
}
