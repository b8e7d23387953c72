import { describe, expect, it } from 'vitest';
import { runBattery, type Subject } from './battery.ts';
import {
  type Event,
  highCard,
  highCardSubject,
  type Move,
  type Options,
  type State,
  type View,
} from './fixture/high-card.ts';
import type { Viewer } from './game.ts';

type HighCard = Subject<State, Move, View, Options, Event>;

/** The battery on a version of the game in which something is broken. */
function battery(broken: Partial<HighCard['game']> = {}, rest: Partial<HighCard> = {}) {
  const subject = { ...highCardSubject, ...rest, game: { ...highCard, ...broken } };
  return () => runBattery(subject, 3, { cards: 10 }, 100, 1);
}

describe('the contract battery', () => {
  it('passes a sound game and counts what it changed', () => {
    const report = battery()();
    expect(report.games).toBe(100);
    expect(report.views).toBe(report.imagined);
    expect(report.events).toBeGreaterThan(500);
    expect(report.refused).toBeGreaterThan(500);
    for (const count of Object.values(report.changed)) expect(count).toBeGreaterThan(50);
  });

  it('catches a deal that tells everybody what one seat may know', () => {
    const setup: HighCard['game']['setup'] = (seats, options, chance, events) => {
      const state = highCard.setup(seats, options, chance, events);
      events?.all({ type: 'dealt', card: state.hands[0]! });
      return state;
    };
    expect(battery({ setup })).toThrow(/is told a secret of the deal/);
  });

  it('catches a game that never ends', () => {
    const apply: HighCard['game']['apply'] = () => undefined;
    expect(battery({ apply })).toThrow(/never ends|no end after/);
  });

  it('catches a game that is over while somebody is asked', () => {
    const outcome: HighCard['game']['outcome'] = () => ({ winners: [0], draw: false });
    expect(battery({ outcome })).toThrow(/over exactly when nobody is asked/);
  });

  it('catches a view with other options than those of the match', () => {
    const seeing = (options: unknown) => ({
      view: (state: State, viewer: Viewer) => ({ ...highCard.view(state, viewer), options }) as View,
    });
    expect(battery(seeing({ cards: 10 }))).not.toThrow();
    expect(battery(seeing({ cards: 9 }))).toThrow(/sees other options/);
  });

  it('catches a refusal without a code', () => {
    const refusal: HighCard['game']['refusal'] = (state, seat, move) => {
      return highCard.refusal(state, seat, move) && { code: '', rule: 'H1' };
    };
    expect(battery({ refusal })).toThrow(/refused without a code/);
  });

  it('catches an event that differs with the hidden, though by it nothing comes to light', () => {
    expect(battery({}, { opens: () => false })).toThrow(/events differ, told to/);
  });

  it('catches a permuter that changes what nobody has listed', () => {
    const vary: HighCard['vary'] = (state) => ({ state, changed: ['weather'] });
    expect(battery({}, { vary })).toThrow(/"weather" is not in the list of secrets/);
  });

  it('catches a view that tells a secret', () => {
    const view: HighCard['game']['view'] = (state, viewer) => ({
      ...highCard.view(state, viewer),
      deck: state.deck[0]!,
    });
    expect(battery({ view })).toThrow(/view of \S+ differs when the hidden changes/);
  });

  it('looks at one viewer a step where games are long, and at each of them in the end', () => {
    const report = battery({}, { isLong: true })();
    expect(report.views).toBeLessThan(battery()().views / 2);
    expect(report.imagined).toBeLessThan(report.views);
    for (const told of [0, 1, 2]) {
      const view: HighCard['game']['view'] = (state, viewer) => ({
        ...highCard.view(state, viewer),
        ...(viewer === told && { deck: state.deck[0]! }),
      });
      expect(battery({ view }, { isLong: true })).toThrow(new RegExp(`view of ${told} differs`));
    }
  });

  it('lets a pilot play who is named', () => {
    let asked = 0;
    const pilot = {
      move: (state: State, seat: number): Move => {
        asked++;
        return highCard.moves(state, seat)[0]!;
      },
    };
    const subject = { ...highCardSubject, pilots: { first: pilot } };
    const { moves } = runBattery(subject, 3, { cards: 10 }, 5, 1, 'first');
    expect(asked).toBe(moves);
  });

  it('catches a view that tells a sealed answer', () => {
    const view: HighCard['game']['view'] = (state, viewer) => ({
      ...highCard.view(state, viewer),
      answer: state.swaps[0]!,
    });
    expect(battery({ view })).toThrow(/view of \S+ differs/);
  });

  it('catches an event that tells everybody what one seat may know', () => {
    const apply: HighCard['game']['apply'] = (state, seat, move, chance, events) => {
      if (move.type === 'swap') events?.all({ type: 'got', card: state.hands[seat]! });
      highCard.apply(state, seat, move, chance, events);
    };
    expect(battery({ apply })).toThrow(/events differ, told to/);
  });

  it('catches a refusal that depends on a secret', () => {
    const refusal: HighCard['game']['refusal'] = (state, seat, move) => {
      const found = highCard.refusal(state, seat, move);
      return found && { ...found, code: `not-your-decision-${state.hands[0]}` };
    };
    expect(battery({ refusal })).toThrow(/refusal of \S+ of \S+ differs/);
  });

  it('catches a question whose presence tells a secret', () => {
    const decisions: HighCard['game']['decisions'] = (state) => {
      const asked = highCard.decisions(state);
      return asked.length > 1 && state.hands[asked[0]!.seat] === 9 ? asked.slice(1) : asked;
    };
    const moves: HighCard['game']['moves'] = (state, seat) => {
      return decisions(state).some((decision) => decision.seat === seat) ? highCard.moves(state, seat) : [];
    };
    const outcome: HighCard['game']['outcome'] = (state) =>
      decisions(state).length > 0 ? undefined : highCard.outcome(state);
    expect(battery({ decisions, moves, outcome })).toThrow(/differs/);
  });

  it('catches an imagined state that the viewer can tell from the real one', () => {
    const imagine: HighCard['game']['imagine'] = (view, chance) => {
      const state = highCard.imagine(view, chance);
      [state.hands[0], state.hands[1]] = [state.hands[1]!, state.hands[0]!];
      return state;
    };
    expect(battery({ imagine })).toThrow(/in an imagined state/);
  });

  it('catches a clone that shares something with the original', () => {
    const clone: HighCard['game']['clone'] = (state) => ({ ...highCard.clone(state), swaps: state.swaps });
    expect(battery({ clone })).toThrow(/changed the original/);
  });

  it('catches a state that does not survive JSON', () => {
    const setup: HighCard['game']['setup'] = (...args) => Object.assign(highCard.setup(...args), { odd: new Set() });
    const clone: HighCard['game']['clone'] = (state) => Object.assign(highCard.clone(state), { odd: new Set() });
    const apply: HighCard['game']['apply'] = (state, seat, move, chance, events) => {
      if ((state as State & { odd: unknown }).odd instanceof Set) state.deck.push(state.deck.shift()!);
      highCard.apply(state, seat, move, chance, events);
    };
    expect(battery({ setup, clone, apply })).toThrow(/went through JSON, or is watched, goes on differently/);
  });

  it('catches cards that appear from nowhere', () => {
    const apply: HighCard['game']['apply'] = (state, seat, move, chance, events) => {
      highCard.apply(state, seat, move, chance, events);
      state.deck.push(3);
    };
    expect(battery({ apply })).toThrow(/the cards are/);
  });

  it('catches a move that is offered but refused', () => {
    const refusal: HighCard['game']['refusal'] = (state, seat, move) => {
      const isSwap = (move as Move).type === 'swap';
      return isSwap ? { code: 'no', rule: 'H1' } : highCard.refusal(state, seat, move);
    };
    expect(battery({ refusal })).toThrow(/is offered to seat \d, but refused with no/);
  });

  it('catches a legal move that is never offered', () => {
    const moves: HighCard['game']['moves'] = (state, seat) => highCard.moves(state, seat).slice(seat === 0 ? 1 : 0);
    expect(battery({ moves })).toThrow(/legal but not offered/);
  });

  it('catches somebody who is asked and cannot answer', () => {
    const moves: HighCard['game']['moves'] = (state, seat) => (seat === 1 ? [] : highCard.moves(state, seat));
    expect(battery({ moves })).toThrow(/no answer|has 0 moves/);
  });

  it('catches chance that does not come in as an argument', () => {
    let luck = 0;
    const apply: HighCard['game']['apply'] = (state, seat, move, chance, events) => {
      if (luck++ % 3 === 0) state.deck.push(state.deck.shift()!);
      highCard.apply(state, seat, move, chance, events);
    };
    expect(battery({ apply })).toThrow(/goes on differently|another game/);
  });
});
