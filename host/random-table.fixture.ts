// A table at which people do anything that comes to their minds, in the lobby and in the game.

import type { Chance } from '@kuluary/kernel/chance';
import type { Command } from '@kuluary/protocol/to-server';
import { CLOCKS, PHRASES } from '@kuluary/protocol/words';
import { type House, NAMES, Visitor } from './house.fixture.ts';

type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'ref'> : never) : never;

const LOBBY_WISHES = 25;
const EDITIONS = ['hobby-world', 'ukrainian', 'squirrel'];
const MINUTE = 60_000;

export class RandomTable {
  readonly house: House;
  readonly visitors: Visitor[] = []; // the last one of them only looks on
  table = '';
  private readonly chance: Chance;
  private readonly pass: (ms: number) => Promise<unknown>;
  private devices = 0;
  private strangers = 0;

  /** `pass` lets time go by. */
  constructor(house: House, chance: Chance, pass: (ms: number) => Promise<unknown>) {
    this.house = house;
    this.chance = chance;
    this.pass = pass;
  }

  /** From the first guest to the end of the game; `watch` looks after every step. */
  async live(watch: () => Promise<void>): Promise<void> {
    this.table = await this.house.open();
    for (const name of NAMES.slice(0, 4)) this.visitors.push(await this.house.come(this.table, name));
    for (let i = 0; i < LOBBY_WISHES; i++) {
      await this.one(this.visitors).ask(this.lobbyWish());
      await watch();
    }
    await this.begin();
    await watch();
    while (this.visitors[0]!.latest.table.phase === 'playing') {
      await this.step();
      await watch();
    }
  }

  /** However the lobby has ended: there are people, and somebody starts. */
  private async begin(): Promise<void> {
    for (const visitor of this.visitors.slice(0, 3)) if (visitor.seat === null) await visitor.sit();
    for (const visitor of this.visitors.slice(0, 3)) {
      const { host } = visitor.latest.you;
      if (host) await visitor.ask({ type: 'set', clock: this.one(CLOCKS), door: true });
    }
    for (const visitor of this.visitors) await visitor.ask({ type: 'start' });
  }

  private async step(): Promise<void> {
    const asked = this.visitors.filter(({ isAsked }) => isAsked);
    const someone = this.one(this.visitors);
    const dice = this.chance.below(30);
    if (dice === 0) await someone.ask({ type: 'say', speech: { phrase: this.one(PHRASES) } });
    else if (dice === 1) await someone.ask({ type: 'stand' });
    else if (dice === 2) await someone.sit();
    else if (dice === 3) await this.pass(this.chance.below(2 * MINUTE));
    else if (dice === 4) await this.moveToNewDevice(someone);
    else if (dice === 5) await this.comeBack(someone);
    else if (dice === 29 && this.visitors.filter(({ seat }) => seat !== null).length > 1) await this.kick(someone);
    else if (dice < 12 && this.visitors.some(({ latest }) => latest.play?.undo)) await this.undo();
    else if (asked.length > 0) await this.answer(this.one(asked));
    else await this.pass(2 * MINUTE);
  }

  private async answer(visitor: Visitor): Promise<void> {
    await visitor.answer(this.one(visitor.moves));
  }

  private async undo(): Promise<void> {
    await this.one(this.visitors.filter(({ latest }) => latest.play?.undo)).ask({ type: 'undo' });
  }

  private async moveToNewDevice(visitor: Visitor): Promise<void> {
    if (visitor.seat === null) return;
    const device = new Visitor(`device ${this.devices++}`);
    await this.house.tables.handOver(await visitor.deviceLink(), device.guest);
    await device.enter(this.house, this.table);
    visitor.leave();
    this.visitors[this.visitors.indexOf(visitor)] = device;
    await this.pass(1);
  }

  /** Somebody else looks on in its place. */
  private async kick(visitor: Visitor): Promise<void> {
    const { tables } = await this.house.tables.glances(this.table, 1);
    if (visitor.seat === null) return;
    await this.house.tables.kick(this.table, visitor.seat, tables[0]!.seats[visitor.seat]!.who!);
    this.visitors[this.visitors.indexOf(visitor)] = await this.house.come(this.table, `stranger ${this.strangers++}`);
  }

  /** Away for a while; then here again, with what it knew. */
  private async comeBack(visitor: Visitor): Promise<void> {
    visitor.leave();
    await this.pass(this.chance.below(2 * MINUTE));
    await visitor.enter(this.house, this.table, visitor.position);
  }

  private lobbyWish(): Wish {
    const seat = this.chance.below(7); // one of them does not exist
    const name = this.one(NAMES);
    const wishes: readonly (() => Wish)[] = [
      () => ({ type: 'sit', seat: this.chance.below(2) === 0 ? null : seat, name, salt: `${seat}` }),
      () => ({ type: 'sit', seat: null, name, salt: '' }),
      () => ({ type: 'stand' }),
      () => ({ type: 'ready', ready: this.chance.below(2) === 0 }),
      () => ({ type: 'rename', name }),
      () => ({ type: 'seat-bot', seat, bot: this.one(['random', 'counter', 'nobody']), name }),
      () => ({ type: 'clear-seat', seat }),
      () => ({ type: 'set', options: { edition: this.one(EDITIONS) } }),
      () => ({ type: 'set', clock: this.one(CLOCKS), door: this.chance.below(2) === 0 }),
      () => ({ type: 'set', listed: this.chance.below(2) === 0 }),
      () => ({ type: 'say', speech: { text: `I am ${name}` } }),
      () => ({ type: 'start' }),
    ];
    const wish = this.one(wishes.slice(0, this.chance.below(40) === 0 ? 12 : 11))();
    return wish;
  }

  private one<T>(items: readonly T[]): T {
    return items[this.chance.below(items.length)]!;
  }
}
