/** What is drawn: events are shown one after the other, and then the view that they led to. */

import type { Art, Picture } from '../board/art';
import { standOn, sizeOn } from '../board/spread';
import type { Piece, SpotPlace, Told, Update, View } from '../net/types';
import { sound } from '../device/sound';

const HOP = 180; // ms a stone
const LONGEST_MOVE = 1500;
const GLIDE = 420; // a way of two places that are far apart
const STIR = 650; // something happens on the spot: a die falls, a card is turned
const BURST = 1200; // a picture over the whole board
const LOG_LENGTH = 200;
const MOST_BEHIND = 8; // updates: who is further behind is shown only how it ended
const POP = 300;
export const ALL_DICE = '*';

export interface Point {
  x: number;
  y: number;
}

/** A piece under way. */
export interface Moving {
  piece: Piece;
  picture: Picture;
  points: Point[];
  width: number;
  height: number;
  ms: number;
  done: () => void;
  skip: (finish: () => void) => void;
}

export class Stage {
  view = $state.raw<View | null>(null);
  moving = $state.raw<Moving | null>(null);
  stirred = $state('');
  burst = $state(''); // the event whose picture is shown large
  log = $state.raw<Told[]>([]);
  busy = $state(false);

  art!: Art;
  places = new Map<string, SpotPlace>();
  /** Where a spot that is not on the board is, in board units. */
  elsewhere: (spot: string) => Point | undefined = () => undefined;
  /** How many times as long everything takes. */
  pace: () => number = () => 1;
  colourOf: (seat: number) => number = (seat) => seat;
  settled: (update: Update) => void = () => {};

  private queue: Update[] = [];
  private untold: Told[] = []; // of the update that is being shown
  private film = 0; // counts what was broken off
  private hurried = false;
  private finish: (() => void) | null = null;

  /** Show an update when those before it have been shown; at once where nothing is to move. */
  show(update: Update, still = false): void {
    if (still) this.jump(update);
    else {
      this.queue.push(update);
      if (!this.busy) void this.run();
    }
  }

  /** Somebody cannot wait: everything under way comes to its end. */
  skip = (): void => {
    if (!this.busy) return;
    this.hurried = true;
    this.finish?.();
  };

  /** Whatever is under way is left: only the new view counts. */
  private jump(update: Update): void {
    this.film += 1;
    const late = [...this.untold, ...this.queue.flatMap((one) => one.events)];
    this.queue = [];
    this.untold = [];
    this.finish?.();
    [this.moving, this.stirred, this.burst, this.busy, this.hurried] = [null, '', '', false, false];
    this.settle(update, [...late, ...update.events]);
  }

  private async run(): Promise<void> {
    const film = this.film;
    this.busy = true;
    while (this.queue.length) {
      const update = this.queue.shift()!;
      this.untold = [...update.events];
      while (this.untold.length && !this.still) {
        this.note(this.untold.slice(0, 1)); // said first: nobody is to guess from a mark what will be said
        await this.act(this.untold.shift()!, update);
        if (film !== this.film) return;
      }
      this.settle(update, this.untold.splice(0));
    }
    this.hurried = false;
    this.busy = false;
  }

  private settle(update: Update, untold: Told[]): void {
    this.note(untold);
    this.view = this.view ? kept(this.view, update.view) : update.view;
    this.settled(update);
  }

  /** All dice fall at once, and everybody may look at them at once. */
  throwAll(): void {
    sound('roll');
    this.stirred = ALL_DICE;
    setTimeout(() => (this.stirred = ''), POP);
  }

  /** What was told before this stage was opened. */
  recall(told: Told[]): void {
    this.log = [...told, ...this.log].slice(-LOG_LENGTH);
  }

  private note(told: Told[]): void {
    this.log = [...this.log, ...told].slice(-LOG_LENGTH);
  }

