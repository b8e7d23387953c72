// A finished match that gives the view and the events of any viewer at any step.

import type { Chance, Draw } from '@kuluary/kernel/chance';
import type { EventAddress } from '@kuluary/kernel/event-log';
import type { AnyGame, Viewer } from '@kuluary/kernel/game';
import type { MatchLog, MatchLogFault } from '@kuluary/kernel/match-log';
import { replayLog } from '@kuluary/kernel/replay';
import { failed, ok, type Result } from '@kuluary/kernel/result';
import type { ViewerEvent } from '@kuluary/protocol/to-browser';

/** A seat's, a spectator's, or that of a viewer who sees every card. */
export type Perspective = Viewer | 'all';

/** A state is kept every so many steps; those in between are computed from it. */
const CHECKPOINT_INTERVAL = 16;

/** The perspective `all` also has events for single seats. */
export interface ReplayEvent extends ViewerEvent {
  readonly to: EventAddress;
}

interface RecordedEvent {
  readonly to: EventAddress;
  readonly event: unknown;
  readonly step: number; // 0: the deal
}

export class Recording {
  readonly game: AnyGame;
  readonly log: MatchLog;
  readonly turnStarts: readonly number[]; // steps after which a new turn has begun
  private readonly checkpoints: readonly unknown[]; // one every CHECKPOINT_INTERVAL steps
  private readonly recordedEvents: readonly RecordedEvent[];

  constructor(
    game: AnyGame,
    log: MatchLog,
    checkpoints: readonly unknown[],
    recordedEvents: readonly RecordedEvent[],
    turnStarts: readonly number[],
  ) {
    this.game = game;
    this.log = log;
    this.checkpoints = checkpoints;
    this.recordedEvents = recordedEvents;
    this.turnStarts = turnStarts;
  }

  /** Steps go from 0, the deal, to this. */
  get lastStep(): number {
    return this.log.moves.length;
  }

  view(step: number, viewer: Viewer): unknown {
    return this.game.view(this.state(step), viewer);
  }

  /** Every seat's own view. */
  views(step: number): readonly unknown[] {
    const state = this.state(step);
    return Array.from({ length: this.log.seats }, (_, seat) => this.game.view(state, seat));
  }

  /** The events of this perspective up to a step; each at the position of its step. */
  events(step: number, perspective: Perspective): readonly ReplayEvent[] {
    return this.recordedEvents
      .filter(
        (event) => event.step <= step && (event.to === 'all' || event.to === perspective || perspective === 'all'),
      )
      .map(({ to, event, step: position }) => ({ position, to, event }));
  }

  private state(step: number): unknown {
    const { game, log, checkpoints } = this;
    const base = Math.floor(step / CHECKPOINT_INTERVAL);
    const state = game.clone(checkpoints[base]);
    for (const { seat, move, draws } of log.moves.slice(base * CHECKPOINT_INTERVAL, step)) {
      game.apply(state, seat, move, recordedChance(draws));
    }
    return state;
  }
}

/** Chance that repeats recorded draws. */
function recordedChance(draws: readonly Draw[]): Chance {
  let next = 0;
  return { below: () => draws[next++]![1] };
}

/** Replays a log; the fault tells what is wrong with it. */
export function recordMatch(game: AnyGame, matchLog: MatchLog): Result<Recording, MatchLogFault> {
  const checkpoints: unknown[] = [];
  const events: RecordedEvent[] = [];
  const turnStarts: number[] = [];
  let turns = -1;
  const fault = replayLog(game, matchLog, (match) => {
    const step = match.position;
    if (step % CHECKPOINT_INTERVAL === 0) checkpoints.push(game.clone(match.state));
    for (const event of match.eventLog.addressedEvents.slice(events.length)) events.push({ ...event, step });
    const now = game.turns(match.state);
    if (now !== turns) turnStarts.push(step);
    turns = now;
  });
  return fault ? failed(fault) : ok(new Recording(game, matchLog, checkpoints, events, turnStarts));
}
