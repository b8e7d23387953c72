// Logs of finished games as they are sent: made once, and kept for a while, because making one takes long.

import { createHash } from 'node:crypto';
import { type Refused, refused } from '@kuluary/host/refused';
import type { Finished } from '@kuluary/host/table';
import type { Tables } from '@kuluary/host/tables';
import { writeLog } from '@kuluary/kernel/log';
import { ok, type Result } from '@kuluary/kernel/result';
import type { GuestId, TableId } from '@kuluary/protocol/ids';

const LIFETIME = 60_000; // ms: a table that was removed is not for ever here, and its code may be another's one day
const MAX_BYTES = 32 * 1024 * 1024; // of all of them; beyond that the oldest go
export const MAX_LOGS = 1000;

export interface ShelvedLog {
  readonly text: Buffer;
  readonly tag: string; // changes when the text does
  readonly readers: Finished['readers'];
}

interface Shelved {
  readonly log: Promise<Result<ShelvedLog, Refused>>;
  readonly until: number;
  bytes: number; // 0: it is being made
}

export class LogShelf {
  private readonly tables: Pick<Tables, 'finished'>;
  private readonly now: () => number;
  private readonly shelf = new Map<TableId, Shelved>(); // the oldest first
  private bytes = 0;

  constructor(tables: Pick<Tables, 'finished'>, now: () => number) {
    this.tables = tables;
    this.now = now;
  }

  /** The log of a table as this guest may read it. `mayMake` is asked where it is not at hand: that costs an effort. */
  async find(id: TableId, guest: GuestId, mayMake: () => boolean): Promise<Result<ShelvedLog, Refused>> {
    const known = await this.known(id);
    if (known && mayRead(known, guest)) return ok(known);
    if (!mayMake()) return refused('too-fast');
    if (known) this.remove(id); // perhaps the seat has moved to another device since
    const log = await this.make(id);
    return !log.ok || mayRead(log.value, guest) ? log : refused('door-closed');
  }

  private async known(id: TableId): Promise<ShelvedLog | undefined> {
    const shelved = this.shelf.get(id);
    if (!shelved || shelved.until <= this.now()) return undefined;
    const log = await shelved.log;
    return log.ok ? log.value : undefined;
  }

  private make(id: TableId): Promise<Result<ShelvedLog, Refused>> {
    const known = this.shelf.get(id);
    if (known?.bytes === 0) return known.log; // somebody else waits for it already
    this.remove(id);
    const shelved: Shelved = { log: this.read(id), until: this.now() + LIFETIME, bytes: 0 };
    this.shelf.set(id, shelved);
    shelved.log.then(
      (log) => this.weigh(id, shelved, log),
      () => this.weigh(id, shelved),
    );
    return shelved.log;
  }

  private async read(id: TableId): Promise<Result<ShelvedLog, Refused>> {
    const finished = await this.tables.finished(id);
    if (!finished.ok) return finished;
    const { log, readers } = finished.value;
    const text = Buffer.from(writeLog(log));
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
    return ok({ text, tag, readers });
  }

  /** It is made, or there is none. */
  private weigh(id: TableId, shelved: Shelved, log?: Result<ShelvedLog, Refused>): void {
    if (this.shelf.get(id) !== shelved) return;
    if (!log?.ok) return this.remove(id);
    shelved.bytes = log.value.text.length;
    this.bytes += shelved.bytes;
    for (const oldest of this.shelf.keys()) {
      if (this.bytes <= MAX_BYTES && this.shelf.size <= MAX_LOGS) return;
      this.remove(oldest);
    }
  }

  private remove(id: TableId): void {
    this.bytes -= this.shelf.get(id)?.bytes ?? 0;
    this.shelf.delete(id);
  }
}

function mayRead({ readers }: ShelvedLog, guest: GuestId): boolean {
  return readers === 'all' || readers.has(guest);
}
