// A server that dies in the middle: a process of its own appends and says what was acknowledged, until it is killed.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Head, Store } from '@kuluary/host/store';
import type { LogPosition, TableId } from '@kuluary/protocol/ids';

/** Loaded when needed: a process that lives for a moment should not spend it on the other store's packages. */
export const OPENERS = {
  sqlite: async (folder: string) => (await import('./sqlite.ts')).openSqlite(folder),
  postgres: async (url: string) => (await import('./postgres.ts')).openPostgres(url),
} as const;
export type Kind = keyof typeof OPENERS;

export const CRASH_TABLES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** Long enough at times to fill several pages: half of it would be noticed. */
export function entryAt(table: TableId, position: LogPosition): string {
  return JSON.stringify({ table, position, pad: 'ж'.repeat((position * 977) % 5000) });
}

export function headAt(position: LogPosition): Head {
  return { phase: 'playing', at: position, deadline: position + 1 };
}

export class Appender {
  readonly process: ChildProcess;
  private readonly closed: Promise<unknown>; // it is no more, and all that it said has been read
  private readonly acknowledged: Map<string, number>;
  private count = 0;
  private line = '';
  private readonly watchers: (() => void)[] = [];

  /** Keeps the last acknowledged position of each table up to date. */
  constructor(kind: Kind, where: string, acknowledged: Map<string, number>) {
    this.acknowledged = acknowledged;
    const program = fileURLToPath(new URL('./appender.fixture.ts', import.meta.url));
    this.process = spawn(process.execPath, ['--import', 'tsx', program, kind, where], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process.stdout!.setEncoding('utf8').on('data', (text: string) => this.hear(text));
    this.closed = once(this.process, 'close');
    this.process.on('exit', () => this.tellWatchers());
  }

  /** Resolves when so many appends were acknowledged. */
  async until(count: number): Promise<void> {
    while (this.count < count) {
      if (this.process.exitCode !== null) throw new Error(`the appender ended by itself: ${this.process.exitCode}`);
      await new Promise<void>((heard) => this.watchers.push(heard));
    }
  }

  async kill(): Promise<void> {
    this.process.kill('SIGKILL');
    await this.closed;
  }

  private hear(text: string): void {
    const lines = (this.line + text).split('\n');
    this.line = lines.pop()!;
    for (const line of lines) {
      const [table, position] = line.split(' ') as [string, string];
      this.acknowledged.set(table, Math.max(Number(position), this.acknowledged.get(table) ?? 0));
      this.count++;
    }
    this.tellWatchers();
  }

  private tellWatchers(): void {
    for (const heard of this.watchers.splice(0)) heard();
  }
}

/** What is lost or half-written, in words; empty when all is well. */
export async function damageIn(store: Store, acknowledged: ReadonlyMap<string, number>): Promise<string[]> {
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
