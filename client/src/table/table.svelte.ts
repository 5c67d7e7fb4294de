/** A table as this device sees it: who sits there, what is asked, what was refused. It decides no rule. */

import { artOf, houseArt, signsArt, type Art } from '../board/art';
import { newMark } from '../device/random';
import { sound } from '../device/sound';
import * as api from '../net/api';
import type { Connect, Connection, ConnectionState } from '../net/connection';
import type { Guide } from '../learn/guide';
import { lazy } from '../net/lazy';
import type {
  Advise,
  Advised,
  AskPreview,
  AskWhy,
  ClientMessage,
  Do,
  Failed,
  Forecast,
  Hint,
  Layout,
  Preview,
  Previewed,
  Question,
  RaceNumbers,
  Reason,
  Seat,
  ServerMessage,
  Situation,
  Spoken,
  TableInfo,
  Update,
  View,
  Why,
} from '../net/types';
import { words } from '../words/words.svelte';
import { Lesson } from './lesson.svelte';
import { acting, Stage } from './stage.svelte';

const PATIENCE = 5000; // ms for an answer to a question that changes nothing
const BALLOON = 4000; // ms that a phrase is shown
const NOTICED = 150; // ms before people wonder what became of their move

/** Milliseconds left by seat, as they were at a moment of performance.now(). */
export interface Clock {
  since: number;
  left: Record<string, number>;
}

type Said = Do & { id: string; seat: Seat };
type Answer = Advised | Previewed | Why;

export class Table {
  info = $state.raw<TableInfo>()!;
  ask = $state.raw<Question[]>([]);
  situation = $state.raw<Situation | undefined>(); // what is going on, for the seat that is asked
  hints = $state.raw<Hint[]>([]);
  forecast = $state.raw<Forecast | undefined>(); // what chance may bring, beside a question
  asked = $state.raw(0); // the length of the log behind the questions
  shownSince = $state(0); // performance.now() when the question of a race was painted
  seat = $state<Seat | null>(null); // whose view it is
  curtain = $state<Seat | null>(null); // whom the device is passed to
  state = $state<ConnectionState>('joining'); // of the connection
  owl = $state.raw<Reason | null>(null); // why something was not done
  sent = $state.raw<Said[]>([]); // moves whose outcome is not shown yet, at most one a seat
  late = $state.raw<Said[]>([]); // those of them that are noticed
  race = $state.raw<RaceNumbers[] | null>(null); // of one that is decided, perhaps not yet shown
  isResting = $state(false); // the table, or the next person at this device, waits until this one has seen enough
  denied = $state.raw<Pick<Said, 'step' | 'seat'> | undefined>(); // the move that was not made, of this question
  clock = $state.raw<Clock | null>(null);
  phrases = $state<Record<Seat, string>>({});
  guide = $state.raw<Guide | undefined>(); // what a learner is told
  limit = $state(0); // ms of the race that is open, where one only watches it
  readonly stage: Stage;
  readonly lesson = new Lesson(
    () => this.info.game,
    (holds) => (holds ? this.hold(true) : this.goOn()),
  );

  private at = -1;
  private connection: Connection | null = null;
  private readonly done = new Set<string>(); // moves that were made and are now being shown
  private isOut = false; // the house has no place here for this device any more
  private readonly waiting = new Map<string, (answer: Answer | null) => void>();
  private greeted = false;
  private shown: Seat | null = null; // whose view came last

  private constructor(
    info: TableInfo,
    readonly layout: Layout,
    readonly art: Art,
    readonly connect: Connect, // to this table, and to the one after it
  ) {
    this.info = info;
    this.stage = new Stage(info.seats, layout, art);
    this.stage.settled = (update) => this.settle(update);
  }

  static async join(id: string, connect: Connect): Promise<Table> {
    return Table.of(await api.info(id), connect);
  }

  static async of(info: TableInfo, connect: Connect): Promise<Table> {
    const { id } = info;
    const [layout, art] = await Promise.all([
      api.layout(info.game, info.seats, info.options),
      artOf(info.game),
      houseArt(),
      signsArt(),
      words.load(words.language, info.game),
    ]);
    const table = new Table(info, layout, art, connect);
    table.hear_table(info);
    table.seat = table.mine.length ? table.mine[0]! : null;
    table.connection = connect(id, {
      message: (message) => table.hear(message),
      state: (state) => table.hear_state(state),
      known: () => ({ at: table.at, seat: table.seat }),
    });
    return table;
  }

