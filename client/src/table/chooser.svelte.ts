/** What a person is about to do: chosen, shown before it is done, and then played. */

import { prefs } from '../device/prefs.svelte';
import { sound } from '../device/sound';
import type { Choice, Described, Piece, Preview, Step } from '../net/types';
import { filled } from './filled';
import type { Table } from './table.svelte';

export class Chooser {
  text = $state(''); // the chosen step
  picked = $state<string[]>([]); // items of a set
  preview = $state.raw<Preview | null>(null);
  shaking = $state('');
  isPicking = $state(false); // a set is being put together, though there are other steps

  constructor(private readonly table: Table) {}

  get steps(): Step[] {
    return this.table.ask.flatMap((question) => (question.kind === 'choice' ? (question as Choice).steps : []));
  }
  get set(): Described | undefined {
    return this.described('set');
  }
  get arrangement(): Described | undefined {
    return this.described('arrangement');
  }
  /** An arrangement whose bins are regions of the board: there it is laid. */
  get laying(): Described | undefined {
    const isRegion = (bin: string) => this.table.layout.regions.some((region) => region.spot === bin);
    return this.arrangement?.bins?.every(isRegion) ? this.arrangement : undefined;
  }
  get pad(): Described | undefined {
    return this.described('pad');
  }
  /** The steps that cards in the hand stand for, each by its card alone. */
  get dealt(): Step[] {
    const spot = `hand-${this.table.seat}`;
    const cards = (this.table.stage.view?.spots[spot] ?? []).filter((piece) => this.table.art.piece(piece).choice);
    return cards.flatMap((piece) => this.stepOf(piece, spot) ?? []);
  }
  get step(): Step | undefined {
    return this.steps.find((step) => step.do === this.text);
  }
  /** The other steps that belong to the same spot. */
  get siblings(): Step[] {
    const spot = this.step?.spot;
    return spot ? this.steps.filter((step) => step.spot === spot) : [];
  }
  get lit(): Set<string> {
    const spots = this.steps.map((step) => step.spot).filter(Boolean);
    return new Set([...spots, ...(this.picksFrom ? this.spotsOf(this.picksFrom.items) : [])]);
  }
  /** The set whose items a tap on the board picks. */
  private get picksFrom(): Described | undefined {
    return this.isPicking || this.steps.length === 0 ? this.set : undefined;
  }
  get chosenSpots(): string[] {
    return [...(this.step?.spot ? [this.step.spot] : []), ...this.spotsOf(this.picked)];
  }

  /** New questions: what was chosen is gone. The only possible step is chosen at once. */
  begin(): void {
    this.clear();
    this.isPicking = false;
    if (this.steps.length === 1 && this.table.ask.length === 1) void this.choose(this.steps[0]!.do);
  }

  /** So many items of the set as are still missing, drawn from all of them. */
  draw = async (): Promise<void> => {
    const set = this.set;
    if (!set) return;
    const left = set.items.filter((item) => !this.picked.includes(item));
    for (let missing = set.size - this.picked.length; missing > 0; missing--)
      await this.toggle(left.splice(crypto.getRandomValues(new Uint32Array(1))[0]! % left.length, 1)[0]!);
  };

  /** Not now: what else can be done is offered again. */
  later = (): void => {
    this.clear();
    this.isPicking = false;
  };

  clear = (): void => {
    this.text = '';
    this.picked = [];
    this.preview = null;
  };

  choose = async (text: string): Promise<void> => {
    sound('press');
    this.table.owl = null;
    this.text = text;
    this.preview = null;
    const preview = await this.table.preview(text);
    if (this.text === text) this.preview = preview;
  };

  /** What was chosen stays so until there are new questions. */
  go = (): void => {
    if (this.text) this.table.play(this.text);
  };

  /** A tap on a spot: choose, choose again to play, or say why not. */
  press = (spot: string): void => {
    const here = this.steps.filter((step) => step.spot === spot);
    const item = this.picksFrom && this.itemAt(spot, this.picksFrom.items);
    if (item) void this.toggle(item);
    else if (here.length) this.cycle(here);
    else void this.explain(spot, this.table.art.shape(this.table.stage.places.get(spot)?.shape ?? '')?.step ?? '', spot);
  };

  /** A tap on a piece in a hand. */
  pressPiece = (piece: Piece, spot: string): void => {
    const text = filled(this.table.art.piece(piece).step, spot, piece);
    const step = this.steps.find((one) => one.do === text);
    if (step) this.cycle([step]);
    else void this.explain(spot, text, spot);
  };

  stepOf = (piece: Piece, spot: string): Step | undefined => {
    const text = filled(this.table.art.piece(piece).step, spot, piece);
    return text ? this.steps.find((one) => one.do === text) : undefined;
  };

  toggle = async (item: string): Promise<void> => {
    const set = this.set;
    if (!set) return;
    sound('press');
    const without = this.picked.filter((one) => one !== item);
    if (without.length === this.picked.length) without.push(item);
    this.picked = without.slice(-set.size).sort((one, other) => set.items.indexOf(one) - set.items.indexOf(other));
    if (this.picked.length === set.size) await this.choose(`${set.verb} ${this.picked.join(' ')}`);
    else [this.text, this.preview] = ['', null];
  };

  private cycle(steps: Step[]): void {
    const at = steps.findIndex((step) => step.do === this.text);
    if (at >= 0 && steps.length === 1) this.go();
    else if (steps.length === 1 && prefs.get('quick')) {
      this.text = steps[0]!.do;
      this.go();
    } else void this.choose(steps[(at + 1) % steps.length]!.do);
  }

  private async explain(spot: string, template: string, shaken: string): Promise<void> {
    if (this.table.seat === null || this.table.curtain !== null || this.pad) return;
    const pieces = this.table.stage.view?.spots[spot] ?? [];
    const own = pieces.map((piece) => this.table.art.piece(piece).step).findLast(Boolean);
    const text = filled(own || template, spot, pieces.at(-1));
    if (!text || !(await this.table.why(text))) return;
    this.shaking = shaken;
    setTimeout(() => (this.shaking = ''), 320);
  }

  private described(kind: Described['kind']): Described | undefined {
    return this.table.ask.find((question) => question.kind === kind) as Described | undefined;
  }
  /** An item is a piece of that value on the board. */
  private itemAt(spot: string, items: string[]): string | undefined {
    const pieces = (this.table.stage.view?.spots[spot] ?? []).filter((piece) => this.table.art.piece(piece).item);
    return pieces.map((piece) => piece.value ?? '').find((value) => items.includes(value));
  }
  private spotsOf(items: string[]): string[] {
    const spots = this.table.stage.view?.spots ?? {};
    return Object.keys(spots).filter((spot) => this.table.stage.places.get(spot)?.shape !== 'hand' && this.itemAt(spot, items));
  }
}
