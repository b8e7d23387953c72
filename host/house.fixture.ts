// A host with everything in the test's own hands: its store, its bots, its links, and people who come to its tables.

import { MINDS } from '@kuluary/games/minds';
import { REGISTRY } from '@kuluary/games/registry';
import type { Seat } from '@kuluary/kernel/game';
import { unwrap } from '@kuluary/kernel/result';
import type { ClientAddress, GuestId, TableId } from '@kuluary/protocol/ids';
import { type ToBrowser, type WholeUpdate, whole } from '@kuluary/protocol/to-browser';
import type { Command } from '@kuluary/protocol/to-server';
import type { ClockName } from '@kuluary/protocol/words';
import type { Entry } from './entry.ts';
import { memoryStore } from './memory-store.ts';
import type { ProgramPass } from './program-pass.ts';
import type { Refused } from './refused.ts';
import type { DeviceLink, TablesSetting } from './setting.ts';
import type { Store } from './store.ts';
import { type Presence, Tables } from './tables.ts';
import { think } from './think.ts';
import type { Thinker } from './thinker.ts';

export const NAMES = ['Anna', 'Boris', 'Clara', 'Dmytro', 'Elena', 'Felix'] as const;
export const THINKING_TIME = 2000;
export const BOT_PAUSE = [700, 1700] as const;
export const ANSWERED = 110; // ms after which a clock that has run out is answered for
const DAY = 24 * 60 * 60 * 1000;
export const KEEP = { lobby: DAY, playing: 2 * DAY, over: 3 * DAY } as const;

/** Whatever bot is meant, it answers at once. */
export const quickThinker: Thinker = {
  choose: (thought) => think(MINDS[thought.game]!, { ...thought, bot: 'random' }),
};

export type Reply = Extract<ToBrowser, { type: 'done' | 'refused' }>;
type Unnumbered<C> = C extends Command ? Omit<C, 'ref'> : never;

export class House {
  readonly store: Store;
  readonly tables: Tables;
  readonly problems: string[] = [];

  constructor(change: Partial<TablesSetting> = {}, hasLinks = true) {
    const setting: TablesSetting = {
      games: REGISTRY,
      store: memoryStore(),
      thinker: quickThinker,
      thinkingTime: THINKING_TIME,
      botPause: BOT_PAUSE,
      keep: KEEP,
      now: Date.now,
      report: (problem) => this.problems.push(problem),
      ...(hasLinks && { signLink: JSON.stringify, signPass: JSON.stringify }),
      ...change,
    };
    this.store = setting.store;
    this.tables = new Tables(setting);
  }

  /** Gives a sign of life. */
  async beat(patience = 5000): Promise<void> {
    const at = Date.now();
    this.tables.alive(at, await this.store.beat(at, patience));
  }

  async open(guest: GuestId = NAMES[0], game = 'coup'): Promise<string> {
    return unwrap(await this.tables.create({ game, guest, name: guest, salt: `salt of ${guest}` }));
  }

  async come(table: TableId, who: GuestId | ProgramPass, have = 0, from?: ClientAddress): Promise<Visitor> {
    const visitor = new Visitor(who);
    const refused = await visitor.enter(this, table, have, from);
    if (refused) throw new Error(refused.code);
    return visitor;
  }

  /** People and bots at a table that is still in the lobby. Guests are called like their names. */
  async seat(people: number, bots = 0, game = 'coup'): Promise<Visitor[]> {
    const table = await this.open(NAMES[0], game);
    const visitors = [await this.come(table, NAMES[0])];
    for (const name of NAMES.slice(1, people)) {
      const visitor = await this.come(table, name);
      await visitor.sit();
      visitors.push(visitor);
    }
    for (let seat = people; seat < people + bots; seat++) {
      await visitors[0]!.ask({ type: 'seat-bot', seat, bot: 'random', name: `Bot ${seat}` });
    }
    return visitors;
  }

  /** A game that has begun. */
  async play(people: number, bots = 0, clock: ClockName = 'none'): Promise<Visitor[]> {
    const visitors = await this.seat(people, bots);
    await visitors[0]!.ask({ type: 'set', clock, options: { edition: 'squirrel' } });
    await visitors[0]!.ask({ type: 'start' });
    return visitors;
  }

