/** The house over HTTP: one function a request. */

import type { Args, GameInfo, Layout, PastMoment, Seat, TableInfo, Told } from './types';

/** What was not done; the message is a sentence in the asker's language. */
export class Problem extends Error {
  constructor(
    readonly key: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Args;
  first?: Seat;
  language: string;
  public?: boolean;
  pace_ms?: number;
  chairs?: NewChair[]; // who sits down at once
  start?: boolean;
}

/** A person of this device, or with a level a bot. */
export type NewChair = { name: string; face: number } | { level: number };

export type Change = Partial<
  Pick<TableInfo, 'options' | 'first' | 'public' | 'watchable' | 'turn_limit_s' | 'pace_ms' | 'advice' | 'language'>
>;

async function ask(path: string, method = 'GET', body?: unknown): Promise<Response> {
  const headers = body === undefined ? undefined : { 'content-type': 'application/json' };
  const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (answer.ok) return answer;
  const said = await answer.json().catch(() => ({}));
  throw new Problem(said.error ?? String(answer.status), said.message ?? answer.statusText, answer.status);
}

export const json = async <T>(path: string, method?: string, body?: unknown): Promise<T> =>
  (await ask(path, method, body)).json();
export const text = async (path: string): Promise<string> => (await ask(path)).text();

export const games = (language: string) => json<GameInfo[]>(`/api/games?lang=${language}`);
export const gameWords = (game: string, language: string) => text(`/api/games/${game}/words/${language}`);
export const houseWords = (language: string) => text(`/api/words/${language}`);
export const gameCover = (game: string) => text(`/api/games/${game}/cover.svg`);
export const gameArt = (game: string) => text(`/api/games/${game}/art.svg`);

export function layout(game: string, seats: number, options: Args): Promise<Layout> {
  const query = new URLSearchParams({ seats: String(seats) });
  for (const [name, value] of Object.entries(options)) query.append('option', `${name}=${value}`);
  return json(`/api/games/${game}/layout?${query}`);
}

export const forget = () => ask('/api/me', 'DELETE');

export const publicTables = () => json<TableInfo[]>('/api/tables');
export const myTables = () => json<TableInfo[]>('/api/tables/mine');
export const findCode = async (code: string) =>
  (await json<{ table: string }>(`/api/codes/${encodeURIComponent(code)}`)).table;
export const create = (table: NewTable) => json<TableInfo>('/api/tables', 'POST', table);
export const info = (table: string) => json<TableInfo>(`/api/tables/${table}`);
export const change = (table: string, wish: Change) => json<TableInfo>(`/api/tables/${table}`, 'PATCH', wish);
export const start = (table: string) => json<TableInfo>(`/api/tables/${table}/start`, 'POST');
export interface Again {
  level?: number; // of the bots, if it is to be another
  swap?: boolean; // everybody moves up by one seat
}
export const rematch = (table: string, { level = 0, swap = false }: Again = {}) =>
  json<TableInfo>(`/api/tables/${table}/rematch?level=${level}&swap=${swap}`, 'POST');
export const takeBack = (table: string) => json<TableInfo>(`/api/tables/${table}/back`, 'POST');

/** Sit down with a new seed wherever this device is waited for. The last one to do so begins the game. */
export async function sayYes(table: TableInfo): Promise<TableInfo> {
  let info = table;
  for (const [seat, chair] of table.chairs.entries()) if (chair.you && !chair.ready) info = await sit(table.id, seat);
  return info;
}

const asSeat = (seat: Seat | null): string => (seat === null ? '' : `seat=${seat}`);
export const story = (table: string, since: number, seat: Seat | null) =>
  json<Told[]>(`/api/tables/${table}/story?since=${since}&${asSeat(seat)}`);
export const recent = (table: string, seat: Seat | null) => json<PastMoment[]>(`/api/tables/${table}/recent?${asSeat(seat)}`);

const seatPath = (table: string, seat: Seat, verb: string) => `/api/tables/${table}/seats/${seat}/${verb}`;
/** Whoever sits there already keeps what is left out. */
export const sit = (table: string, seat: Seat, who: { name?: string; face?: number } = {}) =>
  json<TableInfo>(seatPath(table, seat, 'sit'), 'POST', { ...who, seed: newSeed() });
export const leave = (table: string, seat: Seat) => json<TableInfo>(seatPath(table, seat, 'leave'), 'POST');
export const seatBot = (table: string, seat: Seat, level: number) =>
  json<TableInfo>(seatPath(table, seat, 'bot'), 'POST', { level });
export const offer = (table: string, seat: Seat) =>
  json<{ token: string; link: string; qr: string }>(seatPath(table, seat, 'offer'), 'POST');
export const claim = (token: string) => json<TableInfo>('/api/claims', 'POST', { token, seed: newSeed() });

/** This browser's own part in the dice: 32 random bytes. */
function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
