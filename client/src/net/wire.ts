/** What goes over the wire. Made by `make wire` from the server's structs: change those. */

export type Args = Record<string, number | string>;

export type Question = Choice | Described;

export type ServerMessage =
  | Update
  | Notice
  | Spoken
  | RaceReplies
  | Farewell
  | Ping
  | Accepted
  | Refused
  | Stale
  | Failed
  | Why
  | Previewed
  | Advised;

export type ClientMessage = Do | AskWhy | AskPreview | Advise | Phrase | ShowAs | Hold | Here | Pong;

/**
 * Events to show one after the other, the view to settle on, the open questions of the watcher's seat. `ok` names the
 * move of one's own that this answers; `race` are the numbers of a race just decided, one entry a seat; `clock` is the
 * time left in milliseconds by seat, where the table has a clock. `situation` and `hints` go with the questions: what
 * is going on, and what a newcomer has to be shown, the most urgent first. So does `forecast`: what chance may bring,
 * and how often. `limit` is for spectators: how long the race that is open lasts, in milliseconds.
 */
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
  hints?: Hint[];
  forecast?: Forecast;
  limit?: number;
}

/**
 * All that one seat, or a spectator (null), may see. spots: what lies where. notes: the seat's own marks on spots.
 * tallies: numbers by name, one a seat. statuses: one a seat. insight: `book-INSIGHT`, whose knowledge it is that the
 * house works out, where it is not the seat's own.
 */
export interface View {
  seat: number | null;
  awaits: 'chance' | 'seats' | 'over';
  awaited: number[];
  standing: number[] | null;
  spots: Record<string, Piece[]>;
  notes: Record<string, Piece[]>;
  tallies: Record<string, number[]>;
  facts: Args;
  arcs?: Arc[];
  speaker?: Speaker;
  secret?: Secret;
  insight?: string;
  deduced?: Deduction;
  ending?: Ending;
  marks?: Mark[];
  sheets?: Sheet[];
  statuses?: Status[];
}

/** Something that lies on a spot, and what can be seen of it. seat: whose doing it is. */
export interface Piece {
  is: string;
  colour?: number;
  value?: string;
  count?: number;
  seat?: number;
}

/** A band along spots: over the way, and about the marks. */
export interface Arc {
  is: string;
  way: string[];
  marks: string[];
}

/** A seat that speaks from a spot, `says-SAYS`; says is empty where it is silent. */
export interface Speaker {
  spot: string;
  seat: number;
  says: string;
}

/** What the seat alone was told: `secret-NAME`, and pictures of it. */
export interface Secret {
  name: string;
  args: Args;
  pieces: Piece[];
  clauses: string[];
}

/** What the house makes of all that was heard, by the value of pieces: what is out of the question, what is sure. */
export interface Deduction {
  excluded: string[];
  certain: string[];
}

/** Why a game is over, `end-NAME`, and the pieces that decided it, where pieces did. */
export interface Ending {
  name: string;
  args: Args;
  pieces?: Piece[];
}

/** Something to be seen on spots that is no piece; tag is written on the last of them. */
export interface Mark {
  is: string;
  spots: string[];
  tag?: string;
}

/**
 * A table of numbers, `sheet-NAME`, with a row for each seat; -1 is a cell still to be filled. now: the column that
 * counts now, -1 for none. signs stand beside a number or instead of it; empty: none.
 */
export interface Sheet {
  name: string;
  columns: string[];
  now: number;
  numbers: number[][];
  signs: string[][];
  totals: number[];
}

/** How a seat is doing: `status-NAME`. */
export interface Status {
  name: string;
  args: Args;
}

/**
 * An event, `event-NAME`: path holds the spots that a piece passes, clauses the rules at work. at is the length of the
 * log behind it, actor the seat that had last decided something; -1: nobody yet.
 */
export interface Told {
  at: number;
  actor: number;
  name: string;
  args: Args;
  path: string[];
  clauses: string[];
}

