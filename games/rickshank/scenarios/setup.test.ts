import { FastChance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { unwrap } from '@kuluary/kernel/result';
import { expect, it } from 'vitest';
import { RICKDEMPTION, rickshank } from '../cards/rickshank.ts';
import { makeCardBox } from '../rules/card-box.ts';
import { makeGameOfSets } from '../rules/rickshank-game.ts';
import type { State } from '../rules/state.ts';
import { SECOND_SET } from './small-set.fixture.ts';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed + 1);
const MAX_MOVES = 20_000; // of one game
const box = makeCardBox([RICKDEMPTION]);

function dealt(seats: number, seed: number, chosen: Readonly<Record<string, unknown>> = {}): State {
  return rickshank.setup(seats, rickshank.completeOptions(seats, chosen), new FastChance(seed));
}

function tally<T>(items: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

it('[R1] hands and decks are shuffled, and hold the same ten cards for everybody', () => {
  for (const seed of SEEDS.slice(0, 10)) {
    const { players } = dealt(5, seed);
    for (const { hand, deck } of players) {
      expect(hand).toHaveLength(5);
      expect([...hand, ...deck].sort((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 2, 3]);
    }
  }
  const hands = new Set(SEEDS.map((seed) => dealt(2, seed).players[0]!.hand.join()));
  expect(hands.size).toBeGreaterThan(20);
});

it('[R2] the main deck has 84 cards: of six types eight cards, two copies up to cost 5, one from 6 on', () => {
  expect(box.main).toHaveLength(84);
  const cards = [...new Set(box.main)].map((card) => box.cards[card]!);
  for (const type of ['rick', 'morty', 'special', 'equipment', 'gromflomite', 'council']) {
    const costs = cards.filter((card) => card.type === type).map(({ cost }) => cost);
    expect(costs.sort()).toEqual([2, 3, 3, 4, 4, 5, 6, 7]);
  }
  for (const [card, copies] of tally(box.main)) expect(copies).toBe(box.cards[card]!.cost <= 5 ? 2 : 1);
});

it('[R3] a location costs 4 and is ongoing; there are 15', () => {
  expect(new Set(box.locations).size).toBe(15);
  for (const card of box.locations) {
    expect(box.cards[card]).toMatchObject({ cost: 4, isOngoing: true, type: 'location' });
  }
});

it('[R4] the squad is shuffled between Cornvelious Daniel and the President', () => {
  const orders = new Set<string>();
  for (const seed of SEEDS) {
    const { nemeses, isNemesisUp } = dealt(2, seed);
    const ids = nemeses.map((card) => box.cards[card]!.id);
    expect(isNemesisUp).toBe(true);
    expect(new Set(ids).size).toBe(7);
    expect([ids[0], ids[6]]).toEqual(['president', 'cornvelious-daniel']);
    orders.add(ids.join());
  }
  expect(orders.size).toBeGreaterThan(20);
});

it('[R5] a random character for everybody, no two alike', () => {
  const met = new Set<number>();
  for (const seed of SEEDS) {
    const characters = dealt(5, seed).players.map(({ character }) => character);
    expect(new Set(characters).size).toBe(5);
    for (const character of characters) met.add(character);
  }
  expect(met.size).toBe(7);
});

it('[R6] any seat may be the first', () => {
  const first = new Set(SEEDS.map((seed): Seat => dealt(4, seed).active));
  expect([...first].sort()).toEqual([0, 1, 2, 3]);
});

it('[R29] two sets: both main decks and location stacks together, one first nemesis, one last, five between, nine tokens', () => {
  const sets = [RICKDEMPTION, SECOND_SET];
  const mixed = makeCardBox(sets);
  const game = makeGameOfSets(sets);
  const ends = new Set<string>();
  for (const seed of SEEDS) {
    const state = game.setup(3, game.completeOptions(3, {}), new FastChance(seed));
    const ids = state.nemeses.map((card) => mixed.cards[card]!.id);
    expect(new Set(ids).size).toBe(7);
    expect(['president', 'second-last']).toContain(ids[0]);
    expect(['cornvelious-daniel', 'second-first']).toContain(ids[6]);
    ends.add(`${ids[0]} ${ids[6]}`);
    expect(state.tokens).toBe(9);
    expect(state.deck.length + state.lineUp.length).toBe(84 + 2);
    expect(state.locations).toHaveLength(15 + 1);
  }
  expect(ends.size).toBe(4);
});

it('[R29] with two sets the game ends when the last nemesis is defeated, whoever that is', () => {
  const game = makeGameOfSets([RICKDEMPTION, SECOND_SET]);
  const hand = Array(12).fill('genius-waves');
  const state = unwrap(game.arrange(2, game.completeOptions(2, {}), { hands: [hand, []], nemeses: ['second-last'] }));
  const chance = new FastChance(1);
  for (const card of hand) game.apply(state, 0, { type: 'play', card }, chance);
  game.apply(state, 0, { type: 'defeat' }, chance);
  expect(state.end).toBe('defeated');
  expect(game.outcome(state)).toEqual({ winners: [0], draw: false });
});

it("[R44] random legal moves play any seat to the end of the game, a bot's too", () => {
  for (const seed of SEEDS.slice(0, 6)) {
    const chance = new FastChance(seed);
    const state = dealt(2 + (seed % 4), seed);
    let moveCount = 0;
    for (; rickshank.outcome(state) === undefined && moveCount < MAX_MOVES; moveCount++) {
      const [decision] = rickshank.decisions(state);
      const moves = rickshank.moves(state, decision!.seat);
      rickshank.apply(state, decision!.seat, moves[chance.below(moves.length)]!, chance);
    }
    expect(rickshank.outcome(state)).toBeDefined();
  }
});
