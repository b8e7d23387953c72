// A small card set and a test table for tests of the rules, independent of the game's real cards.

import { stackedChance } from '@kuluary/kernel/chance';
import { EventLog } from '@kuluary/kernel/event-log';
import type { Seat } from '@kuluary/kernel/game';
import { unwrap } from '@kuluary/kernel/result';
import { expect } from 'vitest';
import { makeCardBox } from '../rules/card-box.ts';
import type { Ability, CardSet, Goal, Strategy, TrialCard } from '../rules/card-terms.ts';
import type { Event, JurorVerdict, TrialEnding } from '../rules/events.ts';
import type { Move, PushMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { scenarioMarkerName, summaryOf } from '../rules/summary.ts';
import type { InfluenceFace, JurorType, Region, TrialRegion } from '../rules/vocabulary.ts';
import { makeVoicesGame } from '../rules/voices-game.ts';

type Pair = readonly [TrialRegion, TrialRegion];

export function smallTrialCard(
  id: string,
  front: readonly Ability[] = [],
  back: readonly Ability[] = [],
  phase: 1 | 2 = 1,
  regions: Pair = ['observation', 'speech'],
): TrialCard {
  return { id, phase, regions, front: { abilities: front }, back: { abilities: back } };
}

const PLAIN_CARDS_PER_PHASE = 6; // without effects

function plainCards(phase: 1 | 2): TrialCard[] {
  return Array.from({ length: PLAIN_CARDS_PER_PHASE }, (_, i) =>
    smallTrialCard(`plain-${phase}-${i + 1}`, [], [], phase),
  );
}

/** Strategies with different conditions for being played. */
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

/** For each number of seats as many as there are personas. */
const SMALL_ROLES = [
  role('always', 3),
  role('never', 3, { types: 'guilty', atLeast: 7 }),
  role('calm', 4, { types: 'undecided', atLeast: 6 }),
  role('loud', 5, { control: ['speech'] }),
  role('still', 6, { types: 'guilty', atMost: 0 }),
];

/** Plain cards, and those of `set`. */
function smallCardSet(set: Partial<CardSet>): CardSet {
  return {
    trial: [...(set.trial ?? []), ...plainCards(1), ...plainCards(2)],
    strategies: set.strategies ?? SMALL_STRATEGIES,
    roles: set.roles ?? SMALL_ROLES,
    plots: set.plots ?? [{ id: 'plain', start: [], first: 'left' }],
  };
}

interface TestTableOptions {
  readonly seats?: number; // 4
  readonly deal?: Readonly<Record<string, unknown>>;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly set?: Partial<CardSet>;
}

/** The part of a summary that tests use. */
interface Summary {
  readonly asked: Readonly<Record<string, string>>;
  readonly round: number;
  readonly first: Seat;
  readonly hands: readonly (readonly string[])[];
  readonly guilt: Readonly<Record<JurorType, number>>;
  readonly innocence: Readonly<Record<JurorType, number>>;
  readonly influence: Readonly<Record<JurorType, readonly InfluenceFace[]>>;
  readonly drawn: readonly InfluenceFace[];
  readonly regions: Readonly<Record<Region, readonly string[]>>;
  readonly controllers: Readonly<Record<Region, readonly Seat[]>>;
  readonly destroyed: readonly number[];
  readonly unused: readonly number[];
  readonly market: readonly string[];
  readonly read: readonly string[];
  readonly verdict: Readonly<Record<JurorType, JurorVerdict['result']>> | null;
  readonly ending: TrialEnding | null;
  readonly winners: readonly Seat[] | null;
}

/** A table arranged from a deal, with stacked chance. Hands are empty unless the deal says otherwise. */
export class TestTable {
  readonly game;
  readonly box;
  readonly state: State;
  readonly eventLog = new EventLog<Event>(); // since the deal

  constructor({ seats = 4, deal = {}, options = {}, set = {} }: TestTableOptions) {
    this.box = makeCardBox(smallCardSet(set));
    this.game = makeVoicesGame(this.box);
    const hands = Array.from({ length: seats }, () => []);
    this.state = unwrap(this.game.arrange(seats, this.game.completeOptions(seats, options), { hands, ...deal }));
  }

  /** The move must be legal. */
  makeMove(seat: Seat, move: Move): this {
    expect(this.game.refusal(this.state, seat, move), `${seat}: ${JSON.stringify(move)}`).toBeUndefined();
    this.game.apply(this.state, seat, move, stackedChance, this.eventLog);
    return this;
  }

  chooseTrialCard(card: string): this {
    return this.makeMove(this.state.prosecutor, { type: 'trial', card });
  }

  /** The asked seat pushes a marker of this name, straight in the middle unless an aim is given. */
  push(name: string, region: Region, aim: Partial<Pick<PushMove, 'at' | 'slope'>> = {}): this {
    const { placing: pendingPush } = this.state;
    const marker = pendingPush?.markers.find((each) => scenarioMarkerName(each) === name);
    if (!pendingPush || marker === undefined) throw new Error(`nobody can push ${name} now`);
    return this.makeMove(pendingPush.seat, { type: 'push', marker, region, at: 3200, slope: 0, ...aim });
  }

  /** All remaining seats of this round push into this region, so that no marker falls. */
  pushRest(region: Region = 'motor'): this {
    for (let i = 0; this.state.placing?.isTurn; i++) {
      const [marker] = this.state.placing.markers;
      const at = 1000 + 2200 * (i % 3); // side by side
      this.makeMove(this.state.placing.seat, { type: 'push', marker: marker!, region, at, slope: 0 });
    }
    return this;
  }

  playStrategy(seat: Seat, card: string): this {
    return this.makeMove(seat, { type: 'strategy', card });
  }

  pass(...seats: Seat[]): this {
    for (const seat of seats) this.makeMove(seat, { type: 'pass' });
    return this;
  }

  refusalCode(seat: Seat, move: unknown): string | undefined {
    return this.game.refusal(this.state, seat, move)?.code;
  }

  get asked(): Readonly<Record<string, string>> {
    return this.summary.asked;
  }

  get summary(): Summary {
    return summaryOf(this.box, this.state) as Partial<Summary> as Summary;
  }

  moves(seat: Seat): readonly Move[] {
    return this.game.moves(this.state, seat);
  }

  view(viewer: Seat | 'spectator') {
    return this.game.view(this.state, viewer);
  }

  events<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] {
    return this.eventLog.addressedEvents.map(({ event }) => event).filter((event) => event.type === type) as never;
  }
}

/** Markers in a column in the middle of a platform: a push there makes the last one fall over the far edge. */
export function markerColumn(...names: string[]): readonly object[] {
  return names.map((marker, i) => ({ marker, x: 3.2, y: 1 + 2 * i }));
}
