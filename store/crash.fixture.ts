// A server that dies in the middle: a process of its own appends and says what was acknowledged, until it is killed.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Head, Store } from '@kuluary/host/store';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export const OPENERS = { sqlite: openSqlite, postgres: openPostgres } as const;
export type Kind = keyof typeof OPENERS;

export const CRASH_TABLES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** Long enough at times to fill several pages: half of it would be noticed. */
export function entryAt(table: string, position: number): string {
  return JSON.stringify({ table, position, pad: 'ж'.repeat((position * 977) % 5000) });
}

export function headAt(position: number): Head {
  return { status: 'playing', at: position, deadline: position + 1, listing: `${position}` };
}

export class Appender {
  readonly acknowledged = new Map<string, number>(); // by table: the last position
  readonly process: ChildProcess;
  private count = 0;
  private line = '';
  private readonly watchers: (() => void)[] = [];

  constructor(kind: Kind, where: string) {
    const program = fileURLToPath(new URL('./appender.fixture.ts', import.meta.url));
    this.process = spawn(process.execPath, ['--import', 'tsx', program, kind, where], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process.stdout!.setEncoding('utf8').on('data', (text: string) => this.hear(text));
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
    const closed = once(this.process, 'close'); // and all that it said has been read
    this.process.kill('SIGKILL');
    await closed;
  }

  private hear(text: string): void {
    const lines = (this.line + text).split('\n');
    this.line = lines.pop()!;
    for (const line of lines) {
      const [table, position] = line.split(' ') as [string, string];
      this.acknowledged.set(table, Number(position));
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
