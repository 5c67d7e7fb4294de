/** What the house keeps of games that are over. */

import { json, text } from './api';
import type { Judged, Proof, Replayed, Seat, View } from './types';

export const record = (table: string) => text(`/api/tables/${table}/record`);
export const last = (table: string) => json<{ at: number; view: View }>(`/api/tables/${table}/last`);
export const proof = (table: string) => json<Proof>(`/api/tables/${table}/proof`);
export const review = (table: string, seat: Seat) => json<Judged[]>(`/api/tables/${table}/review?seat=${seat}`);
export const replay = (record: string, seat: Seat | null) => json<Replayed>('/api/replay', 'POST', { record, seat });
