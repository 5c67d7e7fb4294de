/** What a step does, in the parts of one picture: from the game's own art, and from what the house says of the step. */

import type { Picture } from '../board/art';
import { movers } from '../board/movers';
import type { Piece, Preview, SpotPlace, Step } from '../net/types';
import { stepOf } from '../prompt/choosing';
import type { Chooser } from '../table/chooser.svelte';
import type { Table } from '../table/table.svelte';

const SEVERAL = 6; // spots of one shape: then it is a stone like any other, and no place that one knows

export interface Scene {
  own: string; // the game's picture of such a step, or of what it comes to, to be used as an href
  who: Piece[]; // whom or what it is about
  hops: number; // from spot to spot
  goal?: { spot: SpotPlace; picture?: Picture }; // where it leads, if that is a place that one knows
  met: Piece[]; // who has to make room
  sign: string; // of what else it does
}

const verbOf = (step: string): string => step.split(' ')[0] ?? '';

/** preview: of this step, where it was asked for. */
export function sceneOf(chooser: Chooser, step: Step | undefined, text: string, preview: Preview | null): Scene {
  const { table } = chooser;
  const { art, stage } = table;
  const spots = stage.view?.spots ?? {};
  const named = [preview?.name, verbOf(text)].map((name) => `step-${name}`).find(art.has);
  const own = named ? art.href(named) : '';
  const sign = step?.effect ? `sign-${step.effect.sign}` : '';
  const who = preview ? movers(preview, text, spots, art, table.colours[table.seat ?? 0]) : [];
  const mover = who[0]?.piece;
  const way = preview?.ways[0] ?? [];
  if (preview && mover && way.length > 1) {
    const met = who.slice(1).flatMap(({ piece, goesOn }) => (piece && !goesOn ? [piece] : []));
    const goal = goalOf(table, way.at(-1)!);
    // What only goes from hand to hand is no hop over stones: the game's own picture tells more.
    if (goal || !own) return { own, who: [mover], hops: way.length - 1, goal, met, sign };
  }
  const held = cardOf(chooser, text);
  const about = held ? [held] : step ? standing(table, step.spot) : pickedOf(chooser);
  return { own, who: about, hops: 0, met: [], sign };
}

/** Of a hand: the card that is the step. */
export function cardOf(chooser: Chooser, text: string): Piece | undefined {
  const { seat, stage } = chooser.table;
  const hand = `hand-${seat}`;
  return (stage.view?.spots[hand] ?? []).find((piece) => stepOf(chooser, piece, hand)?.do === text);
}

/** Who stands there, else what lies there. */
export function standing({ art, stage }: Table, spot: string): Piece[] {
  const here = stage.at(spot);
  const up = here.filter((piece) => !art.piece(piece).flat);
  return up.length ? up.slice(-3) : here.slice(-3);
}

/** What was picked for a set. */
function pickedOf({ picked, table: { art, stage } }: Chooser): Piece[] {
  const items = Object.values(stage.view?.spots ?? {})
    .flat()
    .filter((piece) => art.piece(piece).item);
  return picked.flatMap((item) => items.find((piece) => piece.value === item) ?? []);
}

function goalOf({ art, layout, stage }: Table, name: string): Scene['goal'] {
  const spot = stage.places.get(name);
  if (!spot || spot.shape === 'hand') return undefined;
  const alike = layout.spots.filter((one) => one.shape === spot.shape && one.colour === spot.colour).length;
  const picture = art.shape(spot.shape);
  return alike <= SEVERAL && picture && !picture.block ? { spot, picture } : { spot };
}
