// Every bot of Coup, in every edition and mix of house rules: its moves are legal and its view is its only memory.

import { randomBot } from '@kuluary/bots/random-bot';
import { type Chance, FastChance } from '@kuluary/kernel/chance';
import type { Bot } from '@kuluary/kernel/game';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testAmount } from '../../../checks/test-amount.fixture.ts';
import { coup } from '../rules/coup-game.ts';
import { OPTION_SPECS } from '../rules/editions.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { counterBot } from './counter-bot.ts';
import { opponents } from './opponents.ts';
import { makePersonalityBot, personalityBot } from './personality-bot.ts';
import { simulatorBot } from './simulator-bot.ts';
import { standInBot } from './stand-in-bot.ts';

const BOTS: Readonly<Record<string, Bot<View, Move>>> = {
  counter: counterBot,
  steward: standInBot,
  simulator: simulatorBot,
  personality: personalityBot,
  easy: opponents.easy!,
  liar: makePersonalityBot({ honesty: 0, scepticism: 1, vengefulness: 1 }),
  saint: makePersonalityBot({ honesty: 1, scepticism: 0, vengefulness: 0 }),
};

/** Any options at all: every switch that a host may set, or not. */
const anyOptions = fc.record(
  Object.fromEntries(OPTION_SPECS.filter(({ id }) => id !== 'lastWinner').map((spec) => [spec.id, valuesOf(spec)])),
  { requiredKeys: [] },
);

function valuesOf(spec: (typeof OPTION_SPECS)[number]): fc.Arbitrary<unknown> {
  switch (spec.kind) {
    case 'choice':
      return fc.constantFrom(...spec.values);
    case 'flag':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: spec.min, max: spec.max });
    case 'numbers':
      return fc.array(fc.integer({ min: spec.min, max: spec.max }), { minLength: 1, maxLength: 2 });
    case 'seat':
      return fc.constant(null);
  }
}

/** Plays a game with the bot on some seats and random play on the others, and checks each choice of the bot. */
function forEachChoice(
  bot: Bot<View, Move>,
  { seats, chosen, gameSeed, botSeats }: GameSetup,
  check: (view: View, moves: readonly Move[], seed: number, move: Move) => void,
): void {
  const chance = new FastChance(gameSeed);
  const state = coup.setup(seats, coup.completeOptions(seats, chosen), chance);
  for (let asked = coup.decisions(state); asked.length > 0; asked = coup.decisions(state)) {
    const { seat } = asked[chance.below(asked.length)]!;
    const moves = coup.moves(state, seat);
    const seed = chance.below(2 ** 31);
    const view = coup.view(state, seat);
    const isBot = (botSeats & (1 << seat)) !== 0;
    const move = (isBot ? bot : randomBot).choose(view, moves, new FastChance(seed));
    if (isBot) check(view, moves, seed, move);
    coup.apply(state, seat, move, chance);
  }
}

const anyGame = fc.record({
  seats: fc.integer({ min: 2, max: 6 }),
  chosen: anyOptions,
  gameSeed: fc.integer({ min: 0, max: 2 ** 31 }),
  botSeats: fc.integer({ min: 1, max: 63 }), // a bit each
});
type GameSetup = typeof anyGame extends fc.Arbitrary<infer T> ? T : never;

const RUNS = { numRuns: testAmount({ slice: 40, full: 150 }), seed: 4 };

describe.each(Object.entries(BOTS))('%s', (_name, bot) => {
  it('always chooses a legal move, and its games end, under any house rules', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        forEachChoice(bot, game, (_view, moves, _seed, move) => expect(moves).toContain(move));
      }),
      RUNS,
    );
  });

  it('depends on the view alone: a copy through JSON gets the same move, and is not changed', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        forEachChoice(bot, game, (view, moves, seed, move) => {
          const copy = JSON.parse(JSON.stringify({ view, moves })) as { view: View; moves: Move[] };
          expect(bot.choose(copy.view, copy.moves, new FastChance(seed))).toEqual(move);
          expect(copy).toEqual({ view, moves });
        });
      }),
      { ...RUNS, numRuns: 25 },
    );
  });
});

describe('all bots', () => {
  it('never hang when chance always gives the same number', () => {
    const constant = (value: (n: number) => number): Chance => ({ below: value });
    for (const chance of [constant(() => 0), constant((n) => n - 1)]) {
      for (const bot of Object.values(BOTS)) {
        fc.assert(
          fc.property(anyGame, (game) => {
            forEachChoice(bot, game, (view, moves) => expect(moves).toContain(bot.choose(view, moves, chance)));
          }),
          { ...RUNS, numRuns: 10 },
        );
      }
    }
  });
});