  async entries(table: TableId): Promise<Entry[]> {
    const stored = await this.store.read(table, 0);
    return stored!.entries.map((text) => JSON.parse(text) as Entry);
  }

  async lastEntry(table: TableId): Promise<Entry> {
    return (await this.entries(table)).at(-1)!;
  }
}

/** Somebody at a table: hears everything, and asks. */
export class Visitor {
  readonly guest: GuestId;
  readonly who: GuestId | ProgramPass;
  readonly heard: ToBrowser[] = [];
  table = '';
  private presence: Presence | undefined;
  private nextRef = 1;

  constructor(who: GuestId | ProgramPass) {
    this.who = who;
    this.guest = typeof who === 'string' ? who : who.guest;
  }

  /** Comes with what was to be known at a position. */
  async enter(house: House, table: TableId, position = 0, from?: ClientAddress): Promise<Refused | undefined> {
    this.table = table;
    const have = { position, at: position === 0 ? undefined : (await house.entries(table))[position - 1]?.at };
    const hear = (message: ToBrowser) => this.heard.push(JSON.parse(JSON.stringify(message)) as ToBrowser);
    const entered = await house.tables.enter(table, this.who, have, hear, from);
    if (!entered.ok) return entered.failure;
    this.presence = entered.value;
    return undefined;
  }

  get latest(): WholeUpdate {
    const updates = this.heard.filter((message) => message.type === 'update');
    const { table } = updates.findLast((update) => update.table !== null)!;
    return whole(updates.at(-1)!, { table: table! });
  }

  get seat(): Seat | null {
    return this.latest.you.seat;
  }

  get position(): number {
    return this.latest.position;
  }

  get moves(): readonly unknown[] {
    return this.latest.play?.moves ?? [];
  }

  get isAsked(): boolean {
    return this.moves.length > 0;
  }

  get clock(): number | undefined {
    return this.latest.play?.clocks.find(({ seat }) => seat === this.seat)?.left;
  }

  async ask(command: Unnumbered<Command>): Promise<Reply> {
    const ref = this.nextRef++;
    await this.presence!.receive({ ...command, ref } as Command);
    return this.heard.findLast((message) => 'ref' in message && message.ref === ref) as Reply;
  }

  /** The code with which it was refused; undefined when it was done. */
  async refusal(command: Unnumbered<Command>): Promise<string | undefined> {
    const reply = await this.ask(command);
    return reply.type === 'refused' ? reply.code : undefined;
  }

  sit(seat: Seat | null = null, name = this.guest): Promise<Reply> {
    return this.ask({ type: 'sit', seat, name, salt: `salt of ${this.guest}` });
  }

  answer(move: unknown = this.moves[0], id: string = crypto.randomUUID()): Promise<Reply> {
    return this.ask({ type: 'move', id, asked: this.latest.play!.asked, move });
  }

  async deviceLink(): Promise<DeviceLink> {
    const reply = await this.ask({ type: 'device' });
    if (reply.type === 'refused') throw new Error(reply.code);
    return JSON.parse(reply.token!) as DeviceLink;
  }

  /** What the host gives a program to come with. */
  async passFor(seat: Seat): Promise<ProgramPass> {
    const reply = await this.ask({ type: 'program', seat });
    if (reply.type === 'refused') throw new Error(reply.code);
    return JSON.parse(reply.token!) as ProgramPass;
  }

  async resync(): Promise<WholeUpdate> {
    await this.presence!.resync();
    return this.latest;
  }

  leave(): void {
    this.presence?.leave();
  }
}

export function asked(visitors: readonly Visitor[]): Visitor {
  return visitors.find(({ isAsked }) => isAsked)!;
}

/** Everybody answers whatever is asked, until the game is over. */
export async function playOut(visitors: readonly Visitor[], choose = (moves: readonly unknown[]) => moves[0]) {
  for (;;) {
    const visitor = asked(visitors);
    if (!visitor) return;
    await visitor.answer(choose(visitor.moves));
  }
}
