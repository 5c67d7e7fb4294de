/** A scene of a lesson in place of a table: the house answers what is done there, and keeps nothing of it. */

import * as api from '../net/api';
import type { Connect, Connection, Listener } from '../net/connection';
import type { ClientMessage, Do, LessonInfo, ServerMessage, StagedScene, Update } from '../net/types';

export const lessonOf = (game: string): Promise<LessonInfo> => api.json(`/api/games/${game}/lesson`);
export const open = (game: string, scene: string): Promise<StagedScene> =>
  api.json(`/api/games/${game}/lesson/${scene}`);

const ANSWERED: ClientMessage['kind'][] = ['do', 'preview', 'why'];

export class Scene implements Connection {
  private isClosed = false;
  private done?: Do; // what the learner has done last

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
    private readonly begins: Update,
    isTold: boolean, // what it is about: nothing is asked before `begin`
  ) {
    queueMicrotask(() => {
      listener.state('open');
      listener.message(isTold ? quiet(begins) : begins);
    });
  }

  begin(): void {
    this.listener.message(this.begins);
  }

  say(message: ClientMessage): boolean {
    if (message.kind === 'do') this.done = message;
    if (ANSWERED.includes(message.kind)) void this.ask(message);
    return true;
  }

  reopen(): void {}

  close(): void {
    this.isClosed = true;
  }

  /** What the others do once that is done and seen; false where they do nothing. */
  async goOn(): Promise<boolean> {
    if (!this.done) return false;
    const answer = await api.json<ServerMessage>(`${this.path}/rest`, 'POST', this.done);
    if (this.isClosed || answer.kind !== 'update' || !answer.events.length) return false;
    this.listener.message(quiet(answer));
    return true;
  }

  private async ask(message: ClientMessage): Promise<void> {
    try {
      const answer = await api.json<ServerMessage>(this.path, 'POST', message);
      if (!this.isClosed) this.listener.message(answer.kind === 'update' ? quiet(answer) : answer);
    } catch (error) {
      const { key, message: said } = error as api.Problem;
      this.listener.message({
        kind: 'error',
        error: key,
        message: said,
        id: 'id' in message ? (message.id ?? '') : '',
      });
    }
  }
}

/** What is there to be seen, and nothing to be done. */
const quiet = (update: Update): Update => ({ ...update, ask: [], forecast: undefined });

/** As a table is connected to: what there is to see comes first. */
export const connectTo =
  (game: string, scene: string, begins: Update, isTold: boolean, met: (scene: Scene) => void): Connect =>
  (_table, listener) => {
    const found = new Scene(`/api/games/${game}/lesson/${scene}`, listener, begins, isTold);
    met(found);
    return found;
  };
