/** What is asked of the house around a game: which ones there are, who sits where, and another one. */

import { ask, json } from './api';
import type { Change, Found, GameInfo, Offered, Seat, TableInfo } from './types';

export const games = (language: string) => json<GameInfo[]>(`/api/games?lang=${language}`);
export const forget = () => ask('/api/me', 'DELETE');

export const publicTables = () => json<TableInfo[]>('/api/tables');
export const myTables = () => json<TableInfo[]>('/api/tables/mine');
export const findCode = async (code: string) => (await json<Found>(`/api/codes/${encodeURIComponent(code)}`)).path;
export const change = (table: string, wish: Change) => json<TableInfo>(`/api/tables/${table}`, 'PATCH', wish);
export const changeCode = (table: string) => json<TableInfo>(`/api/tables/${table}/code`, 'POST');
export const letBack = (table: string) => json<TableInfo>(`/api/tables/${table}/let-back`, 'POST');
export const keep = (table: string) => json<TableInfo>(`/api/tables/${table}/keep`, 'POST');
export const start = (table: string) => json<TableInfo>(`/api/tables/${table}/start`, 'POST');
export interface Again {
  level?: number; // of the bots, if it is to be another
  swap?: boolean; // everybody moves up by one seat
}
export const rematch = (table: string, { level = 0, swap = false }: Again = {}) =>
  json<TableInfo>(`/api/tables/${table}/rematch?level=${level}&swap=${swap}`, 'POST');
export const takeBack = (table: string) => json<TableInfo>(`/api/tables/${table}/back`, 'POST');

export const beginWithout = (table: string) => json<TableInfo>(`/api/tables/${table}/begin-without`, 'POST');

export const seatPath = (table: string, seat: Seat, verb: string) => `/api/tables/${table}/seats/${seat}/${verb}`;
/** One's own chair; before the game the host's hand on any other. */
export const leave = (table: string, seat: Seat) => json<TableInfo>(seatPath(table, seat, 'leave'), 'POST');
export const seatBot = (table: string, seat: Seat, level: number) =>
  json<TableInfo>(seatPath(table, seat, 'bot'), 'POST', { level });
export const offer = (table: string, seat: Seat) => json<Offered>(seatPath(table, seat, 'offer'), 'POST');
