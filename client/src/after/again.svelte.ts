/** Playing once more: a table of the same people, which begins when everybody has said yes. */

import * as api from '../net/tables';
import type { Connection } from '../net/connection';
import { share } from '../net/shares';
import type { TableInfo } from '../net/types';
import { pathTo } from '../table/path';
import type { Table } from '../table/table.svelte';

export class Rematch {
  info = $state.raw<TableInfo | null>(null); // the new table, once somebody has asked for it
  said = $state(false); // yes, in this very room
  problem = $state('');
  private connection: Connection | null = null;

  constructor(private readonly table: Table) {}

  /** Who is waited for, and who has said yes. */
  get people(): { name: string; yes: boolean }[] {
    return (this.info?.chairs ?? [])
      .filter((chair) => chair.kind === 'person')
      .map((chair) => ({ name: chair.name, yes: chair.ready }));
  }

  yes = async (wish: api.Again = {}): Promise<void> => {
    this.problem = '';
    try {
      const info = await api.rematch(this.table.info.id, wish);
      this.said = true;
      this.watch(info.id);
      this.hear(await share(info));
    } catch (error) {
      [this.said, this.problem] = [false, (error as Error).message];
    }
  };

  /** Everybody sees who has said yes, while they make up their minds. */
  watch(id: string): void {
    if (this.connection) return;
    this.connection = this.table.connect(id, {
      message: (message) => message.kind === 'table' && this.hear(message.table),
      state: () => {},
      known: () => ({ at: -1, seat: null }),
    });
  }

  close = (): void => this.connection?.close();

  private hear(info: TableInfo): void {
    this.info = info;
    if (!this.said) return;
    if (info.status === 'revealing') void share(info).catch(() => {}); // the next notice asks for it again
    if (info.status !== 'running') return;
    this.said = false; // an answer and a notice may both tell it: the page goes there once
    this.close();
    location.assign(pathTo(info.id));
  }
}
