/** How an event is shown: a piece moves, something happens on a spot, a picture covers the board. */

import { hops, type Point } from '../board/hops';
import { sizeOn, standOn } from '../board/spread';
import { sound, type Sound } from '../device/sound';
import type { Piece, Seat, Told, Update, View } from '../net/types';
import { words } from '../words/words.svelte';
import { follow } from './follow';
import type { Stage } from './stage.svelte';

const MOST_BEHIND = 8; // updates: who is further behind is shown only how it ended
const HOP = 180; // ms a stone
const LONGEST_MOVE = 3200; // a fall over many stones is still one that eyes can follow
const GLIDE = 420; // a way of two places that are far apart
const STIR = 650; // something happens on the spot: a die falls, a card is turned
export const BURST = 1200; // a picture over the whole board
const NEWS = 1600; // what is to be read before one goes on
const LAST = 900; // before the board gives way to how the game came out
const REASON = 1500; // before somebody goes on from where the sentence before has just ended: why is to be read first
const TURN = 1600; // from one seat's turn to the next, where all is shown slower than usual: eyes have to come along
const wantsStillness = matchMedia('(prefers-reduced-motion: reduce)');

/** In whose turn something happens: of who decided it; dice fall for the seat that they name. -1: in nobody's. */
export function turnOf({ places }: Stage, { actor, args, path: [spot = '', more] }: Told): Seat {
  return more === undefined && places.get(spot)?.shape === 'die' ? Number(args.seat ?? actor) : actor;
}

/**
 * Whose turn it is belongs to what is shown next, not to the view before it: there is a rest between two turns, but
 * none while a clock runs. Where several are asked it is nobody's.
 */
export async function turnTo(stage: Stage, told: Told, update: Update): Promise<void> {
  const [seat, film] = [turnOf(stage, told), stage.film];
  const awaited = stage.view?.awaited ?? [];
  if (seat < 0 || awaited.length > 1 || awaited[0] === seat) return;
  const ms = TURN * (stage.pace() - 1);
  if (awaited.length && ms > 0 && !update.clock && !wantsStillness.matches) await wait(stage, ms);
  if (stage.view && film === stage.film) stage.view = { ...stage.view, awaited: [seat] };
}

const isStill = ({ hurried, queue, patience }: Stage): boolean =>
  hurried || document.hidden || queue.length > MOST_BEHIND + patience;

/** All that an update tells, one after the other; what is left of it is told with the view that it led to. */
export async function actAll(stage: Stage, update: Update): Promise<void> {
  const film = stage.film;
  const isLeft = (): boolean => film !== stage.film;
  while (stage.untold.length && !isStill(stage) && !isLeft()) {
    await turnTo(stage, stage.untold[0]!, update);
    if (isLeft() || isStill(stage)) break;
    const told = stage.untold.shift()!;
    stage.note([told]); // said first: nobody is to guess from a mark what will be said
    await act(stage, told, update);
    if (!isLeft() && halts(stage, told, update)) await halt(stage, told, update);
  }
  // Whoever hurries skips what moves, not what is to be seen.
  for (let at; !isLeft() && (at = stage.untold.findIndex((told) => halts(stage, told, update))) >= 0;) {
    const told = stage.untold[at]!;
    stage.note(stage.untold.splice(0, at + 1));
    await halt(stage, told, update);
  }
}

/** An event whose message has a `.next` ends something: the next of it begins when somebody says so. */
function halts({ canHalt }: Stage, { name }: Told, { clock, view }: Update): boolean {
  return !!canHalt?.() && !clock && view.awaits !== 'over' && words.has(`event-${name}`, 'next');
}

/** Only what is shown here waits: others at the table play on, and are shown afterwards, however much it was. */
async function halt(stage: Stage, told: Told, { view }: Update): Promise<void> {
  if (stage.view) stage.view = { ...stage.view, sheets: view.sheets };
  await new Promise<void>((goOn) => (stage.halt = { told, goOn }));
  stage.halt = null;
  stage.hurried = false;
  stage.patience += stage.queue.length;
}

export async function act(stage: Stage, told: Told, update: Update): Promise<void> {
  if (!stage.view) return;
  if (wantsStillness.matches) return ring(stage, told);
  stage.view = follow(stage.view, told, update.view);
  const film = stage.film;
  if (goesOnNow(stage, told)) await wait(stage, REASON * stage.pace());
  if (film !== stage.film) return;
  if (told.path.length > 1) await move(stage, told, update);
  else if (told.path.length === 1) await stir(stage, told, told.path[0]!, update.view);
  if (stage.art.has(`event-${told.name}`)) await showLarge(stage, told.name);
  const isRead =
    words.has(`event-${told.name}`, 'news') ||
    (told.args.seat === update.view.seat && words.has(`event-${told.name}`, 'you'));
  // nobody reads faster because figures fly faster
  if (isRead && !halts(stage, told, update)) await wait(stage, NEWS * Math.max(1, stage.pace()));
  if (update.view.awaits === 'over' && !stage.untold.length) await wait(stage, LAST * stage.pace());
}

/** What an event sounds like, seen or not; nothing where it has no place on the board. */
function soundOf({ art, places }: Stage, { name, path }: Told): Sound | undefined {
  if (path.length === 1 && places.get(path[0]!)?.shape === 'die') return 'roll';
  return path.length ? (art.sounds.get(name) ?? (path.length > 1 ? 'move' : 'reveal')) : undefined;
}