/** One of the listed steps. */
export interface Choice {
  kind: 'choice';
  steps: Step[];
}

/**
 * A step that can be chosen, in the game's notation. spot: where it belongs, empty for nowhere. to: the spot where it
 * brings its piece. effect: what else it does.
 */
export interface Step {
  do: string;
  spot: string;
  to?: string;
  effect?: Effect;
}

/** What is special about a step: a sign, and the message `effect-NAME`. */
export interface Effect {
  sign: string;
  name: string;
  args: Args;
}

/**
 * A `set` of size items, an `arrangement` of all items in bins of size, a `pad`: one item, and when; or a `pair`. limit
 * and window, in milliseconds, are those of a pad. bins: the spots that the bins of an arrangement are; piece: what an
 * item is on the board. Of a pair one item and one of others are chosen, together one of open, such as “3 6”; piece is
 * what the second is.
 */
export interface Described {
  kind: 'set' | 'arrangement' | 'pad' | 'pair';
  verb: string;
  items: string[];
  size: number;
  limit?: number;
  window?: number;
  bins?: string[];
  piece?: string;
  others?: string[];
  open?: string[];
}

/** What is behind one answer of a race, in milliseconds: what was reported and measured, and what counts. */
export interface RaceNumbers {
  seat: number;
  reported: number;
  waited: number;
  trip: number;
  jitter: number;
  allowance: number;
  taken: number;
  margin: number;
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

/** What chance may bring, and how often: `forecast-NAME`. */
export interface Forecast {
  name: string;
  args: Args;
  total: number;
  outcomes: Outcome[];
}

/**
 * One thing that chance may bring, `outcome-NAME`, weight times out of all. spot: where a figure would end; tag: what
 * is written there.
 */
export interface Outcome {
  name: string;
  args: Args;
  weight: number;
  pieces: Piece[];
  spot?: string;
  tag?: string;
}

/** Who sits where, who is here: sent whenever it changes. */
export interface Notice {
  kind: 'table';
  table: TableInfo;
}

/**
 * A table as a guest may see it: nothing of devices, secrets or what is under the hats. awaited is only filled in where
 * it was worked out: for a table in memory, and in the list of one's own tables. commit and seed_hashes (one a seat,
 * empty for a bot) are what the seeds must fit; server_seed and seeds are there once the game is over; ended is 0 until
 * then. advisable: whether this guest may ask for advice now. sent_away: how many devices the host does not let back,
 * told to the host alone. begins_without_in: seconds that a host still has to wait for shares in the dice before the
 * game can begin without them. archived_at: when the game will be put away unfinished, since nobody plays on, in
 * seconds since 1970; told days before, else 0. Any move puts that off, and so does `keep`.
 */
export interface TableInfo {
  id: string;
  code: string;
  game: string;
  seats: number;
  first_drawn: boolean;
  advisable: boolean;
  status: 'open' | 'revealing' | 'running' | 'over' | 'archived';
  chairs: ChairInfo[];
  commit: string;
  seed_hashes: string[];
  at: number;
  you_host: boolean;
  your_turn: boolean;
  awaited: number[];
  created: number;
  rematch: string;
  begins_when_ready: boolean;
  previous: string;
  continues: string;
  continued: string;
  takes_back: boolean;
  sent_away: number;
  begins_without_in: number;
  archived_at: number;
  ended: number;
  fault: '' | 'game-failed' | 'game-overran' | 'game-too-large';
  evening: string;
  server_seed: string;
  seeds: string[] | null;
  options: Args;
  first: number;
  language: string;
  public: boolean;
  watchable: boolean;
  closed: boolean;
  latecomers: boolean;
  turn_limit_s: number;
  pace_ms: number;
  advice: boolean;
}

/** name: as everybody calls them here, equal names told apart. face: 0 to 5, a witch by her colour; -1: none. */
export interface ChairInfo {
  kind: 'empty' | 'person' | 'bot';
  name: string;
  face: number;
  level: number;
  you: boolean;
  here: boolean;
  minded: boolean;
  ready: boolean;
  revealed: boolean;
}

/** A preset phrase; there is no free chat. */
export interface Spoken {
  kind: 'phrase';
  phrase: string;
  seat: number;
}

/** To spectators, while a race is on: which seats have answered, and never what. */
export interface RaceReplies {
  kind: 'replies';
  seats: number[];
}

/** `restart`: the house will be back. `gone`: the table is. `unwelcome`: it may not be watched any more. */
export interface Farewell {
  kind: 'bye';
  reason: 'restart' | 'gone' | 'unwelcome';
}

/** To be answered by a `pong` with the same number at once: it measures the wire, which races depend on. */
export interface Ping {
  kind: 'ping';
  number: number;
}

/** A move that had been made before: this is a retry. `at` is where the table is now. */
export interface Accepted {
  kind: 'ok';
  id: string;
  at: number;
}

/** The rules forbid the move; `clause` is the rule that does. */
export interface Refused {
  kind: 'refused';
  id: string;
  clause: string;
  args: Args;
  message: string;
}

/** The move was an answer to older news; `at` is where the table is now. */
export interface Stale {
  kind: 'stale';
  id: string;
  at: number;
}

/** Nothing was done, for another reason: `error` is one of a closed list of keys, `message` the sentence for it. */
export interface Failed {
  kind: 'error';
  error: string;
  message: string;
  id: string;
}

/** Why a step cannot be played; an empty clause: it can. */
export interface Why {
  kind: 'why';
  id: string;
  clause: string;
  args: Args;
  message: string;
}

/** What a step would do; null where there is nothing to show. */
export interface Previewed {
  kind: 'preview';
  id: string;
  preview: Preview | null;
  message: string;
}

/** What a step would do, `preview-NAME`: ways along spots, and spots and bands to point at. */
export interface Preview {
  name: string;
  args: Args;
  clauses: string[];
  ways: string[][];
  marks: string[];
  arcs?: Arc[];
}

/** What the best level would do, the best first, each with its chance of winning. */
export interface Advised {
  kind: 'advice';
  id: string;
  at: number;
  advice: AdvisedStep[];
}

export interface AdvisedStep {
  do: string;
  chance: number;
}

/** A game at the length `at` of its log, as one may see it. */
export interface Moment {
  at: number;
  view: View;
}

/**
 * One event in words: at is the length of the log behind it, actor who last decided something by then: chance is
 * somebody's, too. -1: nobody yet.
 */
export interface StoryLine {
  at: number;
  actor: number;
  name: string;
  args: Args;
  path: string[];
  clauses: string[];
  text: string;
}

/** A moment of a game under way, as one seat saw it: after `at` steps, of which the last was the actor's. */
export interface PastMoment {
  at: number;
  actor: number;
  events: Told[];
  view: View;
}

/**
 * A decision of a finished game: what was played, what the best level would have played, and the chances with both. at
 * is the length of the log behind it.
 */
export interface Judged {
  at: number;
  seat: number;
  played: string;
  best: string;
  chance: number;
  best_chance: number;
  turning: boolean;
}

/**
 * All that is needed to work the draws out anew. Before the end only the commitment and the hashes are told. dice: 2,
 * or 1 for a table of old, at which seeds came without hashes. A seat with a hash and no seed is one without whose
 * share the host began. origins: for a table that continues others, where the draws before its own were made.
 */
export interface Proof {
  table: string;
  seats: number;
  dice: number;
  commit: string;
  seed_hashes: string[];
  server_seed: string;
  seeds: string[];
  draws: DrawInfo[];
  origins: OriginInfo[];
}

/** Draw number `number`: unit out of total, and the step it gave. Number 0 named the first seat. */
export interface DrawInfo {
  number: number;
  unit: number;
  total: number;
  step: string;
}

/**
 * Where the first draws of a table fell, up to number `draws`: at another one, by its seeds. No hashes: it was a table
 * of old, where there were none.
 */
export interface OriginInfo {
  table: string;
  draws: number;
  server_seed: string;
  seeds: string[];
  seed_hashes: string[];
}

/** What was not done: error is one of a closed list of keys, message the sentence in the asker's language. */
export interface Problem {
  error: string;
  message: string;
}

export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  genre: string;
  fewest_seats: number;
  most_seats: number;
  age: number;
  minutes: [number, number];
  options: OptionInfo[];
}

