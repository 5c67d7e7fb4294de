/** What a person is about to do: chosen, shown before it is done, and then played. */

import { sound } from '../device/sound';
import { lazy } from '../net/lazy';
import type { Choice, Described, Preview, Step } from '../net/types';
import type { Table } from './table.svelte';

export class Chooser {
  text = $state(''); // the chosen step
  picked = $state<string[]>([]); // items of a set
  preview = $state.raw<Preview | null>(null);
  shaking = $state('');
  isPicking = $state(false); // a set is being put together, though there are other steps

  constructor(readonly table: Table) {}

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
  get step(): Step | undefined {
    return this.steps.find((step) => step.do === this.text);
  }
  get lit(): Set<string> {
    const spots = this.steps.map((step) => step.spot).filter(Boolean);
    return new Set([...spots, ...(this.picksFrom ? this.spotsOf(this.picksFrom.items) : [])]);
  }
  /** The set whose items a tap on the board picks. */
  get picksFrom(): Described | undefined {
    return this.isPicking || this.steps.length === 0 ? this.set : undefined;
  }
  get chosenSpots(): string[] {
    return [...(this.step?.spot ? [this.step.spot] : []), ...this.spotsOf(this.picked)];
  }

  /** Where chance may lead, beside where the chosen step does. */
  get maybes(): { spot: string; tag: string }[] {
    return (this.table.forecast?.outcomes ?? []).flatMap(({ spot, tag = '' }) =>
      spot && spot !== this.preview?.ways[0]?.at(-1) ? [{ spot, tag }] : [],
    );
  }

  /** New questions: what was chosen is gone. The only possible step is chosen at once. */
  begin(): void {
    this.clear();
    this.isPicking = false;
    if (this.steps.length === 1 && this.table.ask.length === 1) void this.choose(this.steps[0]!.do);
  }

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

  /** A tap on a spot. */
  press = (spot: string): void => void lazy(() => import('../prompt/choosing')).then(({ press }) => press(this, spot));

  private described(kind: Described['kind']): Described | undefined {
    return this.table.ask.find((question) => question.kind === kind) as Described | undefined;
  }
  /** An item is a piece of that value on the board. */
  itemAt(spot: string, items: string[]): string | undefined {
    const pieces = (this.table.stage.view?.spots[spot] ?? []).filter((piece) => this.table.art.piece(piece).item);
    return pieces.map((piece) => piece.value ?? '').find((value) => items.includes(value));
  }
  private spotsOf(items: string[]): string[] {
    const spots = this.table.stage.view?.spots ?? {};
    return Object.keys(spots).filter(
      (spot) => this.table.stage.places.get(spot)?.shape !== 'hand' && this.itemAt(spot, items),
    );
  }
}
