// One server of a tortured world: the real tables, connections and rounds on a store that fails, with a clock of its own.

import type { Games } from '@kuluary/games/entries/entry';
import type { MemoryNeighbourhood } from '@kuluary/host/memory-neighbours';
import { SharedClock } from '@kuluary/host/shared-clock';
import type { Store } from '@kuluary/host/store';
import { Tables } from '@kuluary/host/tables';
import type { TableId } from '@kuluary/protocol/ids';
import type { ConnectionSetting } from '@kuluary/server/connection';
import { ProgramPasses } from '@kuluary/server/program-passes';
import { ROUND } from '@kuluary/server/pulse';
import { Rate } from '@kuluary/server/rate';
import { Rounds } from '@kuluary/server/rounds';
import { faultyStore, HintLine, type Surroundings } from './faulty-store.ts';
import { ABSENCE, BOT_PAUSE, KEEP, LIMITS, LINGER, THINKING_TIME } from './settings.ts';
import { Party } from './time.ts';
import { Injected, Violation } from './violation.ts';
import { whimsicalThinker } from './whims.ts';
import type { Wire } from './wire.ts';

const FORGIVEN = new Set(['thinks for too long']);

/** What tests break, to see whether it is found. */
export interface Plant {
  readonly games?: (games: Games) => Games; // as the servers have them
  readonly truth?: (store: Store) => Store; // the store under all servers
  readonly store?: (store: Store) => Store; // one server's
}

export interface ServerSetting extends Surroundings {
  readonly games: Games;
  readonly neighbourhood: MemoryNeighbourhood;
  readonly plant: Plant;
  readonly skew: number;
  readonly fail: (violation: Violation) => void;
}

export class Server {
  readonly party: Party;
  readonly hints: HintLine;
  readonly tables: Tables;
  readonly passes = new ProgramPasses('a secret of all servers');
  isServing = false;
  private readonly setting: ServerSetting;
  private readonly rounds: Rounds;
  private readonly clock: SharedClock;
  private readonly draws = new Rate(LIMITS.BYTES_PER_SECOND, 10 * LIMITS.BYTES_PER_SECOND);
  private readonly leave: () => void;
  private readonly wires = new Set<Wire>();
  private isStopping = false;

  constructor(name: string, setting: ServerSetting) {
    const { time, weather, chance, games, neighbourhood, plant, skew, tallied } = setting;
    this.setting = setting;
    this.party = new Party(name, { skew });
    this.hints = new HintLine(this.party, setting);
    const joined = neighbourhood.join(name);
    this.leave = () => joined.leave();
    const faulty = faultyStore(this.hints.heard(joined.store), this.party, setting);
    const store = plant.store?.(faulty) ?? faulty;
    const own = () => time.now + skew;
    this.clock = new SharedClock(own);
    this.tables = new Tables({
      games: plant.games?.(games) ?? games,
      store,
      thinker: whimsicalThinker(this.party, time, weather, chance),
      thinkingTime: THINKING_TIME,
      botPause: BOT_PAUSE,
      linger: LINGER,
      absence: ABSENCE,
      keep: KEEP,
      now: this.clock.now,
      signPass: (pass) => this.passes.sign(pass),
      tally: tallyIn(tallied),
      report: (problem, { error }) => this.report(problem, error),
    });
    this.rounds = new Rounds(store, this.tables, this.clock, own, () => 0);
  }

  /** Begins to serve, when the store lets it. */
  start(onServing: () => void): void {
    this.rounds.begin().then(
      () => {
        this.isServing = true;
        onServing();
        this.again(() => this.rounds.beat());
        this.again(() => this.tables.lookAround());
      },
      (error: unknown) => {
        this.report('cannot begin', error);
        setTimeout(() => this.start(onServing), ROUND);
      },
    );
  }

  accept(wire: Wire, code: TableId, who: string, token: string | undefined): void {
    const { now } = this.clock;
    if (!this.isServing || this.isStopping) return wire.bid();
    const pass = token === undefined ? undefined : this.passes.shown(`Bearer ${token}`);
    if (pass === 'forged') throw new Violation('X3', 'a pass that was given is not known');
    this.wires.add(wire);
    const setting: ConnectionSetting = {
      config: LIMITS,
      tables: this.tables,
      metrics: NO_METRICS,
      now,
      address: who,
      drawn: this.draws.bucketOf(who, now()),
      onMiss: () => undefined,
    };
    wire.accept(setting, code, pass ?? who);
  }

  /** From one moment to the next there is nothing left of it. */
  crash(below: (n: number) => number): void {
    this.party.isGone = true;
    this.isServing = false;
    for (const wire of this.wires) wire.crash(below(2) === 0, below);
  }

  /** Is shut down in order, as serve.ts does it. */
  stop(): void {
    this.isServing = false;
    this.isStopping = true;
    for (const wire of this.wires) wire.bid();
    void this.tables.close().then(() => {
      this.leave();
      this.party.isGone = true;
    });
  }

  /** What somebody has left behind who is gone. */
  bury(): void {
    this.leave();
  }

  cutOne(below: (n: number) => number): boolean {
    const open = [...this.wires].filter((wire) => wire.isHeld);
    for (const wire of this.wires) if (wire.isGone) this.wires.delete(wire);
    open[below(Math.max(1, open.length))]?.cut(below);
    return open.length > 0;
  }

  private again(chore: () => Promise<void>): void {
    setTimeout(() => {
      if (this.isStopping) return;
      chore()
        .catch((error: unknown) => this.report('chore failed', error))
        .finally(() => this.again(chore));
    }, ROUND);
  }

  /** Trouble that we have made ourselves is none; everything else is. */
  private report(problem: string, error: unknown): void {
    if (error instanceof Injected || (error instanceof Error && FORGIVEN.has(error.message))) return;
    const words =
      error instanceof Error ? `${error.stack}${error.cause ? `\n${(error.cause as Error).stack}` : ''}` : '';
    this.setting.fail(new Violation('X12', `${this.party.name} reports: ${problem}\n${words}`));
  }
}

const counter = { inc: () => undefined };
const NO_METRICS = {
  refused: counter,
  traffic: { received: counter, sent: counter, sentBytes: counter, slowReaders: counter },
} as unknown as ConnectionSetting['metrics']; // nobody reads them here

function tallyIn(tallied: Surroundings['tallied']) {
  return {
    moved: () => undefined,
    answered: () => undefined,
    conflict: () => {
      tallied.conflicts++;
    },
    takenOver: () => {
      tallied.takeovers++;
    },
    cameBack: () => undefined,
    waited: () => undefined,
    thought: () => undefined,
  };
}