/** A house rule. sentences explain its values, where they are not numbers. */
export interface OptionInfo {
  name: string;
  clause: string;
  sentence: string;
  default: number | string;
  values: (number | string)[];
  sentences: string[];
}

/** A whole game. A seat without a name has an empty one. */
export interface Replayed {
  game: string;
  seats: number;
  first: number;
  options: Args;
  names: string[];
  frames: ReplayFrame[];
}

/** A moment of a replay: after `at` steps, of which the last was this one. Before the first its text is empty. */
export interface ReplayFrame {
  at: number;
  actor: number;
  step: string;
  events: Told[];
  view: View;
}

/**
 * Whatever has these three words: a table; or an evening, and the number of its table that the card is of. path: where
 * a browser goes with them.
 */
export interface Found {
  path: string;
  table: string;
  evening: string;
  number: number;
}

/** A one-time link that moves a seat to another device. Its secret is behind the #, which browsers keep back. */
export interface Offered {
  token: string;
  link: string;
  qr: string;
}

/** A board of this width and height in its own units; regions are drawn in their order, the first farthest back. */
export interface Layout {
  width: number;
  height: number;
  spots: Spot[];
  regions: Region[];
}

/**
 * A named place. x and y are its centre in board units, x to the right, y down; turn is in degrees clockwise. Spots of
 * shape “hand” lie in front of a seat, not on the board: they have no coordinates. stands: where its pieces stand,
 * around it and not on it; one of a colour always takes the stand of its colour. taper: how much narrower its lower
 * edge is than its upper one, of its width: squares of a bend fit together so.
 */
