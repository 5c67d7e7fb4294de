/** Evenings over HTTP: one function a request. */

import { ask, json, text } from '../net/api';
import type {
  EveningInfo,
  EveningSummary,
  EveningWish,
  GuestPlace,
  JoinEvening,
  MergePlan,
  NewEvening,
  NewTournament,
  TableWish,
} from '../net/types';

const at = (evening: string, more = '') => `/api/evenings/${evening}${more}`;
const post = (evening: string, more: string, body?: unknown) => json<EveningInfo>(at(evening, more), 'POST', body);

export const eveningWords = (language: string) => text(`/api/words/${language}/evening`);
export const open = (wish: NewEvening) => json<EveningInfo>('/api/evenings', 'POST', wish);
export const mine = () => json<EveningSummary[]>('/api/evenings/mine');
export const place = (evening: string) => json<GuestPlace>(at(evening, '/place'));
export const join = (evening: string, who: JoinEvening) => json<GuestPlace>(at(evening, '/join'), 'POST', who);
export const waitAgain = (evening: string) => json<GuestPlace>(at(evening, '/wait'), 'POST');
export const goHome = (evening: string) => ask(at(evening, '/leave'), 'POST');

/** guests: for whom a place is looked for; undefined: for all who wait. */
export const info = (evening: string, guests?: number[]) =>
  json<EveningInfo>(at(evening, guests ? `?${guests.map((guest) => `guest=${guest}`).join('&')}` : ''));
export const change = (evening: string, wish: EveningWish) => json<EveningInfo>(at(evening), 'PATCH', wish);
export const close = (evening: string) => ask(at(evening, '/close'), 'POST');
export const call = (evening: string) => post(evening, '/call');
export const seat = (evening: string, guests: number[], table?: number) => post(evening, '/seat', { guests, table });
export const together = (evening: string, first: number, second: number) =>
  json<MergePlan>(at(evening, `/together?first=${first}&second=${second}`));
export const merge = (evening: string, first: number, second: number) => post(evening, '/together', { first, second });
export const stand = (evening: string, guest: number) => post(evening, `/guests/${guest}/stand`);
export const sendAway = (evening: string, guest: number) =>
  json<EveningInfo>(at(evening, `/guests/${guest}`), 'DELETE');

export const addTable = (evening: string) => post(evening, '/tables', {});
export const setTable = (evening: string, table: number, wish: TableWish) =>
  json<EveningInfo>(at(evening, `/tables/${table}`), 'PATCH', wish);
export const removeTable = (evening: string, table: number) =>
  json<EveningInfo>(at(evening, `/tables/${table}`), 'DELETE');
export const begin = (evening: string, table: number) => post(evening, `/tables/${table}/begin`);
export const hurry = (evening: string, table: number) => post(evening, `/tables/${table}/hurry`);
export const clear = (evening: string, table: number) => post(evening, `/tables/${table}/clear`);

export const openTournament = (evening: string, wish: NewTournament) => post(evening, '/tournament', wish);
export const enrol = (evening: string) => post(evening, '/tournament/players');
export const nextRound = (evening: string) => post(evening, '/tournament/rounds');
export const endTournament = (evening: string) => json<EveningInfo>(at(evening, '/tournament'), 'DELETE');
