// The whole server, put together, started and stopped.

import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { REGISTRY } from '@kuluary/games/registry';
import { SharedClock } from '@kuluary/host/shared-clock';
import type { Store } from '@kuluary/host/store';
import { Tables } from '@kuluary/host/tables';
import { openPostgres } from '@kuluary/store/postgres';
import { openSqlite } from '@kuluary/store/sqlite';
import { type DestinationStream, type Logger, pino } from 'pino';
import { botThreads } from './bot-threads.ts';
import type { Config } from './config.ts';
import { DeviceLinks } from './device-links.ts';
import { Guests } from './guests.ts';
import { createHttp } from './http.ts';
import { createMetrics, measured } from './metrics.ts';
import { ProgramPasses } from './program-passes.ts';
import { ROUND } from './pulse.ts';
import { Rate } from './rate.ts';
import { Rounds } from './rounds.ts';
import { readSite } from './site.ts';
import { Sockets } from './sockets.ts';

const SECOND = 1000;
const HOUR_SECONDS = 3600;
const HOUR = HOUR_SECONDS * SECOND;
const DAY = 24 * HOUR;
const LINGER = 40; // ms in which what happens is one piece of news for those of whom nothing new is asked
const DRAW_BURST = 10; // s of what an address may draw, at once
const GIVING_UP = 1000; // ms that a bot's thread has to be ended in, before its table goes on without it
const SWEEP = 10 * 60_000; // ms between sweeps
const SWEEP_BITE = 1000; // tables that go at once: everybody waits while they do

export interface Parts {
  readonly botWorker: string; // address of the built bot-worker.ts
  readonly site: string; // folder of the built site
}

export interface Running {
  readonly address: string; // where to find it
  stop(): Promise<void>;
}

/** What tests put in the place of the real ones. */
export interface Replaced {
  readonly store?: Store | undefined;
  readonly log?: DestinationStream | undefined; // where the log goes instead of the standard output
  readonly drawSeed?: (() => string) | undefined; // where the deal has to be known beforehand
  readonly linger?: number; // ms: where games are played on the wire, nobody shall wait for news
}

export async function serve(
  config: Config,
  parts: Parts,
  { store, log: out, drawSeed, linger = LINGER }: Replaced = {},
): Promise<Running> {
  const log = pino({ level: config.LOG_LEVEL }, out ?? pino.destination(1));
  const site = readSite(parts.site);
  const metrics = createMetrics();
  const opened = measured(store ?? (await openStore(config)), metrics);
  const report = reporter(log);
  const note = (what: string, about: Readonly<Record<string, unknown>>) => log.info(about, what);
  const clock = new SharedClock(Date.now);
  const { now } = clock;
  const links = new DeviceLinks(await opened.secret('device-links', freshSecret()), now);
  const passes = new ProgramPasses(await opened.secret('programs', freshSecret()));
  const guests = new Guests(await opened.secret('guests', freshSecret()));
  const bots = botThreads(parts.botWorker, config.BOT_THREADS, config.BOT_TIME_MS, report);
  const openings = new Rate(config.TABLES_PER_HOUR / HOUR_SECONDS, config.TABLES_PER_HOUR);
  const tables = new Tables({
    games: REGISTRY,
    store: opened,
    tally: metrics.tally,
    thinker: bots,
    thinkingTime: config.BOT_TIME_MS + GIVING_UP,
    botPause: [config.BOT_PAUSE_MIN_MS, Math.max(config.BOT_PAUSE_MIN_MS, config.BOT_PAUSE_MAX_MS)],
    linger,
    absence: config.ABSENCE_SECONDS * SECOND,
    keep: keepOf(config),
    now,
    report,
    signLink: (link) => links.sign(link),
    signPass: (pass) => passes.sign(pass),
    room: config.TABLES_IN_MEMORY,
    mayOpen: (from) => openings.allows(from, now()),
    ...(drawSeed && { drawSeed }),
  });
  const rounds = new Rounds(opened, tables, clock, Date.now);
  const away = await rounds.begin();
  if (away > 0) log.info({ away }, 'clocks were stopped while nobody was here');
  const draws = new Rate(config.BYTES_PER_SECOND, DRAW_BURST * config.BYTES_PER_SECOND);
  const door = { config, tables, guests, passes, metrics, draws, now };
  const http = createHttp({ ...door, store: opened, links, site, note, report });
  const sockets = new Sockets({ ...door, isCutOff: () => rounds.isCutOff });
  http.server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));
  const chores = [
    every(ROUND, report, () => rounds.beat()),
    every(ROUND, report, () => tables.lookAround()),
    every(ROUND, report, async () => {
      rounds.look();
      if (rounds.isCutOff) sockets.sendAway();
      metrics.connections.set(sockets.size);
    }),
    every(SWEEP, report, () => sweep(opened, now(), config, log)),
  ];
  const stop = async () => {
    for (const stopChore of chores) await stopChore();
    const farewell = sockets.close();
    await http.close();
    await farewell;
    await tables.close();
    await bots.close();
    await opened.close();
    log.info('stopped');
  };
  await http.listen({ host: config.HOST, port: config.PORT }).catch(async (error: unknown) => {
    await stop(); // else what was started would keep the process, and the process the folder
    throw error;
  });
  const { port } = http.server.address() as AddressInfo;
  log.info({ port, store: config.DATABASE_URL ? 'PostgreSQL' : config.DATA_DIR }, 'serving');
  return { address: `http://localhost:${port}`, stop };
}

function openStore({ DATABASE_URL, DATA_DIR }: Config): Promise<Store> {
  return DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(DATA_DIR);
}

function freshSecret(): string {
  return randomBytes(32).toString('hex');
}

function keepOf({ KEEP_LOBBY_HOURS, KEEP_PLAYING_DAYS, KEEP_OVER_DAYS }: Config) {
  return { lobby: KEEP_LOBBY_HOURS * HOUR, playing: KEEP_PLAYING_DAYS * DAY, over: KEEP_OVER_DAYS * DAY };
}

/** Tables go that nobody has touched for as long as the settings say. */
export async function sweep(store: Store, now: number, config: Config, log: Logger): Promise<void> {
  const keep = keepOf(config);
  const before = { lobby: now - keep.lobby, playing: now - keep.playing, over: now - keep.over };
  let gone = 0;
  for (let bite = SWEEP_BITE; bite === SWEEP_BITE; gone += bite) bite = await store.sweep(before, SWEEP_BITE);
  if (gone > 0) log.info({ gone }, 'swept');
}

/** Errors in words, and never what was in the message that caused them. */
function reporter(log: Logger) {
  return (problem: string, { error, ...about }: Readonly<Record<string, unknown>>) => {
    const cause = error instanceof Error ? { error: error.message, stack: error.stack } : {};
    log.error({ ...about, ...cause }, problem);
  };
}

/** Does a chore again and again, never twice at once. Returns how to stop. */
function every(pause: number, report: ReturnType<typeof reporter>, chore: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let timer = setTimeout(again, pause);
  function again(): void {
    running = chore()
      .catch((error: unknown) => report('chore failed', { error }))
      .finally(() => {
        timer = setTimeout(again, pause);
      });
  }
  return async () => {
    clearTimeout(timer);
    await running;
    clearTimeout(timer);
  };
}
