import { FastChance } from '@kuluary/kernel/chance';
import type { Viewer } from '@kuluary/kernel/game';
import { playRandomGame } from '@kuluary/kernel/self-play';
import { describe, expect, it } from 'vitest';
import { STEAL } from './actions-and-blocks.ts';
import { CHARACTERS, NONE } from './characters.ts';
import { coup } from './coup-game.ts';
import { EDITIONS, type Options } from './editions.ts';
import { unpackHistoryEntry, unpackPrivateNote } from './history.ts';
import { MOVE_TYPES, type Move } from './moves.ts';
import { TURN_LIMIT } from './state.ts';
import { summaryOf } from './summary.ts';
import { TestMatch } from './test-match.fixture.ts';

const options = (seats: number, chosen: Record<string, unknown> = {}): Options => coup.completeOptions(seats, chosen);
const pass: Move = { type: 'pass' };
const challenge: Move = { type: 'challenge' };

describe('setting up', () => {
  it('[C1] deals two cards and two coins to each of three to six seats, in every edition', () => {
    for (const edition of EDITIONS) {
      for (let seats = 3; seats <= 6; seats++) {
        const { hands, coins, treasury, deck } = summaryOf(
          coup.setup(seats, options(seats, { edition }), new FastChance(seats)),
        );
        expect(hands.map((hand) => hand.length)).toEqual(Array(seats).fill(2));
        expect(coins).toEqual(Array(seats).fill(2));
        expect(treasury).toBe((edition === 'hobby-world' ? 51 : 50) - 2 * seats);
        expect(deck).toHaveLength(15 - 2 * seats);
        const allCards = [...hands.flat(), ...deck].sort();
        expect(allCards).toEqual(
          CHARACTERS.slice(0, 5)
            .flatMap((c) => [c, c, c])
            .sort(),
        );
      }
    }
  });

  it('[C1] deals every card to every seat equally often', () => {
    const counts = Array.from({ length: 3 }, () => new Map<string, number>());
    const chance = new FastChance(9);
    for (let i = 0; i < 6000; i++) {
      const { hands } = summaryOf(coup.setup(3, options(3), chance));
      for (const [seat, hand] of hands.entries()) {
        for (const card of hand) counts[seat]!.set(card, (counts[seat]!.get(card) ?? 0) + 1);
      }
    }
    // Each character is expected 2400 times per seat; five standard deviations are about 212.
    for (const seat of counts)
      for (const character of CHARACTERS.slice(0, 5)) {
        expect(Math.abs(seat.get(character)! - 2400)).toBeLessThan(212);
      }
  });

  it('[C36] lets the last winner begin where the edition says so, and anybody otherwise', () => {
    const firsts = (chosen: Record<string, unknown>) => {
      const chance = new FastChance(4);
      return new Set(Array.from({ length: 60 }, () => coup.setup(4, options(4, chosen), chance).first));
    };
    expect(firsts({ edition: 'hobby-world', lastWinner: 2 })).toEqual(new Set([2]));
    expect(firsts({ edition: 'ukrainian', lastWinner: 3 })).toEqual(new Set([3]));
    expect(firsts({ edition: 'hobby-world' }).size).toBe(4);
    expect(firsts({ edition: 'squirrel', lastWinner: 2 }).size).toBe(4);
  });

  it('[C32] pays two seats by the edition, counted from whoever begins', () => {
    const coins = (edition: string, first: number) =>
      new TestMatch(2, { edition, draft: false }, { first }).state.coins;
    expect([coins('hobby-world', 0), coins('hobby-world', 1)]).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect([coins('ukrainian', 0), coins('ukrainian', 1)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect([coins('squirrel', 0), coins('squirrel', 1)]).toEqual([
      [2, 2],
      [2, 2],
    ]);
  });
});

describe('sealed moves', () => {
  /** Every order in which these seats can move. */
  const orders = (seats: number[]): number[][] =>
    seats.length < 2 ? [seats] : seats.flatMap((s) => orders(seats.filter((o) => o !== s)).map((rest) => [s, ...rest]));

  it('[C18] makes the first challenger clockwise the challenger, whoever moved first', () => {
    for (const order of orders([0, 1, 3])) {
      const match = new TestMatch(
        4,
        {},
        { first: 2, hands: [['duke'], ['duke'], ['captain', 'contessa'], ['assassin']] },
      );
      match.move(2, { type: 'tax' });
      for (const seat of order) if (match.askedKinds()[seat]) match.move(seat, seat === 3 ? pass : challenge);
      expect(match.state.challenger).toBe(0);
      expect(match.askedKinds()).toEqual({ 2: 'show' });
    }
  });

  it('[C18] closes a window as soon as no missing move can matter, and not before', () => {
    const match = new TestMatch(5, {}, { first: 0 }).move(0, { type: 'tax' });
    match.move(3, challenge);
    expect(match.askedKinds()).toEqual({ 1: 'challenge', 2: 'challenge', 4: 'challenge' });
    match.move(1, pass);
    expect(match.askedKinds()).toEqual({ 2: 'challenge', 4: 'challenge' });
    match.move(2, pass);
    expect(match.askedKinds()).toEqual({ 0: 'show' });
  });

  it('[C23] collects every block where each one counts, in any order, and tries them clockwise', () => {
    for (const order of orders([0, 1, 3])) {
      const match = new TestMatch(4, { edition: 'hobby-world' }, { first: 2, coins: [2, 2, 2, 2] });
      match.move(2, { type: 'foreign-aid' });
      for (const seat of order) match.move(seat, seat === 1 ? pass : { type: 'block', as: 'duke' });
      expect(match.view('spectator').block).toEqual({ seat: 3, as: 'duke' });
      expect(match.view('spectator').furtherBlocks).toEqual([{ seat: 0, as: 'duke' }]);
    }
  });

  it('[C41] shows an open pass to everybody at once, until the window closes', () => {
    const match = new TestMatch(4, {}, { first: 0 }).move(0, { type: 'tax' }).move(2, { type: 'pass-openly' });
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) expect(match.view(viewer).passedOpenly).toEqual([2]);
    expect(match.view(2).answer).toEqual({ type: 'pass-openly' });
    const event = { type: 'passed-openly', seat: 2, action: 'tax', decision: 'challenge' };
    expect(match.eventLog.eventsFor(3)).toContainEqual(event);
    expect(match.eventLog.eventsFor(3)).not.toContainEqual({ type: 'answered', seat: 2 });
    match.move(1, challenge);
    expect(match.view('spectator').passedOpenly).toEqual([]);
  });

  it('[C41] is believed by whoever imagines the state', () => {
    const match = new TestMatch(4, {}, { first: 0 }).move(0, { type: 'tax' }).move(2, { type: 'pass-openly' });
    for (let seed = 0; seed < 50; seed++) {
      const { objections, openPasses } = coup.imagine(match.view(3), new FastChance(seed));
      expect([objections, openPasses]).toEqual([0, 1 << 2]);
    }
  });

  it('[C38] shows a sealed move to nobody but its own seat', () => {
    const match = new TestMatch(4, {}, { first: 0 }).move(0, { type: 'tax' }).move(2, challenge);
    expect(match.view(2).answer).toEqual(challenge);
    expect(match.view(1).answer).toBeNull();
    expect(match.view('spectator').waitingFor).toEqual([1, 3]);
    expect(match.eventLog.eventsFor(3)).toContainEqual({ type: 'answered', seat: 2 });
    expect(JSON.stringify(match.eventLog.eventsFor(3))).not.toContain('challenge');
  });
});

describe('what viewers know', () => {
  const squirrel = { edition: 'squirrel' };

  it('[C38] a proven card that stays in the hand until the turn ends is known to all', () => {
    const match = new TestMatch(3, squirrel, { first: 0, hands: [['captain', 'duke'], ['contessa', 'captain'], []] });
    match.move(0, { type: 'steal', target: 1 }).move(1, challenge);
    expect(match.askedKinds()).toEqual({ 1: 'lose' });
    expect(match.view(2).hands[0]).toEqual(['captain', null]);
    expect(match.view('spectator').hands[0]).toEqual(['captain', null]);
  });

  it('[C38] a proven card under the deck is known to all, and still when somebody draws it', () => {
    const hands = [
      ['duke', 'captain'],
      ['contessa', 'captain'],
      ['assassin', 'assassin'],
      ['ambassador'],
      [],
      [],
    ] as const;
    const match = new TestMatch(6, squirrel, { first: 0, hands, deck: ['contessa', 'duke', 'captain'] });
    match.move(0, { type: 'tax' }).move(1, challenge).move(1, { type: 'lose', card: 'captain' });
    expect(match.view('spectator').deck).toEqual([null, null, 'duke']);
    expect(match.view(2).hands[0]).toEqual([null, null]);
    for (const seat of [1, 2]) match.move(seat, { type: 'income' });
    match
      .move(3, { type: 'exchange' })
      .allPass()
      .move(3, { type: 'keep', cards: ['ambassador', 'duke'] });
    expect(match.view('spectator').deck).toEqual(['duke', null, null]);
    match.move(4, { type: 'exchange' }).allPass();
    expect(match.view('spectator').drawn).toEqual(['duke', null]);
  });

  it('[C38] a card returned under the deck is known to its owner alone', () => {
    const deal = { first: 1, hands: [[], ['duke', 'captain'], []], deck: ['contessa', 'assassin'] } as const;
    const match = new TestMatch(3, squirrel, deal).move(1, { type: 'exchange' }).allPass();
    expect(match.view(1).drawn).toEqual(['contessa', 'assassin']);
    expect(match.view(0).drawn).toEqual([null, null]);
    match.move(1, { type: 'keep', cards: ['duke', 'assassin'] });
    expect(match.view(1).deck.slice(-2)).toEqual(['captain', 'contessa']);
    expect(match.view(0).deck.slice(-2)).toEqual([null, null]);
    expect(match.eventLog.eventsFor('spectator').some((event) => 'cards' in event)).toBe(false);
  });

  it('[C38] an examined card is known to examiner and target, in its place under the deck', () => {
    const deal = {
      first: 0,
      hands: [['inquisitor', 'duke'], ['contessa', 'captain'], []],
      deck: ['assassin'],
    } as const;
    const match = new TestMatch(3, { ...squirrel, inquisitor: true }, deal);
    match.move(0, { type: 'examine', target: 1 }).allPass().move(1, { type: 'offer', card: 'captain' });
    expect([0, 1].map((seat) => match.view(seat).deck.at(-1))).toEqual(['captain', 'captain']);
    expect([match.view(2).deck.at(-1), match.view('spectator').deck.at(-1)]).toEqual([null, null]);
    expect(match.eventLog.eventsFor(0)).toContainEqual({ type: 'you-saw', target: 1, card: 'captain' });
    expect(JSON.stringify(match.eventLog.eventsFor(2))).not.toContain('captain');
    expect(match.view(0).hands[1]).toEqual([null, null]);
  });

  it('[C38] a card that the examiner left in place stays known to the examiner', () => {
    const deal = { first: 0, hands: [['inquisitor', 'duke'], ['contessa', 'captain'], []] } as const;
    const match = new TestMatch(3, { ...squirrel, inquisitor: true, examinerDecides: true }, deal);
    match.move(0, { type: 'examine', target: 1 }).allPass().move(1, { type: 'offer', card: 'captain' });
    expect(match.view(0).offered).toBe('captain');
    expect(match.view(2).offered).toBeNull();
    match.move(0, { type: 'leave' });
    expect(match.view(0).hands[1]).toEqual(['captain', null]);
    expect(match.view(2).hands[1]).toEqual([null, null]);
  });

  it('[C38] of two equal cards, what one viewer knew and what everybody saw may be the same one', () => {
    const deal = { first: 0, hands: [['inquisitor', 'duke'], ['captain', 'captain'], []] } as const;
    const match = new TestMatch(3, { ...squirrel, inquisitor: true, examinerDecides: true }, deal);
    match
      .move(0, { type: 'examine', target: 1 })
      .allPass()
      .move(1, { type: 'offer', card: 'captain' })
      .move(0, { type: 'leave' });
    match.move(1, { type: 'steal', target: 0 }).move(2, challenge);
    expect(match.askedKinds()).toEqual({ 2: 'lose' });
    for (const viewer of [0, 2, 'spectator'] as const) expect(match.view(viewer).hands[1]).toEqual(['captain', null]);
    for (const viewer of [0, 2, 'spectator'] as const)
      expect(match.view(viewer).common.hands[1]).toEqual(['captain', null]);
  });

  it('[C38] everybody knows that a proven Inquisitor which is not replaced went under the deck', () => {
    const deal = { first: 0, hands: [['inquisitor', 'duke'], ['contessa', 'captain'], []], deck: ['captain'] } as const;
    const match = new TestMatch(3, { ...squirrel, inquisitor: true }, deal);
    match.move(0, { type: 'examine' }).move(1, challenge).move(1, { type: 'lose', card: 'captain' });
    match.move(0, { type: 'keep', cards: ['duke', 'captain'] });
    expect(match.view(2).deck.at(-1)).toBe('inquisitor');
    expect(match.view(2).hands[0]).toEqual([null, null]);
  });

  it('[C38] a seat that returned cards to a shuffled deck knows them there until others draw', () => {
    const deal = {
      first: 0,
      hands: [['duke', 'captain'], ['duke', 'contessa'], []],
      deck: ['contessa', 'assassin'],
    } as const;
    const match = new TestMatch(3, {}, deal).move(0, { type: 'exchange' }).allPass();
    match.move(0, { type: 'keep', cards: ['assassin', 'contessa'] });
    expect(match.view(0).inDeck).toEqual(['duke', 'captain']);
    expect(match.view(1).inDeck).toEqual([]);
    match.move(1, { type: 'tax' }).move(2, challenge).move(1, { type: 'show' }).move(2, { type: 'lose', card: 'duke' });
    // A proven duke went in and one unknown card came out: one of the two dukes is certainly still there.
    expect(match.view(0).inDeck).toEqual(['duke']);
    expect(match.view(2).inDeck).toEqual([]);
  });
});

describe('notes and history', () => {
  it('[C38] notes hold what one seat alone drew, gave back and saw', () => {
    const deal = {
      first: 0,
      hands: [['inquisitor', 'duke'], ['contessa', 'captain'], []],
      deck: ['assassin', 'captain'],
    } as const;
    const match = new TestMatch(3, { edition: 'squirrel', inquisitor: true }, deal);
    match.move(0, { type: 'examine', target: 1 }).allPass().move(1, { type: 'offer', card: 'captain' });
    const notes = (viewer: Viewer) =>
      match
        .view(viewer)
        .notes.map(unpackPrivateNote)
        .map(({ kind, character }) => [kind, CHARACTERS[character]]);
    expect(notes(0)).toEqual([['saw', 'captain']]);
    expect(notes(1)).toEqual([
      ['gave-back', 'captain'],
      ['got', 'assassin'],
    ]);
    expect(notes(2)).toEqual([]);
    expect(notes('spectator')).toEqual([]);
  });

  it('[C38] the history holds what was public', () => {
    const match = new TestMatch(3, {}, { first: 0, hands: [['duke', 'captain'], ['contessa', 'captain'], []] });
    match
      .move(0, { type: 'tax' })
      .move(1, { type: 'challenge' })
      .move(0, { type: 'show' })
      .move(1, { type: 'lose', card: 'captain' });
    const history = match
      .view('spectator')
      .history.map(unpackHistoryEntry)
      .map(({ kind, seat, otherSeat }) => [kind, seat, otherSeat]);
    expect(history).toEqual([
      ['announced', 0, NONE],
      ['shown', 0, 1],
      ['lost', 1, NONE],
      ['replaced', 0, NONE],
    ]);
  });
});

describe('cards that go back', () => {
  /** Seat 0 proves its Duke; the deck is four known cards. Returns the card that replaced the Duke, and the deck. */
  const replacement = (edition: string, chance: FastChance) => {
    const deal = { first: 0, hands: [['duke', 'captain'], ['contessa'], []], deck: ['assassin', 'contessa'] } as const;
    const { state } = new TestMatch(6, { edition }, deal);
    state.deck.splice(0, state.deck.length, 0, 1, 4, 2); // duke at the bottom … captain on top
    coup.apply(state, 0, { type: 'tax' }, chance);
    for (const seat of [1, 2, 3, 4]) coup.apply(state, seat, pass, chance);
    coup.apply(state, 5, challenge, chance);
    if (state.options.mayDecline) coup.apply(state, 0, { type: 'show' }, chance);
    coup.apply(state, 5, coup.moves(state, 5)[0]!, chance);
    return { card: summaryOf(state).hands[0]![0]!, deck: summaryOf(state).deck };
  };

  it('[C27] are shuffled in before anything is drawn, so that any card, also the same one, may be drawn', () => {
    for (const edition of ['hobby-world', 'ukrainian']) {
      const chance = new FastChance(8);
      const counts = new Map<string, number>();
      for (let i = 0; i < 5000; i++) {
        const { card } = replacement(edition, chance);
        counts.set(card, (counts.get(card) ?? 0) + 1);
      }
      // Five cards, two of them dukes: 2000 and 1000 expected, five standard deviations are 174 and 142.
      expect(Math.abs(counts.get('duke')! - 2000)).toBeLessThan(174);
      for (const card of ['assassin', 'contessa', 'captain'])
        expect(Math.abs(counts.get(card)! - 1000)).toBeLessThan(142);
    }
  });

  it('[C27] lie under the deck in squirrel, whose order no chance can change', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { card, deck } = replacement('squirrel', new FastChance(seed));
      expect([card, ...deck]).toEqual(['captain', 'contessa', 'assassin', 'duke', 'duke']);
    }
  });
});

