// A table with two checking clients and two bots. Clients choose what to do next by what they see, so it does not matter
// how far a killed server had come.

import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '@kuluary/kernel/chance';
import type { TableId } from '@kuluary/protocol/ids';
import type { ClientRequest } from '@kuluary/protocol/to-server';
import type { ClockName } from '@kuluary/protocol/vocabularies';
import { CheckingClient, type ServerTarget } from './checking-client.ts';
import type { ClockBounds } from './clock-bounds.ts';
import { resolvesWithin } from './timeout.ts';

const SEATS = 4;
const BOTS = [2, 3] as const;
const SLOW_MOVE_EVERY = 3; // connections after which a slow client moves
const CONVERGE_POLL_INTERVAL = 20; // ms
const TIMEOUT = 60_000; // ms
const MAX_MESSAGES = 50; // chat, by one client

export interface CheckedTableConfig {
  readonly game: string;
  readonly clock: ClockName;
  readonly isSlow: boolean; // the second client moves rarely
}

export class CheckedTable {
  readonly id: string;
  readonly clients: readonly [CheckingClient, CheckingClient];
  readonly config: CheckedTableConfig;
  private readonly chance: Chance;
  private connectCount = 0;

  private constructor(id: string, cookies: readonly [string, string], config: CheckedTableConfig, chance: Chance) {
    this.id = id;
    this.config = config;
    this.chance = chance;
    this.clients = [
      new CheckingClient(id, cookies[0], chance, (client) => this.nextHostRequest(client)),
      new CheckingClient(id, cookies[1], chance, (client) => this.nextGuestRequest(client)),
    ];
  }

  static async open({ address }: ServerTarget, config: CheckedTableConfig, chance: Chance): Promise<CheckedTable> {
    const { table, cookie } = await openTable(address, config.game);
    const page = await fetch(address);
    await page.text();
    return new CheckedTable(table, [cookie, cookieOf(page)], config, chance);
  }

  get isOver(): boolean {
    return this.clients.every(({ isOver }) => isOver);
  }

  get position(): number {
    return Math.max(...this.clients.map(({ position }) => position));
  }

  /** Connects clients that are not connected, each to the next server. */
  connect(next: () => ServerTarget, clockBounds: ClockBounds): void {
    this.connectCount++;
    for (const client of this.clients) if (!client.isConnected) client.connect(next(), clockBounds);
  }

  async waitUntilJoined(): Promise<void> {
    await Promise.all(this.clients.map((client) => client.waitUntilJoined()));
  }

  /** Stops playing, and waits until bots too have nothing to do: then both clients must agree. Returns violations. */
  async converge(): Promise<string[]> {
    const [host, guest] = this.clients;
    const resting = Promise.all(this.clients.map((client) => client.stopPlaying()));
    if (!(await resolvesWithin(TIMEOUT, resting))) return [`table ${this.id}: a request has no reply`];
    const begin = performance.now();
    while (performance.now() < begin + TIMEOUT) {
      const before = this.position;
      await Promise.all(this.clients.map((client) => client.drainMessages()));
      if (before === this.position && host.position === guest.position) break;
      await pause(CONVERGE_POLL_INTERVAL);
    }
    const isSame = publicFacts(host) === publicFacts(guest);
    await Promise.all(this.clients.map((client) => client.leave()));
    if (isSame) return [];
    return [`table ${this.id}: its clients disagree, at ${host.position} and ${guest.position}`];
  }

  private nextHostRequest(client: CheckingClient): ClientRequest | undefined {
    const { table } = client.latest!;
    if (table.phase !== 'lobby') return this.nextMatchRequest(client);
    const free = BOTS.find((seat) => table.seats[seat]!.kind === 'free');
    if (free !== undefined) return { type: 'seat-bot', seat: free, bot: 'random', name: 'Bot' };
    const { clock } = this.config;
    if (table.clock !== clock) return { type: 'set', clock };
    const isFull = table.seats.filter(({ kind }) => kind !== 'free').length === SEATS;
    return isFull ? { type: 'start' } : undefined;
  }

  private nextGuestRequest(client: CheckingClient): ClientRequest | undefined {
    const { table, you } = client.latest!;
    if (you.seat === null) return { type: 'sit', seat: 1, name: 'Guest', salt: 'pepper' };
    if (table.phase === 'lobby') return undefined;
    return this.config.isSlow && this.connectCount % SLOW_MOVE_EVERY !== 0 ? undefined : this.nextMatchRequest(client);
  }

  private nextMatchRequest(client: CheckingClient): ClientRequest | undefined {
    if (client.isOver) return undefined;
    const drawn = this.chance.below(40);
    if (drawn === 0 && client.latest!.play!.undo) return { type: 'undo' };
    if (drawn === 1 && client.said.length < MAX_MESSAGES)
      return { type: 'say', speech: { text: `I stand at ${client.position}` } };
    return client.chooseMove();
  }
}

/** What must be the same for all clients; who is connected may have changed between two messages. */
function publicFacts({ latest, said }: CheckingClient): string {
  const { seats, spectators: _, goes: __, ...table } = latest!.table;
  return JSON.stringify({ ...table, seats: seats.map(({ here: _, ...seat }) => seat), said });
}

async function openTable(address: string, game: string): Promise<{ table: TableId; cookie: string }> {
  const body = JSON.stringify({ game, name: 'Host', salt: 'salt' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${address}/api/tables`, { method: 'POST', headers, body });
  const { table } = (await response.json()) as { table: TableId };
  return { table, cookie: cookieOf(response) };
}

function cookieOf(response: Response): string {
  return response.headers.get('set-cookie')!.split(';', 1)[0]!;
}
