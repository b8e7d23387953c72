// A server's faulty access to the store, which is slow and fails before, after or long before the commit; and its faulty
// channel of hints from peers, which are late, or lost while the channel is interrupted.

import type { HintTransport } from '@kuluary/host/memory-peers';
import type { PeerHintHandler, Peers } from '@kuluary/host/peers';
import type { Store } from '@kuluary/host/store';
import type { Chance } from '@kuluary/kernel/chance';
import type { Counters } from './counters.ts';
import type { FaultSchedule } from './fault-schedule.ts';
import { InjectedFault } from './violation.ts';
import { Actor, type VirtualTime } from './virtual-time.ts';

const LATE_COMMIT = 2500; // ms after the failure, at most

export interface FaultContext {
  readonly time: VirtualTime;
  readonly faults: FaultSchedule;
  readonly chance: Chance;
  readonly counters: Counters;
}

const DATABASE = new Actor('database');

export function faultyStore(store: Store, server: Actor, context: FaultContext): Store {
  const call = makeFaultyCaller(server, context);
  const { peers } = store;
  return {
    ...(peers && { peers: faultyPeers(peers, call) }),
    create: (table, entry, head) => call('commit', () => store.create(table, entry, head)),
    append: (request) => call('commit', () => store.append(request)),
    read: (table, after) => call('read', () => store.read(table, after)),
    due: (now, limit) => call('read', () => store.due(now, limit)),
    beat: (now, graceTime) => call('commit', () => store.beat(now, graceTime)),
    sweep: (before, limit) => call('commit', () => store.sweep(before, limit)),
    count: () => call('read', () => store.count()),
    secret: (name, proposed) => call('commit', () => store.secret(name, proposed)),
    close: () => store.close(),
  };
}

function faultyPeers(peers: Peers, call: ReturnType<typeof makeFaultyCaller>): Peers {
  return {
    name: peers.name,
    listen: (handler) => peers.listen(handler),
    beat: () => call('read', () => peers.beat()),
    notePresence: (table, guests, advert) => call('in order', () => peers.notePresence(table, guests, advert)),
    presenceNotes: (tables) => call('read', () => peers.presenceNotes(tables)),
    attendedTables: (prefix, limit) => call('read', () => peers.attendedTables(prefix, limit)),
    adverts: (limit, perAddress) => call('read', () => peers.adverts(limit, perAddress)),
    outdatedTables: (known) => call('read', () => peers.outdatedTables(known)),
  };
}

function makeFaultyCaller(server: Actor, { time, faults, chance, counters }: FaultContext) {
  let lastInOrder = 0;
  return <T>(kind: 'commit' | 'in order' | 'read', act: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const outcome = faults.storeOutcome();
      const fail = () => reject(new InjectedFault(`the store has failed (${outcome})`));
      const reply = (run: () => void) => time.schedule(faults.storeDelay(), server, run);
      if (outcome !== 'ok' && kind === 'commit') counters.failedCommits++;
      if (outcome === 'failed-before-commit' || (outcome === 'late-commit' && kind !== 'commit'))
        return void reply(fail);
      let wait = faults.storeDelay() + (outcome === 'late-commit' ? chance.below(LATE_COMMIT) : 0);
      if (kind === 'in order') {
        lastInOrder = Math.max(lastInOrder, time.now + wait);
        wait = lastInOrder - time.now;
      }
      if (outcome === 'late-commit') reply(fail);
      time.schedule(wait, DATABASE, () => {
        act().then(
          (result) =>
            outcome !== 'late-commit' && reply(outcome === 'failed-after-commit' ? fail : () => resolve(result)),
          (error: unknown) => reply(() => reject(error as Error)),
        );
      });
    });
}

/** Delivers hints to a server in order and with a delay, and loses them while it is interrupted. */
export class HintChannel {
  private readonly context: FaultContext;
  private readonly server: Actor;
  private handler: PeerHintHandler | undefined;
  private arrival = 0; // of the last hint
  private isInterrupted = false;

  constructor(server: Actor, context: FaultContext) {
    this.server = server;
    this.context = context;
  }

  /** A store whose handler of hints this channel knows. */
  storeWithHints(store: Store): Store {
    const peers = store.peers!;
    const listen = (handler: PeerHintHandler) => {
      this.handler = handler;
      peers.listen(handler);
    };
    return { ...store, peers: { ...peers, listen } };
  }

  readonly deliver = (hint: () => void): void => {
    if (this.isInterrupted) return;
    const { time, faults } = this.context;
    this.arrival = Math.max(this.arrival, time.now + faults.hintDelay());
    time.schedule(this.arrival - time.now, this.server, () => {
      if (!this.isInterrupted) hint();
    });
  };

  /** Loses hints for so long; then the server is told that it may have missed some. */
  interrupt(duration: number): void {
    if (this.isInterrupted) return;
    this.isInterrupted = true;
    this.context.time.schedule(duration, this.server, () => {
      this.isInterrupted = false;
      this.handler?.hintsLost();
    });
  }
}

type HintChannels = ReadonlyMap<string, HintChannel>;

export function deliverBy(channels: HintChannels): HintTransport {
  return (to, hint) => channels.get(to)?.deliver(hint);
}
