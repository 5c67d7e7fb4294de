/** A game, or a part of one, as a film: forwards, backwards, anywhere, from any seat. */

import type { Art } from '../board/art';
import { Stage } from '../table/stage.svelte';
import { asSeat, json } from '../net/api';
import type { Layout, PastMoment, Seat } from '../net/types';

const PAUSE = 900; // ms between two steps

export class Reel {
  at = $state(0); // how many steps are shown
  playing = $state(false);
  readonly stage: Stage;
  private frames = $state.raw<PastMoment[]>([]);
  private timer = 0;

  constructor(frames: PastMoment[], seats: number, layout: Layout, art: Art) {
    this.frames = frames;
    this.stage = new Stage(seats, layout, art);
  }

  get count(): number {
    return this.frames.length - 1;
  }
  get frame(): PastMoment | undefined {
    return this.frames[this.at];
  }

  /** The same moment with another seat's eyes. */
  look(frames: PastMoment[]): void {
    this.frames = frames;
    this.jump(this.at);
  }

  jump = (at: number): void => {
    this.at = Math.min(Math.max(at, 0), this.count);
    this.show(true);
    // frame 0 is before the first step
    this.stage.log = this.frames.slice(0, this.at + 1).flatMap((frame) => frame.events);
  };

  forward = (): void => {
    if (this.at >= this.count) return this.pause();
    this.at += 1;
    this.show(false);
  };

  play = (): void => {
    this.playing = true;
    const go = (): void => {
      if (!this.playing) return;
      if (!this.stage.busy) this.forward();
      this.timer = window.setTimeout(go, PAUSE * this.stage.pace());
    };
    go();
  };

  /** From the beginning, as often as wanted. */
  again = (): void => {
    this.pause();
    this.jump(0);
    this.play();
  };

  pause = (): void => {
    this.playing = false;
    clearTimeout(this.timer);
  };

  private show(still: boolean): void {
    const frame = this.frames[this.at];
    if (frame)
      this.stage.show({ kind: 'update', at: frame.at, view: frame.view, events: frame.events, ask: [] }, still);
  }
}

/** The moments since one's own last turn; none where the house is away. */
export async function recentMoments(table: string, seat: Seat | null): Promise<PastMoment[]> {
  return told(await json<PastMoment[]>(`/api/tables/${table}/recent?${asSeat(seat)}`).catch(() => []));
}

/** Steps of which nothing was told are passed over; how things stand at the end is kept. */
function told([first, ...rest]: PastMoment[]): PastMoment[] {
  const kept = rest.filter((moment) => moment.events.length);
  if (!first || !kept.length) return [];
  return [first, ...kept.slice(0, -1), { ...kept.at(-1)!, view: rest.at(-1)!.view }];
}
