// A table at which clients make random requests, in the lobby and during the match.

import type { Chance } from '@kuluary/kernel/chance';
import type { ClientRequest } from '@kuluary/protocol/to-server';
import { CLOCKS, PHRASES } from '@kuluary/protocol/vocabularies';
import { NAMES, TestClient, type TestHost } from './test-host.fixture.ts';

type RandomRequest = ClientRequest extends infer C ? (C extends ClientRequest ? Omit<C, 'ref'> : never) : never;

const LOBBY_REQUESTS = 25;
const EDITIONS = ['hobby-world', 'ukrainian', 'squirrel'];
const MINUTE = 60_000;

export class RandomTable {
  readonly host: TestHost;
  readonly clients: TestClient[] = []; // the last one is a spectator
  table = '';
  private readonly chance: Chance;
  private readonly advanceTime: (ms: number) => Promise<unknown>;
  private deviceCount = 0;
  private spectatorCount = 0;

  constructor(host: TestHost, chance: Chance, advanceTime: (ms: number) => Promise<unknown>) {
    this.host = host;
    this.chance = chance;
    this.advanceTime = advanceTime;
  }

  /** From the first guest to the end of the match; `check` is called after every step. */
  async playThrough(check: () => Promise<void>): Promise<void> {
    this.table = await this.host.openTable();
    for (const name of NAMES.slice(0, 4)) this.clients.push(await this.host.connect(this.table, name));
    for (let i = 0; i < LOBBY_REQUESTS; i++) {
      await this.pick(this.clients).request(this.randomLobbyRequest());
      await check();
    }
    await this.begin();
    await check();
    while (this.clients[0]!.latestUpdate.table.phase === 'playing') {
      await this.step();
      await check();
    }
  }

  /** Seats some clients, whatever the state of the lobby, and starts. */
  private async begin(): Promise<void> {
    for (const client of this.clients.slice(0, 3)) if (client.seat === null) await client.sit();
    for (const client of this.clients.slice(0, 3)) {
      const { host } = client.latestUpdate.you;
      if (host) await client.request({ type: 'set', clock: this.pick(CLOCKS), door: true });
    }
    for (const client of this.clients) await client.request({ type: 'start' });
  }

  private async step(): Promise<void> {
    const asked = this.clients.filter(({ isAsked }) => isAsked);
    const someone = this.pick(this.clients);
    const action = this.chance.below(30);
    if (action === 0) await someone.request({ type: 'say', speech: { phrase: this.pick(PHRASES) } });
    else if (action === 1) await someone.request({ type: 'stand' });
    else if (action === 2) await someone.sit();
    else if (action === 3) await this.advanceTime(this.chance.below(2 * MINUTE));
    else if (action === 4) await this.moveToNewDevice(someone);
    else if (action === 5) await this.reconnect(someone);
    else if (action === 29 && this.clients.filter(({ seat }) => seat !== null).length > 1) await this.kick(someone);
    else if (action < 12 && this.clients.some(({ latestUpdate }) => latestUpdate.play?.undo)) await this.undo();
    else if (asked.length > 0) await this.makeRandomMove(this.pick(asked));
    else await this.advanceTime(2 * MINUTE);
  }

  private async makeRandomMove(client: TestClient): Promise<void> {
    await client.makeMove(this.pick(client.moves));
  }

  private async undo(): Promise<void> {
    await this.pick(this.clients.filter(({ latestUpdate }) => latestUpdate.play?.undo)).request({ type: 'undo' });
  }

  private async moveToNewDevice(client: TestClient): Promise<void> {
    if (client.seat === null) return;
    const device = new TestClient(`device ${this.deviceCount++}`);
    await this.host.tables.takeSeatByDeviceLink(await client.requestDeviceLink(), device.guest);
    await device.connect(this.host, this.table);
    client.disconnect();
    this.clients[this.clients.indexOf(client)] = device;
    await this.advanceTime(1);
  }

  /** Kicks its guest; another spectator connects in its place. */
  private async kick(client: TestClient): Promise<void> {
    const { tables } = await this.host.tables.findTableSummaries(this.table, 1);
    if (client.seat === null) return;
    await this.host.tables.kick(this.table, client.seat, tables[0]!.seats[client.seat]!.who!);
    this.clients[this.clients.indexOf(client)] = await this.host.connect(
      this.table,
      `spectator ${this.spectatorCount++}`,
    );
  }

  /** Disconnects for a while, and connects again with what it knew. */
  private async reconnect(client: TestClient): Promise<void> {
    client.disconnect();
    await this.advanceTime(this.chance.below(2 * MINUTE));
    await client.connect(this.host, this.table, client.position);
  }

  private randomLobbyRequest(): RandomRequest {
    const seat = this.chance.below(7); // one of them does not exist
    const name = this.pick(NAMES);
    const requests: readonly (() => RandomRequest)[] = [
      () => ({ type: 'sit', seat: this.chance.below(2) === 0 ? null : seat, name, salt: `${seat}` }),
      () => ({ type: 'sit', seat: null, name, salt: '' }),
      () => ({ type: 'stand' }),
      () => ({ type: 'ready', ready: this.chance.below(2) === 0 }),
      () => ({ type: 'rename', name }),
      () => ({ type: 'seat-bot', seat, bot: this.pick(['random', 'counter', 'nobody']), name }),
      () => ({ type: 'clear-seat', seat }),
      () => ({ type: 'set', options: { edition: this.pick(EDITIONS) } }),
      () => ({ type: 'set', clock: this.pick(CLOCKS), door: this.chance.below(2) === 0 }),
      () => ({ type: 'set', listed: this.chance.below(2) === 0 }),
      () => ({ type: 'say', speech: { text: `I am ${name}` } }),
      () => ({ type: 'start' }),
    ];
    return this.pick(requests.slice(0, this.chance.below(40) === 0 ? 12 : 11))();
  }

  private pick<T>(items: readonly T[]): T {
    return items[this.chance.below(items.length)]!;
  }
}
