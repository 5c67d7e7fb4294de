/** What just happened, once more: the moments since one's own last turn, on the board. */

import { lazy } from '../net/lazy';
import type { PastMoment } from '../net/types';
import type { Reel } from '../replay/reel.svelte';
import type { Table } from './table.svelte';

export class Recap {
  reel = $state.raw<Reel | null>(null); // while it is open
  moments = $state.raw<PastMoment[]>([]);

  constructor(private readonly table: Table) {}

  /** Is there anything to show? The log knows before the house is asked. */
  get isPossible(): boolean {
    const { log } = this.table.stage;
    const { seat } = this.table;
    return this.table.curtain === null && log.some((told) => told.actor >= 0 && told.actor !== seat);
  }

  open = async (): Promise<void> => {
    const { info, seat, layout, art } = this.table;
    const { recentMoments, Reel } = await lazy(() => import('../replay/reel.svelte'));
    const moments = await recentMoments(info.id, seat);
    if (moments.length < 2 || this.table.seat !== seat) return;
    this.moments = moments;
    this.reel = new Reel(moments, info.seats, layout, art);
    this.reel.again();
  };

  close = (): void => {
    this.reel?.pause();
    this.reel = null;
  };
}
