// The state as a small readable object, for scenarios and playthroughs. It contains every secret.

import type { Seat } from '@kuluary/kernel/game';
import { type Character, characterName, NONE } from './characters.ts';
import { pendingDecisions } from './decisions.ts';
import { outcome } from './outcome.ts';
import { characterOf, HAND_SIZE, type State } from './state.ts';
import { faceUpCharactersOf } from './view.ts';

export interface Summary extends Record<string, unknown> {
  readonly turn: Seat;
  readonly asked: Readonly<Record<string, string>>;
  readonly coins: readonly number[];
  readonly treasury: number;
  readonly hands: readonly (readonly Character[])[];
  readonly faceUp: readonly (readonly Character[])[];
  readonly deck: readonly Character[]; // top first
  readonly winner: Seat | null; // null while the game goes on, and for a draw
}

export function summaryOf(state: State): Summary {
  const ended = outcome(state);
  return {
    turn: state.turn,
    asked: Object.fromEntries(pendingDecisions(state).map(({ seat, kind }) => [seat, kind])),
    coins: state.coins.slice(),
    treasury: state.treasury,
    hands: Array.from({ length: state.seats }, (_, seat) => handCharactersOf(state, seat)),
    faceUp: Array.from({ length: state.seats }, (_, seat) => faceUpCharactersOf(state, seat)),
    deck: state.deck.map((card) => characterName(characterOf(card))).reverse(),
    winner: ended && !ended.draw ? ended.winners[0]! : null,
  };
}

export function handCharactersOf(state: State, seat: Seat): Character[] {
  return state.hands
    .slice(seat * HAND_SIZE, seat * HAND_SIZE + HAND_SIZE)
    .filter((card) => card !== NONE)
    .map((card) => characterName(characterOf(card)));
}
