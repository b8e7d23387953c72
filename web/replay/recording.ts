// A finished match, to be looked at from any step and through anybody's eyes.

import type { Chance, Draw } from '@kuluary/kernel/chance';
import type { AnyGame, Viewer } from '@kuluary/kernel/game';
import type { Log, LogFault } from '@kuluary/kernel/log';
import { replay } from '@kuluary/kernel/replay';
import { failed, ok, type Result } from '@kuluary/kernel/result';
import type { Address } from '@kuluary/kernel/told';
import type { ToldEvent } from '@kuluary/protocol/to-browser';

/** Whose eyes: a seat's, those of somebody who only watches, or of one who sees every card. */
export type Eye = Viewer | 'all';

/** A whole state is kept every so many steps; those between are played again from it. */
const STRIDE = 16;

/** Who sees everything also overhears what single seats are told. */
export interface AddressedEvent extends ToldEvent {
  readonly to: Address;
}

interface Told {
  readonly to: Address;
  readonly event: unknown;
  readonly step: number; // 0: the deal
}

export class Recording {
  readonly game: AnyGame;
  readonly log: Log;
  readonly turnStarts: readonly number[]; // steps after which another turn is played than before
  private readonly kept: readonly unknown[]; // states, one every STRIDE steps
  private readonly told: readonly Told[];

  constructor(game: AnyGame, log: Log, kept: readonly unknown[], told: readonly Told[], turnStarts: readonly number[]) {
    this.game = game;
    this.log = log;
    this.kept = kept;
    this.told = told;
    this.turnStarts = turnStarts;
  }

  /** Steps go from 0, the deal, to this. */
  get last(): number {
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

  /** What these eyes have been told up to a step; each event at the position of its step. */
  events(step: number, eye: Eye): readonly AddressedEvent[] {
    return this.told
      .filter((told) => told.step <= step && (told.to === 'all' || told.to === eye || eye === 'all'))
      .map(({ to, event, step: position }) => ({ position, to, event }));
  }

  private state(step: number): unknown {
    const { game, log, kept } = this;
    const base = Math.floor(step / STRIDE);
    const state = game.clone(kept[base]);
    for (const { seat, move, draws } of log.moves.slice(base * STRIDE, step)) {
      game.apply(state, seat, move, drawnBefore(draws));
    }
    return state;
  }
}

/** Chance that gives what it gave then. */
function drawnBefore(draws: readonly Draw[]): Chance {
  let next = 0;
  return { below: () => draws[next++]![1] };
}

/** Plays a log again and keeps what is needed to look at it; or says what is wrong with it. */
export function record(game: AnyGame, log: Log): Result<Recording, LogFault> {
  const kept: unknown[] = [];
  const told: Told[] = [];
  const turnStarts: number[] = [];
  let turns = -1;
  const fault = replay(game, log, (match) => {
    const step = match.position;
    if (step % STRIDE === 0) kept.push(game.clone(match.state));
    for (const item of match.told.list.slice(told.length)) told.push({ ...item, step });
    const now = game.turns(match.state);
    if (now !== turns) turnStarts.push(step);
    turns = now;
  });
  return fault ? failed(fault) : ok(new Recording(game, log, kept, told, turnStarts));
}
