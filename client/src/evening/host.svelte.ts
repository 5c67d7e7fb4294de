/** An evening as its host sees it, and what they are about to do. */

import * as api from './requests';
import { games } from '../net/tables';
import type { EveningInfo, EveningTableInfo, GameInfo, GuestInfo, MergePlan } from '../net/types';
import { words } from '../words/words.svelte';
import { GONE, keepAsking } from './asking';

export class Host {
  info = $state.raw<EveningInfo>();
  known = $state.raw<GameInfo[]>([]);
  problem = $state('');
  isGone = $state(false);
  isBusy = $state(false);
  /** Of those who wait, whoever is left out of what comes next. */
  private spared = $state.raw<number[]>([]);
  /** The tables that were touched, at most two. */
  touched = $state.raw<number[]>([]);
  plan = $state.raw<MergePlan>();
  private answers = 0; // what was asked before something was done says nothing any more

  constructor(readonly id: string) {}

  readonly waiting = $derived(
    (this.info?.guests ?? [])
      .filter((guest) => guest.table < 0 && !guest.left)
      .sort((one, other) => other.minutes - one.minutes),
  );
  readonly chosen = $derived(this.waiting.map((guest) => guest.id).filter((guest) => !this.spared.includes(guest)));
  readonly present = $derived((this.info?.guests ?? []).filter((guest) => !guest.left));

  watch(): () => void {
    void games(words.language)
      .then((found) => (this.known = found))
      .catch(() => {});
    return keepAsking(
      async () => {
        const number = this.answers;
        const found = await api.info(this.id, this.spared.length ? this.chosen : undefined);
        return { number, found };
      },
      ({ number, found }) => {
        if (number === this.answers) this.info = found;
      },
      (error) => (this.isGone ||= error.status === GONE),
    );
  }

  /** What the host does, and what it has become. */
  act = async (work: Promise<EveningInfo>): Promise<boolean> => {
    [this.problem, this.isBusy] = ['', true];
    this.answers += 1;
    try {
      this.info = await work;
      [this.touched, this.plan] = [[], undefined];
      return true;
    } catch (error) {
      this.problem = (error as Error).message;
      return false;
    } finally {
      this.isBusy = false;
      this.answers += 1;
    }
  };

  /** Another placing for those who are left. */
  async spare(guest: number): Promise<void> {
    const isSpared = this.spared.includes(guest);
    this.spared = isSpared ? this.spared.filter((one) => one !== guest) : [...this.spared, guest];
    this.answers += 1;
    const number = this.answers;
    const found = await api.info(this.id, this.spared.length ? this.chosen : undefined).catch(() => undefined);
    if (found && number === this.answers) this.info = found;
  }
  isChosen = (guest: number): boolean => !this.spared.includes(guest);

  /** Two tables touched: what would become of them. */
  async touch(table: number): Promise<void> {
    this.plan = undefined;
    const others = this.touched.filter((one) => one !== table);
    this.touched = others.length < this.touched.length ? others : [...others.slice(-1), table];
    const [first, second] = this.touched;
    if (first === undefined || second === undefined) return;
    try {
      this.plan = await api.together(this.id, first, second);
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  guest = (id: number): GuestInfo | undefined => this.info?.guests.find((guest) => guest.id === id);
  called = (ids: number[]): string => words.listed(ids.map((id) => this.guest(id)?.name ?? ''));
  table = (number: number): EveningTableInfo | undefined => this.info?.tables.find((table) => table.number === number);
  nameOf = (number: number): string => words.say('evening-table', { picture: this.table(number)?.picture ?? '' });
  titleOf = (game: string): string => this.known.find((one) => one.name === game)?.title ?? game;
}