  get mine(): Seat[] {
    return this.info.chairs.flatMap((chair, seat) => (chair.you ? [seat] : []));
  }
  get colours(): number[] {
    return this.stage.colours;
  }
  /** The witch that stands for whoever sits there. */
  faceOf = (seat: Seat): number => {
    const face = this.info.chairs[seat]?.face ?? -1;
    return face >= 0 ? face : this.stage.colourOf(seat);
  };
  get isShared(): boolean {
    return this.mine.length > 1;
  }

  // Speaking

  play = (text: string, seat = this.seat): void => {
    if (seat === null || this.isSending(seat)) return;
    this.owl = null;
    const said: Said = { kind: 'do', step: text, at: this.asked, id: newMark(), seat };
    this.sent = [...this.sent, said];
    this.say(said);
    setTimeout(() => (this.late = this.sent), NOTICED);
  };

  isSending = (seat: Seat | null): boolean => this.sent.some((said) => said.seat === seat);

  /**
   * Whether the questions are to be seen. They stay for the moment that an answer takes: two pictures are one too many.
   */
  isAsking = (seat: Seat | null): boolean =>
    this.ask.length > 0 &&
    !this.stage.halt &&
    !(hasPad(this.ask) ? this.sent : this.late).some((said) => said.seat === seat);

  /** What a step would do, as far as the seat can know. */
  preview = async (step: string): Promise<Preview | null> => {
    const answer = await this.question({ kind: 'preview', step });
    return answer?.kind === 'preview' ? answer.preview : null;
  };

  why = async (step: string): Promise<boolean> => {
    const answer = await this.question({ kind: 'why', step });
    if (answer?.kind !== 'why' || !answer.clause) return false;
    this.refuse(answer);
    return true;
  };

  phrase = (key: string): void => this.say({ kind: 'phrase', phrase: key, seat: this.seat ?? this.mine[0] });
  here = (here: boolean): void => this.say({ kind: 'here', here });
  private hold = (hold: boolean): void => this.say({ kind: 'hold', hold });
  private say = (message: ClientMessage): void => void this.connection?.say(message);

  /** Behind the curtain nothing is left of whoever sat here before: the house has sent what everybody may see. */
  get isCleared(): boolean {
    return this.stage.view?.seat === null;
  }

  /** The curtain goes up, but never on the view of another seat. */
  lift = (): void => {
    if (this.curtain !== null && this.isCleared) this.turnTo(this.curtain);
  };

  /** To one of this device's seats, or to what everybody may see. */
  turnTo = (seat: Seat | null): void => {
    this.curtain = null;
    this.seat = seat;
    this.say({ kind: 'as', seat });
  };

  close(): void {
    this.connection?.close();
  }