/** Where nothing moves all that a step brings about comes at once: only the last of it is heard. */
function ring(stage: Stage, told: Told): void {
  const name = soundOf(stage, told);
  if (name && !stage.untold.some((later) => soundOf(stage, later))) sound(name);
}

async function move(stage: Stage, told: Told, update: Update): Promise<void> {
  const [from, to] = [told.path[0]!, told.path.at(-1)!];
  const piece = take(stage, from, to, told, update.view);
  if (!piece) return;
  const points = told.path.map((spot) => where(stage, spot, piece)).filter((point) => point !== undefined);
  if (points.length < 2) return;
  const spot = stage.places.get(to)?.shape === 'hand' ? stage.places.get(from) : stage.places.get(to);
  const picture = stage.art.piece(piece);
  const size = sizeOn(picture, spot);
  const glides = points.length === 2;
  const ms = stage.pace() * (glides ? GLIDE : Math.min(HOP * (points.length - 1), LONGEST_MOVE));
  const beat = glides ? 0 : ms / (points.length - 1);
  const film = stage.film;
  for (let stone = 1; beat && stone < points.length; stone++) sound('hop', (stone * beat) / 1000);
  await pause(stage, (done) => {
    stage.moving = {
      piece,
      picture,
      frames: hops(points),
      ...size,
      ms,
      done,
      skip: (finish) => (stage.finish = finish),
    };
  });
  if (film !== stage.film) return;
  stage.moving = null;
  sound(soundOf(stage, told) ?? 'move');
  const later = stage.untold.some((other) => other.path.includes(to));
  stage.put(to, later ? [...stage.at(to), piece] : (update.view.spots[to] ?? []));
}

async function stir(stage: Stage, told: Told, spot: string, next: View): Promise<void> {
  // what came of it is still to be said
  if (stage.untold.some(({ path }) => path.length === 1 && path[0] === spot)) return;
  stage.put(spot, turned(stage, spot, next));
  stage.stirred = spot;
  sound(soundOf(stage, told) ?? 'reveal');
  await wait(stage, STIR * stage.pace());
  stage.stirred = '';
}

/**
 * What the spot shows from now on. Whoever flies on from there in a moment is in the new view somewhere else, but still
 * here.
 */
function turned(stage: Stage, spot: string, next: View): Piece[] {
  const [here, then] = [stage.at(spot), next.spots[spot]];
  if (!then || !goesOn(stage, spot)) return then ?? here;
  const isFlat = (piece: Piece) => stage.art.piece(piece).flat;
  return [...then.filter(isFlat), ...here.filter((piece) => !isFlat(piece))];
}

/** Whether a piece is still to be shown leaving that spot. */
const goesOn = (stage: Stage, spot: string): boolean =>
  stage.untold.some(({ path }) => path.length > 1 && path[0] === spot);

/** Whether somebody leaves the spot that the sentence before was about: one thing has led to another. */
function goesOnNow({ log }: Stage, { path }: Told): boolean {
  return path.length > 1 && log.at(-2)?.path.at(-1) === path[0];
}

async function showLarge(stage: Stage, name: string): Promise<void> {
  stage.burst = name;
  await wait(stage, BURST * stage.pace());
  stage.burst = '';
}

/** The piece that an event moves: of the colour that it names, else the one that was there first. */
function take(stage: Stage, from: string, to: string, told: Told, next: View): Piece | undefined {
  const here = stage.at(from);
  const colour =
    told.args.colour ?? (told.args.seat === undefined ? undefined : stage.colourOf(Number(told.args.seat)));
  // cards and tiles are taken into a hand; whoever stands on them goes on over the board
  const isTaken = stage.places.get(to)?.shape === 'hand';
  const movable = here.filter((piece) => stage.art.piece(piece).flat === isTaken || here.length === 1);
  const piece = movable.find((one) => one.colour === colour) ?? movable[0] ?? here[0];
  if (!piece || stage.places.get(from)?.shape === 'hand') return next.spots[to]?.at(-1) ?? piece;
  if ((piece.count ?? 1) > 1) return next.spots[to]?.at(-1) ?? { ...piece, count: 1 };
  stage.put(
    from,
    here.filter((one) => one !== piece),
  );
  return piece;
}

function where(stage: Stage, name: string, piece: Piece): Point | undefined {
  const spot = stage.places.get(name);
  if (!spot || spot.shape === 'hand') return elsewhere(stage, name);
  if (!spot.stands.length) return spot;
  const picture = stage.art.piece(piece);
  const { x, y } = standOn(spot, piece, picture);
  return { x, y: y + sizeOn(picture, spot).height * picture.lift }; // a stand is where it is drawn, lifted already
}

const wait = (stage: Stage, ms: number): Promise<void> =>
  pause(stage, (done) => {
    const timer = setTimeout(done, ms);
    stage.finish = () => {
      clearTimeout(timer);
      done();
    };
  });

function pause(stage: Stage, begin: (done: () => void) => void): Promise<void> {
  return new Promise((resolve) =>
    begin(() => {
      stage.finish = null;
      resolve();
    }),
  );
}

/** Where a hand or a seat is, seen from the board. */
function elsewhere({ mat }: Stage, name: string): Point | undefined {
  const board = mat?.querySelector<SVGSVGElement>('.board');
  const place = document.querySelector(`[data-spot="${name}"]`) ?? document.querySelector('.seats');
  const matrix = board?.getScreenCTM();
  if (!place || !matrix) return undefined;
  const box = place.getBoundingClientRect();
  const point = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix.inverse());
  return { x: point.x, y: point.y };
}
