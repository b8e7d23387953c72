// How a screen speaks with a table, wherever that table is: on a server, or in this very page.

import { failed, type Result } from '@kuluary/kernel/result';
import type { Command } from '@kuluary/protocol/to-server';
import type { TableModel } from './table-model.ts';

const LINK_STATES = ['connecting', 'connected', 'offline', 'closed'] as const;
export type LinkState = (typeof LINK_STATES)[number];

type WithoutRef<C> = C extends Command ? Omit<C, 'ref'> : never;
/** A command as a screen gives it; the link numbers it. */
export type Request = WithoutRef<Command>;

/** A token answers `device` and `program`. */
export type Answer = Result<string | undefined, Refusal>;

/** The link's own reasons are 'offline', it never went out, and 'connection-lost', no answer came. */
interface Refusal {
  readonly code: string;
  readonly rule: string | null; // id of the game's rule it stands on
}

export function refused(code: string, rule: string | null = null): Answer {
  return failed({ code, rule });
}

export interface LinkSnapshot {
  readonly state: LinkState;
  readonly model: TableModel | null; // null until the table has spoken
  readonly fault: string | null; // why the link is closed for good
}

export interface TableLink {
  subscribe(listener: () => void): () => void;
  getSnapshot(): LinkSnapshot;
  send(request: Request): Promise<Answer>;
  close(): void;
}
