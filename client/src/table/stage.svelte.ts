/** What is drawn: events are shown one after the other, and then the view that they led to. */

import type { Art, Picture } from '../board/art';
import { seatColours } from '../board/colour';
import type { Layout, Piece, Seat, SpotPlace, Told, Update, View } from '../net/types';
import { sound } from '../device/sound';
import { speedOf, TIMES } from '../device/speed';
import { lazy } from '../net/lazy';

const LOG_LENGTH = 200;
const POP = 300;
export const ALL_DICE = '*';

/** How events are shown. Who has just come sees none: it is fetched a little before the first. */
export const acting = () => import('./acting');

/** What is to be seen before anything else is shown: how it stands, until somebody says that it was. */
export interface Halt {
  told: Told;
  goOn: () => void;
}

/** A piece under way. */
export interface Moving {
  piece: Piece;
  picture: Picture;
  frames: Keyframe[];
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
  halt = $state.raw<Halt | null>(null);

  readonly places: Map<string, SpotPlace>;
  readonly colours: number[]; // by seat
  mat?: HTMLElement; // that the board lies on
  settled: (update: Update) => void = () => {};
  /** Whether somebody is there who says when they have seen what they are to see. */
  canHalt?: () => boolean;

  queue: Update[] = [];
  patience = 0; // updates more than usual that somebody may be behind
  untold: Told[] = []; // of the update that is being shown
  film = 0; // counts what was broken off
  hurried = false;
  finish: (() => void) | null = null;

  constructor(
    seats: number,
    readonly layout: Layout,
    readonly art: Art,
  ) {
    this.places = new Map(layout.spots.map((spot) => [spot.name, spot]));
    this.colours = seatColours(seats, layout);
  }

  /** How many times as long everything takes. */
  pace = (): number => TIMES[speedOf(this.art)];
  colourOf = (seat: Seat): number => this.colours[seat] ?? seat;

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
    if (!this.busy || this.halt) return;
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
    this.halt?.goOn();
    [this.moving, this.stirred, this.burst, this.busy, this.hurried] = [null, '', '', false, false];
    this.settle(update, [...late, ...update.events]);
  }

  private async run(): Promise<void> {
    const film = this.film;
    this.busy = true;
    while (this.queue.length) {
      const update = this.queue.shift()!;
      this.untold = [...update.events];
      if (this.untold.length) await (await lazy(acting)).actAll(this, update);
      if (film !== this.film) return;
      this.settle(update, this.untold.splice(0));
    }
    this.hurried = false;
    this.busy = false;
    this.patience = 0;
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

  note(told: Told[]): void {
    this.log = [...this.log, ...told].slice(-LOG_LENGTH);
  }

  at = (spot: string): Piece[] => this.view?.spots[spot] ?? [];

  put(spot: string, pieces: Piece[]): void {
    if (this.view) this.view = { ...this.view, spots: { ...this.view.spots, [spot]: pieces } };
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
