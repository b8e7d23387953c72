// Plain cards for rules that need special ones, and a table to try them at. The cards of the game may change; these don't.

import { stackedChance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { unwrap } from '@kuluary/kernel/result';
import { Told } from '@kuluary/kernel/told';
import { expect } from 'vitest';
import { boxOf } from '../rules/box.ts';
import type { Ability, CardSet, Goal, Strategy, TrialCard } from '../rules/dialect.ts';
import type { Ending, Event, JurorVerdict } from '../rules/events.ts';
import type { Move, Push } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { markerName, summary } from '../rules/summary.ts';
import type { Face, Juror, Region, TrialRegion } from '../rules/vocabulary.ts';
import { gameOf } from '../rules/voices.ts';

type Pair = readonly [TrialRegion, TrialRegion];

/** A trial card of the first phase, unless it says otherwise. */
export function trialCard(
  id: string,
  front: readonly Ability[] = [],
  back: readonly Ability[] = [],
  phase: 1 | 2 = 1,
  regions: Pair = ['observation', 'speech'],
): TrialCard {
  return { id, phase, regions, front: { abilities: front }, back: { abilities: back } };
}

const PLAIN = 6; // cards of each phase that do nothing

function plainCards(phase: 1 | 2): TrialCard[] {
  return Array.from({ length: PLAIN }, (_, i) => trialCard(`plain-${phase}-${i + 1}`, [], [], phase));
}

/** Strategies that show when they can be played. Two copies of each are in the box. */
export const SMALL_STRATEGIES: readonly Strategy[] = [
  { id: 'any-guilt', when: 'placed', effect: { do: 'put', token: 'guilt', on: 'logical' } },
  { id: 'any-innocence', when: 'placed', effect: { do: 'put', token: 'innocence', on: 'logical' } },
  { id: 'motor-only', when: 'placed', in: 'motor', effect: { do: 'put', token: 'guilt', on: 'impulsive' } },
  { id: 'two-here', when: 'placed', if: { atLeast: 2, of: { markers: 'own', in: 'here' } }, effect: { do: 'first' } },
  { id: 'draw-two', when: 'placed', effect: { do: 'draw', n: 2 } },
  { id: 'again', when: 'placed', effect: { do: 'place', from: 'unused', in: 'any' } },
  { id: 'their-marker', when: 'placed', effect: { do: 'move', whose: 'foe', from: 'any', to: 'here' } },
  { id: 'strike', when: 'placed', effect: { do: 'destroy', whose: 'foe', in: 'here' } },
  { id: 'lost-guilt', when: 'destroyed', effect: { do: 'put', token: 'guilt', on: 'distracted' } },
  { id: 'lost-strike', when: 'destroyed', effect: { do: 'destroy', whose: 'foe', in: 'here' } },
  {
    id: 'lost-shift',
    when: 'destroyed',
    effect: { do: 'shift', token: 'guilt', from: { with: 'guilt' }, to: 'perceptive' },
  },
];

const role = (id: string, least: number, ...goals: Goal[]) => ({
  id,
  icon: 'neutral' as const,
  seats: [3, 4, 5, 6].filter((seats) => seats >= least),
  goals,
});

/** As many as there are personas, at every table. */
const SMALL_ROLES = [
  role('always', 3),
  role('never', 3, { types: 'guilty', atLeast: 7 }),
  role('calm', 4, { types: 'undecided', atLeast: 6 }),
  role('loud', 5, { control: ['speech'] }),
  role('still', 6, { types: 'guilty', atMost: 0 }),
];

/** A box of plain cards, and these. */
function smallSet(set: Partial<CardSet>): CardSet {
  return {
    trial: [...(set.trial ?? []), ...plainCards(1), ...plainCards(2)],
    strategies: set.strategies ?? SMALL_STRATEGIES,
    roles: set.roles ?? SMALL_ROLES,
    plots: set.plots ?? [{ id: 'plain', start: [], first: 'left' }],
  };
}

interface Sat {
  readonly seats?: number; // 4
  readonly deal?: Readonly<Record<string, unknown>>;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly set?: Partial<CardSet>;
}

/** As much of a summary as tests look into. */
interface Summary {
  readonly asked: Readonly<Record<string, string>>;
  readonly round: number;
  readonly first: Seat;
  readonly hands: readonly (readonly string[])[];
  readonly guilt: Readonly<Record<Juror, number>>;
  readonly innocence: Readonly<Record<Juror, number>>;
  readonly influence: Readonly<Record<Juror, readonly Face[]>>;
  readonly drawn: readonly Face[];
  readonly regions: Readonly<Record<Region, readonly string[]>>;
  readonly controllers: Readonly<Record<Region, readonly Seat[]>>;
  readonly destroyed: readonly number[];
  readonly unused: readonly number[];
  readonly market: readonly string[];
  readonly read: readonly string[];
  readonly verdict: Readonly<Record<Juror, JurorVerdict['result']>> | null;
  readonly ending: Ending | null;
  readonly winners: readonly Seat[] | null;
}

/** A table in the middle of a trial, under stacked chance. Nobody holds a strategy unless the deal says so. */
export class Sitting {
  readonly game;
  readonly box;
  readonly state: State;
  readonly told = new Told<Event>(); // since the deal

  constructor({ seats = 4, deal = {}, options = {}, set = {} }: Sat) {
    this.box = boxOf(smallSet(set));
    this.game = gameOf(this.box);
    const hands = Array.from({ length: seats }, () => []);
    this.state = unwrap(this.game.arrange(seats, this.game.completeOptions(seats, options), { hands, ...deal }));
  }

  /** A legal answer. */
  do(seat: Seat, move: Move): this {
    expect(this.game.refusal(this.state, seat, move), `${seat}: ${JSON.stringify(move)}`).toBeUndefined();
    this.game.apply(this.state, seat, move, stackedChance, this.told);
    return this;
  }

  /** The prosecutor takes this one. */
  choose(card: string): this {
    return this.do(this.state.prosecutor, { type: 'trial', card });
  }

  /** Whoever is to push pushes one of this name. In the middle and straight, unless an aim is given. */
  push(name: string, region: Region, aim: Partial<Pick<Push, 'at' | 'slope'>> = {}): this {
    const { placing } = this.state;
    const marker = placing?.markers.find((each) => markerName(each) === name);
    if (!placing || marker === undefined) throw new Error(`nobody can push ${name} now`);
    return this.do(placing.seat, { type: 'push', marker, region, at: 3200, slope: 0, ...aim });
  }

  /** Everybody who is still to place in this round places something in this region, so that none falls. */
  placeRest(region: Region = 'motor'): this {
    for (let i = 0; this.state.placing?.isTurn; i++) {
      const [marker] = this.state.placing.markers;
      const at = 1000 + 2200 * (i % 3); // side by side
      this.do(this.state.placing.seat, { type: 'push', marker: marker!, region, at, slope: 0 });
    }
    return this;
  }

  strategy(seat: Seat, card: string): this {
    return this.do(seat, { type: 'strategy', card });
  }

  pass(...seats: Seat[]): this {
    for (const seat of seats) this.do(seat, { type: 'pass' });
    return this;
  }

  /** The code with which an answer is refused. */
  refused(seat: Seat, move: unknown): string | undefined {
    return this.game.refusal(this.state, seat, move)?.code;
  }

  get asked(): Readonly<Record<string, string>> {
    return this.summary.asked;
  }

  get summary(): Summary {
    return summary(this.box, this.state) as Partial<Summary> as Summary;
  }

  moves(seat: Seat): readonly Move[] {
    return this.game.moves(this.state, seat);
  }

  view(viewer: Seat | 'spectator') {
    return this.game.view(this.state, viewer);
  }

  events<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] {
    return this.told.list.map(({ event }) => event).filter((event) => event.type === type) as never;
  }
}

/** A column in the middle of a platform: a push in the middle shoves the last one over the far edge. */
export function column(...names: string[]): readonly object[] {
  return names.map((marker, i) => ({ marker, x: 3.2, y: 1 + 2 * i }));
}
