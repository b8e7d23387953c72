// Hints by LISTEN and NOTIFY: that something has happened, never what. They come with the commit or not at all, in order,
// and as long as the connection holds; after that there is a gap.

import type { Ear } from '@kuluary/host/neighbours';
import type { LogPosition, ServerId, TableId } from '@kuluary/protocol/ids';
import pg from 'pg';

export const CHANNEL = 'kuluary';
export const MAX_HINT_BYTES = 7900; // PostgreSQL takes less than 8000
const AGAIN = 500; // ms until the next try to connect
const ALIVE_CHECKED = 5000; // ms between looks whether the connection still lives

type Hint =
  | readonly ['moved', server: ServerId, tables: readonly (readonly [table: TableId, position: LogPosition])[]]
  | readonly ['noted', server: ServerId, tables: readonly TableId[]];

export class PostgresHints {
  private readonly url: string;
  private readonly server: ServerId; // this one
  private readonly ear: Ear;
  private client: pg.Client | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(url: string, server: ServerId, ear: Ear) {
    this.url = url;
    this.server = server;
    this.ear = ear;
    void this.connect();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: ALIVE_CHECKED,
      query_timeout: ALIVE_CHECKED,
      keepAlive: true,
      application_name: 'kuluary hints',
    });
    this.client = client;
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.ear.missed(); // whatever came before
      this.watch(client);
    } catch {
      this.lose(client);
    }
  }

  /** A connection may be dead without saying so. */
  private watch(client: pg.Client): void {
    if (this.client !== client || this.isClosed) return;
    this.timer = setTimeout(() => {
      client.query('SELECT').then(
        () => this.watch(client),
        () => this.lose(client),
      );
    }, ALIVE_CHECKED);
  }

  private lose(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    clearTimeout(this.timer);
    client.end().catch(() => undefined);
    if (!this.isClosed) this.timer = setTimeout(() => void this.connect(), AGAIN);
  }

  private hear(payload: string): void {
    const hint = read(payload);
    if (hint[1] === this.server) return;
    switch (hint[0]) {
      case 'moved':
        for (const [table, position] of hint[2]) this.ear.moved(table, position);
        return;
      case 'noted':
        for (const table of hint[2]) this.ear.noted(table);
        return;
      default:
        return this.ear.missed(); // or a newer server says something that we do not understand
    }
  }
}

/** Anybody on this database may say anything on the channel. */
function read(payload: string): Hint | readonly ['missed'] {
  try {
    const hint = JSON.parse(payload) as Hint;
    return Array.isArray(hint) && Array.isArray(hint[2]) ? hint : ['missed'];
  } catch {
    return ['missed'];
  }
}
