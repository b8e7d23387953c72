// Benchmark of Coup: random games by its rules against the packed prototype, and the cost of single contract calls.

import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { FastChance } from '@kuluary/kernel/chance';
import type { EventSink } from '@kuluary/kernel/game';
import { playRandomGame } from '@kuluary/kernel/self-play';
import { playPacked } from './packed-coup.ts';
import type { BenchGroup, ReportTable } from './report-table.ts';
import { compareRates, type TimedWork, type TimingPlan } from './timing.ts';

const coup = GAME_REGISTRY.coup!.game;
const SEED = 2026;
const RATIO_TARGET = 0.5; // of the prototype's six-seat games
const EVENTS_TARGET = 500_000; // moves a second, with events

export const coupGroup: BenchGroup = {
  id: 'coup',
  run: (plan) => [randomGames(plan), callCosts(plan)],
};

// Random games.

const SEATS = [2, 3, 4, 6];
const GAMES = 50; // between two readings of the clock

/**
 * Games without an event sink are measured first: after V8 has run the code with one, it stays about 3 % slower
 * without, and `kuluary simulate` has none.
 */
function randomGames(plan: TimingPlan): ReportTable {
  const withoutEvents = SEATS.map((seats) =>
    compareRates({ packed: packedGames(seats), contract: contractGames(seats) }, plan),
  );
  const withEvents = SEATS.map((seats) => compareRates({ events: contractGames(seats, new CountingEvents()) }, plan));
  const rows = SEATS.map((seats, i) => rowOf(seats, { ...withoutEvents[i]!, ...withEvents[i]! }));
  const six = rows.at(-1)!;
  return {
    id: 'coup-random-games',
    title:
      'Coup, random games on one core: k thousand games, M million moves a second\n' +
      '(packed: the prototype; contract: the rules, nobody listening; events: the rules, with events)',
    columns: [
      { id: 'seats', head: 'seats', digits: 0 },
      { id: 'movesPerGame', head: 'moves/game', digits: 1 },
      { id: 'packedKiloGames', head: 'packed k', digits: 0 },
      { id: 'packedMegaMoves', head: 'M', digits: 1 },
      { id: 'contractKiloGames', head: 'contract k', digits: 0 },
      { id: 'contractMegaMoves', head: 'M', digits: 1 },
      { id: 'eventsKiloGames', head: 'events k', digits: 0 },
      { id: 'eventsMegaMoves', head: 'M', digits: 1 },
      { id: 'contractToPacked', head: 'contract/packed', digits: 2 },
    ],
    rows,
    targets: [
      { what: 'six seats, contract/packed', measured: six.contractToPacked, atLeast: RATIO_TARGET, digits: 2 },
      {
        what: 'six seats, moves/s with events',
        measured: six.eventsMegaMoves * 1e6,
        atLeast: EVENTS_TARGET,
        digits: 0,
      },
    ],
  };
}

function rowOf(seats: number, movesPerSecond: Record<'packed' | 'contract' | 'events', number>) {
  const { packed, contract, events } = movesPerSecond;
  const movesPerGame = averageMoves(seats);
  return {
    seats,
    movesPerGame,
    packedKiloGames: packed / movesPerGame / 1e3,
    packedMegaMoves: packed / 1e6,
    contractKiloGames: contract / movesPerGame / 1e3,
    contractMegaMoves: contract / 1e6,
    eventsKiloGames: events / movesPerGame / 1e3,
    eventsMegaMoves: events / 1e6,
    contractToPacked: contract / packed,
  };
}

// All go through the same games, from the same seed.

function packedGames(seats: number): TimedWork {
  const chance = new FastChance(SEED);
  return () => sumOfRepeats(GAMES, () => playPacked(seats, chance).moves);
}

function contractGames(seats: number, eventSink?: EventSink<unknown>): TimedWork {
  const options = coup.completeOptions(seats, {});
  const chance = new FastChance(SEED);
  return () => sumOfRepeats(GAMES, () => playRandomGame(coup, seats, options, chance, eventSink).moves);
}

