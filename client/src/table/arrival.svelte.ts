/** Coming to a table, again and again while the house is away: nobody stands beside a screen to press anything. */

import * as api from '../net/api';
import type { Connect, Connection } from '../net/connection';
import { connect } from '../net/socket';
import type { Seat, ServerMessage, TableInfo } from '../net/types';
import { Table } from './table.svelte';

const FIRST_WAIT = 1000; // ms before the house is asked again, doubled each time
const LONGEST_WAIT = 15_000;
const EVERYBODY = -1; // in place of a seat

export class Arrival {
  table = $state.raw<Table>();
  problem = $state.raw<api.Problem>(); // there is no such table, or it is not for us
  isAway = $state(false); // the house, so far
  replied = $state.raw<Seat[]>([]); // who has answered in the race that is watched
  private connection?: Connection;
  private isLeft = false;
  private wake = () => {};

  /** watches: to show what everybody may see and no more, whatever seats this device has. */
  constructor(
    private readonly id: string,
    private readonly watches: boolean,
  ) {
    void this.come();
  }

  /** Not when its time has come, but now. */
  hurry = (): void => {
    this.wake();
    this.connection?.reopen();
  };

  leave = (): void => {
    this.isLeft = true;
    this.wake();
    this.table?.close();
  };

  private async come(): Promise<void> {
    for (let wait = FIRST_WAIT; !this.isLeft; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      try {
        const table = await Table.of(this.seen(await api.info(this.id)), this.connect);
        if (this.isLeft) table.close();
        else this.table = table;
        return;
      } catch (error) {
        if (error instanceof api.Problem) {
          this.problem = error;
          return;
        }
      }
      this.isAway = true;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        setTimeout(resolve, wait);
      });
    }
  }

  private connect: Connect = (id, listener) => {
    const { known, message } = listener;
    const watching = {
      ...listener,
      known: () => ({ ...known(), seat: EVERYBODY }),
      message: (said: ServerMessage) => message(this.hear(said)),
    };
    this.connection = connect(id, this.watches ? watching : listener);
    return this.connection;
  };

  /** What a screen makes of what it hears. */
  private hear(said: ServerMessage): ServerMessage {
    if (said.kind === 'replies') this.replied = said.seats;
    if (said.kind === 'update') this.replied = [];
    return said.kind === 'table' ? { ...said, table: this.seen(said.table) } : said;
  }

  /** None of the seats is a screen's own, though its device may have some. */
  private seen = (info: TableInfo): TableInfo =>
    this.watches ? { ...info, chairs: info.chairs.map((chair) => ({ ...chair, you: false })) } : info;
}
