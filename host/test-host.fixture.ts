// A host for tests, with a store, bots and links that the test controls, and clients at its tables.

import { BOT_REGISTRY } from '@kuluary/games/bot-registry';
import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import type { Seat } from '@kuluary/kernel/game';
import { unwrap } from '@kuluary/kernel/result';
import type { ClientAddress, GuestId, TableId } from '@kuluary/protocol/ids';
import { type CompleteUpdate, completeUpdate, type ToBrowser } from '@kuluary/protocol/to-browser';
import type { ClientRequest } from '@kuluary/protocol/to-server';
import type { ClockName } from '@kuluary/protocol/vocabularies';
import { chooseBotMove } from './bot-move-choice.ts';
import type { BotRunner } from './bot-runner.ts';
import type { DeviceLink } from './device-link.ts';
import type { TablesDeps } from './host-deps.ts';
import type { LogEntry } from './log-entry.ts';
import { memoryStore } from './memory-store.ts';
import type { ProgramInvitation } from './program-invitation.ts';
import type { RequestRefusal } from './request-refusal.ts';
import type { Store } from './store.ts';
import { type ConnectedClient, Tables } from './tables.ts';

export const NAMES = ['Anna', 'Boris', 'Clara', 'Dmytro', 'Elena', 'Felix'] as const;
export const THINKING_TIME = 2000;
export const BOT_PAUSE = [700, 1700] as const;
export const CLOCK_MOVE_DELAY = 110; // ms until a bot has moved for a seat whose clock has run out
const DAY = 24 * 60 * 60 * 1000;
export const RETENTION = { lobby: DAY, playing: 2 * DAY, over: 3 * DAY } as const;

/** Plays a random bot in place of any bot. */
export const quickBotRunner: BotRunner = {
  choose: (task) => chooseBotMove(BOT_REGISTRY[task.game]!, { ...task, bot: 'random' }),
};

type ReplyMessage = Extract<ToBrowser, { type: 'done' | 'refused' }>;
type WithoutRef<C> = C extends ClientRequest ? Omit<C, 'ref'> : never;

export class TestHost {
  readonly store: Store;
  readonly tables: Tables;
  readonly problems: string[] = [];

  constructor(change: Partial<TablesDeps> = {}, hasLinks = true) {
    const deps: TablesDeps = {
      games: GAME_REGISTRY,
      store: memoryStore(),
      botRunner: quickBotRunner,
      thinkingTime: THINKING_TIME,
      botPause: BOT_PAUSE,
      retention: RETENTION,
      now: Date.now,
      report: (problem) => this.problems.push(problem),
      ...(hasLinks && { signDeviceLink: JSON.stringify, signInvitation: JSON.stringify }),
      ...change,
    };
    this.store = deps.store;
    this.tables = new Tables(deps);
  }

  async recordHeartbeat(graceTime = 5000): Promise<void> {
    const at = Date.now();
    this.tables.noteHeartbeat(at, await this.store.beat(at, graceTime));
  }

  async openTable(guest: GuestId = NAMES[0], game = 'coup'): Promise<string> {
    return unwrap(await this.tables.openTable({ game, guest, name: guest, salt: `salt of ${guest}` }));
  }

  async connect(
    table: TableId,
    identity: GuestId | ProgramInvitation,
    position = 0,
    address?: ClientAddress,
  ): Promise<TestClient> {
    const client = new TestClient(identity);
    const refusal = await client.connect(this, table, position, address);
    if (refusal) throw new Error(refusal.code);
    return client;
  }

  /** People and bots at a table that is still in the lobby. Each guest's id is its name. */
  async fillLobby(people: number, bots = 0, game = 'coup'): Promise<TestClient[]> {
    const table = await this.openTable(NAMES[0], game);
    const clients = [await this.connect(table, NAMES[0])];
    for (const name of NAMES.slice(1, people)) {
      const client = await this.connect(table, name);
      await client.sit();
      clients.push(client);
    }
    for (let seat = people; seat < people + bots; seat++) {
      await clients[0]!.request({ type: 'seat-bot', seat, bot: 'random', name: `Bot ${seat}` });
    }
    return clients;
  }

  async startMatch(people: number, bots = 0, clock: ClockName = 'none'): Promise<TestClient[]> {
    const clients = await this.fillLobby(people, bots);
    await clients[0]!.request({ type: 'set', clock, options: { edition: 'squirrel' } });
    await clients[0]!.request({ type: 'start' });
    return clients;
  }

