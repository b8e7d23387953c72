// A table for tests: arranged cards, stacked chance, and moves that must be legal.

import { stackedChance } from '@kuluary/kernel/chance';
import type { Seat, Viewer } from '@kuluary/kernel/game';
import { readOptions } from '@kuluary/kernel/options';
import { unwrap } from '@kuluary/kernel/result';
import { Told } from '@kuluary/kernel/told';
import type { Character } from './characters.ts';
import { coup } from './coup.ts';
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

export class TestTable {
  readonly state: State;
  readonly told = new Told<Event>();

  constructor(seats: number, options: Readonly<Record<string, unknown>>, deal: TestDeal = {}) {
    const complete = unwrap(readOptions(coup, seats, options));
    const state = unwrap(coup.arrange(seats, complete as State['options'], deal));
    this.state = state;
  }

  move(seat: Seat, move: Move): this {
    const refusal = coup.refusal(this.state, seat, move);
    if (refusal) throw new Error(`seat ${seat}: ${JSON.stringify(move)} is refused with ${refusal.code}`);
    coup.apply(this.state, seat, move, stackedChance, this.told);
    return this;
  }

  /** Everybody who is asked now passes. */
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

  asked(): Record<string, string> {
    return coup.summary(this.state).asked as Record<string, string>;
  }
}
