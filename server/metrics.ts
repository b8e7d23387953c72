// What can be counted about a running server, for Prometheus. docs/metrics.md says what each of it is good for.

import { performance } from 'node:perf_hooks';
import { REGISTRY } from '@kuluary/games/registry';
import type { Store } from '@kuluary/host/store';
import type { Tally } from '@kuluary/host/tally';
import { PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { VERSION } from './version.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly refused: Counter<'code'>;
  readonly traffic: Traffic;
  readonly tally: Tally;
  readonly appends: Counter;
  readonly storeTime: Histogram<'operation'>;
  readonly storeFailures: Counter<'operation'>;
  readonly connections: Gauge;
  readonly tables: Gauge;
  readonly kept: Gauge<'phase'>;
  readonly kicks: Counter;
}

/** What goes through the websockets. */
interface Traffic {
  readonly received: Count; // messages
  readonly sent: Count;
  readonly sentBytes: Count;
  readonly slowReaders: Count;
}

interface Count {
  inc(by?: number): void;
}

/** Of a store: whatever somebody may have to wait for. */
type Operation = 'create' | 'append' | 'read' | 'due' | 'beat' | 'sweep' | 'count';

const SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'kuluary_' });
  const { counter, plainCounter, gauge, seconds } = makers(registry);
  gauge('info', 'Always 1: which version this is', 'version', 'protocol').set(
    { version: VERSION, protocol: PROTOCOL_VERSION },
    1,
  );
  const rules = gauge('rules_version', 'Version of the rules by which a new game is played', 'game');
  for (const [id, { game }] of Object.entries(REGISTRY)) rules.set({ game: id }, game.version);
  return {
    registry,
    refused: counter('refused_total', 'Refused requests', 'code'),
    traffic: {
      received: plainCounter('messages_received_total', 'Messages from websockets'),
      sent: plainCounter('messages_sent_total', 'Messages to websockets'),
      sentBytes: plainCounter('sent_bytes_total', 'Bytes in messages to websockets'),
      slowReaders: plainCounter('slow_readers_total', 'Websockets closed because nobody read what was sent'),
    },
    tally: tallyWith(registry),
    appends: counter('appends_total', 'Entries written to logs of tables'),
    storeTime: seconds('store_seconds', 'Time until the store has answered', 'operation'),
    storeFailures: counter('store_failures_total', 'What the store could not do', 'operation'),
    connections: gauge('connections', 'Open websockets'),
    tables: gauge('tables_in_memory', 'Tables in memory'),
    kept: gauge('tables_kept', 'Tables in the store', 'phase'),
    kicks: counter('kicks_total', 'Guests whom an operator has sent away from a table'),
  };
}

function makers(registry: Registry) {
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
    /** Of what every message brings: a plain number, of which the registry hears when somebody asks. */
    plainCounter: (name: string, help: string): Count => {
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
      new Histogram({ ...named(name, help, labels), buckets: SECONDS }),
  };
}

/** Runs for every move: what is counted by labels is looked up, not put together anew. */
function tallyWith(registry: Registry): Tally {
  const { counter, seconds } = makers(registry);
  const moves = counter('moves_total', 'Moves made, by a player, a bot, or the clock', 'game', 'maker');
  const moved = remembered((game, maker) => moves.labels(game, maker));
  const answers = seconds('move_seconds', 'Time from the arrival of a move until it is on disk or refused', 'outcome');
  const done = answers.labels('done');
  const refused = answers.labels('refused');
  const conflicts = counter('conflicts_total', 'Entries for which another server was faster');
  const takeovers = counter('takeovers_total', 'Tables looked after in place of another server');
  const reconnects = counter('reconnects_total', 'People who came back to their table');
  const turns = seconds('bot_wait_seconds', 'Time that a bot waits for its turn to think');
  const thoughts = seconds('bot_seconds', 'Time that a bot thinks about a move', 'game', 'bot');
  const failures = counter('bot_failures_total', 'Thoughts that failed, or took too long', 'game', 'bot');
  const thought = remembered((game, bot) => {
    failures.inc({ game, bot }, 0); // else the first failure would be no increase
    return thoughts.labels(game, bot);
  });
  return {
    moved: (game, maker) => moved(game, maker).inc(),
    answered: (time, isDone) => (isDone ? done : refused).observe(time),
    conflict: () => conflicts.inc(),
    takenOver: () => takeovers.inc(),
    cameBack: () => reconnects.inc(),
    waited: (time) => turns.observe(time),
    thought(game, bot, time, isGood) {
      thought(game, bot).observe(time);
      if (!isGood) failures.inc({ game, bot });
    },
  };
}

/** The labels here are few: games, their bots, and who may move. */
function remembered<Child>(find: (a: string, b: string) => Child): (a: string, b: string) => Child {
  const known = new Map<string, Map<string, Child>>();
  return (a, b) => {
    const before = known.get(a)?.get(b);
    if (before) return before;
    const child = find(a, b);
    known.set(a, (known.get(a) ?? new Map<string, Child>()).set(b, child));
    return child;
  };
}

/** The same store, with a watch on it. */
export function measured(store: Store, { appends, storeTime, storeFailures }: Metrics): Store {
  const watched = <Name extends Operation>(operation: Name) => {
    const time = storeTime.labels(operation);
    const failures = storeFailures.labels(operation);
    failures.inc(0); // else the first one would be no increase
    const work = store[operation].bind(store) as (...what: unknown[]) => Promise<unknown>;
    return (async (...what: unknown[]) => {
      const begin = performance.now();
      try {
        const answer = await work(...what);
        if (operation === 'append' && (answer as { type: string }).type === 'appended') appends.inc();
        return answer;
      } catch (error) {
        failures.inc();
        throw error;
      } finally {
        time.observe((performance.now() - begin) / 1000);
      }
    }) as Store[Name];
  };
  return {
    ...(store.neighbours && { neighbours: store.neighbours }),
    create: watched('create'),
    append: watched('append'),
    read: watched('read'),
    due: watched('due'),
    beat: watched('beat'),
    sweep: watched('sweep'),
    count: watched('count'),
    secret: (name, fresh) => store.secret(name, fresh),
    close: () => store.close(),
  };
}
