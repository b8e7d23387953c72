import { FastChance } from '@kuluary/kernel/chance';
import type { Viewer } from '@kuluary/kernel/game';
import { describe, expect, it } from 'vitest';
import { testAmount } from '../../../checks/test-amount.fixture.ts';
import { NONE } from './characters.ts';
import { coup } from './coup-game.ts';
import { deduceFromView, findContradiction } from './deduction.ts';
import { EDITIONS } from './editions.ts';
import { PICK, type State } from './state.ts';
import { type Summary, summaryOf } from './summary.ts';
import { TestMatch } from './test-match.fixture.ts';

const SAMPLES = 400;
const squirrel = { edition: 'squirrel' };

/** Seat 0 has no Duke. */
const BLUFFER = {
  first: 0,
  hands: [
    ['captain', 'contessa'],
    ['assassin', 'assassin'],
    ['contessa', 'captain'],
  ],
} as const;

/** In how many determinized states of this viewer something holds. */
function countSamples(match: TestMatch, viewer: Viewer, holds: (summary: Summary, state: State) => boolean): number {
  const chance = new FastChance(1);
  const samples = Array.from({ length: SAMPLES }, () => coup.imagine(match.view(viewer), chance));
  return samples.filter((state) => holds(summaryOf(state), state)).length;
}

describe('determinized states', () => {
  it('[C38] vary everything that the viewer cannot know', () => {
    const match = new TestMatch(4, {}, { first: 0 });
    const samples = new Set<string>();
    countSamples(match, 1, (summary) => samples.add(JSON.stringify([summary.hands, summary.deck])).size > 0);
    expect(samples.size).toBeGreaterThan(SAMPLES / 2);
  });

  it('[C38] keep an exchanged, proven Ambassador in the deck, at any place', () => {
    const deal = {
      first: 0,
      hands: [
        ['ambassador', 'contessa'],
        ['assassin', 'assassin'],
        ['contessa', 'captain'],
      ],
      deck: ['duke', 'duke'],
    } as const;
    const match = new TestMatch(3, squirrel, deal).move(0, { type: 'exchange' }).move(1, { type: 'challenge' });
    match.move(1, { type: 'lose', card: 'assassin' }).move(0, { type: 'keep', cards: ['duke', 'duke'] });
    expect(countSamples(match, 2, ({ deck }) => deck.includes('ambassador'))).toBe(SAMPLES);
    expect(countSamples(match, 2, ({ hands }) => hands[0]!.includes('ambassador'))).toBe(0);
  });

  it('[C38] never give a card to a seat that had to show it and could not', () => {
    const match = new TestMatch(3, squirrel, BLUFFER).move(0, { type: 'tax' }).move(1, { type: 'challenge' });
    expect(countSamples(match, 1, ({ hands }) => hands[0]!.includes('duke'))).toBe(0);
    match.move(0, { type: 'lose', card: 'captain' });
    expect(countSamples(match, 2, ({ hands }) => hands[0]!.includes('duke'))).toBe(0);
  });

  it('[C38] may give a card to a seat that was free not to show it', () => {
    const match = new TestMatch(3, {}, BLUFFER)
      .move(0, { type: 'tax' })
      .move(1, { type: 'challenge' })
      .move(0, { type: 'decline' });
    expect(countSamples(match, 1, ({ hands }) => hands[0]!.includes('duke'))).toBeGreaterThan(0);
  });

  it('[C38] never give a proven card that was lost to the same seat again', () => {
    const deal = {
      first: 0,
      hands: [
        ['captain', 'contessa'],
        ['ambassador', 'assassin'],
        ['contessa', 'captain'],
      ],
    } as const;
    const match = new TestMatch(3, squirrel, deal).move(0, { type: 'steal', target: 1 });
    match.move(1, { type: 'pass' }).move(2, { type: 'challenge' }).move(2, { type: 'lose', card: 'contessa' });
    match.move(1, { type: 'block', as: 'ambassador' }).move(2, { type: 'pass' });
    match.move(2, { type: 'pass' }).move(0, { type: 'challenge' });
    match.move(0, { type: 'lose', card: 'captain' });
    expect(countSamples(match, 1, ({ hands }) => hands[0]!.includes('captain'))).toBe(0);
  });

  it('[C38] keep a card that the viewer returned in the deck or with whoever has drawn since', () => {
    const hands = [
      ['captain', 'contessa'],
      ['assassin', 'assassin'],
      ['contessa', 'captain'],
      ['captain'],
      [],
      [],
    ] as const;
    const match = new TestMatch(6, squirrel, { first: 0, hands, deck: ['duke', 'ambassador', 'duke'] });
    match
      .move(0, { type: 'exchange' })
      .allPass()
      .move(0, { type: 'keep', cards: ['duke', 'ambassador'] });
    match
      .move(1, { type: 'exchange' })
      .allPass()
      .move(1, { type: 'keep', cards: ['assassin', 'assassin'] });
    const isKept = ({ hands, deck }: Summary) => hands[1]!.includes('captain') || deck.includes('captain');
    expect(countSamples(match, 0, isKept)).toBe(SAMPLES);
  });

  it('[C38] keep a proven card in the shuffled deck or with whoever has drawn since', () => {
    const hands = [['captain', 'captain'], ['captain', 'duke'], ['contessa', 'assassin'], [], [], []] as const;
    const match = new TestMatch(6, {}, { first: 1, hands, deck: ['duke'] }).move(1, { type: 'steal', target: 2 });
    match.move(2, { type: 'challenge' }).move(1, { type: 'show' }).move(2, { type: 'lose', card: 'assassin' });
    match.move(2, { type: 'pass' });
    expect(countSamples(match, 0, ({ hands }) => hands.slice(2).flat().includes('captain'))).toBe(0);
    expect(countSamples(match, 0, ({ hands }) => hands[1]!.includes('captain'))).toBeGreaterThan(0);
  });

  it("[C33] leave an opponent's pick in its hand, unless it was shown and replaced", () => {
    const match = new TestMatch(2, { draft: true }, { first: 1 });
    match.move(0, { type: 'pick', card: 'captain' }).move(1, { type: 'pick', card: 'contessa' });
    match.move(1, { type: 'steal', target: 0 }).allPass().allPass().move(0, { type: 'income' });
    match.move(1, { type: 'assassinate', target: 0 }).move(0, { type: 'challenge' }).move(1, { type: 'show' });
    match.move(0, { type: 'lose', card: 'captain' });
    const isPossible = ({ hands }: Summary, { picks }: State) => {
      const pick = coup.view({ ...match.state, picks }, 1).picked!;
      return pick === 'assassin' || hands[1]!.includes(pick);
    };
    expect(countSamples(match, 0, isPossible)).toBe(SAMPLES);
  });
});

