// A table whose players speak the protocol without a screen, so that a page can be shown any state of a game. A page and
// a player on the wire may be one and the same guest: the player answers, the page shows.

import type { FastChance } from '@kuluary/kernel/chance';
import type { WholeUpdate } from '@kuluary/protocol/to-browser';
import { guestCookie, Player, post } from '@kuluary/server/player.fixture';
import type { Visitor } from './visitor.ts';

/** How the players of a table decide; a random one of the legal answers, unless told. */
export type Decide = (view: unknown, moves: readonly unknown[], chance: FastChance) => unknown;

export interface TableWish {
  readonly game?: string; // Coup unless told
  readonly decide?: Decide;
  readonly cookie?: string; // of whoever takes the first seat and is host; a stranger unless told
  readonly names: readonly string[]; // of people, in the order of their seats
  readonly bots?: readonly string[]; // names
  readonly options?: Readonly<Record<string, unknown>>;
  readonly listed?: boolean;
}

export class WireTable {
  readonly code: string;
  readonly players: readonly Player[];
  private readonly decide: Decide;

  private constructor(code: string, players: readonly Player[], decide: Decide) {
    this.code = code;
    this.players = players;
    this.decide = decide;
  }

  static async lay(address: string, wish: TableWish): Promise<WireTable> {
    const { game = 'coup', decide = atRandom, names, bots = [], options, listed = false } = wish;
    const cookie = wish.cookie ?? (await guestCookie(address));
    const { body } = await post(address, '/api/tables', { game, name: names[0], salt: 'salt', listed }, cookie);
    const code = body.table!;
    const host = await Player.at(address, code, cookie);
    const players = [host];
    for (const name of names.slice(1)) {
      const player = await Player.at(address, code);
      await player.ask({ type: 'sit', seat: null, name, salt: 'salt' });
      await player.ask({ type: 'ready', ready: true });
      players.push(player);
    }
    for (const [i, name] of bots.entries()) {
      await host.ask({ type: 'seat-bot', seat: names.length + i, bot: 'random', name });
    }
    await host.ask({ type: 'set', clock: 'day', ...(options && { options }) }); // nobody is hurried while we look
    return new WireTable(code, players, decide);
  }

  get host(): Player {
    return this.players[0]!;
  }

  async start(): Promise<void> {
    await this.host.ask({ type: 'start' });
    await Promise.all(this.players.map((player) => player.until(() => player.latest?.table.phase === 'playing')));
  }

  /** Plays until the host's seat sees something; false: the game was over before. */
  async playUntil(isSo: (latest: WholeUpdate) => boolean, chance: FastChance): Promise<boolean> {
    for (;;) {
      await this.settle();
      const latest = this.host.latest!;
      if (isSo(latest)) return true;
      if (latest.table.phase === 'over') return false;
      await this.step(chance);
    }
  }

  async playOn(chance: FastChance): Promise<void> {
    await this.playUntil(() => false, chance);
  }

  async leave(): Promise<void> {
    for (const player of this.players) await player.leave();
  }

  /** Everybody has heard the same. */
  private async settle(): Promise<void> {
    const position = Math.max(...this.players.map((player) => player.position));
    for (const player of this.players) await player.until(() => player.position >= position);
  }

  private async step(chance: FastChance): Promise<void> {
    const player = this.players.find(({ latest }) => latest!.play!.moves.length > 0);
    if (!player) {
      const { position } = this.host;
      return this.host.until(() => this.host.position > position); // bots think
    }
    const { view, moves } = player.latest!.play!;
    const reply = await player.answer(this.decide(view, moves, chance));
    await player.until(() => player.position >= reply.position);
  }
}

/** Answers for a visitor until the game is over; the page shows what comes of it. */
export async function answerOnWire(visitor: Visitor, chance: FastChance, decide: Decide = atRandom): Promise<void> {
  const player = await Player.at(visitor.address, visitor.table, await visitor.cookie());
  const isOver = () => player.latest!.table.phase === 'over';
  while (!isOver()) {
    await player.until(() => isOver() || (player.latest!.play?.moves.length ?? 0) > 0);
    if (isOver()) break;
    const { view, moves } = player.latest!.play!;
    await player.answer(decide(view, moves, chance));
  }
  await player.leave();
}

function atRandom(_view: unknown, moves: readonly unknown[], chance: FastChance): unknown {
  return moves[chance.below(moves.length)];
}
