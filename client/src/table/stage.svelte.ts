/** What is drawn: events are shown one after the other, and then the view that they led to. */

import type { Art, Picture } from '../board/art';
import type { Piece, SpotPlace, Told, Update, View } from '../net/types';
import { sound } from '../device/sound';
import { lazy } from '../net/lazy';

const LOG_LENGTH = 200;
const MOST_BEHIND = 8; // updates: who is further behind is shown only how it ended
const POP = 300;
export const ALL_DICE = '*';

/** How events are shown. Who has just come sees none: it is fetched a little before the first. */
export const acting = () => import('./acting');

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

  art!: Art;
  places = new Map<string, SpotPlace>();
  mat?: HTMLElement; // that the board lies on
  /** How many times as long everything takes. */
  pace: () => number = () => 1;
  colourOf: (seat: number) => number = (seat) => seat;
  settled: (update: Update) => void = () => {};

  private queue: Update[] = [];
  untold: Told[] = []; // of the update that is being shown
  film = 0; // counts what was broken off
  private hurried = false;
  finish: (() => void) | null = null;

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
        const { act, turnTo } = await lazy(acting);
        if (film !== this.film) return;
        await turnTo(this, this.untold[0]!, update);
        if (film !== this.film) return;
        if (this.still) break;
        const told = this.untold.shift()!;
        this.note([told]); // said first: nobody is to guess from a mark what will be said
        await act(this, told, update);
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
    return this.hurried || document.hidden || this.queue.length > MOST_BEHIND;
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
