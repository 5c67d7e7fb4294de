/** What goes over the wire, as the server's messages.py and view.py have it. */

export type Seat = number;
export type Args = Record<string, number | string>;

export interface Piece {
  is: string;
  colour?: number;
  value?: string;
  count?: number;
  seat?: Seat; // whose doing it is
}

/** A band along spots: over the way, and about the marks. */
export interface Arc {
  is: string;
  way: string[];
  marks: string[];
}

/** A seat that speaks from a spot; says is empty where it is silent. */
export interface Speaker {
  spot: string;
  seat: Seat;
  says: string;
}

/** Something to be seen on spots that is no piece; tag is written on the last of them. */
export interface Mark {
  is: string;
  spots: string[];
  tag?: string;
}

/** A table of numbers, a row for each seat; -1 is a cell still to be filled. */
export interface Sheet {
  name: string;
  columns: string[];
  now: number; // the column that counts now; -1: none
  numbers: number[][];
  signs: string[][]; // beside a number or instead of it; empty: none
  totals: number[];
}

/** How a seat is doing: `status-NAME`. */
export interface Status {
  name: string;
  args: Args;
}

/** What the seat alone was told: `secret-NAME`, and pictures of it. */
export interface Secret {
  name: string;
  args: Args;
  pieces: Piece[];
  clauses: string[];
}

/** Why a game is over. */
export interface Ending {
  name: string;
  args: Args;
  pieces?: Piece[]; // that decided it
}

export interface View {
  seat: Seat | null;
  awaits: 'chance' | 'seats' | 'over';
  awaited: Seat[];
  standing: number[] | null;
  spots: Record<string, Piece[]>;
  notes: Record<string, Piece[]>;
  tallies: Record<string, number[]>;
  facts: Args;
  arcs?: Arc[];
  speaker?: Speaker;
  secret?: Secret;
  deduced?: { excluded: string[]; certain: string[] }; // by the value of pieces: what the house makes of all that was heard
  insight?: string; // `book-INSIGHT`: whose knowledge it is that the house works out, where it is not the seat's own
  ending?: Ending; // once it is over
  marks?: Mark[];
  sheets?: Sheet[];
  statuses?: Status[]; // one a seat
}

/** One thing that chance may bring: `outcome-NAME`, weight times out of all. */
export interface Outcome {
  name: string;
  args: Args;
  weight: number;
  pieces: Piece[];
  spot?: string; // where a figure would end
  tag?: string; // what is written there
}

/** What chance may bring, and how often: `forecast-NAME`. */
export interface Forecast {
  name: string;
  args: Args;
  total: number;
  outcomes: Outcome[];
}

/** An event: path holds the spots that a piece passes; at is the length of the log behind it, actor who had last decided something. */
export interface Told {
  at: number;
  actor: number; // -1: nobody yet
  name: string;
  args: Args;
  path: string[];
  clauses: string[];
}

export interface Step {
  do: string; // in the game's notation
  spot: string; // empty: none
  to?: string; // the spot where it brings its piece
  effect?: Effect; // absent: it only moves on
}

/** What is special about a step: its sign, and the message `effect-NAME`. */
export interface Effect {
  sign: string; // one of the kernel's SIGNS: a symbol `sign-SIGN` of the house
  name: string;
  args: Args;
}

/** What is going on, `situation-NAME`, and what to aim for, `aim-AIM`; an empty aim goes without saying. */
export interface Situation {
  name: string;
  args: Args;
  aim: string;
  aim_args: Args;
}

/** What a newcomer has to be shown: `hint-NAME`, and the spots it is about. */
export interface Hint {
  name: string;
  args: Args;
  spots: string[];
}

export interface Choice {
  kind: 'choice';
  steps: Step[];
}

/** A `set` of size items, an `arrangement` of all items in bins of size, or a `pad`: one item, and when. */
export interface Described {
  kind: 'set' | 'arrangement' | 'pad';
  verb: string;
  items: string[];
  size: number;
  limit?: number; // ms
  window?: number; // ms
  bins?: string[]; // of an arrangement: the spots that the bins are
  piece?: string; // what an item is on the board
}

export type Question = Choice | Described;

/** The numbers behind one answer of a race, in ms. */
export interface RaceNumbers {
  seat: Seat;
  taken: number;
  [number: string]: number;
}

// What the table says

export interface Update {
  kind: 'update';
  at: number;
  view: View;
  events: Told[];
  ask: Question[];
  ok?: string;
  race?: RaceNumbers[];
  clock?: Record<string, number>;
  situation?: Situation;
  hints?: Hint[]; // the most urgent first
  forecast?: Forecast;
}

export interface Notice {
  kind: 'table';
  table: TableInfo;
}

export interface Spoken {
  kind: 'phrase';
  phrase: string;
  seat: Seat;
}

export interface Farewell {
  kind: 'bye';
  reason: 'restart' | 'gone' | 'unwelcome';
}

export interface Ping {
  kind: 'ping';
  number: number;
}

export interface Accepted {
  kind: 'ok';
  id: string;
  at: number;
}

export interface Refused extends Reason {
  kind: 'refused';
  id: string;
}

export interface Stale {
  kind: 'stale';
  id: string;
  at: number;
}

export interface Failed {
  kind: 'error';
  error: string;
  message: string;
  id: string;
}

export interface Why extends Reason {
  kind: 'why';
  id: string;
}

export interface Previewed {
  kind: 'preview';
  id: string;
  preview: Preview | null;
  message: string;
}

