// Plays on the wire, without a browser: whole tables, to show a page any state of a match, or the rest of a visitor's
// match. A page and a wire player may be the same guest: the player moves, and the page shows it.

import type { FastChance } from '@kuluary/kernel/chance';
import type { CompleteUpdate } from '@kuluary/protocol/to-browser';
import { fetchGuestCookie, postJson, TestClient } from '@kuluary/server/test-client.fixture';
import type { Visitor } from './visitor.ts';

/** How the players choose; randomly by default. */
type ChooseMove = (view: unknown, moves: readonly unknown[], chance: FastChance) => unknown;

export interface WireTableConfig {
  readonly game?: string; // 'coup' by default
  readonly chooseMove?: ChooseMove;
  readonly cookie?: string; // of the host, on the first seat; by default a new guest
  readonly names: readonly string[]; // of people, by seat
  readonly bots?: readonly string[]; // names
  readonly options?: Readonly<Record<string, unknown>>;
  readonly listed?: boolean;
}

export class WireTable {
  readonly id: string;
  readonly players: readonly TestClient[];
  private readonly chooseMove: ChooseMove;

  private constructor(id: string, players: readonly TestClient[], chooseMove: ChooseMove) {
    this.id = id;
    this.players = players;
    this.chooseMove = chooseMove;
  }

  static async open(address: string, config: WireTableConfig): Promise<WireTable> {
    const { game = 'coup', chooseMove = chooseRandomly, names, bots = [], options, listed = false } = config;
    const cookie = config.cookie ?? (await fetchGuestCookie(address));
    const { body } = await postJson(address, '/api/tables', { game, name: names[0], salt: 'salt', listed }, cookie);
    const id = body.table!;
    const host = await TestClient.join(address, id, cookie);
    const players = [host];
    for (const name of names.slice(1)) {
      const client = await TestClient.join(address, id);
      await client.request({ type: 'sit', seat: null, name, salt: 'salt' });
      await client.request({ type: 'ready', ready: true });
      players.push(client);
    }
    for (const [i, name] of bots.entries()) {
      await host.request({ type: 'seat-bot', seat: names.length + i, bot: 'random', name });
    }
    await host.request({ type: 'set', clock: 'day', ...(options && { options }) }); // no clock runs out while pages are inspected
    return new WireTable(id, players, chooseMove);
  }

  get host(): TestClient {
    return this.players[0]!;
  }

  async start(): Promise<void> {
    await this.host.request({ type: 'start' });
    await Promise.all(this.players.map((client) => client.waitUntil(() => client.latest?.table.phase === 'playing')));
  }

  /** Plays until the host's update fulfils this; false: the match was over before. */
  async playUntil(isSo: (latest: CompleteUpdate) => boolean, chance: FastChance): Promise<boolean> {
    for (;;) {
      await this.waitUntilSynced();
      const latest = this.host.latest!;
      if (isSo(latest)) return true;
      if (latest.table.phase === 'over') return false;
      await this.makeOneMove(chance);
    }
  }

  async playToEnd(chance: FastChance): Promise<void> {
    await this.playUntil(() => false, chance);
  }

  async leave(): Promise<void> {
    for (const client of this.players) await client.disconnect();
  }

  /** Until all are at the same position. */
  private async waitUntilSynced(): Promise<void> {
    const position = Math.max(...this.players.map((client) => client.position));
    for (const client of this.players) await client.waitUntil(() => client.position >= position);
  }

  private async makeOneMove(chance: FastChance): Promise<void> {
    const client = this.players.find(({ latest }) => latest!.play!.moves.length > 0);
    if (!client) {
      const { position } = this.host;
      return this.host.waitUntil(() => this.host.position > position); // bots think
    }
    const { view, moves } = client.latest!.play!;
    const reply = await client.sendMove(this.chooseMove(view, moves, chance));
    await client.waitUntil(() => client.position >= reply.position);
  }
}

/** Plays for a visitor until the match is over, while the page follows. */
export async function playOnWire(
  visitor: Visitor,
  chance: FastChance,
  chooseMove: ChooseMove = chooseRandomly,
): Promise<void> {
  const client = await TestClient.join(visitor.address, visitor.table, await visitor.readGuestCookie());
  const isOver = () => client.latest!.table.phase === 'over';
  while (!isOver()) {
    await client.waitUntil(() => isOver() || (client.latest!.play?.moves.length ?? 0) > 0);
    if (isOver()) break;
    const { view, moves } = client.latest!.play!;
    await client.sendMove(chooseMove(view, moves, chance));
  }
  await client.disconnect();
}

function chooseRandomly(_view: unknown, moves: readonly unknown[], chance: FastChance): unknown {
  return moves[chance.below(moves.length)];
}