export interface Spot {
  name: string;
  x: number;
  y: number;
  shape: string;
  width: number;
  height: number;
  turn: number;
  colour: number;
  stands: [number, number][];
  taper: number;
}

/**
 * A part of the board with a ground and a name of its own, behind the spots; x and y are its middle, as a spot's. Its
 * head line is at the height `head`: the name begins at `label`, and `spot` lies on the same line, for what belongs to
 * the whole region. Nothing else should lie there. A terminal shows that spot and leaves the rest out.
 */
export interface Region {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  head: number;
  label: number;
  spot: string;
}

export interface LessonInfo {
  scenes: SceneInfo[];
}

/**
 * A scene of a lesson, `lesson-NAME`: what does what is to be done, steps or verbs; the spots to look at, and the
 * clauses that are learnt by it.
 */
export interface SceneInfo {
  name: string;
  steps: string[];
  points: string[];
  clauses: string[];
}

/** A moment of a game that is not at any table: who would sit there, what is seen and asked. */
export interface StagedScene {
  table: TableInfo;
  update: Update;
}

/** days: the puzzles of the last days, today's last. */
export interface Puzzles {
  days: PuzzleCard[];
  shelves: PuzzleShelf[];
}

/** A puzzle by its name; hats say how hard it is, 1 to 3. day: the one that it is the puzzle of, empty for none. */
export interface PuzzleCard {
  name: string;
  game: string;
  hats: number;
  day: string;
}

export interface PuzzleShelf {
  game: string;
  puzzles: PuzzleCard[];
}

/**
 * A moment with one best answer: `puzzle-ASKS`, its attribute `more` and the clues say what there is to go by. It is
 * answered by a step that is asked for, or, where there are pieces, by the name in answers of one of them.
 */
