// A match for tests: arranged cards, deterministic chance, and moves that must be legal.

import { stackedChance } from '@kuluary/kernel/chance';
import { EventLog } from '@kuluary/kernel/event-log';
import type { Seat, Viewer } from '@kuluary/kernel/game';
import { resolveOptions } from '@kuluary/kernel/options';
import { unwrap } from '@kuluary/kernel/result';
import type { Character } from './characters.ts';
import { coup } from './coup-game.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export interface TestDeal {
  readonly first?: Seat;
  readonly coins?: readonly number[];
  readonly hands?: readonly (readonly Character[])[];
  readonly faceUp?: readonly (readonly Character[])[];
  readonly deck?: readonly Character[];
  readonly turns?: number;
}

export class TestMatch {
  readonly state: State;
  readonly eventLog = new EventLog<Event>();

  constructor(seats: number, options: Readonly<Record<string, unknown>>, deal: TestDeal = {}) {
    const complete = unwrap(resolveOptions(coup, seats, options));
    const state = unwrap(coup.arrange(seats, complete as State['options'], deal));
    this.state = state;
  }

  move(seat: Seat, move: Move): this {
    const refusal = coup.refusal(this.state, seat, move);
    if (refusal) throw new Error(`seat ${seat}: ${JSON.stringify(move)} is refused with ${refusal.code}`);
    coup.apply(this.state, seat, move, stackedChance, this.eventLog);
    return this;
  }

  /** Every seat that is asked now passes. */
  allPass(): this {
    for (const { seat, kind } of coup.decisions(this.state)) {
      const isAsked = coup.decisions(this.state).some((decision) => decision.seat === seat && decision.kind === kind);
      if (isAsked) this.move(seat, { type: 'pass' });
    }
    return this;
  }

  view(viewer: Viewer): View {
    return coup.view(this.state, viewer);
  }

  askedKinds(): Record<string, string> {
    return coup.summary(this.state).asked as Record<string, string>;
  }
}
