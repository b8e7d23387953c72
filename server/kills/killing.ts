// Kills a server again and again while people play at it, and looks whether anything was lost.

import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '@kuluary/kernel/chance';
import { openSqlite } from '@kuluary/store/sqlite';
import { verdict } from './verdict.ts';
import { type Programs, VictimProcess } from './victim-process.ts';
import { type TableWish, WatchedTable } from './watched-table.ts';

const MIN_LIFE = 20; // ms that a server lives before it is killed: every other one from when it serves, the rest from
const MAX_LIFE = 250; // when everybody is back, so that some die in the rush and some in the middle of the games
const SLOW_TABLES = 5; // of them somebody takes its time: their clocks run through several servers

export interface Killing {
  readonly kills: number;
  readonly tables: number; // at which people play at any time
  readonly chance: Chance;
  readonly onKill?: (count: number) => void;
}

export interface Outcome {
  readonly faults: readonly string[]; // what was lost or changed, in words
  readonly kills: number;
  readonly tables: number; // in all
  readonly finished: number;
  readonly promised: number; // requests that were acknowledged
  readonly resent: number; // moves that had no answer when their server was killed
  readonly clocksCompared: number; // before and after a kill
}

export async function killAgainAndAgain(programs: Programs, killing: Killing): Promise<Outcome> {
  const victim = await VictimProcess.prepare(programs);
  try {
    const company = new Company(victim, killing);
    await victim.start();
    for (let count = 1; count <= killing.kills; count++) {
      const life = MIN_LIFE + killing.chance.below(MAX_LIFE - MIN_LIFE);
      await company.play(life, count % 2 === 0);
      await victim.kill();
      await company.lose();
      killing.onKill?.(count);
      await victim.start();
    }
    await company.settle();
    await victim.kill();
    return await company.outcome();
  } finally {
    await victim.remove();
  }
}

class Company {
  private readonly victim: VictimProcess;
  private readonly killing: Killing;
  private readonly all: WatchedTable[] = [];
  private open: WatchedTable[] = [];
  private readonly faults: string[] = [];
  private opened = 0;
  private opening: Promise<void> = Promise.resolve();

  constructor(victim: VictimProcess, killing: Killing) {
    this.victim = victim;
    this.killing = killing;
  }

  /** Everybody comes (back) to the server, and tables that are over are replaced. Resolves after `life` ms. */
  async play(life: number, isGathering: boolean): Promise<void> {
    for (const table of this.open) table.connect(this.victim);
    const back = Promise.all(this.open.map((table) => table.gathered()));
    const opened = this.openTables();
    if (isGathering) await Promise.all([back, opened]);
    await pause(life);
    this.opening = opened;
  }

  async lose(): Promise<void> {
    await this.opening;
    await Promise.all(this.open.map((table) => table.lose()));
    this.open = this.open.filter((table) => !table.isOver);
  }

  /** No more kills: all witnesses of a table come to know the same. */
  async settle(): Promise<void> {
    for (const table of this.open) table.connect(this.victim);
    const differences = await Promise.all(this.open.map((table) => table.converge()));
    this.faults.push(...differences.flat());
  }

  async outcome(): Promise<Outcome> {
    const store = await openSqlite(this.victim.data);
    for (const table of this.all) this.faults.push(...(await verdict(store, table)));
    await store.close();
    const witnesses = this.all.flatMap(({ witnesses }) => witnesses);
    const sum = (of: (witness: (typeof witnesses)[number]) => number) =>
      witnesses.reduce((sum, witness) => sum + of(witness), 0);
    return {
      faults: [...this.faults, ...this.victim.complaints],
      kills: this.killing.kills,
      tables: this.all.length,
      finished: this.all.filter(({ isOver }) => isOver).length,
      promised: sum(({ promises }) => promises.length),
      resent: sum(({ resent }) => resent),
      clocksCompared: sum(({ clocksCompared }) => clocksCompared),
    };
  }

  private async openTables(): Promise<void> {
    const missing = this.killing.tables - this.open.length;
    await Promise.allSettled(Array.from({ length: missing }, () => this.openTable()));
  }

  /** The server may die meanwhile: the next one will have more luck. */
  private async openTable(): Promise<void> {
    const { servingAt, address } = this.victim;
    const table = await WatchedTable.open(address, this.nextWish(), this.killing.chance);
    if (this.victim.servingAt !== servingAt) return; // opened by a server that is no more, and nobody has been there
    this.all.push(table);
    this.open.push(table);
    table.connect(this.victim);
  }

  private nextWish(): TableWish {
    const isSlow = this.opened++ % Math.ceil(this.killing.tables / SLOW_TABLES) === 0;
    return { isSlow, clock: isSlow ? 'relaxed' : 'normal' };
  }
}
