/** The house over HTTP: one function a request. */

import type { Args, Layout, Seat, TableInfo } from './types';

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

/** A device that has its cookie only with the answer asks again: so no seat is ever somebody's whom nobody knows. */
export async function ask(path: string, method = 'GET', body?: unknown, again = false): Promise<Response> {
  const headers = body === undefined ? undefined : { 'content-type': 'application/json' };
  const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (answer.ok) return answer;
  const said = await answer.json().catch(() => ({}));
  if (said.error === 'new-device' && !again) return ask(path, method, body, true);
  throw new Problem(said.error ?? String(answer.status), said.message ?? answer.statusText, answer.status);
}

export const json = async <T>(path: string, method?: string, body?: unknown): Promise<T> =>
  (await ask(path, method, body)).json();
export const text = async (path: string): Promise<string> => (await ask(path)).text();

export const gameWords = (game: string, language: string) => text(`/api/games/${game}/words/${language}`);
export const houseWords = (language: string) => text(`/api/words/${language}`);
export const gameArt = (game: string) => text(`/api/games/${game}/art.svg`);

export function layout(game: string, seats: number, options: Args): Promise<Layout> {
  const query = new URLSearchParams({ seats: String(seats) });
  for (const [name, value] of Object.entries(options)) query.append('option', `${name}=${value}`);
  return json(`/api/games/${game}/layout?${query}`);
}

export const info = (table: string) => json<TableInfo>(`/api/tables/${table}`);
export const asSeat = (seat: Seat | null): string => (seat === null ? '' : `seat=${seat}`);
