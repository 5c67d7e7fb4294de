/** A connection over a WebSocket. One that is lost is opened again: what was missed comes with the next greeting. */

import type { Connect, Connection, Listener } from './connection';
import type { ClientMessage, ServerMessage } from './types';

const FIRST_WAIT = 400; // ms before trying again, doubled each time
const SOON = 1600; // at most, as long as the house may be back any moment: a restart takes some seconds
const SOON_TRIES = 12;
const LONGEST_WAIT = 8000;

class Socket implements Connection {
  private socket: WebSocket | null = null;
  private tries = 0; // since it was last open
  private timer = 0;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.open();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  say(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  reopen(): void {
    if (this.socket) this.socket.onclose = this.socket.onmessage = null;
    this.socket?.close();
    clearTimeout(this.timer);
    this.open();
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const { at, seat } = this.listener.known();
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.table}/socket?at=${at}${seat === null ? '' : `&as=${seat}`}`,
    );
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.listener.state('open');
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = () => this.lost();
  }

  private hear(message: ServerMessage): void {
    if (message.kind === 'ping') this.say({ kind: 'pong', number: message.number });
    else this.listener.message(message);
  }

  private lost(): void {
    if (this.closed) return;
    this.listener.state('lost');
    const longest = this.tries < SOON_TRIES ? SOON : LONGEST_WAIT;
    const wait = Math.min(FIRST_WAIT * 2 ** this.tries, longest);
    this.tries += 1;
    this.timer = window.setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  private hurry = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  };
}

export const connect: Connect = (table, listener) => new Socket(table, listener);
