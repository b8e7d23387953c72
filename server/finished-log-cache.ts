// Caches the logs of finished matches as they are sent, because building one is slow.

import { createHash } from 'node:crypto';
import { type RequestRefusal, refuse } from '@kuluary/host/request-refusal';
import type { FinishedMatch } from '@kuluary/host/table';
import type { Tables } from '@kuluary/host/tables';
import { formatMatchLog } from '@kuluary/kernel/match-log';
import { ok, type Result } from '@kuluary/kernel/result';
import type { GuestId, TableId } from '@kuluary/protocol/ids';

const LIFETIME = 60_000; // ms; the table may be removed, and its code reused
const MAX_BYTES = 32 * 1024 * 1024; // of all logs; beyond that the oldest are dropped
export const MAX_LOGS = 1000;

interface CachedLog {
  readonly text: Buffer;
  readonly etag: string;
  readonly readers: FinishedMatch['readers'];
}

interface CacheEntry {
  readonly log: Promise<Result<CachedLog, RequestRefusal>>;
  readonly until: number;
  bytes: number; // 0: still being built
}

export class FinishedLogCache {
  private readonly tables: Pick<Tables, 'finishedMatch'>;
  private readonly now: () => number;
  private readonly entries = new Map<TableId, CacheEntry>(); // the oldest first
  private bytes = 0;

  constructor(tables: Pick<Tables, 'finishedMatch'>, now: () => number) {
    this.tables = tables;
    this.now = now;
  }

  /** The log of a table, if this guest may read it. `mayLoad` is called before one is built: that is expensive. */
  async find(id: TableId, guest: GuestId, mayLoad: () => boolean): Promise<Result<CachedLog, RequestRefusal>> {
    const known = await this.findCached(id);
    if (known && mayRead(known, guest)) return ok(known);
    if (!mayLoad()) return refuse('too-fast');
    if (known) this.remove(id); // the seat may have moved to another device
    const log = await this.load(id);
    return !log.ok || mayRead(log.value, guest) ? log : refuse('door-closed');
  }

  private async findCached(id: TableId): Promise<CachedLog | undefined> {
    const entry = this.entries.get(id);
    if (!entry || entry.until <= this.now()) return undefined;
    const log = await entry.log;
    return log.ok ? log.value : undefined;
  }

  private load(id: TableId): Promise<Result<CachedLog, RequestRefusal>> {
    const known = this.entries.get(id);
    if (known?.bytes === 0) return known.log; // being built for another request
    this.remove(id);
    const entry: CacheEntry = { log: this.buildLog(id), until: this.now() + LIFETIME, bytes: 0 };
    this.entries.set(id, entry);
    entry.log.then(
      (log) => this.onBuilt(id, entry, log),
      () => this.onBuilt(id, entry),
    );
    return entry.log;
  }

  private async buildLog(id: TableId): Promise<Result<CachedLog, RequestRefusal>> {
    const finished = await this.tables.finishedMatch(id);
    if (!finished.ok) return finished;
    const { log, readers } = finished.value;
    const text = Buffer.from(formatMatchLog(log));
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
    return ok({ text, etag, readers });
  }

  private onBuilt(id: TableId, entry: CacheEntry, log?: Result<CachedLog, RequestRefusal>): void {
    if (this.entries.get(id) !== entry) return;
    if (!log?.ok) return this.remove(id);
    entry.bytes = log.value.text.length;
    this.bytes += entry.bytes;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= MAX_BYTES && this.entries.size <= MAX_LOGS) return;
      this.remove(oldest);
    }
  }

  private remove(id: TableId): void {
    this.bytes -= this.entries.get(id)?.bytes ?? 0;
    this.entries.delete(id);
  }
}

function mayRead({ readers }: CachedLog, guest: GuestId): boolean {
  return readers === 'all' || readers.has(guest);
}
