// A simulated server: the real Tables, Connections and HeartbeatLoop on a faulty store, with a wrong clock.

import type { GameRegistry } from '@kuluary/games/game-entries/game-entry';
import type { MemoryPeerNetwork } from '@kuluary/host/memory-peers';
import { SharedClock } from '@kuluary/host/shared-clock';
import type { Store } from '@kuluary/host/store';
import { Tables } from '@kuluary/host/tables';
import type { TableId } from '@kuluary/protocol/ids';
import type { ConnectionDeps } from '@kuluary/server/connection';
import { HEARTBEAT_INTERVAL } from '@kuluary/server/heartbeat';
import { HeartbeatLoop } from '@kuluary/server/heartbeat-loop';
import { ProgramInvitationTokens } from '@kuluary/server/program-invitation-tokens';
import { RateLimiter } from '@kuluary/server/rate-limiter';
import { createFaultyBots } from './faulty-bots.ts';
import { type FaultContext, faultyStore, HintChannel } from './faulty-store.ts';
import { ABSENCE_TIMEOUT, BATCH_DELAY, BOT_PAUSE, LIMITS, RETENTION, THINKING_TIME } from './server-config.ts';
import type { SimulatedConnection } from './simulated-connection.ts';
import { InjectedFault, Violation } from './violation.ts';
import { Actor } from './virtual-time.ts';

const EXPECTED_ERRORS = new Set(['thinks for too long']);

/** A bug that tests plant, which must be found. */
export interface PlantedBug {
  readonly games?: (games: GameRegistry) => GameRegistry;
  readonly sharedStore?: (store: Store) => Store; // of all servers
  readonly serverStore?: (store: Store) => Store; // as each server sees it
}

interface SimulatedServerConfig extends FaultContext {
  readonly games: GameRegistry;
  readonly network: MemoryPeerNetwork;
  readonly plantedBug: PlantedBug;
  readonly clockSkew: number;
  readonly fail: (violation: Violation) => void;
}

export class SimulatedServer {
  readonly actor: Actor;
  readonly hintChannel: HintChannel;
  readonly tables: Tables;
  readonly invitationTokens = new ProgramInvitationTokens('a secret of all servers');
  isServing = false;
  private readonly config: SimulatedServerConfig;
  private readonly heartbeatLoop: HeartbeatLoop;
  private readonly clock: SharedClock;
  private readonly byteLimiter = new RateLimiter(LIMITS.BYTES_PER_SECOND, 10 * LIMITS.BYTES_PER_SECOND);
  private readonly leaveNetwork: () => void;
  private readonly connections = new Set<SimulatedConnection>();
  private isStopping = false;

  constructor(name: string, config: SimulatedServerConfig) {
    const { time, faults, chance, games, network, plantedBug, clockSkew, counters } = config;
    this.config = config;
    this.actor = new Actor(name, { clockSkew });
    this.hintChannel = new HintChannel(this.actor, config);
    const membership = network.join(name);
    this.leaveNetwork = () => membership.leave();
    const faulty = faultyStore(this.hintChannel.storeWithHints(membership.store), this.actor, config);
    const store = plantedBug.serverStore?.(faulty) ?? faulty;
    const machineTime = () => time.now + clockSkew;
    this.clock = new SharedClock(machineTime);
    this.tables = new Tables({
      games: plantedBug.games?.(games) ?? games,
      store,
      botRunner: createFaultyBots(this.actor, time, faults, chance),
      thinkingTime: THINKING_TIME,
      botPause: BOT_PAUSE,
      batchDelay: BATCH_DELAY,
      absenceTimeout: ABSENCE_TIMEOUT,
      retention: RETENTION,
      now: this.clock.now,
      signInvitation: (invitation) => this.invitationTokens.sign(invitation),
      metrics: makeMetricsSink(counters),
      report: (problem, { error }) => this.report(problem, error),
    });
    this.heartbeatLoop = new HeartbeatLoop(store, this.tables, this.clock, machineTime, () => 0);
  }

  /** Starts, retrying while the store fails. */
  start(onServing: () => void): void {
    this.heartbeatLoop.start().then(
      () => {
        this.isServing = true;
        onServing();
        this.repeat(() => this.heartbeatLoop.beat());
        this.repeat(() => this.tables.runPeriodicChecks());
      },
      (error: unknown) => {
        this.report('cannot start', error);
        setTimeout(() => this.start(onServing), HEARTBEAT_INTERVAL);
      },
    );
  }

  accept(connection: SimulatedConnection, tableId: TableId, guest: string, token: string | undefined): void {
    const { now } = this.clock;
    if (!this.isServing || this.isStopping) return connection.closeFromServer();
    const invitation = token === undefined ? undefined : this.invitationTokens.fromAuthorization(`Bearer ${token}`);
    if (invitation === 'forged') throw new Violation('X3', 'an invitation is refused as forged');
    this.connections.add(connection);
    const deps: ConnectionDeps = {
      config: LIMITS,
      tables: this.tables,
      metrics: NO_METRICS,
      now,
      address: guest,
      byteBudget: this.byteLimiter.bucketOf(guest, now()),
      onUnknownTable: () => undefined,
    };
    connection.accept(deps, tableId, invitation ?? guest);
  }

  crash(below: (n: number) => number): void {
    this.actor.isGone = true;
    this.isServing = false;
    for (const connection of this.connections) connection.crash(below(2) === 0, below);
  }

  /** An orderly shutdown, as in serve.ts. */
  stop(): void {
    this.isServing = false;
    this.isStopping = true;
    for (const connection of this.connections) connection.closeFromServer();
    void this.tables.close().then(() => {
      this.leaveNetwork();
      this.actor.isGone = true;
    });
  }

  /** Peers forget a crashed server. */
  leavePeers(): void {
    this.leaveNetwork();
  }

  cutOneConnection(below: (n: number) => number): boolean {
    const open = [...this.connections].filter((connection) => connection.isOpenAtClient);
    for (const connection of this.connections) if (connection.isClosedAtServer) this.connections.delete(connection);
    open[below(Math.max(1, open.length))]?.cut(below);
    return open.length > 0;
  }

  private repeat(task: () => Promise<void>): void {
    setTimeout(() => {
      if (this.isStopping) return;
      task()
        .catch((error: unknown) => this.report('chore failed', error))
        .finally(() => this.repeat(task));
    }, HEARTBEAT_INTERVAL);
  }

  /** Errors other than injected faults are violations. */
  private report(problem: string, error: unknown): void {
    if (error instanceof InjectedFault || (error instanceof Error && EXPECTED_ERRORS.has(error.message))) return;
    const details =
      error instanceof Error ? `${error.stack}${error.cause ? `\n${(error.cause as Error).stack}` : ''}` : '';
    this.config.fail(new Violation('X12', `${this.actor.name} reports: ${problem}\n${details}`));
  }
}

const noCounter = { inc: () => undefined };
const NO_METRICS = {
  refused: noCounter,
  traffic: { received: noCounter, sent: noCounter, sentBytes: noCounter, slowReaders: noCounter },
} as unknown as ConnectionDeps['metrics'];

function makeMetricsSink(counters: FaultContext['counters']) {
  return {
    moveAppended: () => undefined,
    moveReplied: () => undefined,
    appendConflicted: () => {
      counters.conflicts++;
    },
    actedForPeer: () => {
      counters.takeovers++;
    },
    guestReconnected: () => undefined,
    botWaited: () => undefined,
    botThought: () => undefined,
  };
}
