// The people who play while their servers are killed: fifty tables of all games, at any time.

import { setTimeout as pause } from 'node:timers/promises';
import { REGISTRY } from '@kuluary/games/registry';
import type { Store } from '@kuluary/host/store';
import type { Chance } from '@kuluary/kernel/chance';
import type { Clocks } from './clocks.ts';
import { comesWithin } from './patience.ts';
import { verdict } from './verdict.ts';
import type { VictimProcess } from './victim-process.ts';
import { type TableWish, WatchedTable } from './watched-table.ts';
import type { Witness } from './witness.ts';

const SLOW = 10; // at one of so many tables somebody takes its time: its clock runs through several servers
const GOING_ON = 120_000; // ms in which a table must go on where somebody lives to look after it
const LOOK = 20; // ms
const LONG = 300; // entries after which people look for another table: by chance alone some games go on for thousands
const GAMES = Object.keys(REGISTRY);

/** Where they can go. */
export interface House {
  readonly servers: readonly VictimProcess[];
  readonly clocks: Clocks;
  openStore(): Promise<Store>; // once nobody writes any more
}

export interface Figures {
  readonly faults: readonly string[]; // what was lost or changed, in words
  readonly tables: number; // in all
  readonly finished: number;
  readonly promised: number; // requests that were acknowledged
  readonly resent: number; // moves that had no answer when their server was killed
  readonly busy: number; // requests to which the store had no answer
  readonly clocksCompared: number; // before and after a kill
}

export class Company {
  readonly all: WatchedTable[] = [];
  open: WatchedTable[] = [];
  readonly faults: string[] = [];
  private readonly house: House;
  private readonly tables: number; // at which they play at any time
  private readonly chance: Chance;
  private opened = 0;
  private opening: Promise<void> = Promise.resolve();

  constructor(house: House, tables: number, chance: Chance) {
    this.house = house;
    this.tables = tables;
    this.chance = chance;
  }

  get witnesses(): Witness[] {
    return this.all.flatMap(({ witnesses }) => witnesses);
  }

  /** Everybody comes (back), each to any server that lives, and tables that are over are replaced. Resolves after
   * `life` ms, which begin when everybody is back or at once. */
  async play(life: number, isGathering: boolean): Promise<void> {
    this.connect();
    const back = Promise.all(this.open.map((table) => table.gathered()));
    const opened = this.openTables();
    if (isGathering && !(await comesWithin(GOING_ON, Promise.all([back, opened]))))
      this.faults.push('somebody was not let in');
    await pause(life);
    this.opening = opened;
  }

  connect(): void {
    for (const table of this.open) table.connect(() => this.anyServer(), this.house.clocks);
  }

  /** These servers are dead. What they had still said is heard to the end. */
  async lose(dead: readonly VictimProcess[]): Promise<void> {
    await this.opening;
    const lost = this.open.flatMap(({ witnesses }) => witnesses).filter(({ server }) => isAmong(server, dead));
    await Promise.all(lost.map((witness) => witness.lose()));
    const over = this.open.filter(({ isOver, position }) => isOver || position > LONG);
    await Promise.all(over.flatMap(({ witnesses }) => witnesses).map((witness) => witness.leave()));
    this.open = this.open.filter((table) => !over.includes(table));
  }

  /** Some go elsewhere, in the middle of what they do. */
  async wander(): Promise<void> {
    await this.opening;
    const some = this.open.flatMap(({ witnesses }) => witnesses).filter(() => this.chance.below(2) === 0);
    await Promise.all(some.map((witness) => witness.leave()));
    this.connect();
  }

  /** Tables all of whose people are, or were last, at one of these servers. */
  tablesAt(servers: readonly VictimProcess[]): WatchedTable[] {
    return this.open.filter(({ witnesses }) => witnesses.every(({ server }) => isAmong(server, servers)));
  }

  /** These tables go on by some entries, unless somebody there takes its time. Complains of those that do not. */
  async goOn(tables: readonly WatchedTable[], from: ReadonlyMap<WatchedTable, number>, by = 1): Promise<number> {
    const begin = performance.now();
    let left = tables.filter(({ wish, isOver }) => !wish.isSlow && !isOver);
    const count = left.length;
    while (left.length > 0 && performance.now() < begin + GOING_ON) {
      await pause(LOOK);
      left = left.filter((table) => !table.isOver && table.position < from.get(table)! + by);
    }
    for (const { id, position, wish } of left) this.faults.push(`table ${id} (${wish.game}) is stuck at ${position}`);
    return count;
  }

  /** Where tables stand now. */
  standing(): Map<WatchedTable, number> {
    return new Map(this.open.map((table) => [table, table.position]));
  }

  /** No more trouble: all witnesses of a table come to know the same. */
  async settle(): Promise<void> {
    await this.opening;
    this.connect();
    const differences = await Promise.all(this.open.map((table) => table.converge()));
    this.faults.push(...differences.flat());
  }

  /** What all of them remember, held against the log. */
  async figures(): Promise<Figures> {
    const store = await this.house.openStore();
    for (const table of this.all) this.faults.push(...(await verdict(store, table)));
    await store.close();
    const { witnesses } = this;
    const sum = (of: (witness: Witness) => number) => witnesses.reduce((sum, witness) => sum + of(witness), 0);
    return {
      faults: this.faults,
      tables: this.all.length,
      finished: this.all.filter(({ isOver }) => isOver).length,
      promised: sum(({ promises }) => promises.length),
      resent: sum(({ resent }) => resent),
      busy: sum(({ busy }) => busy),
      clocksCompared: sum(({ clocksCompared }) => clocksCompared),
    };
  }

  private anyServer(): VictimProcess {
    const alive = this.house.servers.filter(({ isAlive }) => isAlive);
    return alive[this.chance.below(alive.length)]!;
  }

  private async openTables(): Promise<void> {
    const missing = this.tables - this.open.length;
    await Promise.allSettled(Array.from({ length: missing }, () => this.openTable()));
  }

  /** The server may die meanwhile: the next one will have more luck. */
  private async openTable(): Promise<void> {
    const server = this.anyServer();
    const { servingAt } = server;
    const table = await WatchedTable.open(server, this.nextWish(), this.chance);
    if (!server.isAlive || server.servingAt !== servingAt) return; // nobody has been there
    this.all.push(table);
    this.open.push(table);
    table.connect(() => this.anyServer(), this.house.clocks);
  }

  private nextWish(): TableWish {
    const number = this.opened++;
    const isSlow = number % SLOW === 0;
    return { game: GAMES[number % GAMES.length]!, isSlow, clock: isSlow ? 'relaxed' : 'normal' };
  }
}

function isAmong(server: unknown, servers: readonly VictimProcess[]): boolean {
  return servers.some((one) => one === server);
}
