import { FastChance } from '@kuluary/kernel/chance';
import { unwrap } from '@kuluary/kernel/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testAmount } from '../../../checks/test-amount.fixture.ts';
import { CHARACTERS } from './characters.ts';
import { coup } from './coup-game.ts';
import { EDITIONS, type Options } from './editions.ts';
import { MOVE_TYPES, type Move } from './moves.ts';
import { REFUSALS } from './refusal.ts';
import type { State } from './state.ts';
import { TestMatch } from './test-match.fixture.ts';

const MOVES_TRIED = testAmount({ slice: 10_000, full: 100_000 });
const CODES = Object.keys(REFUSALS);

/** Every state of random games. */
function* randomStates(chance: FastChance): Generator<State> {
  for (;;) {
    const seats = 2 + chance.below(5);
    const options: Options = coup.completeOptions(seats, {
      edition: EDITIONS[chance.below(3)]!,
      inquisitor: chance.below(3) === 0,
      examinerDecides: chance.below(2) === 0,
    });
    const state = coup.setup(seats, options, chance);
    for (;;) {
      yield state;
      const decisions = coup.decisions(state);
      if (decisions.length === 0) break;
      const { seat } = decisions[chance.below(decisions.length)]!;
      const moves = coup.moves(state, seat);
      coup.apply(state, seat, moves[chance.below(moves.length)]!, chance);
    }
  }
}

const FIELDS = ['target', 'as', 'card', 'cards'] as const;

/** A legal move of any seat, or any type of move, with some fields changed, added or deleted. */
function nearlyLegalMove(state: State, chance: FastChance): unknown {
  const pick = <T>(items: readonly T[]): T => items[chance.below(items.length)]!;
  const target = () => pick<unknown>([0, 1, 2, 3, 4, 5, 6, -1, 1.5, '1', null, [1], Number.NaN, 2 ** 40]);
  const card = () => pick<unknown>([...CHARACTERS, ...CHARACTERS, 'Duke', '', 0, null, ['duke'], 'constructor']);
  const cards = () => (chance.below(8) === 0 ? card() : Array.from({ length: chance.below(5) }, card));
  const values = { target, as: card, card, cards };
  const decisions = coup.decisions(state);
  const legal = decisions.length > 0 ? coup.moves(state, pick(decisions).seat) : [];
  const types: readonly unknown[] = [...MOVE_TYPES, 'toString', '__proto__', 'bribe', 7, null];
  const move: Record<string, unknown> = {
    ...(legal.length > 0 && chance.below(3) > 0 ? pick(legal) : { type: pick(types) }),
  };
  for (let changes = chance.below(3); changes > 0; changes--) {
    const field = pick(FIELDS);
    if (chance.below(4) === 0) delete move[field];
    else move[field] = values[field]();
  }
  if (chance.below(20) === 0) move.extra = 1;
  if (chance.below(40) === 0) delete move.type;
  return move;
}

/** Checks that a move is either legal or refused with a code, and that asking for the refusal changes nothing. */
function tryMove(state: State, seat: number, move: unknown): 'legal' | 'refused' {
  const before = JSON.stringify(state);
  const refusal = coup.refusal(state, seat, move);
  expect(JSON.stringify(state)).toBe(before);
  if (refusal) {
    expect(CODES).toContain(refusal.code);
    return 'refused';
  }
  const copy = coup.clone(state);
  coup.apply(copy, seat, move as Move, new FastChance(1));
  const offered = coup.moves(state, seat).map((legal) => {
    const other = coup.clone(state);
    coup.apply(other, seat, legal, new FastChance(1));
    return JSON.stringify(other);
  });
  expect(offered).toContain(JSON.stringify(copy));
  return 'legal';
}

describe('refusals', () => {
  it(`[C2] ${MOVES_TRIED} nearly legal moves are each legal, or refused with a code and without a change`, () => {
    const chance = new FastChance(11);
    const states = randomStates(chance);
    const counts = { legal: 0, refused: 0 };
    for (let i = 0; i < MOVES_TRIED; i++) {
      const state = states.next().value as State;
      counts[tryMove(state, chance.below(8) - 1, nearlyLegalMove(state, chance))]++;
    }
    expect(counts.legal).toBeGreaterThan(MOVES_TRIED / 50);
    expect(counts.refused).toBeGreaterThan(MOVES_TRIED / 2);
  });

  it('[C2] any JSON is refused without an exception', () => {
    const states = randomStates(new FastChance(12));
    const anySeat = fc.oneof(fc.integer({ min: -2, max: 8 }), fc.double(), fc.constantFrom(Number.NaN, 2 ** 32));
    fc.assert(
      fc.property(fc.jsonValue(), anySeat, (move, seat) => {
        expect(tryMove(states.next().value as State, seat, move)).toBe('refused');
      }),
      { numRuns: testAmount({ slice: 500, full: 5000 }), seed: 12 },
    );
  });

  it("[C2] fields that are not the move's own are not read, and a seat is a plain number", () => {
    const state = unwrap(coup.arrange(4, coup.completeOptions(4, { inquisitor: true }), { first: 0 }));
    const inherited = Object.assign({}, JSON.parse('{"type":"examine","__proto__":{"target":2}}'));
    expect(coup.refusal(state, 0, inherited)?.code).toBe('malformed');
    expect(coup.refusal(state, 1, { type: 'pass', target: -0 })?.code).toBe('malformed');
    expect(coup.refusal(state, 0, { type: 'steal', target: -0 })?.code).toBe('illegal-target');
    for (const seat of [32, -1, 0.5, Number.NaN, '0' as unknown as number]) {
      expect(coup.moves(state, seat)).toEqual([]);
      expect(coup.refusal(state, seat, { type: 'income' })?.code).toBe('not-your-decision');
      expect(() => coup.view(state, seat)).toThrow(`no seat ${seat}`);
    }
    expect(coup.moves(state, 0).some(({ type }) => type === 'coup')).toBe(false);
  });

  it('[C13] keeping too few cards is refused with the rule of the action that drew them', () => {
    const rules = [{ inquisitor: true }, { inquisitor: false }].map((chosen) => {
      const match = new TestMatch(2, { edition: 'squirrel', ...chosen }, { first: 0 });
      match.move(0, { type: chosen.inquisitor ? 'examine' : 'exchange' }).allPass();
      return coup.refusal(match.state, 0, { type: 'keep', cards: [] });
    });
    const code = 'wrong-number-of-cards';
    expect(rules).toEqual([
      { code, rule: 'C13' },
      { code, rule: 'C12' },
    ]);
  });

  it('[C2] values that JSON cannot hold are refused too', () => {
    const state = randomStates(new FastChance(13)).next().value as State;
    for (const move of [undefined, () => 'income', Symbol('income'), 10n, new Map([['type', 'income']])]) {
      expect(coup.refusal(state, state.turn, move)?.code).toBe('malformed');
    }
  });
});