export interface PuzzleInfo {
  name: string;
  hats: number;
  seat: number | null;
  asks: string;
  args: Args;
  spot: string;
  clues: Clue[];
  answers: string[];
  pieces: Piece[];
  table: TableInfo;
  update: Update;
}

/** Something to go by, `clue-NAME`, and the spots that it is about. */
export interface Clue {
  name: string;
  args: Args;
  spots: string[];
}

/** update: what comes of a step that is the best. */
export interface PuzzleAnswer {
  right: boolean;
  update?: Update;
}

/**
 * An evening as its host sees it. best: the best placing for those who wait, or for those of them who were asked for.
 * new_tables: how many can still be set up. closed: it is over, and only its result was kept.
 */
export interface EveningInfo {
  id: string;
  code: string;
  title: string;
  place: string;
  host_name: string;
  language: string;
  guests: GuestInfo[];
  tables: EveningTableInfo[];
  best: Placing;
  tournament: TournamentInfo | null;
  keeps: boolean;
  called: number;
  new_tables: number;
  closed: boolean;
}

/** minutes: for how long they have waited. wish: a game, or empty; wish_table: by whose card they came, else -1. */
export interface GuestInfo {
  id: number;
  name: string;
  face: number;
  minutes: number;
  wish: string;
  wish_table: number;
  reads: boolean;
  table: number;
  left: boolean;
}

/**
 * picture: a symbol of the house. seats: how many it is set for. most: how many can sit there. missing: whose phone is
 * waited for. bots: whose seats somebody may take while the game is on. playing: the table of the house where the game
 * is. minutes: for how long it has been on.
 */
export interface EveningTableInfo {
  number: number;
  picture: string;
  code: string;
  game: string;
  seats: number;
  most: number;
  people: number[];
  status: 'free' | 'gathering' | 'beginning' | 'playing' | 'over';
  minutes: number;
  missing: number[];
  bots: number;
  playing: string;
  round: number;
  screen: boolean;
}

/** left: who would still wait. */
export interface Placing {
  seatings: Seating[];
  left: number[];
}

/** These people at this table. number: NO_TABLE for a new one. bots: that the game still needs. */
export interface Seating {
  number: number;
  game: string;
  people: number[];
  company: number[];
  bots: number;
  is_running: boolean;
}

/**
 * round: that is being played, 0 for none yet. unfinished: tables of it that still play. late: who waits and is not
 * enrolled.
 */
export interface TournamentInfo {
  game: string;
  rounds: number;
  size: number;
  round: number;
  unfinished: number;
  ranks: Rank[];
  late: number[];
}

/** place: equal totals share one. points: by round, None where somebody did not play it, or has not yet. */
export interface Rank {
  place: number;
  guest: number;
  points: (number | null)[];
  total: number;
}

/** One of the evenings that a device is host of. */
export interface EveningSummary {
  id: string;
  title: string;
  place: string;
  people: number;
  closed: boolean;
}

/** Two tables brought together: who would sit where, or why that cannot be (a sentence). */
export interface MergePlan {
  table: number;
  freed: number;
  game: string;
  people: number[];
  problem: string;
}

/**
 * What a guest may know: where they sit, and with whom. goes_to: the address of their game while there is one. id: 0
 * for whoever has not come in yet. company: the names of the others at their table.
 */
export interface GuestPlace {
  evening: string;
  title: string;
  place: string;
  host_name: string;
  you_host: boolean;
  id: number;
  name: string;
  face: number;
  wish: string;
  table: number;
  picture: string;
  status: 'free' | 'gathering' | 'beginning' | 'playing' | 'over';
  company: string[];
  goes_to: string;
  playing: string;
  called: number;
}

/** Play a step, in answer to the news of `at`. Not sure that it arrived? Say the same again: it is done once. */
export interface Do {
  kind: 'do';
  step: string;
  at?: number;
  id?: string;
  seat?: number | null;
}

/** Why can I not play this step? An empty clause: I can. */
export interface AskWhy {
  kind: 'why';
  step: string;
  id?: string;
  seat?: number | null;
}