describe('the end of the game', () => {
  it('[C35] after 300 turns the living share a draw', () => {
    const match = new TestMatch(3, {}, { first: 0, turns: TURN_LIMIT - 2, coins: [0, 0, 0] });
    match.move(0, { type: 'income' });
    expect(coup.outcome(match.state)).toBeUndefined();
    match.move(1, { type: 'income' });
    expect(coup.outcome(match.state)).toEqual({ winners: [0, 1, 2], draw: true });
    expect(coup.decisions(match.state)).toEqual([]);
    expect(coup.summary(match.state)).toMatchObject({ winner: null, asked: {} });
  });

  it('[C34] the last seat wins alone', () => {
    const chance = new FastChance(2);
    for (let i = 0; i < 200; i++) {
      const { state } = playRandomGame(coup, 4, options(4), chance);
      expect(coup.outcome(state)?.winners).toHaveLength(1);
    }
  });
});

describe('house rules', () => {
  it('[C39] options cannot be changed through a view', () => {
    const { options: seen } = new TestMatch(3, {}, { first: 0 }).view(1);
    expect(() => Object.assign(seen, { coupAt: 99 })).toThrow(TypeError);
    expect(() => (seen.startingCoins as number[]).push(9)).toThrow(TypeError);
  });

  it('[C39] an option overrides its edition and leaves the rest of it alone', () => {
    const mixed = options(4, { edition: 'squirrel', mayDecline: true });
    expect(mixed).toEqual({ ...options(4, { edition: 'squirrel' }), mayDecline: true });
  });

  it('[C40] coins change hands by theft alone, and a card is shown only to a challenger', () => {
    const chance = new FastChance(3);
    for (let game = 0; game < 100; game++) {
      const state = coup.setup(4, options(4), chance);
      for (let asked = coup.decisions(state); asked.length > 0; asked = coup.decisions(state)) {
        const { seat } = asked[0]!;
        for (const type of MOVE_TYPES) {
          const isOffered = coup.moves(state, seat).some((move) => move.type === type);
          if (!isOffered && (type === 'show' || type === 'offer'))
            expect(coup.refusal(state, seat, { type })).toBeDefined();
        }
        const before = state.coins.slice();
        const action = state.action;
        const moves = coup.moves(state, seat);
        coup.apply(state, seat, moves[chance.below(moves.length)]!, chance);
        const richer = state.coins.filter((coins, i) => coins > before[i]!).length;
        const poorer = state.coins.filter((coins, i) => coins < before[i]! && state.alive & (1 << i)).length;
        if (richer > 0 && poorer > 0) expect(action).toBe(STEAL);
      }
    }
  });
});
