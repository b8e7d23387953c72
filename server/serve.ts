// Assembles, starts and stops the whole server.

import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { SharedClock } from '@kuluary/host/shared-clock';
import type { Store } from '@kuluary/host/store';
import { Tables } from '@kuluary/host/tables';
import { openPostgres } from '@kuluary/store/postgres';
import { openSqlite } from '@kuluary/store/sqlite';
import { type DestinationStream, type Logger, pino } from 'pino';
import { createBotThreads } from './bot-threads.ts';
import type { Config } from './config.ts';
import { DeviceLinkTokens } from './device-link-tokens.ts';
import { Guests } from './guests.ts';
import { HEARTBEAT_INTERVAL } from './heartbeat.ts';
import { HeartbeatLoop } from './heartbeat-loop.ts';
import { createHttpServer } from './http.ts';
import { measuredStore } from './measured-store.ts';
import { createMetrics } from './metrics.ts';
import { ProgramInvitationTokens } from './program-invitation-tokens.ts';
import { RateLimiter } from './rate-limiter.ts';
import { readSite } from './site.ts';
import { retentionOf, sweepOldTables } from './table-retention.ts';
import { WebSocketEndpoint } from './websocket-endpoint.ts';

const SECOND = 1000;
const HOUR_SECONDS = 3600;
const BATCH_DELAY = 40; // ms in which events are batched into one update for listeners without a new decision
const BYTE_BURST = 10; // s of BYTES_PER_SECOND, at once
const THREAD_END_TIME = 1000; // ms in which a bot thread must be terminated, before its table goes on without it
const SWEEP_INTERVAL = 10 * 60_000; // ms

export interface ServerBuild {
  readonly botWorker: string; // URL of the built bot-worker.ts
  readonly site: string; // folder of the built site
}

export interface RunningServer {
  readonly address: string;
  stop(): Promise<void>;
}

/** For tests. */
export interface ServeOverrides {
  readonly store?: Store | undefined;
  readonly log?: DestinationStream | undefined; // instead of the standard output
  readonly makeSeed?: (() => string) | undefined; // for a known deal
  readonly batchDelay?: number; // ms
}

export async function serve(
  config: Config,
  build: ServerBuild,
  { store, log: out, makeSeed, batchDelay = BATCH_DELAY }: ServeOverrides = {},
): Promise<RunningServer> {
  const log = pino({ level: config.LOG_LEVEL }, out ?? pino.destination(1));
  const site = readSite(build.site);
  const metrics = createMetrics();
  const measured = measuredStore(store ?? (await openStore(config)), metrics);
  const report = makeErrorReporter(log);
  const logInfo = (what: string, about: Readonly<Record<string, unknown>>) => log.info(about, what);
  const clock = new SharedClock(Date.now);
  const { now } = clock;
  const deviceLinkTokens = new DeviceLinkTokens(await measured.secret('device-links', freshSecret()), now);
  const invitationTokens = new ProgramInvitationTokens(await measured.secret('programs', freshSecret()));
  const guests = new Guests(await measured.secret('guests', freshSecret()));
  const bots = createBotThreads(build.botWorker, config.BOT_THREADS, config.BOT_TIME_MS, report);
  const tableCreationLimiter = new RateLimiter(config.TABLES_PER_HOUR / HOUR_SECONDS, config.TABLES_PER_HOUR);
  const tables = new Tables({
    games: GAME_REGISTRY,
    store: measured,
    metrics: metrics.metricsSink,
    botRunner: bots,
    thinkingTime: config.BOT_TIME_MS + THREAD_END_TIME,
    botPause: [config.BOT_PAUSE_MIN_MS, Math.max(config.BOT_PAUSE_MIN_MS, config.BOT_PAUSE_MAX_MS)],
    batchDelay,
    absenceTimeout: config.ABSENCE_SECONDS * SECOND,
    retention: retentionOf(config),
    now,
    report,
    signDeviceLink: (link) => deviceLinkTokens.sign(link),
    signInvitation: (invitation) => invitationTokens.sign(invitation),
    maxLoadedTables: config.TABLES_IN_MEMORY,
    mayOpenTable: (from) => tableCreationLimiter.tryTake(from, now()),
    ...(makeSeed && { makeSeed }),
  });
  const heartbeatLoop = new HeartbeatLoop(measured, tables, clock, Date.now);
  const downtime = await heartbeatLoop.start();
  if (downtime > 0) log.info({ away: downtime }, 'clocks were stopped while nobody was here');
  const byteLimiter = new RateLimiter(config.BYTES_PER_SECOND, BYTE_BURST * config.BYTES_PER_SECOND);
  const shared = { config, tables, guests, invitationTokens, metrics, byteLimiter, now };
  const http = createHttpServer({ ...shared, store: measured, deviceLinkTokens, site, logInfo, report });
  const webSocketEndpoint = new WebSocketEndpoint({ ...shared, isCutOff: () => heartbeatLoop.isCutOff });
  http.server.on('upgrade', (request, socket, head) => webSocketEndpoint.upgrade(request, socket, head));
  const loops = [
    repeatEvery(HEARTBEAT_INTERVAL, report, () => heartbeatLoop.beat()),
    repeatEvery(HEARTBEAT_INTERVAL, report, () => tables.runPeriodicChecks()),
    repeatEvery(HEARTBEAT_INTERVAL, report, async () => {
      heartbeatLoop.measureLateness();
      if (heartbeatLoop.isCutOff) webSocketEndpoint.closeAll();
      metrics.connections.set(webSocketEndpoint.size);
    }),
    repeatEvery(SWEEP_INTERVAL, report, () => sweepOldTables(measured, now(), config, log)),
  ];
  const stop = async () => {
    for (const stopLoop of loops) await stopLoop();
    const closing = webSocketEndpoint.close();
    await http.close();
    await closing;
    await tables.close();
    await bots.close();
    await measured.close();
    log.info('stopped');
  };
  await http.listen({ host: config.HOST, port: config.PORT }).catch(async (error: unknown) => {
    await stop(); // else what was started would keep the process alive, and the folder locked
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

/** Logs errors, but never the client message that caused them. */
function makeErrorReporter(log: Logger) {
  return (problem: string, { error, ...about }: Readonly<Record<string, unknown>>) => {
    const cause = error instanceof Error ? { error: error.message, stack: error.stack } : {};
    log.error({ ...about, ...cause }, problem);
  };
}

/** Repeats a task, never twice at once. Returns a function that stops it. */
function repeatEvery(
  interval: number,
  report: ReturnType<typeof makeErrorReporter>,
  task: () => Promise<void>,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let timer = setTimeout(again, interval);
  function again(): void {
    running = task()
      .catch((error: unknown) => report('chore failed', { error }))
      .finally(() => {
        timer = setTimeout(again, interval);
      });
  }
  return async () => {
    clearTimeout(timer);
    await running;
    clearTimeout(timer);
  };
}