describe('common knowledge', () => {
  it('[C38] stays common in determinized states', () => {
    const hands = [
      ['duke', 'captain'],
      ['contessa', 'captain'],
      ['assassin', 'assassin'],
    ] as const;
    const match = new TestMatch(3, squirrel, { first: 0, hands })
      .move(0, { type: 'tax' })
      .move(1, { type: 'challenge' });
    match.move(1, { type: 'lose', card: 'captain' });
    expect(countSamples(match, 2, (_, state) => coup.view(state, 'spectator').deck.at(-1) === 'duke')).toBe(SAMPLES);
  });

  it('[C33] leaves a spectator the only picks that are possible', () => {
    const state = coup.setup(2, coup.completeOptions(2, { draft: true }), new FastChance(1));
    for (const seat of [0, 1]) coup.apply(state, seat, { type: 'pick', card: 'duke' }, new FastChance(1));
    state.hands = [2, NONE, 3, NONE];
    state.faceUp = [0, NONE, 0, NONE];
    state.deck = [1, 4, 0]; // all three Dukes lie where they were picked or dealt
    const chance = new FastChance(2);
    const picks = Array.from({ length: SAMPLES }, () =>
      coup.imagine(coup.view(state, 'spectator'), chance).picks.join(),
    );
    expect(picks.every((pair) => pair.split(',').includes('0'))).toBe(true);
  });
});

describe('deductions', () => {
  it('[C38] hold in the real state and in every determinized one, at every step of random games', () => {
    const chance = new FastChance(14);
    let deductionCount = 0;
    for (let game = 0; game < testAmount({ slice: 40, full: 300 }); game++) {
      const seats = 2 + (game % 5);
      const isDrafted = game % 2 === 0;
      const chosen = {
        edition: EDITIONS[game % 3]!,
        inquisitor: game % 4 === 0,
        examinerDecides: game % 8 === 0,
        draft: isDrafted,
      };
      const state = coup.setup(seats, coup.completeOptions(seats, chosen), chance);
      for (let asked = coup.decisions(state); asked.length > 0; asked = coup.decisions(state)) {
        const viewer = ([...Array(seats).keys(), 'spectator'] as Viewer[])[chance.below(seats + 1)]!;
        if (state.phase !== PICK) deductionCount += check(state, viewer, chance);
        const { seat } = asked[chance.below(asked.length)]!;
        const moves = coup.moves(state, seat);
        coup.apply(state, seat, moves[chance.below(moves.length)]!, chance);
      }
    }
    expect(deductionCount).toBeGreaterThan(testAmount({ slice: 1500, full: 5000 }));
  });

  function check(state: State, viewer: Viewer, chance: FastChance): number {
    const view = coup.view(state, viewer);
    const deductions = deduceFromView(view, state.picks);
    expect(findContradiction(state, deductions)).toBeUndefined();
    const sample = coup.imagine(view, chance);
    expect(findContradiction(sample, deduceFromView(view, sample.picks))).toBeUndefined();
    return deductions.constraints.length + deductions.cannotHold.filter((mask) => mask !== 0).length;
  }
});
