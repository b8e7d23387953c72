// Checks a state against what a seat has deduced, fast: are the copies of a character where they can be?

import type { Seat } from '@kuluary/kernel/game';
import { CHARACTERS, COPIES_PER_CHARACTER, NONE } from '../../rules/characters.ts';
import { DECK, type Deductions } from '../../rules/deduction.ts';
import { characterOf, HAND_SIZE, type State } from '../../rules/state.ts';

export class DeductionCheck {
  private readonly cannotHold: readonly number[];
  private readonly places: readonly (readonly number[])[]; // by character: a mask of places for each copy that must be there
  private readonly copyPlaces: number[] = Array<number>(COPIES_PER_CHARACTER).fill(0); // scratch: where the copies are

  constructor({ constraints, cannotHold }: Deductions) {
    this.cannotHold = cannotHold;
    this.places = CHARACTERS.map((_, code) =>
      constraints.filter(({ character }) => character === code).map((c) => c.places),
    );
  }

  isSatisfied(state: State, character: number): boolean {
    const facts = this.places[character]!;
    const copies = this.locateCopies(state, character);
    return copies !== NONE && (facts.length === 0 || this.canSatisfyFrom(facts, 0, copies, 0));
  }

  /** The number of copies found; NONE when a seat that cannot have the character holds one. */
  private locateCopies(state: State, character: number): number {
    let copies = 0;
    for (let at = 0; at < state.hands.length; at++) {
      const card = state.hands[at]!;
      if (card === NONE || characterOf(card) !== character) continue;
      const seat: Seat = at >> (HAND_SIZE - 1);
      if (this.cannotHold[seat]! & (1 << character)) return NONE;
      this.copyPlaces[copies++] = 1 << seat;
    }
    for (const card of state.drawn) if (characterOf(card) === character) this.copyPlaces[copies++] = 1 << state.turn;
    for (const card of state.deck) if (characterOf(card) === character) this.copyPlaces[copies++] = 1 << DECK;
    return copies;
  }

  /** Can each fact, beginning with `from`, get a copy of its own that is not used yet? */
  private canSatisfyFrom(facts: readonly number[], from: number, copies: number, used: number): boolean {
    if (from === facts.length) return true;
    for (let i = 0; i < copies; i++) {
      if (used & (1 << i) || (facts[from]! & this.copyPlaces[i]!) === 0) continue;
      if (this.canSatisfyFrom(facts, from + 1, copies, used | (1 << i))) return true;
    }
    return false;
  }
}
