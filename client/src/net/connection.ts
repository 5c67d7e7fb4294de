/** A connection to a table, whatever carries it: a socket to a house, or something in this very page. */

import type { ClientMessage, Seat, ServerMessage } from './types';

export type ConnectionState = 'joining' | 'open' | 'lost';

/** Whoever sits at the end of it. */
export interface Listener {
  message: (message: ServerMessage) => void;
  state: (state: ConnectionState) => void;
  known: () => Known; // asked whenever it is opened, so that only what is missing has to be told
}

/** How much of the game one has seen, -1 for nothing, and through whose eyes one looks. */
export interface Known {
  at: number;
  seat: Seat | null;
}

/** It is opened when it is made, and mends itself. Pings are its own affair. */
export interface Connection {
  /** False where nothing can be said just now. */
  say(message: ClientMessage): boolean;
  /** Come in again as who this device is by now. */
  reopen(): void;
  close(): void;
}

export type Connect = (table: string, listener: Listener) => Connection;
