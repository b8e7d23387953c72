import { describe, expect, it } from 'vitest';
import { type GameUnderTest, runContractTests } from './contract-tests.ts';
import {
  type Event,
  highCard,
  highCardUnderTest,
  type Move,
  type Options,
  type State,
  type View,
} from './fixture/high-card.ts';
import type { Viewer } from './game.ts';

type HighCard = GameUnderTest<State, Move, View, Options, Event>;

/** The contract tests on a version of the game in which something is broken. */
function testsOf(broken: Partial<HighCard['game']> = {}, rest: Partial<HighCard> = {}) {
  const gameUnderTest = { ...highCardUnderTest, ...rest, game: { ...highCard, ...broken } };
  return () => runContractTests(gameUnderTest, 3, { cards: 10 }, 100, 1);
}

describe('the contract tests', () => {
  it('pass a correct game and count what they changed', () => {
    const report = testsOf()();
    expect(report.games).toBe(100);
    expect(report.views).toBe(report.imagined);
    expect(report.events).toBeGreaterThan(500);
    expect(report.refused).toBeGreaterThan(500);
    for (const count of Object.values(report.changed)) expect(count).toBeGreaterThan(50);
  });

  it('catch a deal with a public event of a private card', () => {
    const setup: HighCard['game']['setup'] = (seats, options, chance, eventSink) => {
      const state = highCard.setup(seats, options, chance, eventSink);
      eventSink?.all({ type: 'dealt', card: state.hands[0]! });
      return state;
    };
    expect(testsOf({ setup })).toThrow(/events of the deal tell \S+ a secret/);
  });

  it('catch a game that never ends', () => {
    const apply: HighCard['game']['apply'] = () => undefined;
    expect(testsOf({ apply })).toThrow(/never ends|no end after/);
  });

  it('catch a game that is over while somebody is asked', () => {
    const outcome: HighCard['game']['outcome'] = () => ({ winners: [0], draw: false });
    expect(testsOf({ outcome })).toThrow(/over exactly when nobody is asked/);
  });

  it('catch a view with other options than those of the match', () => {
    const seeing = (options: unknown) => ({
      view: (state: State, viewer: Viewer) => ({ ...highCard.view(state, viewer), options }) as View,
    });
    expect(testsOf(seeing({ cards: 10 }))).not.toThrow();
    expect(testsOf(seeing({ cards: 9 }))).toThrow(/sees other options/);
  });

  it('catch a refusal without a code', () => {
    const refusal: HighCard['game']['refusal'] = (state, seat, move) => {
      return highCard.refusal(state, seat, move) && { code: '', rule: 'H1' };
    };
    expect(testsOf({ refusal })).toThrow(/refused without a code/);
  });

  it('catch an event that depends on hidden information, though it reveals nothing', () => {
    expect(testsOf({}, { revealsHidden: () => false })).toThrow(/events differ for/);
  });

  it('catch a varyHidden that changes an unlisted secret', () => {
    const varyHidden: HighCard['varyHidden'] = (state) => ({ state, changed: ['weather'] });
    expect(testsOf({}, { varyHidden })).toThrow(/"weather" is not in the list of secrets/);
  });

  it('catch a view that shows a secret', () => {
    const view: HighCard['game']['view'] = (state, viewer) => ({
      ...highCard.view(state, viewer),
      deck: state.deck[0]!,
    });
    expect(testsOf({ view })).toThrow(/view of \S+ differs when hidden information changes/);
  });

  it('check one viewer a step in long games, and each of them at the end', () => {
    const report = testsOf({}, { hasLongGames: true })();
    expect(report.views).toBeLessThan(testsOf()().views / 2);
    expect(report.imagined).toBeLessThan(report.views);
    for (const leakedTo of [0, 1, 2]) {
      const view: HighCard['game']['view'] = (state, viewer) => ({
        ...highCard.view(state, viewer),
        ...(viewer === leakedTo && { deck: state.deck[0]! }),
      });
      expect(testsOf({ view }, { hasLongGames: true })).toThrow(new RegExp(`view of ${leakedTo} differs`));
    }
  });

  it('let the named omniscient player play', () => {
    let choices = 0;
    const player = {
      chooseMove: (state: State, seat: number): Move => {
        choices++;
        return highCard.moves(state, seat)[0]!;
      },
    };
    const gameUnderTest = { ...highCardUnderTest, omniscientPlayers: { first: player } };
    const { moves } = runContractTests(gameUnderTest, 3, { cards: 10 }, 5, 1, 'first');
    expect(choices).toBe(moves);
  });

  it('catch a view that shows a sealed move', () => {
    const view: HighCard['game']['view'] = (state, viewer) => ({
      ...highCard.view(state, viewer),
      ownSwap: state.swaps[0]!,
    });
    expect(testsOf({ view })).toThrow(/view of \S+ differs/);
  });

  it('catch a public event of a private card', () => {
    const apply: HighCard['game']['apply'] = (state, seat, move, chance, eventSink) => {
      if (move.type === 'swap') eventSink?.all({ type: 'got', card: state.hands[seat]! });
      highCard.apply(state, seat, move, chance, eventSink);
    };
    expect(testsOf({ apply })).toThrow(/events differ for/);
  });

  it('catch a refusal that depends on a secret', () => {
    const refusal: HighCard['game']['refusal'] = (state, seat, move) => {
      const found = highCard.refusal(state, seat, move);
      return found && { ...found, code: `not-your-decision-${state.hands[0]}` };
    };
    expect(testsOf({ refusal })).toThrow(/refusal of \S+ of \S+ differs/);
  });

  it('catch a decision whose presence reveals a secret', () => {
    const decisions: HighCard['game']['decisions'] = (state) => {
      const asked = highCard.decisions(state);
      return asked.length > 1 && state.hands[asked[0]!.seat] === 9 ? asked.slice(1) : asked;
    };
    const moves: HighCard['game']['moves'] = (state, seat) => {
      return decisions(state).some((decision) => decision.seat === seat) ? highCard.moves(state, seat) : [];
    };
    const outcome: HighCard['game']['outcome'] = (state) =>
      decisions(state).length > 0 ? undefined : highCard.outcome(state);
    expect(testsOf({ decisions, moves, outcome })).toThrow(/differs/);
  });

  it('catch an imagined state that the viewer can tell from the real one', () => {
    const imagine: HighCard['game']['imagine'] = (view, chance) => {
      const state = highCard.imagine(view, chance);
      [state.hands[0], state.hands[1]] = [state.hands[1]!, state.hands[0]!];
      return state;
    };
    expect(testsOf({ imagine })).toThrow(/in an imagined state/);
  });

  it('catch a clone that shares something with the original', () => {
    const clone: HighCard['game']['clone'] = (state) => ({ ...highCard.clone(state), swaps: state.swaps });
    expect(testsOf({ clone })).toThrow(/changed the original/);
  });

  it('catch a state that does not survive JSON', () => {
    const setup: HighCard['game']['setup'] = (...args) => Object.assign(highCard.setup(...args), { odd: new Set() });
    const clone: HighCard['game']['clone'] = (state) => Object.assign(highCard.clone(state), { odd: new Set() });
    const apply: HighCard['game']['apply'] = (state, seat, move, chance, eventSink) => {
      if ((state as State & { odd: unknown }).odd instanceof Set) state.deck.push(state.deck.shift()!);
      highCard.apply(state, seat, move, chance, eventSink);
    };
    expect(testsOf({ setup, clone, apply })).toThrow(/went through JSON, or has an event sink, continues differently/);
  });

  it('catch cards that appear from nowhere', () => {
    const apply: HighCard['game']['apply'] = (state, seat, move, chance, eventSink) => {
      highCard.apply(state, seat, move, chance, eventSink);
      state.deck.push(3);
    };
    expect(testsOf({ apply })).toThrow(/the cards are/);
  });

  it('catch a move that is offered but refused', () => {
    const refusal: HighCard['game']['refusal'] = (state, seat, move) => {
      const isSwap = (move as Move).type === 'swap';
      return isSwap ? { code: 'no', rule: 'H1' } : highCard.refusal(state, seat, move);
    };
    expect(testsOf({ refusal })).toThrow(/is offered to seat \d, but refused with no/);
  });

  it('catch a legal move that is never offered', () => {
    const moves: HighCard['game']['moves'] = (state, seat) => highCard.moves(state, seat).slice(seat === 0 ? 1 : 0);
    expect(testsOf({ moves })).toThrow(/legal but not offered/);
  });

  it('catch a seat that is asked and has no move', () => {
    const moves: HighCard['game']['moves'] = (state, seat) => (seat === 1 ? [] : highCard.moves(state, seat));
    expect(testsOf({ moves })).toThrow(/has no move|has 0 moves/);
  });

  it('catch chance that does not come in as an argument', () => {
    let calls = 0;
    const apply: HighCard['game']['apply'] = (state, seat, move, chance, eventSink) => {
      if (calls++ % 3 === 0) state.deck.push(state.deck.shift()!);
      highCard.apply(state, seat, move, chance, eventSink);
    };
    expect(testsOf({ apply })).toThrow(/continues differently|another game/);
  });
});
