/** What is asked of the house around a game: which ones there are, who sits where, and another one. */

import { ask, json } from './api';
import type { Change, Found, GameInfo, NewTable, Offered, Seat, Sit, TableInfo } from './types';

export const games = (language: string) => json<GameInfo[]>(`/api/games?lang=${language}`);
export const forget = () => ask('/api/me', 'DELETE');

export const publicTables = () => json<TableInfo[]>('/api/tables');
export const myTables = () => json<TableInfo[]>('/api/tables/mine');
export const findCode = async (code: string) => (await json<Found>(`/api/codes/${encodeURIComponent(code)}`)).table;
export const create = (table: NewTable) => json<TableInfo>('/api/tables', 'POST', table);
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

const seatPath = (table: string, seat: Seat, verb: string) => `/api/tables/${table}/seats/${seat}/${verb}`;
/** Whoever sits there already keeps what is left out. */
export const sit = (table: string, seat: Seat, who: Omit<Sit, 'seed'> = {}) =>
  json<TableInfo>(seatPath(table, seat, 'sit'), 'POST', { ...who, seed: newSeed() });
export const leave = (table: string, seat: Seat) => json<TableInfo>(seatPath(table, seat, 'leave'), 'POST');
export const seatBot = (table: string, seat: Seat, level: number) =>
  json<TableInfo>(seatPath(table, seat, 'bot'), 'POST', { level });
export const offer = (table: string, seat: Seat) => json<Offered>(seatPath(table, seat, 'offer'), 'POST');
export const claim = (token: string) => json<TableInfo>('/api/claims', 'POST', { token, seed: newSeed() });

/** This browser's own part in the dice: 32 random bytes. */
function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
