/** A game's pictures: the symbols of its art.svg, put into the document once, and what their data- attributes say.
 *
 * Symbols are found by name: `piece-KIND`, `shape-SHAPE`, `mark-KIND`, `tag-KIND`, `tally-NAME`, `cell-SIGN`, `status-
 * NAME`, `event-NAME`, `pad-ITEM`, `cover`, `ground`, `decor`, `above`, `region-NAME` and `near-NAME`, `arc-KIND`,
 * `ribbon`, `balloon-SAYS` or `balloon`. Pieces may have one for a value (`piece-die-3`) or a colour (`piece-
 * witch-c0`), the most exact is taken.
 */

import houseUrl from '../art/house.svg?url';
import signsUrl from '../art/signs.svg?url';
import { gameArt } from '../net/api';
import type { Piece } from '../net/types';
import type { Sound } from '../device/sound';
import { witchOf } from './colour';

export interface Picture {
  id: string;
  box: [x: number, y: number, width: number, height: number];
  text?: [x: number, y: number, size: number]; // where the value is written
  count?: [x: number, y: number, size: number]; // where the count is written
  alone: boolean; // a single one wears its count too
  flag?: [x: number, y: number, size: number]; // where a flag says what it is, in words
  scale: number; // of the spot's smaller side
  size: number; // in board units, wherever it stands; 0: as its spot is
  stand: number; // which of a spot's stands it takes; -1: that of its colour
  apart: number; // from the middle of one with a size to the next, of its width
  plate: number; // so many of it on one spot, or more, stand on a plate beside it; 0: never
  least: number; // how small it may get, in board units
  lift: number; // how far it stands above the middle of its spot, in its own heights
  flat: boolean; // lies on the spot, filling it and turned with it; all else stands upright
  cast: boolean; // throws a shadow
  every: number; // its spots wear their number where it divides by this; 0: never
  digits: number; // how large that number is, in board units
  block: boolean; // its spots are drawn with straight edges, as narrow below as their taper says
  face: string; // the colour of its spots; empty: stone
  label?: number[]; // its spots wear their label, so far from below their middle
  sign: number; // how large the sign of its colour is on it, of its width; 0: none
  tag?: number[]; // a lit spot of this shape wears its number: at x and y, else on its inner side
  counted: number[]; // where a spot of this shape wears the count of a way, from its middle
  places: number; // a spot of this shape has so many places side by side; 0: it is one place
  ranked: boolean; // takes the place of its value there, else the next one
  room?: Picture['box']; // the part of a spot of this shape where figures stand
  item: boolean; // can be picked for a set, by its value
  ink: string; // what its value is written in, whatever its colour: `ink` or `paper`
  marks: number; // a tally that is shown as so many of it, up to this; beyond, and for 0, it is a number
  tone: string; // “no”: what has it is a danger
  choice: boolean; // such a piece in a hand is itself what can be chosen, with what it does under it
  moment: boolean; // what lies on its spots belongs to this moment, as dice do: it stands at the head of a question
  step: string; // the step it stands for, such as “play {value}”
  colour: string; // of an arc
  dots: boolean; // an arc that is a row of dots
  inside: number; // how far from its spots an arc lies, towards the middle of the board, in board units
  display: boolean; // what is written on it is in the display face
}

const NOTHING: Picture = {
  id: '',
  box: [0, 0, 64, 64],
  scale: 1,
  size: 0,
  stand: -1,
  apart: 0.72,
  plate: 0,
  alone: false,
  least: 0,
  lift: 0,
  flat: false,
  cast: false,
  every: 0,
  digits: 25,
  block: false,
  face: '',
  sign: 0,
  counted: [0, 0],
  places: 0,
  ranked: false,
  item: false,
  ink: '',
  marks: 0,
  tone: '',
  choice: false,
  moment: false,
  step: '',
  colour: 'var(--paper)',
  dots: false,
  inside: 0,
  display: false,
};

export class Art {
  readonly palette: [name: string, value: string][]; // custom properties that the game sets
  readonly quiet: Set<string>; // kinds of spots in front of a seat that a tally says already
  readonly summed: Set<string>; // tallies that a sheet says already
  readonly grouped: Set<string>; // those of which equal pieces are one, with their number
  readonly roomy: Set<string>; // kinds of spots in front of a seat that a small screen has no room for
  readonly answers: string; // the kind of spots in front of a seat where its answer in a race lies
  readonly secrets: boolean; // whether anything must be hidden from the others on one device
  readonly sounds: Map<string, Sound>; // of events that sound otherwise than a move or a turned card
  readonly hand: string; // “rows”: in a hand its steps are rows that say all of themselves, and there is no board
  readonly calm: boolean; // whether it is shown slowly, because one has to remember who went where
  private readonly pictures = new Map<string, Picture>();

