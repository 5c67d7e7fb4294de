/** Items into bins of the same size: by tap, by key, by dragging, or by chance. */

import { untrack } from 'svelte';
import type { Described, Seat } from '../net/types';
import { keyOf } from './keys';

export class Arranging {
  bins = $state<string[][]>([]);
  held = $state(''); // the item that goes where the next tap says

  constructor(readonly question: Described) {
    this.clear();
  }

  get loose(): string[] {
    return this.question.items.filter((item) => !this.bins.some((bin) => bin.includes(item)));
  }
  get isComplete(): boolean {
    return this.loose.length === 0;
  }
  /** As the notation wants it: each bin in the order of the items. */
  get text(): string {
    return `${this.question.verb} ${this.bins.map((bin) => this.sorted(bin).join(' ')).join(' / ')}`;
  }

  hasRoom = (bin: number): boolean => (this.bins[bin]?.length ?? 0) < this.question.size;

  clear = (): void => {
    this.bins = Array.from({ length: this.question.items.length / this.question.size }, () => []);
    this.held = this.question.items[0] ?? '';
  };

  hold = (item: string): void => {
    this.held = item;
  };

  /** Put an item into a bin; false where the bin is full. */
  put = (bin: number, item = this.held): boolean => {
    if (!item) return true;
    const isThere = this.bins[bin]?.includes(item);
    if (!isThere && !this.hasRoom(bin)) {
      if (!this.loose.includes(item)) this.next(); // it was dragged from another bin, and stays there
      return false;
    }
    if (!isThere) {
      this.take(item);
      this.bins[bin] = this.sorted([...this.bins[bin]!, item]);
    }
    this.next();
    return true;
  };

  take = (item: string): void => {
    this.bins = this.bins.map((bin) => bin.filter((one) => one !== item));
    this.held = item;
  };

  /** A quick start: what is still loose goes anywhere. */
  scatter = (): void => {
    const loose = this.loose
      .map((item) => ({ item, order: Math.random() }))
      .sort((one, other) => one.order - other.order);
    for (const { item } of loose)
      this.put(
        this.bins.findIndex((_, bin) => this.hasRoom(bin)),
        item,
      );
  };

  /** Digits put what is held into a bin, arrows hold the next item, h leaves the rest to chance. */
  press = (event: KeyboardEvent, put: (bin: number) => void): void => {
    const key = keyOf(event);
    const bin = Number(key) - 1;
    const at = this.loose.indexOf(this.held);
    if (bin >= 0 && bin < this.bins.length) put(bin);
    else if (event.key === 'ArrowRight') this.hold(this.loose[(at + 1) % this.loose.length] ?? '');
    else if (event.key === 'ArrowLeft') this.hold(this.loose.at(at - 1) ?? '');
    else if (key === 'h') this.scatter();
    else return;
    event.preventDefault();
  };

  private next(): void {
    this.held = this.loose[0] ?? '';
  }
  private sorted = (bin: string[]): string[] => this.question.items.filter((item) => bin.includes(item));
}

const kept = new WeakMap<object, { question: string; arranging: Arranging }>();

/**
 * The one that board and panel share. It stays while the others lay theirs, and each of their answers asks us again.
 */
export function arrangingOf(table: object, seat: Seat | null, question: Described): Arranging {
  const asked = JSON.stringify([seat, question]);
  const before = kept.get(table);
  if (before?.question === asked) return before.arranging;
  // Whoever asks first may be a `$derived`, which would never hear of a change in what it has made itself.
  const arranging = untrack(() => new Arranging(question));
  kept.set(table, { question: asked, arranging });
  return arranging;
}
