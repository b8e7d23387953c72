// Receives the peers' hints by LISTEN: which tables have changed, not how. They arrive with the commit or not at all,
// in order, while the connection lasts; after a reconnect hints may have been lost.

import type { PeerHintHandler } from '@kuluary/host/peers';
import type { LogPosition, ServerId, TableId } from '@kuluary/protocol/ids';
import pg from 'pg';

export const CHANNEL = 'kuluary';
export const MAX_HINT_BYTES = 7900; // PostgreSQL takes less than 8000
const RECONNECT_DELAY = 500; // ms until the next attempt to connect
const ALIVE_CHECK_INTERVAL = 5000; // ms between checks whether the connection still works

type Hint =
  | readonly ['moved', server: ServerId, tables: readonly (readonly [table: TableId, position: LogPosition])[]]
  | readonly ['noted', server: ServerId, tables: readonly TableId[]];

export class PostgresNotifications {
  private readonly url: string;
  private readonly server: ServerId; // this one
  private readonly handler: PeerHintHandler;
  private client: pg.Client | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(url: string, server: ServerId, handler: PeerHintHandler) {
    this.url = url;
    this.server = server;
    this.handler = handler;
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
      connectionTimeoutMillis: ALIVE_CHECK_INTERVAL,
      query_timeout: ALIVE_CHECK_INTERVAL,
      keepAlive: true,
      application_name: 'kuluary hints',
    });
    this.client = client;
    client.on('error', () => this.reconnectAfterLoss(client));
    client.on('end', () => this.reconnectAfterLoss(client));
    client.on('notification', ({ payload }) => this.handleNotification(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.handler.hintsLost(); // those from before
      this.checkAlive(client);
    } catch {
      this.reconnectAfterLoss(client);
    }
  }

  /** A connection may be dead without an error. */
  private checkAlive(client: pg.Client): void {
    if (this.client !== client || this.isClosed) return;
    this.timer = setTimeout(() => {
      client.query('SELECT').then(
        () => this.checkAlive(client),
        () => this.reconnectAfterLoss(client),
      );
    }, ALIVE_CHECK_INTERVAL);
  }

  private reconnectAfterLoss(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    clearTimeout(this.timer);
    client.end().catch(() => undefined);
    if (!this.isClosed) this.timer = setTimeout(() => void this.connect(), RECONNECT_DELAY);
  }

  private handleNotification(payload: string): void {
    const hint = parseHint(payload);
    if (hint[1] === this.server) return;
    switch (hint[0]) {
      case 'moved':
        for (const [table, position] of hint[2]) this.handler.entryAppended(table, position);
        return;
      case 'noted':
        for (const table of hint[2]) this.handler.presenceChanged(table);
        return;
      default:
        return this.handler.hintsLost(); // also for a hint of a newer server that this one does not know
    }
  }
}

/** Any client of this database may send anything on the channel. */
function parseHint(payload: string): Hint | readonly ['missed'] {
  try {
    const hint = JSON.parse(payload) as Hint;
    return Array.isArray(hint) && Array.isArray(hint[2]) ? hint : ['missed'];
  } catch {
    return ['missed'];
  }
}
