// Coup through the kernel's contract, against the packed prototype; and what single calls of the contract cost.

import { REGISTRY } from '@kuluary/games/registry';
import { FastChance } from '@kuluary/kernel/chance';
import type { Events } from '@kuluary/kernel/game';
import { playRandom } from '@kuluary/kernel/play';
import { playPacked } from './packed-coup.ts';
import type { Group, Table } from './table.ts';
import { type Pace, race, type Work } from './timing.ts';

const coup = REGISTRY.coup!.game;
const SEED = 2026;
const RATIO_BAR = 0.5; // of the prototype's six-seat games
const EVENTS_BAR = 500_000; // moves a second, with events

export const coupGroup: Group = {
  id: 'coup',
  run: (pace) => [randomGames(pace), costs(pace)],
};

// Random games.

const SEATS = [2, 3, 4, 6];
const GAMES = 50; // between two looks at the clock

/**
 * Nobody listens before all silent games are measured: code that V8 has once seen telling events stays about 3 % slower
 * for those who don't listen, and `kuluary simulate` never does.
 */
function randomGames(pace: Pace): Table {
  const silent = SEATS.map((seats) => race({ packed: packed(seats), contract: throughContract(seats) }, pace));
  const told = SEATS.map((seats) => race({ events: throughContract(seats, new CountingEvents()) }, pace));
  const rows = SEATS.map((seats, i) => rowOf(seats, { ...silent[i]!, ...told[i]! }));
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
    bars: [
      { what: 'six seats, contract/packed', measured: six.contractToPacked, atLeast: RATIO_BAR, digits: 2 },
      { what: 'six seats, moves/s with events', measured: six.eventsMegaMoves * 1e6, atLeast: EVENTS_BAR, digits: 0 },
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

// All contestants go through the same games, from the same seed.

function packed(seats: number): Work {
  const chance = new FastChance(SEED);
  return () => repeated(GAMES, () => playPacked(seats, chance).moves);
}

function throughContract(seats: number, events?: Events<unknown>): Work {
  const options = coup.completeOptions(seats, {});
  const chance = new FastChance(SEED);
  return () => repeated(GAMES, () => playRandom(coup, seats, options, chance, events).moves);
}

function repeated(times: number, work: Work): number {
  let units = 0;
  for (let i = 0; i < times; i++) units += work();
  return units;
}

function averageMoves(seats: number): number {
  const games = 20_000;
  const chance = new FastChance(SEED);
  return repeated(games, () => playPacked(seats, chance).moves) / games;
}

class CountingEvents implements Events<unknown> {
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

interface Moment {
  readonly state: unknown;
  readonly seat: number; // one that is asked
  readonly move: unknown; // one of its legal answers
}

function costs(pace: Pace): Table {
  const two = costsOf(2, pace);
  const six = costsOf(6, pace);
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
    bars: [],
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

function costsOf(seats: number, pace: Pace): Record<Call, number> {
  const options = coup.completeOptions(seats, {});
  const chance = new FastChance(SEED);
  const moments = middles(seats);
  const views = moments.map(({ state, seat }) => coup.view(state, seat));
  const each =
    (call: (moment: Moment) => unknown): Work =>
    () => {
      for (const moment of moments) kept = call(moment);
      return moments.length;
    };
  return race<Call>(
    {
      clone: each(({ state }) => coup.clone(state)),
      'view of a seat': each(({ state, seat }) => coup.view(state, seat)),
      'view of a spectator': each(({ state }) => coup.view(state, 'spectator')),
      imagine: () => {
        for (const view of views) kept = coup.imagine(view, chance);
        return views.length;
      },
      'JSON there and back': each(({ state }) => JSON.parse(JSON.stringify(state))),
      setup: each(() => coup.setup(seats, options, chance)),
      'refusal of a legal move': each(({ state, seat, move }) => coup.refusal(state, seat, move)),
    },
    pace,
  );
}

/** Results go here, so that the compiler cannot leave the work out. */
export let kept: unknown;

/** The states in which half the moves of a random game have been made. */
function middles(seats: number): Moment[] {
  const options = coup.completeOptions(seats, {});
  return Array.from({ length: STATES }, (_, i) => {
    const { moves } = playRandom(coup, seats, options, new FastChance(SEED + i));
    const chance = new FastChance(SEED + i);
    const state = coup.setup(seats, options, chance);
    for (let made = 0; made < moves >> 1; made++) {
      const { seat, move } = randomAnswer(state, chance);
      coup.apply(state, seat, move, chance);
    }
    return { state, ...randomAnswer(state, chance) };
  });
}

function randomAnswer(state: unknown, chance: FastChance): { seat: number; move: unknown } {
  const { seat } = coup.decisions(state)[0]!;
  const legal = coup.moves(state, seat);
  return { seat, move: legal[chance.below(legal.length)]! };
}
