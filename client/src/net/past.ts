/** What the house keeps of games: those that are over, and what was told in those that are on. */

import { json, text } from './api';
import type { Judged, Moment, Proof, Replayed, Seat } from './types';

export const record = (table: string) => text(`/api/tables/${table}/record`);
export const last = (table: string) => json<Moment>(`/api/tables/${table}/last`);
/** By table, what everybody at it was told last, where a game is on. */
export const latest = (language: string) => json<Record<string, string>>(`/api/tables/mine/latest?lang=${language}`);
export const proof = (table: string) => json<Proof>(`/api/tables/${table}/proof`);
export const review = (table: string, seat: Seat) => json<Judged[]>(`/api/tables/${table}/review?seat=${seat}`);
export const replay = (record: string, seat: Seat | null) => json<Replayed>('/api/replay', 'POST', { record, seat });