  question(message: Advise | AskPreview | AskWhy, patience = PATIENCE): Promise<Answer | null> {
    const id = newMark();
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      setTimeout(() => this.answer(id, null), patience);
      if (!this.connection?.say({ ...message, id, seat: this.seat })) this.answer(id, null);
    });
  }

  private answer(id: string, answer: Answer | null): boolean {
    const resolve = this.waiting.get(id);
    this.waiting.delete(id);
    resolve?.(answer);
    return resolve !== undefined;
  }

  // Listening

  private hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'update':
        return this.hear_update(message);
      case 'table':
        return this.hear_table(message.table);
      case 'advice':
      case 'preview':
      case 'why':
        return void this.answer(message.id, message);
      case 'phrase':
        return this.hear_phrase(message);
      case 'refused':
        return this.refuse(message, message.id);
      case 'stale':
        return this.refuse(said(words.say('owl-stale')), message.id);
      case 'ok':
        return this.answered(message.id);
      case 'bye':
        this.isOut = message.reason !== 'restart';
        return;
      case 'error':
        return this.hear_error(message);
    }
  }

  private hear_error({ id, message }: Failed): void {
    if (this.isOut) this.close(); // it came back once to hear why
    if (!this.answer(id, null)) this.refuse(said(message), id);
  }

  /** Who sits where has changed. */
  take(info: TableInfo): void {
    this.info = info;
    words.names = info.chairs.map((chair) => chair.name);
  }

  /** This device has changed who sits where. With its first seat it becomes somebody, and comes in again as such. */
  seated(info: TableInfo): void {
    const wasNobody = this.mine.length === 0;
    this.take(info);
    if (!wasNobody || this.mine.length === 0) return;
    this.seat = this.mine[0]!;
    this.connection?.reopen();
  }

  private hear_table(info: TableInfo): void {
    this.take(info);
    const waits = info.status === 'revealing' || this.mine.some((seat) => !info.chairs[seat]!.ready);
    if (waits) void lazy(() => import('../net/shares')).then(({ share }) => share(info).catch(() => {})); // told again
    if (this.seat === null && this.mine.length === 1 && this.curtain === null) this.turnTo(this.mine[0]!);
  }

  private hear_update(update: Update): void {
    const first = !this.greeted;
    this.greeted = true;
    this.at = update.at;
    if (update.ok) this.done.add(update.ok);
    const races = hasPad(update.ask) || !!update.limit;
    if (update.race) this.close_race(update.race);
    if (update.view.awaits === 'chance' && words.has('ready')) this.rest(); // before a race, the first one too
    const turned = first || update.view.seat !== this.shown;
    this.shown = update.view.seat;
    this.stage.show(update, turned || races); // a race waits for no motion
    if (turned) this.recall(update);
    if (first) acting().catch(() => {}); // then it comes when anybody moves
  }

  /** The log of whoever looks now. Behind a curtain nobody does, and what was never created has none. */
  private recall(update: Update): void {
    this.stage.log = [];
    const { seat } = update.view;
    if (!this.info.created || (seat === null && this.mine.length)) return;
    const isStillLooking = () => this.shown === seat;
    void lazy(() => import('./recall')).then(({ recall }) => recall(this, update, isStillLooking));
  }

  private answered(...ids: string[]): void {
    const isOpen = (said: Said) => !ids.includes(said.id);
    [this.sent, this.late] = [this.sent.filter(isOpen), this.late.filter(isOpen)];
  }

  /** Moves that may have been lost on the way: their marks make it harmless to say them twice. */
  private hear_state(state: ConnectionState): void {
    this.state = state;
    if (state !== 'open') return;
    this.sent.forEach(this.say);
    if (this.lesson.isOpen || this.isResting) this.hold(true);
  }

  private hear_phrase({ phrase, seat }: Spoken): void {
    this.phrases[seat] = phrase;
    setTimeout(() => delete this.phrases[seat], BALLOON);
  }

  refuse(reason: Reason, id = ''): void {
    this.denied = this.sent.find((said) => said.id === id);
    this.answered(id);
    this.owl = reason;
    sound('refuse');
  }

  private settle(update: Update): void {
    const before = this.ask.length > 0;
    const opens = (hasPad(update.ask) && !hasPad(this.ask)) || (update.limit && !this.limit);
    this.ask = update.ask;
    this.limit = update.limit ?? 0;
    this.situation = update.situation;
    this.hints = update.hints ?? [];
    this.forecast = update.forecast;
    this.asked = update.at;
    this.answered(...this.done);
    this.done.clear();
    if (update.events.length) this.owl = null;
    this.clock = update.clock ? { since: performance.now(), left: update.clock } : null;
    if (opens) this.open_race();
    if (update.view.awaits === 'chance' && this.seat !== null) this.lesson.offer();
    if (update.view.awaits === 'over' && update.events.length) sound('win');
    else if (!before && update.ask.length) sound('yours');
    this.pass_on(update.view);
  }

  /** A race is decided: nobody is asked any more, although it is still to be shown how it came out. */
  private close_race(race: RaceNumbers[]): void {
    if (hasPad(this.ask)) this.ask = [];
    this.answered(...this.done);
    this.race = race;
  }

  /**
   * Alone against bots there is all the time one wants; the table must hear so at once, as it does not wait for
   * pictures.
   */
  rest(): void {
    this.isResting = this.mine.length > 0 && this.info.chairs.every((chair) => chair.you || chair.kind === 'bot');
    if (this.isResting) this.hold(true);
  }

  goOn = (): void => {
    this.isResting = false;
    this.hold(false);
    this.pass_on(this.stage.view!, true);
  };

  private open_race(): void {
    this.race = null;
    this.denied = undefined;
    this.isResting = false;
    this.lesson.interrupt();
    this.stage.throwAll();
    requestAnimationFrame((now) => (this.shownSince = now));
  }

  /**
   * On a shared device: to whom it goes next, once what one was told has been read. The curtain falls at once, and goes
   * up when what is secret has left the page.
   */
  private pass_on({ awaits, awaited, secret }: View, isRead = false): void {
    if (!this.isShared) return;
    if (awaits === 'over') {
      if (this.seat === null) this.turnTo(this.mine[0]!);
      return;
    }
    const next = awaited.filter((seat) => this.mine.includes(seat));
    if (!next.length || (this.seat !== null && next.includes(this.seat))) return;
    if (secret && !isRead) this.isResting = true;
    else if (!this.art.secrets) this.turnTo(next[0]!);
    else if (this.curtain !== next[0]) {
      this.turnTo(null);
      this.curtain = next[0]!;
    }
  }
}

const hasPad = (ask: Question[]): boolean => ask.some((question) => question.kind === 'pad');
export const said = (message: string): Reason => ({ clause: '', args: {}, message });