  async logEntries(table: TableId): Promise<LogEntry[]> {
    const stored = await this.store.read(table, 0);
    return stored!.entries.map((text) => JSON.parse(text) as LogEntry);
  }

  async lastLogEntry(table: TableId): Promise<LogEntry> {
    return (await this.logEntries(table)).at(-1)!;
  }
}

/** A client at a table: keeps all messages, and sends requests. */
export class TestClient {
  readonly guest: GuestId;
  readonly identity: GuestId | ProgramInvitation;
  readonly messages: ToBrowser[] = [];
  table = '';
  private connection: ConnectedClient | undefined;
  private nextRef = 1;

  constructor(identity: GuestId | ProgramInvitation) {
    this.identity = identity;
    this.guest = typeof identity === 'string' ? identity : identity.guest;
  }

  /** As a client that knows the log up to a position. */
  async connect(
    host: TestHost,
    table: TableId,
    position = 0,
    address?: ClientAddress,
  ): Promise<RequestRefusal | undefined> {
    this.table = table;
    const lastEntryAt = position === 0 ? undefined : (await host.logEntries(table))[position - 1]?.at;
    const known = { position, lastEntryAt };
    const receive = (message: ToBrowser) => this.messages.push(JSON.parse(JSON.stringify(message)) as ToBrowser);
    const connected = await host.tables.connect(table, this.identity, known, receive, address);
    if (!connected.ok) return connected.failure;
    this.connection = connected.value;
    return undefined;
  }

  get latestUpdate(): CompleteUpdate {
    const updates = this.messages.filter((message) => message.type === 'update');
    const { table } = updates.findLast((update) => update.table !== null)!;
    return completeUpdate(updates.at(-1)!, { table: table! });
  }

  get seat(): Seat | null {
    return this.latestUpdate.you.seat;
  }

  get position(): number {
    return this.latestUpdate.position;
  }

  get moves(): readonly unknown[] {
    return this.latestUpdate.play?.moves ?? [];
  }

  get isAsked(): boolean {
    return this.moves.length > 0;
  }

  get clock(): number | undefined {
    return this.latestUpdate.play?.clocks.find(({ seat }) => seat === this.seat)?.left;
  }

  async request(request: WithoutRef<ClientRequest>): Promise<ReplyMessage> {
    const ref = this.nextRef++;
    await this.connection!.handleRequest({ ...request, ref } as ClientRequest);
    return this.messages.findLast((message) => 'ref' in message && message.ref === ref) as ReplyMessage;
  }

  /** The refusal code; undefined when it was done. */
  async refusalOf(request: WithoutRef<ClientRequest>): Promise<string | undefined> {
    const reply = await this.request(request);
    return reply.type === 'refused' ? reply.code : undefined;
  }

  sit(seat: Seat | null = null, name = this.guest): Promise<ReplyMessage> {
    return this.request({ type: 'sit', seat, name, salt: `salt of ${this.guest}` });
  }

  makeMove(move: unknown = this.moves[0], id: string = crypto.randomUUID()): Promise<ReplyMessage> {
    return this.request({ type: 'move', id, asked: this.latestUpdate.play!.asked, move });
  }

  async requestDeviceLink(): Promise<DeviceLink> {
    const reply = await this.request({ type: 'device' });
    if (reply.type === 'refused') throw new Error(reply.code);
    return JSON.parse(reply.token!) as DeviceLink;
  }

  async requestInvitation(seat: Seat): Promise<ProgramInvitation> {
    const reply = await this.request({ type: 'program', seat });
    if (reply.type === 'refused') throw new Error(reply.code);
    return JSON.parse(reply.token!) as ProgramInvitation;
  }

  async resync(): Promise<CompleteUpdate> {
    await this.connection!.resync();
    return this.latestUpdate;
  }

  disconnect(): void {
    this.connection?.disconnect();
  }
}

export function findAskedClient(clients: readonly TestClient[]): TestClient {
  return clients.find(({ isAsked }) => isAsked)!;
}

/** All clients move whenever they are asked, until the match is over. */
export async function playToEnd(clients: readonly TestClient[], choose = (moves: readonly unknown[]) => moves[0]) {
  for (;;) {
    const client = findAskedClient(clients);
    if (!client) return;
    await client.makeMove(choose(client.moves));
  }
}