export interface Excluded {
  kind: 'deduced';
  id: string;
  excluded: string[];
  certain: string[];
}

export interface Advised {
  kind: 'advice';
  id: string;
  at: number;
  advice: AdvisedStep[];
}

export type ServerMessage = Update | Notice | Spoken | Farewell | Ping | Accepted | Refused | Stale | Failed | Why | Previewed | Excluded | Advised;

// What it hears

export interface Do {
  kind: 'do';
  step: string;
  at?: number;
  id?: string;
  seat?: Seat | null;
}

export interface AskWhy {
  kind: 'why';
  step: string;
  id?: string;
  seat?: Seat | null;
}

export interface AskPreview {
  kind: 'preview';
  step: string;
  id?: string;
  seat?: Seat | null;
}

export interface Deduce {
  kind: 'deduce';
  id?: string;
  seat?: Seat | null;
}

export interface Advise {
  kind: 'advise';
  id?: string;
  seat?: Seat | null;
}

export interface Phrase {
  kind: 'phrase';
  phrase: string;
  id?: string;
  seat?: Seat | null;
}

export interface ShowAs {
  kind: 'as';
  seat: Seat | null;
  id?: string;
}

export interface Hold {
  kind: 'hold';
  hold: boolean;
  id?: string;
}

export interface Here {
  kind: 'here';
  here: boolean;
  id?: string;
}

export interface Pong {
  kind: 'pong';
  number: number;
  id?: string;
}

export type ClientMessage = Do | AskWhy | AskPreview | Deduce | Advise | Phrase | ShowAs | Hold | Here | Pong;

export interface Chair {
  kind: 'empty' | 'person' | 'bot';
  name: string; // as everybody calls them at this table
  face: number; // a witch by her colour; -1: none
  level: number;
  you: boolean;
  here: boolean;
  minded: boolean;
  ready: boolean;
}

export interface TableInfo {
  id: string;
  code: string;
  game: string;
  seats: number;
  options: Args;
  first: Seat;
  first_drawn: boolean;
  language: string;
  public: boolean;
  watchable: boolean;
  turn_limit_s: number;
  pace_ms: number;
  advice: boolean; // also against people
  advisable: boolean; // this guest may ask
  status: 'open' | 'running' | 'over' | 'archived';
  chairs: Chair[];
  commit: string;
  at: number;
  you_host: boolean;
  your_turn: boolean;
  awaited: Seat[];
  created: number;
  rematch: string;
  begins_when_ready: boolean; // as soon as everybody has given a seed
  previous: string;
  continues: string; // the table that this one goes on from, after a step was taken back
  continued: string; // the one that goes on from this
  takes_back: boolean; // this guest may take a step back
  ended: number; // s since 1970; 0: not yet
  server_seed?: string;
  seeds?: string[] | null;
}

export interface AdvisedStep {
  do: string;
  chance: number; // of winning, 0 to 1
}

/** A decision of a finished game, as the best opponent sees it; at: the length of the log behind it. */
export interface Judged {
  at: number;
  played: string;
  best: string;
  chance: number;
  best_chance: number;
  turning: boolean; // one of the few that changed the outcome most
}

export interface OptionInfo {
  name: string;
  clause: string;
  sentence: string;
  default: number | string;
  values: (number | string)[];
  sentences: string[];
}

export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  genre: string; // in a word or two
  fewest_seats: number;
  most_seats: number;
  age: number;
  minutes: [number, number];
  options: OptionInfo[];
}

export interface SpotPlace {
  name: string;
  x: number;
  y: number;
  shape: string;
  width: number;
  height: number;
  turn: number; // degrees clockwise
  colour: number; // -1: none
  stands: [x: number, y: number][]; // where its pieces stand, around it; none: on it
  taper: number; // how much narrower it is below, of its width
}

/** A part of the board with its own ground; its name and `spot` lie on its head line. */
export interface Region {
  name: string;
  x: number; // its middle
  y: number;
  width: number;
  height: number;
  head: number; // how far down its head line is
  label: number; // where its name begins
  spot: string;
}

export interface Layout {
  width: number;
  height: number;
  spots: SpotPlace[];
  regions: Region[];
}

export interface Preview {
  name: string;
  args: Args;
  clauses: string[];
  ways: string[][];
  marks: string[];
  arcs?: Arc[];
}

/** Items of a set that are out of the question, and those that must be in it, by all that a seat has heard. */
export interface Deduced {
  excluded: Set<string>;
  certain: Set<string>;
}

export interface Reason {
  clause: string;
  args: Args;
  message: string;
}

export interface Draw {
  number: number;
  unit: number;
  total: number;
  step: string;
}

/** The draws up to number `draws` were made at another table. */
export interface Origin {
  table: string;
  draws: number;
  server_seed: string;
  seeds: string[];
}

export interface Proof {
  table: string;
  seats: number;
  commit: string;
  server_seed: string;
  seeds: string[];
  draws: Draw[];
  origins: Origin[]; // where the draws before those of this table were made, the earliest first
}

/** A moment of a game as one seat saw it: after `at` steps, of which the last was the actor's. */
export interface PastMoment {
  at: number;
  actor: number; // -1: chance
  events: Told[];
  view: View;
}

export interface Frame extends PastMoment {
  step: string;
}

export interface Replayed {
  game: string;
  seats: number;
  options: Args;
  names: string[];
  frames: Frame[];
}
