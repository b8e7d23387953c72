// Opens a local table: seats everybody, sets the options, and starts the match.

import { opponentName } from '@kuluary/bots/opponents';
import { NOTHING_KNOWN } from '@kuluary/host/table-state';
import type { ConnectedClient, Tables } from '@kuluary/host/tables';
import type { Seat } from '@kuluary/kernel/game';
import { unwrap } from '@kuluary/kernel/result';
import type { GuestId, TableId } from '@kuluary/protocol/ids';
import type { TableInfo, ToBrowser } from '@kuluary/protocol/to-browser';
import { yieldToBrowser } from '../app/yield-to-browser.ts';
import type { TableRequest } from '../connection/table-connection.ts';
import { generateSalt, saveSalt } from '../settings/deal-salt.ts';
import { rememberCommitment } from '../table/commitments.ts';
import { assignBots, type GameSetup } from './game-setup.ts';

/** The guest id of a person at this device. */
export function localGuestId(person: number): string {
  return `local-${person}`;
}

/** Returns the code of the table. */
export async function startLocalGame(tables: Tables, game: string, gameSetup: GameSetup): Promise<TableId> {
  const { people, bots, botsPlay: botSettings, options } = gameSetup;
  const salts = people.map(generateSalt);
  const opened = unwrap(await tables.openTable({ game, guest: localGuestId(0), name: people[0]!, salt: salts[0]! }));
  saveSalt(opened, salts[0]!);
  const host = await SetupGuest.enter(tables, opened, localGuestId(0));
  for (const [person, name] of people.entries()) {
    if (person === 0) continue;
    const guest = await SetupGuest.enter(tables, opened, localGuestId(person));
    await guest.send({ type: 'sit', seat: person, name, salt: salts[person]! });
    guest.leave();
  }
  for (const [at, opponent] of assignBots(botSettings, bots.length).entries()) {
    await host.send({ type: 'seat-bot', seat: people.length + at, bot: opponentName(opponent), name: bots[at]! });
  }
  await host.send({ type: 'set', options, clock: 'none' });
  await startMatch(host);
  return opened;
}

/** Starts the match at the table of a rematch: everybody has a seat there already. */
export async function startLocalRematch(tables: Tables, id: TableId, people: number): Promise<void> {
  for (let person = 0; person < people; person++) {
    const guest = await SetupGuest.enter(tables, id, localGuestId(person));
    const salt = generateSalt();
    const own = guest.tableInfo.seats[guest.seat!]!;
    await guest.send({ type: 'sit', seat: guest.seat, name: own.name, salt });
    if (person === 0) saveSalt(id, salt);
    guest.leave();
  }
  await startMatch(await SetupGuest.enter(tables, id, localGuestId(0)));
}

async function startMatch(host: SetupGuest): Promise<void> {
  rememberCommitment(host.tableInfo.id, host.tableInfo.commitment);
  await host.send({ type: 'start' });
  host.leave();
}

/** A guest that connects to set up the table. A refusal is a bug. */
class SetupGuest {
  seat: Seat | null = null;
  private client: ConnectedClient | undefined;
  private latestInfo: TableInfo | undefined;
  private refusalCode: string | undefined;

  static async enter(tables: Tables, id: TableId, guest: GuestId): Promise<SetupGuest> {
    const setupGuest = new SetupGuest();
    setupGuest.client = unwrap(
      await tables.connect(id, guest, NOTHING_KNOWN, (message) => setupGuest.receive(message)),
    );
    return setupGuest;
  }

  get tableInfo(): TableInfo {
    if (!this.latestInfo) throw new Error('the table has sent no update yet');
    return this.latestInfo;
  }

  async send(request: TableRequest): Promise<void> {
    await yieldToBrowser();
    this.refusalCode = undefined;
    await this.client!.handleRequest(request);
    if (this.refusalCode !== undefined) throw new Error(`${request.type} was refused: ${this.refusalCode}`);
  }

  leave(): void {
    this.client?.disconnect();
  }

  private receive(message: ToBrowser): void {
    if (message.type === 'refused') this.refusalCode = message.code;
    if (message.type !== 'update') return;
    this.latestInfo = message.table ?? this.latestInfo;
    this.seat = message.you.seat;
  }
}
