/** Items into bins of the same size: by tap, by key, by dragging, or by chance. */

import type { Described } from '../net/types';

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
    if (!item || this.bins[bin]?.includes(item)) return true;
    if (!this.hasRoom(bin)) return false;
    this.take(item);
    this.bins[bin] = this.sorted([...this.bins[bin]!, item]);
    this.held = this.loose[0] ?? '';
    return true;
  };

  take = (item: string): void => {
    this.bins = this.bins.map((bin) => bin.filter((one) => one !== item));
    this.held = item;
  };

  /** A quick start: what is still loose goes anywhere. */
  scatter = (): void => {
    const loose = this.loose.map((item) => ({ item, order: Math.random() })).sort((one, other) => one.order - other.order);
    for (const { item } of loose) this.put(this.bins.findIndex((_, bin) => this.hasRoom(bin)), item);
  };

  private sorted = (bin: string[]): string[] => this.question.items.filter((item) => bin.includes(item));
}