function sumOfRepeats(times: number, work: TimedWork): number {
  let units = 0;
  for (let i = 0; i < times; i++) units += work();
  return units;
}

function averageMoves(seats: number): number {
  const games = 20_000;
  const chance = new FastChance(SEED);
  return sumOfRepeats(games, () => playPacked(seats, chance).moves) / games;
}

class CountingEvents implements EventSink<unknown> {
  count = 0;

  all(): void {
    this.count++;
  }

  only(): void {
    this.count++;
  }
}

// Single calls, in the middle of games.

const STATES = 256;

interface MidGame {
  readonly state: unknown;
  readonly seat: number; // one that is asked
  readonly move: unknown; // one of its legal moves
}

function callCosts(plan: TimingPlan): ReportTable {
  const two = callRatesOf(2, plan);
  const six = callRatesOf(6, plan);
  return {
    id: 'coup-costs',
    title: 'Coup, one call in the middle of a game',
    columns: [
      { id: 'call', head: 'call', digits: 0 },
      { id: 'nsOfTwo', head: '2 seats, ns', digits: 0 },
      { id: 'nsOfSix', head: '6 seats, ns', digits: 0 },
      { id: 'perSecondOfTwo', head: '2 seats, /s', digits: 0 },
      { id: 'perSecondOfSix', head: '6 seats, /s', digits: 0 },
    ],
    rows: CALLS.map((call) => ({
      call,
      nsOfTwo: 1e9 / two[call],
      nsOfSix: 1e9 / six[call],
      perSecondOfTwo: two[call],
      perSecondOfSix: six[call],
    })),
    targets: [],
  };
}

const CALLS = [
  'clone',
  'view of a seat',
  'view of a spectator',
  'imagine',
  'JSON there and back',
  'setup',
  'refusal of a legal move',
] as const;
type Call = (typeof CALLS)[number];

function callRatesOf(seats: number, plan: TimingPlan): Record<Call, number> {
  const options = coup.completeOptions(seats, {});
  const chance = new FastChance(SEED);
  const samples = midGames(seats);
  const views = samples.map(({ state, seat }) => coup.view(state, seat));
  const each =
    (call: (sample: MidGame) => unknown): TimedWork =>
    () => {
      for (const sample of samples) sink = call(sample);
      return samples.length;
    };
  return compareRates<Call>(
    {
      clone: each(({ state }) => coup.clone(state)),
      'view of a seat': each(({ state, seat }) => coup.view(state, seat)),
      'view of a spectator': each(({ state }) => coup.view(state, 'spectator')),
      imagine: () => {
        for (const view of views) sink = coup.imagine(view, chance);
        return views.length;
      },
      'JSON there and back': each(({ state }) => JSON.parse(JSON.stringify(state))),
      setup: each(() => coup.setup(seats, options, chance)),
      'refusal of a legal move': each(({ state, seat, move }) => coup.refusal(state, seat, move)),
    },
    plan,
  );
}

/** Results are assigned to this export, so that the compiler cannot leave the work out. */
export let sink: unknown;

/** The states in which half the moves of a random game have been made. */
function midGames(seats: number): MidGame[] {
  const options = coup.completeOptions(seats, {});
  return Array.from({ length: STATES }, (_, i) => {
    const { moves } = playRandomGame(coup, seats, options, new FastChance(SEED + i));
    const chance = new FastChance(SEED + i);
    const state = coup.setup(seats, options, chance);
    for (let made = 0; made < moves >> 1; made++) {
      const { seat, move } = randomMove(state, chance);
      coup.apply(state, seat, move, chance);
    }
    return { state, ...randomMove(state, chance) };
  });
}

function randomMove(state: unknown, chance: FastChance): { seat: number; move: unknown } {
  const { seat } = coup.decisions(state)[0]!;
  const legal = coup.moves(state, seat);
  return { seat, move: legal[chance.below(legal.length)]! };
}
