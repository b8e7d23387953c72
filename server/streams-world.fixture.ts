// One of two worlds: a host, and people, programs and bots at its one table, without a network. Whatever a caller hears
// is kept with its time.

import type { REGISTRY } from '@kuluary/games/registry';
import type { Entry, Seated } from '@kuluary/host/entry';
import { memoryStore } from '@kuluary/host/memory-store';
import { passFor } from '@kuluary/host/program-pass';
import type { Store } from '@kuluary/host/store';
import { headOf } from '@kuluary/host/stored-table';
import { NOTHING_SEEN, type Seen, TableState } from '@kuluary/host/table-state';
import { Tables } from '@kuluary/host/tables';
import type { Thinker } from '@kuluary/host/thinker';
import type { AnyGame, Seat, Viewer } from '@kuluary/kernel/game';
import type { LogPosition } from '@kuluary/protocol/ids';
import { PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import type { Play, Update } from '@kuluary/protocol/to-browser';
import type { ClockName } from '@kuluary/protocol/words';
import type { FastifyInstance } from 'fastify';
import { readConfig } from './config.ts';
import { Connection, type Line } from './connection.ts';
import { DeviceLinks } from './device-links.ts';
import { Guests } from './guests.ts';
import { createHttp } from './http.ts';
import { createMetrics } from './metrics.ts';
import { ProgramPasses } from './program-passes.ts';
import { Rate } from './rate.ts';
import type { Position } from './streams-position.fixture.ts';

const TABLE = '123456';
export const LINGER = 40; // ms
const ABSENCE = 5000; // ms: soon, so that it happens
const DAY = 24 * 60 * 60 * 1000;
const SECRET = 'the same in both worlds';
const config = readConfig({});
const metrics = createMetrics();
const guests = new Guests(SECRET);
const passes = new ProgramPasses(SECRET);
const people = Array.from({ length: 8 }, () => {
  const { guest, cookie } = guests.meet(undefined, false);
  return { guest, cookie: cookie!.split(';')[0]! };
});

/** A game as a host knows it. */
export type Played = (typeof REGISTRY)[string];

export type Sitter = 'person' | 'program' | 'bot';

export interface Company {
  readonly sitters: readonly Sitter[];
  readonly clock: ClockName;
  readonly begun: number; // when the game began, in ms since 1970
  readonly bot: string; // who the bots are
}

/** Where a match begins. */
export type Beginning = Pick<Position, 'options' | 'answers'>;

/** A frame, or the end of a connection, and when it came. */
export interface Heard {
  readonly at: number;
  readonly text: string;
}

export class World {
  readonly callers: readonly (Caller | undefined)[]; // by seat, none for bots; the last one looks on
  readonly problems: string[] = [];
  private readonly tables: Tables;
  private readonly store: Store = memoryStore();
  private readonly links = new DeviceLinks(SECRET, Date.now);
  private readonly draws = new Rate(config.BYTES_PER_SECOND, config.BYTES_PER_SECOND);
  private readonly log: readonly Entry[];
  private readonly state: TableState; // at the beginning
  private http: FastifyInstance | undefined;

  constructor(entry: Played, position: Beginning, company: Company, thinker: Thinker) {
    const games = { [entry.game.id]: entry };
    this.log = logTo(entry.game, position, company);
    this.state = new TableState(games, this.log[0]!);
    for (const entry of this.log.slice(1)) this.state.fold(entry);
    this.tables = new Tables({
      games,
      store: this.store,
      thinker,
      thinkingTime: config.BOT_TIME_MS,
      botPause: [config.BOT_PAUSE_MIN_MS, config.BOT_PAUSE_MAX_MS],
      linger: LINGER,
      absence: ABSENCE,
      keep: { lobby: DAY, playing: 2 * DAY, over: 3 * DAY },
      now: Date.now,
      report: (problem, { error }) => this.problems.push(`${problem}: ${error}`),
      signLink: (link) => this.links.sign(link),
      signPass: (pass) => passes.sign(pass),
    });
    const known = company.sitters.map((sitter, seat) => (sitter === 'bot' ? undefined : this.caller(seat, sitter)));
    this.callers = [...known, this.caller(company.sitters.length, 'person')];
  }

  async open(): Promise<void> {
    const head = headOf(this.state, [config.BOT_PAUSE_MIN_MS, config.BOT_PAUSE_MAX_MS], []);
    const [first, ...rest] = this.log.map((entry) => JSON.stringify(entry));
    await this.store.create(TABLE, first!, head);
    for (const [i, entry] of rest.entries()) {
      await this.store.append({ table: TABLE, position: i + 2, entry, id: null, head });
    }
  }

  /** Who looks on or sits there; undefined: a bot. */
  at(viewer: Viewer): Caller | undefined {
    return viewer === 'spectator' ? this.callers.at(-1) : this.callers[viewer];
  }

  /** Asks for the log by plain HTTP. */
  async askForLog({ headers }: Caller): Promise<string> {
    const { tables, store, links, draws } = this;
    const report = (problem: string) => void this.problems.push(problem);
    const site = new Map();
    this.http ??= createHttp({
      config,
      tables,
      store,
      guests,
      passes,
      links,
      metrics,
      site,
      draws,
      now: Date.now,
      report,
    });
    const answer = await this.http.inject({ url: `/api/tables/${TABLE}/log`, headers });
    return JSON.stringify([answer.statusCode, answer.headers, answer.body]);
  }

  /** All that has happened, from the store. */
  async entries(): Promise<readonly Entry[]> {
    const { entries } = (await this.store.read(TABLE, 0))!;
    return entries.map((text) => JSON.parse(text) as Entry);
  }

  /** For so long nobody was there, until now. */
  async beAway(ms: number): Promise<void> {
    const at = Date.now();
    this.tables.alive(at, [{ from: at - ms, to: at }]);
  }

  lookAround(): Promise<void> {
    return this.tables.lookAround();
  }

  async close(): Promise<void> {
    for (const caller of this.callers) caller?.hangUp();
    await this.tables.close();
    await this.http?.close();
  }

  private caller(seat: Seat, sitter: Sitter): Caller {
    const { guest, cookie } = people[seat]!;
    const pass = sitter === 'program' ? passFor(this.state, seat, guest) : undefined;
    const headers: Record<string, string> = pass ? { authorization: `Bearer ${passes.sign(pass)}` } : { cookie };
    const address = `address ${seat}`;
    const drawn = this.draws.bucketOf(address, Date.now());
    const connect = (line: Line) =>
      new Connection(
        { config, tables: this.tables, metrics, now: Date.now, address, drawn, onMiss: () => undefined },
        line,
        TABLE,
        pass ?? guest,
      );
    return new Caller(connect, headers);
  }
}

/** The log of a table at which the game has come to this position. */
function logTo({ id, version, seats }: AnyGame, position: Beginning, { sitters, clock, begun, bot }: Company): Entry[] {
  const seating: (Seated | null)[] = Array(seats[1]).fill(null);
  for (const [seat, sitter] of sitters.entries()) {
    const name = `Guest ${seat}`;
    const { guest } = people[seat]!;
    if (sitter === 'bot') seating[seat] = { bot, name };
    else seating[seat] = { guest, name, salt: '', ...(sitter === 'program' && { program: true }) };
  }
  const opened = { game: id, seed: '0'.repeat(64), seating, options: {}, clock, door: true, listed: false };
  return [
    { at: begun, type: 'opened', ...opened },
    { at: begun, type: 'began', rules: version, options: position.options },
    ...position.answers.map(({ seat, move }): Entry => {
      return { at: begun, type: 'moved', seat, move, by: sitters[seat] === 'bot' ? 'bot' : 'player' };
    }),
  ];
}

/** Somebody who calls, hangs up and calls again; and hears. */
export class Caller {
  readonly heard: Heard[] = [];
  readonly headers: Readonly<Record<string, string>>; // of HTTP
  private readonly connect: (line: Line) => Connection;
  private call: Call | undefined;
  private connection: Connection | undefined;
  private parsed = { upTo: 0, update: undefined as Update | undefined };

  constructor(connect: (line: Line) => Connection, headers: Readonly<Record<string, string>>) {
    this.connect = connect;
    this.headers = headers;
  }

  get isConnected(): boolean {
    return this.call?.isOpen ?? false;
  }

  /** What it was told last about the game. */
  get play(): Play | undefined {
    for (let i = this.heard.length - 1; i >= this.parsed.upTo; i--) {
      const { text } = this.heard[i]!;
      if (!text.startsWith('{"type":"update"')) continue;
      this.parsed.update = JSON.parse(text) as Update;
      break;
    }
    this.parsed.upTo = this.heard.length;
    return this.parsed.update?.play ?? undefined;
  }

  /** What an update ended with that went no further than this position. */
  lastTold(position: LogPosition): Seen {
    for (const { text } of this.heard.toReversed()) {
      if (!text.startsWith('{"type":"update"')) continue;
      const update = JSON.parse(text) as Update;
      if (update.position <= position) return update;
    }
    return NOTHING_SEEN;
  }

  dial(have: number, at?: number): void {
    this.hangUp();
    this.call = new Call(
      (text) => this.note(text),
      () => this.hangUp(),
    );
    this.connection = this.connect(this.call);
    this.say(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, have, at }));
  }

  say(text: string): void {
    this.connection?.receive(Buffer.from(text), false);
  }

  note(text: string): void {
    this.heard.push({ at: Date.now(), text });
  }

  hangUp(): void {
    if (this.call) this.call.isOpen = false;
    this.connection?.end();
    this.connection = undefined;
  }
}

class Call implements Line {
  isOpen = true;
  readonly backlog = 0; // it reads at once
  private readonly hear: (text: string) => void;
  private readonly end: () => void;

  constructor(hear: (text: string) => void, end: () => void) {
    this.hear = hear;
    this.end = end;
  }

  send(text: string): void {
    this.hear(text);
  }

  pong(data: Buffer): void {
    this.hear(`pong ${data}`);
  }

  pause(): void {
    this.hear('paused');
  }

  resume(): void {
    this.hear('resumed');
  }

  close(code: number, reason: string): void {
    this.hear(`closed ${code} ${reason}`);
    this.end();
  }

  terminate(): void {
    this.hear('terminated');
    this.end();
  }
}