/** What would this step do, as far as I can know? */
export interface AskPreview {
  kind: 'preview';
  step: string;
  id?: string;
  seat?: number | null;
}

/**
 * What would the best opponent do in my place? Only where `advisable` says so: alone against bots, or if the host
 * allows it.
 */
export interface Advise {
  kind: 'advise';
  id?: string;
  seat?: number | null;
}

/** One of the phrases of `GET /api/house`. */
export interface Phrase {
  kind: 'phrase';
  phrase: string;
  id?: string;
  seat?: number | null;
}

/** Look through another seat of mine, or as a spectator: null. */
export interface ShowAs {
  kind: 'as';
  seat: number | null;
  id?: string;
}

/**
 * Before chance goes on, wait until I have read what there is to read; false: I have, go on at once. Heard only where
 * all others at the table are bots.
 */
export interface Hold {
  kind: 'hold';
  hold: boolean;
  id?: string;
}

/** Whether I am looking, or have turned away. */
export interface Here {
  kind: 'here';
  here: boolean;
  id?: string;
}

/** The answer to a ping, by its number. */
export interface Pong {
  kind: 'pong';
  number: number;
  id?: string;
}

/** Whoever sits there already keeps what is left out; without a face one gets that of the seat's colour. */
export interface Sit {
  seed_hash?: string | null;
  name?: string | null;
  face?: number | null;
}

export interface SeatBot {
  level: number;
}

export interface Claim {
  token: string;
  seed_hash?: string | null;
}

/** A record to be played again, and the seat to look through; none: as a spectator. */
export interface Rerun {
  record: string;
  seat?: number | null;
}

export interface PuzzleGuess {
  answer: string;
}

/** tables: how many stand in the room to begin with. */
export interface NewEvening {
  title: string;
  place?: string | null;
  host_name?: string | null;
  tables?: number;
}

/** What is left out stays. keeps: result and games stay when the evening is over. */
export interface EveningWish {
  title?: string | null;
  place?: string | null;
  host_name?: string | null;
  keeps?: boolean | null;
}

/** wish: a game. table: by whose card somebody came. reads: whether they can. */
export interface JoinEvening {
  name: string;
  face: number;
  wish?: string | null;
  table?: number | null;
  reads?: boolean;
}

/** Who is placed. table: left out, where it is best for them. */
export interface SeatGuests {
  guests: number[];
  table?: number | null;
}

/** Two tables: those of the first move to the second. */
export interface Brought {
  first: number;
  second: number;
}

/** What is left out stays. seats: how many it is set for, 0 for as many as come. */
export interface TableWish {
  game?: string | null;
  seats?: number | null;
  screen?: boolean | null;
}

/** size: how many people at a table, 0 for as usual. */
export interface NewTournament {
  game: string;
  rounds?: number;
  size?: number;
}

/** What a host asks for. start: the game begins as soon as everybody who sits there has had a share in its dice. */
export interface NewTable {
  game: string;
  seats: number;
  chairs?: NewChair[];
  start?: boolean;
  options?: Args;
  first?: number;
  language?: string;
  public?: boolean;
  watchable?: boolean;
  closed?: boolean;
  latecomers?: boolean;
  turn_limit_s?: number;
  pace_ms?: number;
  advice?: boolean;
}

/**
 * Somebody who sits down at once: a person of the host's device, or with a level a bot, whose name is the house's. A
 * person with a face gets the seat of its colour, where the game has it and nobody else took it before. seed_hash: as
 * in sitting down; it may come later.
 */
export interface NewChair {
  name?: string;
  face?: number;
  level?: number;
  seed_hash?: string;
}

/** What a host may still change while the table is open; what is left out stays. */
export interface Change {
  options?: Args;
  first?: number;
  language?: string;
  public?: boolean;
  watchable?: boolean;
  closed?: boolean;
  latecomers?: boolean;
  turn_limit_s?: number;
  pace_ms?: number;
  advice?: boolean;
}
