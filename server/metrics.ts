// The server's metrics for Prometheus. docs/metrics.md explains each.

import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import type { MetricsSink } from '@kuluary/host/metrics-sink';
import { PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { VERSION } from './version.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly refused: Counter<'code'>;
  readonly traffic: Traffic;
  readonly metricsSink: MetricsSink;
  readonly appends: Counter;
  readonly storeTime: Histogram<'operation'>;
  readonly storeFailures: Counter<'operation'>;
  readonly connections: Gauge;
  readonly tables: Gauge;
  readonly tablesKept: Gauge<'phase'>;
  readonly kicks: Counter;
}

/** Of all websockets. */
interface Traffic {
  readonly received: PlainCounter; // messages
  readonly sent: PlainCounter;
  readonly sentBytes: PlainCounter;
  readonly slowReaders: PlainCounter;
}

interface PlainCounter {
  inc(by?: number): void;
}

const SECONDS_BUCKETS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'kuluary_' });
  const { counter, plainCounter, gauge, seconds } = metricFactories(registry);
  gauge('info', 'Always 1: which version this is', 'version', 'protocol').set(
    { version: VERSION, protocol: PROTOCOL_VERSION },
    1,
  );
  const rules = gauge('rules_version', 'Version of the rules by which a new game is played', 'game');
  for (const [id, { game }] of Object.entries(GAME_REGISTRY)) rules.set({ game: id }, game.version);
  return {
    registry,
    refused: counter('refused_total', 'Refused requests', 'code'),
    traffic: {
      received: plainCounter('messages_received_total', 'Messages from websockets'),
      sent: plainCounter('messages_sent_total', 'Messages to websockets'),
      sentBytes: plainCounter('sent_bytes_total', 'Bytes in messages to websockets'),
      slowReaders: plainCounter('slow_readers_total', 'Websockets closed because nobody read what was sent'),
    },
    metricsSink: createMetricsSink(registry),
    appends: counter('appends_total', 'Entries written to logs of tables'),
    storeTime: seconds('store_seconds', 'Time until the store has answered', 'operation'),
    storeFailures: counter('store_failures_total', 'What the store could not do', 'operation'),
    connections: gauge('connections', 'Open websockets'),
    tables: gauge('tables_in_memory', 'Tables in memory'),
    tablesKept: gauge('tables_kept', 'Tables in the store', 'phase'),
    kicks: counter('kicks_total', 'Guests whom an operator has sent away from a table'),
  };
}

function metricFactories(registry: Registry) {
  const registers = [registry];
  const named = <Label extends string>(name: string, help: string, labelNames: Label[]) => ({
    name: `kuluary_${name}`,
    help,
    labelNames,
    registers,
  });
  return {
    counter: <Label extends string = never>(name: string, help: string, ...labels: Label[]) =>
      new Counter(named(name, help, labels)),
    /** A fast counter for what happens with every message: the registry reads it only when scraped. */
    plainCounter: (name: string, help: string): PlainCounter => {
      let sum = 0;
      new Counter({
        ...named(name, help, []),
        collect() {
          this.reset();
          this.inc(sum);
        },
      });
      return {
        inc: (by = 1) => {
          sum += by;
        },
      };
    },
    gauge: <Label extends string = never>(name: string, help: string, ...labels: Label[]) =>
      new Gauge(named(name, help, labels)),
    seconds: <Label extends string = never>(name: string, help: string, ...labels: Label[]) =>
      new Histogram({ ...named(name, help, labels), buckets: SECONDS_BUCKETS }),
  };
}

/** Runs for every move, so labelled children are cached. */
function createMetricsSink(registry: Registry): MetricsSink {
  const { counter, seconds } = metricFactories(registry);
  const moves = counter('moves_total', 'Moves made, by a player, a bot, or the clock', 'game', 'maker');
  const movesOf = cacheByLabels((game, maker) => moves.labels(game, maker));
  const replyTimes = seconds(
    'move_seconds',
    'Time from the arrival of a move until it is on disk or refused',
    'outcome',
  );
  const doneTimes = replyTimes.labels('done');
  const refusedTimes = replyTimes.labels('refused');
  const conflicts = counter('conflicts_total', 'Entries for which another server was faster');
  const takeovers = counter('takeovers_total', 'Tables looked after in place of another server');
  const reconnects = counter('reconnects_total', 'People who came back to their table');
  const waits = seconds('bot_wait_seconds', 'Time that a bot waits for its turn to think');
  const botTimes = seconds('bot_seconds', 'Time that a bot thinks about a move', 'game', 'bot');
  const failures = counter('bot_failures_total', 'Thoughts that failed, or took too long', 'game', 'bot');
  const botTimesOf = cacheByLabels((game, bot) => {
    failures.inc({ game, bot }, 0); // so that the first failure is an increase
    return botTimes.labels(game, bot);
  });
  return {
    moveAppended: (game, moveAuthor) => movesOf(game, moveAuthor).inc(),
    moveReplied: (time, isDone) => (isDone ? doneTimes : refusedTimes).observe(time),
    appendConflicted: () => conflicts.inc(),
    actedForPeer: () => takeovers.inc(),
    guestReconnected: () => reconnects.inc(),
    botWaited: (time) => waits.observe(time),
    botThought(game, bot, time, isGood) {
      botTimesOf(game, bot).observe(time);
      if (!isGood) failures.inc({ game, bot });
    },
  };
}

/** Never evicts: there are few labels (games, bots, authors of moves). */
function cacheByLabels<Child>(find: (a: string, b: string) => Child): (a: string, b: string) => Child {
  const known = new Map<string, Map<string, Child>>();
  return (a, b) => {
    const cached = known.get(a)?.get(b);
    if (cached) return cached;
    const child = find(a, b);
    known.set(a, (known.get(a) ?? new Map<string, Child>()).set(b, child));
    return child;
  };
}
