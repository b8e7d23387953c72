// Laying a table in the page: everybody sits down, the rules are chosen, the cards are dealt.

import { nameOf } from '@kuluary/bots/opponents';
import { NOTHING_SEEN } from '@kuluary/host/table-state';
import type { Presence, Tables } from '@kuluary/host/tables';
import type { Seat } from '@kuluary/kernel/game';
import { unwrap } from '@kuluary/kernel/result';
import type { GuestId, TableId } from '@kuluary/protocol/ids';
import type { TableInfo, ToBrowser } from '@kuluary/protocol/to-browser';
import { breath } from '../app/breath.ts';
import type { Request } from '../link/table-link.ts';
import { drawSalt, keepSalt } from '../settings/salt.ts';
import { keepCommitment } from '../table/witness.ts';
import { cast, type Plan } from './plan.ts';

/** The guest who sits for a person of this page. */
export function guestOf(person: number): string {
  return `local-${person}`;
}

/** Opens a table as planned and begins the game; returns its code. */
export async function layTable(tables: Tables, game: string, plan: Plan): Promise<TableId> {
  const { people, bots, botsPlay, options } = plan;
  const salts = people.map(drawSalt);
  const opened = unwrap(await tables.create({ game, guest: guestOf(0), name: people[0]!, salt: salts[0]! }));
  keepSalt(opened, salts[0]!);
  const host = await Visitor.enter(tables, opened, guestOf(0));
  for (const [person, name] of people.entries()) {
    if (person === 0) continue;
    const guest = await Visitor.enter(tables, opened, guestOf(person));
    await guest.ask({ type: 'sit', seat: person, name, salt: salts[person]! });
    guest.leave();
  }
  for (const [at, opponent] of cast(botsPlay, bots.length).entries()) {
    await host.ask({ type: 'seat-bot', seat: people.length + at, bot: nameOf(opponent), name: bots[at]! });
  }
  await host.ask({ type: 'set', options, clock: 'none' });
  await begin(host);
  return opened;
}

/** Begins the game at the table of a rematch: everybody sits there already. */
export async function beginAgain(tables: Tables, id: TableId, people: number): Promise<void> {
  for (let person = 0; person < people; person++) {
    const guest = await Visitor.enter(tables, id, guestOf(person));
    const salt = drawSalt();
    const own = guest.table.seats[guest.seat!]!;
    await guest.ask({ type: 'sit', seat: guest.seat, name: own.name, salt });
    if (person === 0) keepSalt(id, salt);
    guest.leave();
  }
  await begin(await Visitor.enter(tables, id, guestOf(0)));
}

async function begin(host: Visitor): Promise<void> {
  keepCommitment(host.table.id, host.table.commitment);
  await host.ask({ type: 'start' });
  host.leave();
}

/** Somebody who comes to a table to arrange something. A refusal here is a bug of ours. */
class Visitor {
  seat: Seat | null = null;
  private presence: Presence | undefined;
  private info: TableInfo | undefined;
  private refused: string | undefined;

  static async enter(tables: Tables, id: TableId, guest: GuestId): Promise<Visitor> {
    const visitor = new Visitor();
    visitor.presence = unwrap(await tables.enter(id, guest, NOTHING_SEEN, (message) => visitor.hear(message)));
    return visitor;
  }

  get table(): TableInfo {
    if (!this.info) throw new Error('the table has not spoken yet');
    return this.info;
  }

  async ask(request: Request): Promise<void> {
    await breath();
    this.refused = undefined;
    await this.presence!.receive(request);
    if (this.refused !== undefined) throw new Error(`${request.type} was refused: ${this.refused}`);
  }

  leave(): void {
    this.presence?.leave();
  }

  private hear(message: ToBrowser): void {
    if (message.type === 'refused') this.refused = message.code;
    if (message.type !== 'update') return;
    this.info = message.table ?? this.info;
    this.seat = message.you.seat;
  }
}
