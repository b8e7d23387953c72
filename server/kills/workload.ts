// Clients that play at many tables of all games while servers are killed.

import { setTimeout as pause } from 'node:timers/promises';
import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import type { Store } from '@kuluary/host/store';
import type { Chance } from '@kuluary/kernel/chance';
import { CheckedTable, type CheckedTableConfig } from './checked-table.ts';
import type { CheckingClient } from './checking-client.ts';
import type { ClockBounds } from './clock-bounds.ts';
import type { KillableServer } from './killable-server.ts';
import { checkAgainstLog } from './log-check.ts';
import { resolvesWithin } from './timeout.ts';

const SLOW_TABLE_EVERY = 10; // one of so many has a slow client, whose clock runs through several kills
const PROGRESS_TIMEOUT = 120_000; // ms in which a table must go on while a server is alive
const POLL_INTERVAL = 20; // ms
const MAX_ENTRIES = 300; // after which a table is replaced: some random matches go on for thousands
const GAMES = Object.keys(GAME_REGISTRY);

export interface Deployment {
  readonly servers: readonly KillableServer[];
  readonly clockBounds: ClockBounds;
  openStore(): Promise<Store>; // once no server writes any more
}

export interface WorkloadFigures {
  readonly violations: readonly string[];
  readonly tables: number;
  readonly finished: number;
  readonly acknowledged: number; // requests
  readonly resent: number; // moves that had no reply when their server was killed
  readonly busy: number; // requests refused as busy
  readonly clocksCompared: number; // before and after a kill
}

export class Workload {
  readonly allTables: CheckedTable[] = [];
  activeTables: CheckedTable[] = [];
  readonly violations: string[] = [];
  private readonly deployment: Deployment;
  private readonly tableCount: number; // in play at any time
  private readonly chance: Chance;
  private openedCount = 0;
  private opening: Promise<void> = Promise.resolve();

  constructor(deployment: Deployment, tableCount: number, chance: Chance) {
    this.deployment = deployment;
    this.tableCount = tableCount;
    this.chance = chance;
  }

  get clients(): CheckingClient[] {
    return this.allTables.flatMap(({ clients }) => clients);
  }

  /** Connects all clients to living servers, and replaces finished tables. Resolves after `duration` ms, counted from when
   * all have joined or at once. */
  async runFor(duration: number, awaitsJoins: boolean): Promise<void> {
    this.connectAll();
    const back = Promise.all(this.activeTables.map((table) => table.waitUntilJoined()));
    const opened = this.openMissingTables();
    if (awaitsJoins && !(await resolvesWithin(PROGRESS_TIMEOUT, Promise.all([back, opened]))))
      this.violations.push('a client could not join');
    await pause(duration);
    this.opening = opened;
  }

  connectAll(): void {
    for (const table of this.activeTables) table.connect(() => this.anyServer(), this.deployment.clockBounds);
  }

  /** For dead servers: waits until clients have received all that they had sent. */
  async dropServers(servers: readonly KillableServer[]): Promise<void> {
    await this.opening;
    const lost = this.activeTables
      .flatMap(({ clients }) => clients)
      .filter(({ server }) => includesServer(server, servers));
    await Promise.all(lost.map((client) => client.waitUntilClosed()));
    const over = this.activeTables.filter(({ isOver, position }) => isOver || position > MAX_ENTRIES);
    await Promise.all(over.flatMap(({ clients }) => clients).map((client) => client.leave()));
    this.activeTables = this.activeTables.filter((table) => !over.includes(table));
  }

  /** Reconnects some clients to other servers while they play. */
  async moveSomeClients(): Promise<void> {
    await this.opening;
    const some = this.activeTables.flatMap(({ clients }) => clients).filter(() => this.chance.below(2) === 0);
    await Promise.all(some.map((client) => client.leave()));
    this.connectAll();
  }

  /** Tables whose clients are, or were last, all at these servers. */
  tablesAt(servers: readonly KillableServer[]): CheckedTable[] {
    return this.activeTables.filter(({ clients }) => clients.every(({ server }) => includesServer(server, servers)));
  }

  /** Waits until these tables, but slow ones, have gone on `by` entries; those that do not are violations. */
  async waitForProgress(
    tables: readonly CheckedTable[],
    from: ReadonlyMap<CheckedTable, number>,
    by = 1,
  ): Promise<number> {
    const begin = performance.now();
    let left = tables.filter(({ config, isOver }) => !config.isSlow && !isOver);
    const count = left.length;
    while (left.length > 0 && performance.now() < begin + PROGRESS_TIMEOUT) {
      await pause(POLL_INTERVAL);
      left = left.filter((table) => !table.isOver && table.position < from.get(table)! + by);
    }
    for (const { id, position, config } of left)
      this.violations.push(`table ${id} (${config.game}) is stuck at ${position}`);
    return count;
  }

  positions(): Map<CheckedTable, number> {
    return new Map(this.activeTables.map((table) => [table, table.position]));
  }

  /** After the last fault: the clients of each table must come to agree. */
  async converge(): Promise<void> {
    await this.opening;
    this.connectAll();
    const differences = await Promise.all(this.activeTables.map((table) => table.converge()));
    this.violations.push(...differences.flat());
  }

  /** Checks all clients against the log. */
  async collectFigures(): Promise<WorkloadFigures> {
    const store = await this.deployment.openStore();
    for (const table of this.allTables) this.violations.push(...(await checkAgainstLog(store, table)));
    await store.close();
    const { clients } = this;
    const sum = (of: (client: CheckingClient) => number) => clients.reduce((sum, client) => sum + of(client), 0);
    return {
      violations: this.violations,
      tables: this.allTables.length,
      finished: this.allTables.filter(({ isOver }) => isOver).length,
      acknowledged: sum(({ acknowledgements }) => acknowledgements.length),
      resent: sum(({ resentCount }) => resentCount),
      busy: sum(({ busyCount }) => busyCount),
      clocksCompared: sum(({ clocksCompared }) => clocksCompared),
    };
  }

  private anyServer(): KillableServer {
    const alive = this.deployment.servers.filter(({ isAlive }) => isAlive);
    return alive[this.chance.below(alive.length)]!;
  }

  private async openMissingTables(): Promise<void> {
    const missing = this.tableCount - this.activeTables.length;
    await Promise.allSettled(Array.from({ length: missing }, () => this.openTable()));
  }

  /** May fail, if the server dies meanwhile. */
  private async openTable(): Promise<void> {
    const server = this.anyServer();
    const { servingAt } = server;
    const table = await CheckedTable.open(server, this.nextTableConfig(), this.chance);
    if (!server.isAlive || server.servingAt !== servingAt) return; // it was killed
    this.allTables.push(table);
    this.activeTables.push(table);
    table.connect(() => this.anyServer(), this.deployment.clockBounds);
  }

  private nextTableConfig(): CheckedTableConfig {
    const number = this.openedCount++;
    const isSlow = number % SLOW_TABLE_EVERY === 0;
    return { game: GAMES[number % GAMES.length]!, isSlow, clock: isSlow ? 'relaxed' : 'normal' };
  }
}

function includesServer(server: unknown, servers: readonly KillableServer[]): boolean {
  return servers.some((one) => one === server);
}
