// One of two compared worlds: a host with one table of people, programs and bots, without a network, which records
// what each client receives and when.

import type { GAME_REGISTRY } from '@kuluary/games/game-registry';
import type { BotRunner } from '@kuluary/host/bot-runner';
import type { InitialPlayer, LogEntry } from '@kuluary/host/log-entry';
import { memoryStore } from '@kuluary/host/memory-store';
import { makeProgramInvitation } from '@kuluary/host/program-invitation';
import type { Store } from '@kuluary/host/store';
import { makeHead } from '@kuluary/host/stored-table';
import { type KnownPosition, NOTHING_KNOWN, TableState } from '@kuluary/host/table-state';
import { Tables } from '@kuluary/host/tables';
import type { AnyGame, Seat, Viewer } from '@kuluary/kernel/game';
import type { LogPosition } from '@kuluary/protocol/ids';
import { PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import type { MatchForViewer, Update } from '@kuluary/protocol/to-browser';
import type { ClockName } from '@kuluary/protocol/vocabularies';
import type { FastifyInstance } from 'fastify';
import { readConfig } from './config.ts';
import { Connection, type Transport } from './connection.ts';
import { DeviceLinkTokens } from './device-link-tokens.ts';
import { Guests } from './guests.ts';
import { createHttpServer } from './http.ts';
import { createMetrics } from './metrics.ts';
import type { SampledPosition } from './non-interference-positions.fixture.ts';
import { ProgramInvitationTokens } from './program-invitation-tokens.ts';
import { RateLimiter } from './rate-limiter.ts';

const TABLE = '123456';
export const BATCH_DELAY = 40; // ms
const ABSENCE_TIMEOUT = 5000; // ms; short, so that it happens
const DAY = 24 * 60 * 60 * 1000;
const SECRET = 'the same in both worlds';
const config = readConfig({});
const metrics = createMetrics();
const guests = new Guests(SECRET);
const invitationTokens = new ProgramInvitationTokens(SECRET);
const people = Array.from({ length: 8 }, () => {
  const { guest, cookie } = guests.identify(undefined, false);
  return { guest, cookie: cookie!.split(';')[0]! };
});

export type GameEntry = (typeof GAME_REGISTRY)[string];

export type SeatKind = 'person' | 'program' | 'bot';

interface WorldSetup {
  readonly seatKinds: readonly SeatKind[];
  readonly clock: ClockName;
  readonly startedAt: number; // ms since 1970
  readonly bot: string; // id of the bots
}

/** Where a match starts. */
type StartPosition = Pick<SampledPosition, 'options' | 'sealedMoves'>;

/** A frame, or the closing of a connection. */
export interface ReceivedFrame {
  readonly at: number;
  readonly text: string;
}

export class ComparedWorld {
  readonly clients: readonly (WorldClient | undefined)[]; // by seat, none for bots; the last one is a spectator
  readonly problems: string[] = [];
  private readonly tables: Tables;
  private readonly store: Store = memoryStore();
  private readonly deviceLinkTokens = new DeviceLinkTokens(SECRET, Date.now);
  private readonly byteLimiter = new RateLimiter(config.BYTES_PER_SECOND, config.BYTES_PER_SECOND);
  private readonly log: readonly LogEntry[];
  private readonly state: TableState; // at the start
  private http: FastifyInstance | undefined;

  constructor(gameEntry: GameEntry, position: StartPosition, setup: WorldSetup, botRunner: BotRunner) {
    const games = { [gameEntry.game.id]: gameEntry };
    this.log = makeLogUpTo(gameEntry.game, position, setup);
    this.state = new TableState(games, this.log[0]!);
    for (const entry of this.log.slice(1)) this.state.apply(entry);
    this.tables = new Tables({
      games,
      store: this.store,
      botRunner,
      thinkingTime: config.BOT_TIME_MS,
      botPause: [config.BOT_PAUSE_MIN_MS, config.BOT_PAUSE_MAX_MS],
      batchDelay: BATCH_DELAY,
      absenceTimeout: ABSENCE_TIMEOUT,
      retention: { lobby: DAY, playing: 2 * DAY, over: 3 * DAY },
      now: Date.now,
      report: (problem, { error }) => this.problems.push(`${problem}: ${error}`),
      signDeviceLink: (link) => this.deviceLinkTokens.sign(link),
      signInvitation: (invitation) => invitationTokens.sign(invitation),
    });
    const seated = setup.seatKinds.map((seatKind, seat) =>
      seatKind === 'bot' ? undefined : this.makeClient(seat, seatKind),
    );
    this.clients = [...seated, this.makeClient(setup.seatKinds.length, 'person')];
  }

  async open(): Promise<void> {
    const head = makeHead(this.state, [config.BOT_PAUSE_MIN_MS, config.BOT_PAUSE_MAX_MS], []);
    const [first, ...rest] = this.log.map((entry) => JSON.stringify(entry));
    await this.store.create(TABLE, first!, head);
    for (const [i, entry] of rest.entries()) {
      await this.store.append({ table: TABLE, position: i + 2, entry, id: null, head });
    }
  }

  /** undefined: a bot. */
  clientOf(viewer: Viewer): WorldClient | undefined {
    return viewer === 'spectator' ? this.clients.at(-1) : this.clients[viewer];
  }

  async requestLog({ headers }: WorldClient): Promise<string> {
    const { tables, store, deviceLinkTokens, byteLimiter } = this;
    const report = (problem: string) => void this.problems.push(problem);
    const site = new Map();
    this.http ??= createHttpServer({
      config,
      tables,
      store,
      guests,
      invitationTokens,
      deviceLinkTokens,
      metrics,
      site,
      byteLimiter,
      now: Date.now,
      report,
    });
    const response = await this.http.inject({ url: `/api/tables/${TABLE}/log`, headers });
    return JSON.stringify([response.statusCode, response.headers, response.body]);
  }

  async entries(): Promise<readonly LogEntry[]> {
    const { entries } = (await this.store.read(TABLE, 0))!;
    return entries.map((text) => JSON.parse(text) as LogEntry);
  }

  /** Records that no server was up for so long, until now. */
  async addDowntime(ms: number): Promise<void> {
    const at = Date.now();
    this.tables.noteHeartbeat(at, [{ from: at - ms, to: at }]);
  }

  runPeriodicChecks(): Promise<void> {
    return this.tables.runPeriodicChecks();
  }

  async close(): Promise<void> {
    for (const client of this.clients) client?.disconnect();
    await this.tables.close();
    await this.http?.close();
  }

  private makeClient(seat: Seat, seatKind: SeatKind): WorldClient {
    const { guest, cookie } = people[seat]!;
    const invitation = seatKind === 'program' ? makeProgramInvitation(this.state, seat, guest) : undefined;
    const headers: Record<string, string> = invitation
      ? { authorization: `Bearer ${invitationTokens.sign(invitation)}` }
      : { cookie };
    const address = `address ${seat}`;
    const byteBudget = this.byteLimiter.bucketOf(address, Date.now());
    const connect = (transport: Transport) =>
      new Connection(
        { config, tables: this.tables, metrics, now: Date.now, address, byteBudget, onUnknownTable: () => undefined },
        transport,
        TABLE,
        invitation ?? guest,
      );
    return new WorldClient(connect, headers);
  }
}

/** The log of a table whose match is at this position. */
function makeLogUpTo(
  { id, version, seats }: AnyGame,
  position: StartPosition,
  { seatKinds, clock, startedAt, bot }: WorldSetup,
): LogEntry[] {
  const seating: (InitialPlayer | null)[] = Array(seats[1]).fill(null);
  for (const [seat, seatKind] of seatKinds.entries()) {
    const name = `Guest ${seat}`;
    const { guest } = people[seat]!;
    if (seatKind === 'bot') seating[seat] = { bot, name };
    else seating[seat] = { guest, name, salt: '', ...(seatKind === 'program' && { program: true }) };
  }
  const opened = { game: id, seed: '0'.repeat(64), seating, options: {}, clock, door: true, listed: false };
  return [
    { at: startedAt, type: 'opened', ...opened },
    { at: startedAt, type: 'began', rules: version, options: position.options },
    ...position.sealedMoves.map(({ seat, move }): LogEntry => {
      return { at: startedAt, type: 'moved', seat, move, by: seatKinds[seat] === 'bot' ? 'bot' : 'player' };
    }),
  ];
}

/** A client that can disconnect and reconnect, and records what it receives. */
export class WorldClient {
  readonly received: ReceivedFrame[] = [];
  readonly headers: Readonly<Record<string, string>>;
  private readonly openConnection: (transport: Transport) => Connection;
  private transport: RecordingTransport | undefined;
  private connection: Connection | undefined;
  private parsed = { upTo: 0, update: undefined as Update | undefined };

  constructor(connect: (transport: Transport) => Connection, headers: Readonly<Record<string, string>>) {
    this.openConnection = connect;
    this.headers = headers;
  }

  get isConnected(): boolean {
    return this.transport?.isOpen ?? false;
  }

  /** The match of the last update. */
  get play(): MatchForViewer | undefined {
    for (let i = this.received.length - 1; i >= this.parsed.upTo; i--) {
      const { text } = this.received[i]!;
      if (!text.startsWith('{"type":"update"')) continue;
      this.parsed.update = JSON.parse(text) as Update;
      break;
    }
    this.parsed.upTo = this.received.length;
    return this.parsed.update?.play ?? undefined;
  }

  /** The position of the last update up to this one. */
  lastUpdateUpTo(position: LogPosition): KnownPosition {
    for (const { text } of this.received.toReversed()) {
      if (!text.startsWith('{"type":"update"')) continue;
      const update = JSON.parse(text) as Update;
      if (update.position <= position) return { position: update.position, lastEntryAt: update.at };
    }
    return NOTHING_KNOWN;
  }

  connect(have: number, at?: number): void {
    this.disconnect();
    this.transport = new RecordingTransport(
      (text) => this.record(text),
      () => this.disconnect(),
    );
    this.connection = this.openConnection(this.transport);
    this.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, have, at }));
  }

  send(text: string): void {
    this.connection?.receive(Buffer.from(text), false);
  }

  record(text: string): void {
    this.received.push({ at: Date.now(), text });
  }

  disconnect(): void {
    if (this.transport) this.transport.isOpen = false;
    this.connection?.onClosed();
    this.connection = undefined;
  }
}

class RecordingTransport implements Transport {
  isOpen = true;
  readonly backlog = 0;
  private readonly onText: (text: string) => void;
  private readonly onClose: () => void;

  constructor(onText: (text: string) => void, onClose: () => void) {
    this.onText = onText;
    this.onClose = onClose;
  }

  send(text: string): void {
    this.onText(text);
  }

  pong(data: Buffer): void {
    this.onText(`pong ${data}`);
  }

  pause(): void {
    this.onText('paused');
  }

  resume(): void {
    this.onText('resumed');
  }

  close(code: number, reason: string): void {
    this.onText(`closed ${code} ${reason}`);
    this.onClose();
  }

  terminate(): void {
    this.onText('terminated');
    this.onClose();
  }
}