  constructor(root: Element, prefix: string) {
    for (const symbol of root.querySelectorAll('symbol'))
      this.pictures.set(symbol.id.slice(prefix.length), picture(symbol));
    const palette = root.getAttribute('data-palette')?.split(';') ?? [];
    this.palette = palette.map((line) => line.split(/:(.*)/s).slice(0, 2) as [string, string]);
    this.quiet = new Set(root.getAttribute('data-quiet')?.split(' '));
    this.grouped = new Set(root.getAttribute('data-grouped')?.split(' '));
    this.summed = new Set(root.getAttribute('data-summed')?.split(' '));
    const sounds = root.getAttribute('data-sounds')?.split(' ') ?? [];
    this.sounds = new Map(sounds.map((pair) => pair.split(':') as [string, Sound]));
    this.hand = root.getAttribute('data-hand') ?? '';
    this.calm = root.hasAttribute('data-calm');
    this.roomy = new Set(root.getAttribute('data-roomy')?.split(' '));
    this.answers = root.getAttribute('data-answers') ?? '';
    this.secrets = root.getAttribute('data-secrets') !== 'no';
  }

  /** Whether there are pieces that sets are picked from. */
  get hasItems(): boolean {
    return [...this.pictures.values()].some((picture) => picture.item);
  }

  has = (id: string): boolean => this.pictures.has(id);
  get = (id: string): Picture | undefined => this.pictures.get(id);
  /** What a `<use>` refers to. */
  href = (id: string): string => `#${this.pictures.get(id)?.id ?? ''}`;
  shape = (shape: string): Picture | undefined => this.pictures.get(`shape-${shape}`);

  piece(piece: Piece): Picture {
    const base = `piece-${piece.is}`;
    const colour = piece.colour === undefined ? '' : `-c${piece.colour}`;
    const value = piece.value ? `-${piece.value}` : '';
    for (const id of [base + value + colour, base + value, base + colour, base]) {
      const found = this.pictures.get(id);
      if (found) return found;
    }
    return NOTHING;
  }

  arc = (kind: string): Picture => this.pictures.get(`arc-${kind}`) ?? NOTHING;

  /** The head of a seat: that of its status, else the game's own, else the house's witch of that colour. */
  head(colour: number, status = ''): string {
    const own = [`status-${status}`, `head-c${colour}`].find(this.has);
    return own ? this.href(own) : witchOf(colour);
  }
}

/** What a symbol says of itself in data- attributes; what it does not say is as it is of NOTHING. */
function picture(symbol: SVGSymbolElement): Picture {
  const { dataset: data, id } = symbol;
  const said: [string, unknown][] = Object.entries(NOTHING).map(([name, value]) => [name, valueOf(data[name], value)]);
  for (const name of ['text', 'count', 'flag', 'room']) if (data[name]) said.push([name, numbers(data[name])]);
  for (const name of ['tag', 'label'])
    if (data[name] !== undefined) said.push([name, data[name] ? numbers(data[name]) : []]);
  if (data.marks === '') said.push(['marks', Infinity]);
  const box = numbers(symbol.getAttribute('viewBox') ?? '0 0 64 64');
  return Object.fromEntries([...said, ['id', id], ['box', box]]) as unknown as Picture;
}

function valueOf(said: string | undefined, usual: unknown): unknown {
  if (said === undefined) return usual;
  if (typeof usual === 'boolean') return true;
  if (typeof usual === 'number') return Number(said);
  return typeof usual === 'string' ? said : numbers(said);
}

const numbers = (text: string): number[] =>
  text
    .trim()
    .split(/[\s,]+/)
    .map(Number);

const sheets = new Map<string, Promise<Element>>();

/** Put a sheet of symbols into the document, so that `<use href="#id">` finds them. */
export function sheet(source: () => Promise<string>, key: string, prefix: string): Promise<Element> {
  let placed = sheets.get(key);
  if (!placed) {
    placed = source().then((text) => {
      const root = document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);
      if (prefix) rename(root, prefix);
      root.setAttribute('class', 'sprites');
      root.setAttribute('aria-hidden', 'true');
      document.documentElement.append(root); // beside the body, which the page replaces
      return root;
    });
    sheets.set(key, placed);
  }
  return placed;
}

/** Two games may call their symbols alike: all names of a sheet get its prefix, and what refers to them. */
function rename(root: Element, prefix: string): void {
  const own = new Set(Array.from(root.querySelectorAll('[id]'), (element) => element.id));
  for (const element of root.querySelectorAll('*')) {
    if (element.id) element.id = prefix + element.id;
    const href = element.getAttribute('href');
    if (href && own.has(href.slice(1))) element.setAttribute('href', `#${prefix}${href.slice(1)}`);
    const fill = element.getAttribute('fill');
    if (fill?.startsWith('url(#')) element.setAttribute('fill', `url(#${prefix}${fill.slice(5)}`);
  }
}

export const fetched = async (url: string): Promise<string> => (await fetch(url)).text();
export const houseArt = () => sheet(() => fetched(houseUrl), 'house', '');
/** The signs of what a step does, and the flag of what to aim for. */
export const signsArt = () => sheet(() => fetched(signsUrl), 'signs', '');

export async function artOf(game: string): Promise<Art> {
  const prefix = `${game}-`;
  return new Art(await sheet(() => gameArt(game), game, prefix), prefix);
}
