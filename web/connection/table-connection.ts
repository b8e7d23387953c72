// A screen's connection to a table, be it on a server or in this page.

import { failed, type Result } from '@kuluary/kernel/result';
import type { ClientRequest } from '@kuluary/protocol/to-server';
import type { TableModel } from './table-model.ts';

const CONNECTION_STATES = ['connecting', 'connected', 'offline', 'closed'] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

type WithoutRef<C> = C extends ClientRequest ? Omit<C, 'ref'> : never;
/** A request as a screen makes it; the connection numbers it. */
export type TableRequest = WithoutRef<ClientRequest>;

/** A token is the reply to `device` and `program`. */
export type TableReply = Result<string | undefined, Refusal>;

/** The connection's own codes are 'offline', it was not sent, and 'connection-lost', no reply came. */
interface Refusal {
  readonly code: string;
  readonly rule: string | null; // id of the game's rule behind it
}

export function refusedReply(code: string, rule: string | null = null): TableReply {
  return failed({ code, rule });
}

export interface ConnectionSnapshot {
  readonly state: ConnectionState;
  readonly model: TableModel | null; // null until the first update
  readonly refusalCode: string | null; // why it is closed for good
}

export interface TableConnection {
  subscribe(listener: () => void): () => void;
  getSnapshot(): ConnectionSnapshot;
  send(request: TableRequest): Promise<TableReply>;
  close(): void;
}