  private get still(): boolean {
    return this.hurried || document.hidden || this.queue.length > MOST_BEHIND || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  private async act(told: Told, update: Update): Promise<void> {
    if (!this.view) return;
    if (told.path.length > 1) await this.move(told, update);
    else if (told.path.length === 1) await this.stir(told, told.path[0]!, update.view);
    if (this.art.has(`event-${told.name}`)) await this.show_large(told.name);
  }

  private async move(told: Told, update: Update): Promise<void> {
    const [from, to] = [told.path[0]!, told.path.at(-1)!];
    const piece = this.take(from, to, told, update.view);
    if (!piece) return;
    const points = told.path.map((spot) => this.where(spot, piece)).filter((point) => point !== undefined);
    if (points.length < 2) return;
    const spot = this.places.get(to)?.shape === 'hand' ? this.places.get(from) : this.places.get(to);
    const picture = this.art.piece(piece);
    const size = sizeOn(picture, spot);
    const glides = points.length === 2;
    const ms = this.pace() * (glides ? GLIDE : Math.min(HOP * (points.length - 1), LONGEST_MOVE));
    const beat = glides ? 0 : ms / (points.length - 1);
    const film = this.film;
    for (let stone = 1; beat && stone < points.length; stone++) sound('hop', (stone * beat) / 1000);
    await this.pause((done) => {
      this.moving = { piece, picture, points, ...size, ms, done, skip: (finish) => (this.finish = finish) };
    });
    if (film !== this.film) return;
    this.moving = null;
    sound(this.art.sounds.get(told.name) ?? 'move');
    const later = this.untold.some((other) => other.path.includes(to));
    this.put(to, later ? [...this.at(to), piece] : (update.view.spots[to] ?? []));
  }

  private async stir(told: Told, spot: string, next: View): Promise<void> {
    this.put(spot, next.spots[spot] ?? this.at(spot));
    this.stirred = spot;
    if (this.places.get(spot)?.shape === 'die') sound('roll');
    else sound(this.art.sounds.get(told.name) ?? 'reveal');
    await this.wait(STIR * this.pace());
    this.stirred = '';
  }

  private async show_large(name: string): Promise<void> {
    this.burst = name;
    await this.wait(BURST * this.pace());
    this.burst = '';
  }

  /** The piece that an event moves: of the colour that it names, else the one that was there first. */
  private take(from: string, to: string, told: Told, next: View): Piece | undefined {
    const here = this.at(from);
    const colour = told.args.colour ?? (told.args.seat === undefined ? undefined : this.colourOf(Number(told.args.seat)));
    const movable = here.filter((piece) => !this.art.piece(piece).flat || here.length === 1);
    const piece = movable.find((one) => one.colour === colour) ?? movable[0];
    if (!piece || this.places.get(from)?.shape === 'hand') return next.spots[to]?.at(-1) ?? piece;
    if ((piece.count ?? 1) > 1) return next.spots[to]?.at(-1) ?? { ...piece, count: 1 };
    this.put(from, here.filter((one) => one !== piece));
    return piece;
  }

  private at = (spot: string): Piece[] => this.view?.spots[spot] ?? [];

  private put(spot: string, pieces: Piece[]): void {
    if (this.view) this.view = { ...this.view, spots: { ...this.view.spots, [spot]: pieces } };
  }

  private where(name: string, piece: Piece): Point | undefined {
    const spot = this.places.get(name);
    if (!spot || spot.shape === 'hand') return this.elsewhere(name);
    if (!spot.stands.length) return spot;
    const picture = this.art.piece(piece);
    const { x, y } = standOn(spot, piece, picture);
    return { x, y: y + sizeOn(picture, spot).height * picture.lift }; // a stand is where it is drawn, lifted already
  }

  private wait = (ms: number): Promise<void> =>
    this.pause((done) => {
      const timer = setTimeout(done, ms);
      this.finish = () => {
        clearTimeout(timer);
        done();
      };
    });

  private pause(begin: (done: () => void) => void): Promise<void> {
    return new Promise((resolve) =>
      begin(() => {
        this.finish = null;
        resolve();
      }),
    );
  }
}

/** The new view with the old one's lists wherever they say the same: what has not changed is not drawn again. */
function kept(old: View, view: View): View {
  const lists = Object.entries(view.spots).map(([name, list]) => {
    const before = old.spots[name];
    return [name, JSON.stringify(before) === JSON.stringify(list) ? before : list];
  });
  return { ...view, spots: Object.fromEntries(lists) };
}
