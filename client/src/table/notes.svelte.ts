/** What a player pencils in on this screen. It is told to nobody, and lasts as long as the tab. */

import type { Seat } from '../net/types';

export type Mark = 'no' | 'maybe';
const NEXT: Record<string, Mark | undefined> = { '': 'no', no: 'maybe' };

export class Notes {
  marks = $state.raw<Record<string, Mark>>({}); // by item
  private readonly key: string;

  constructor(table: string, seat: Seat) {
    this.key = `walpurgis-notes-${table}-${seat}`;
    this.marks = JSON.parse(sessionStorage.getItem(this.key) ?? '{}');
  }

  turn(item: string): void {
    const { [item]: mark = '', ...others } = this.marks;
    const next = NEXT[mark];
    this.keep(next ? { ...others, [item]: next } : others);
  }

  clear = (): void => this.keep({});

  private keep(marks: Record<string, Mark>): void {
    this.marks = marks;
    sessionStorage.setItem(this.key, JSON.stringify(marks));
  }
}
