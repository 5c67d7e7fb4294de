/** A scene of a lesson in place of a table: the house answers what is done there, and keeps nothing of it. */

import * as api from '../net/api';
import type { Connect, Connection, Listener } from '../net/connection';
import type { ClientMessage, LessonInfo, ServerMessage, StagedScene, Update } from '../net/types';

export const lessonOf = (game: string): Promise<LessonInfo> => api.json(`/api/games/${game}/lesson`);
export const open = (game: string, scene: string): Promise<StagedScene> =>
  api.json(`/api/games/${game}/lesson/${scene}`);

const ANSWERED: ClientMessage['kind'][] = ['do', 'preview', 'why'];

class Scene implements Connection {
  private isClosed = false;

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
    begins: Update,
  ) {
    queueMicrotask(() => {
      listener.state('open');
      listener.message(begins);
    });
  }

  say(message: ClientMessage): boolean {
    if (ANSWERED.includes(message.kind)) void this.ask(message);
    return true;
  }

  reopen(): void {}

  close(): void {
    this.isClosed = true;
  }

  private async ask(message: ClientMessage): Promise<void> {
    try {
      const answer = await api.json<ServerMessage>(this.path, 'POST', message);
      if (!this.isClosed) this.listener.message(answer);
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

/** As a table is connected to: what there is to see comes first. */
export const connectTo =
  (game: string, scene: string, begins: Update): Connect =>
  (_table, listener) =>
    new Scene(`/api/games/${game}/lesson/${scene}`, listener, begins);
