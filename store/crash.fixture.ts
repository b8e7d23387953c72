// Starts a process that appends and prints what was acknowledged until it is killed, and checks what is in its store
// then.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Store, TableHead } from '@kuluary/host/store';
import type { LogPosition, TableId } from '@kuluary/protocol/ids';

/** Imported when needed: a short-lived process should not load the packages of the other store. */
export const STORE_OPENERS = {
  sqlite: async (folder: string) => (await import('./sqlite.ts')).openSqlite(folder),
  postgres: async (url: string) => (await import('./postgres.ts')).openPostgres(url),
} as const;
export type StoreKind = keyof typeof STORE_OPENERS;

export const CRASH_TABLES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** At times long enough for several pages, so that a half-written entry is noticed. */
export function entryAt(table: TableId, position: LogPosition): string {
  return JSON.stringify({ table, position, pad: 'ж'.repeat((position * 977) % 5000) });
}

export function headAt(position: LogPosition): TableHead {
  return { phase: 'playing', at: position, deadline: position + 1 };
}

export class AppenderProcess {
  readonly process: ChildProcess;
  private readonly closed: Promise<unknown>; // resolves when it has ended and all its output has been read
  private readonly acknowledged: Map<string, number>;
  private count = 0;
  private line = '';
  private readonly watchers: (() => void)[] = [];

  /** Keeps the last acknowledged position of each table up to date. */
  constructor(kind: StoreKind, where: string, acknowledged: Map<string, number>) {
    this.acknowledged = acknowledged;
    const program = fileURLToPath(new URL('./crash-appender.fixture.ts', import.meta.url));
    this.process = spawn(process.execPath, ['--import', 'tsx', program, kind, where], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process.stdout!.setEncoding('utf8').on('data', (text: string) => this.readOutput(text));
    this.closed = once(this.process, 'close');
    this.process.on('exit', () => this.notifyWatchers());
  }

  /** Resolves when so many appends were acknowledged. */
  async until(count: number): Promise<void> {
    while (this.count < count) {
      if (this.process.exitCode !== null) throw new Error(`the appender ended by itself: ${this.process.exitCode}`);
      await new Promise<void>((notify) => this.watchers.push(notify));
    }
  }

  async kill(): Promise<void> {
    this.process.kill('SIGKILL');
    await this.closed;
  }

  private readOutput(text: string): void {
    const lines = (this.line + text).split('\n');
    this.line = lines.pop()!;
    for (const line of lines) {
      const [table, position] = line.split(' ') as [string, string];
      this.acknowledged.set(table, Math.max(Number(position), this.acknowledged.get(table) ?? 0));
      this.count++;
    }
    this.notifyWatchers();
  }

  private notifyWatchers(): void {
    for (const notify of this.watchers.splice(0)) notify();
  }
}

/** Descriptions of what is lost or half-written. */
export async function findDamage(store: Store, acknowledged: ReadonlyMap<string, number>): Promise<string[]> {
  const damage: string[] = [];
  for (const table of CRASH_TABLES) {
    const stored = await store.read(table, 0);
    const count = stored?.entries.length ?? 0;
    const promised = acknowledged.get(table) ?? 0;
    if (count < promised) damage.push(`${table}: ${promised} acknowledged, ${count} there`);
    if (!stored) continue;
    const wrong = stored.entries.findIndex((entry, i) => entry !== entryAt(table, i + 1));
    if (wrong !== -1) damage.push(`${table}: the entry at ${wrong + 1} is another`);
    if (JSON.stringify(stored.head) !== JSON.stringify(headAt(count))) damage.push(`${table}: the head is another`);
  }
  return damage;
}
