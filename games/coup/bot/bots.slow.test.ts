// What holds for every bot of Coup, in every edition and mix of house rules.

import { random } from '@kuluary/bots/random';
import { type Chance, FastChance } from '@kuluary/kernel/chance';
import type { Bot } from '@kuluary/kernel/game';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '../../../checks/amount.fixture.ts';
import { coup } from '../rules/coup.ts';
import { OPTION_SPECS } from '../rules/editions.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { counter } from './counter.ts';
import { opponents } from './opponents.ts';
import { personality, personalityOf } from './personality.ts';
import { simulator } from './simulator.ts';
import { steward } from './steward.ts';

const BOTS: Readonly<Record<string, Bot<View, Move>>> = {
  counter,
  steward,
  simulator,
  personality,
  easy: opponents.easy!,
  liar: personalityOf({ honesty: 0, scepticism: 1, vengefulness: 1 }),
  saint: personalityOf({ honesty: 1, scepticism: 0, vengefulness: 0 }),
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

/** Plays a game in which the bot sits at some seats and random play at the others, and looks at each of its choices. */
function watch(
  bot: Bot<View, Move>,
  { seats, chosen, seed, seated }: Table,
  look: (view: View, moves: readonly Move[], luck: number, move: Move) => void,
): void {
  const chance = new FastChance(seed);
  const state = coup.setup(seats, coup.completeOptions(seats, chosen), chance);
  for (let asked = coup.decisions(state); asked.length > 0; asked = coup.decisions(state)) {
    const { seat } = asked[chance.below(asked.length)]!;
    const moves = coup.moves(state, seat);
    const luck = chance.below(2 ** 31);
    const view = coup.view(state, seat);
    const isBot = (seated & (1 << seat)) !== 0;
    const move = (isBot ? bot : random).choose(view, moves, new FastChance(luck));
    if (isBot) look(view, moves, luck, move);
    coup.apply(state, seat, move, chance);
  }
}

const anyTable = fc.record({
  seats: fc.integer({ min: 2, max: 6 }),
  chosen: anyOptions,
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  seated: fc.integer({ min: 1, max: 63 }), // seats of the bot, a bit each
});
type Table = typeof anyTable extends fc.Arbitrary<infer T> ? T : never;

const RUNS = { numRuns: amount({ slice: 40, full: 150 }), seed: 4 };

describe.each(Object.entries(BOTS))('%s', (_name, bot) => {
  it('always finds a legal move and finishes, whatever the house rules and whoever else plays', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        watch(bot, table, (_view, moves, _luck, move) => expect(moves).toContain(move));
      }),
      RUNS,
    );
  });

  it('remembers nothing but the view: what went through JSON is answered alike, and nothing is changed', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        watch(bot, table, (view, moves, luck, move) => {
          const copy = JSON.parse(JSON.stringify({ view, moves })) as { view: View; moves: Move[] };
          expect(bot.choose(copy.view, copy.moves, new FastChance(luck))).toEqual(move);
          expect(copy).toEqual({ view, moves });
        });
      }),
      { ...RUNS, numRuns: 25 },
    );
  });
});

describe('all bots', () => {
  it('never hang on chance that is always the same', () => {
    const stuck = (value: (n: number) => number): Chance => ({ below: value });
    for (const chance of [stuck(() => 0), stuck((n) => n - 1)]) {
      for (const bot of Object.values(BOTS)) {
        fc.assert(
          fc.property(anyTable, (table) => {
            watch(bot, table, (view, moves) => expect(moves).toContain(bot.choose(view, moves, chance)));
          }),
          { ...RUNS, numRuns: 10 },
        );
      }
    }
  });
});
