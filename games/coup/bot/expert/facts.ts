// What a seat has deduced, ready to be checked very often: do the copies of a character lie where they may?

import type { Seat } from '@kuluary/kernel/game';
import { CHARACTERS, COPIES, NONE } from '../../rules/characters.ts';
import { DECK, type Deductions } from '../../rules/deduction.ts';
import { characterOf, HAND, type State } from '../../rules/state.ts';

export class Facts {
  private readonly lacks: readonly number[];
  private readonly places: readonly (readonly number[])[]; // of each character: where a copy must be, a mask for each fact
  private readonly found: number[] = Array<number>(COPIES).fill(0); // where its copies are

  constructor({ cards, lacks }: Deductions) {
    this.lacks = lacks;
    this.places = CHARACTERS.map((_, code) => cards.filter(({ character }) => character === code).map((c) => c.places));
  }

  fit(state: State, character: number): boolean {
    const facts = this.places[character]!;
    const copies = this.find(state, character);
    return copies !== NONE && (facts.length === 0 || this.match(facts, 0, copies, 0));
  }

  /** Looks for the copies and gives their number; NONE when one is with a seat that cannot have it. */
  private find(state: State, character: number): number {
    let copies = 0;
    for (let at = 0; at < state.hands.length; at++) {
      const card = state.hands[at]!;
      if (card === NONE || characterOf(card) !== character) continue;
      const seat: Seat = at >> (HAND - 1);
      if (this.lacks[seat]! & (1 << character)) return NONE;
      this.found[copies++] = 1 << seat;
    }
    for (const card of state.drawn) if (characterOf(card) === character) this.found[copies++] = 1 << state.turn;
    for (const card of state.deck) if (characterOf(card) === character) this.found[copies++] = 1 << DECK;
    return copies;
  }

  /** Can every fact, from one on, have a copy of its own that is not used yet? */
  private match(facts: readonly number[], from: number, copies: number, used: number): boolean {
    if (from === facts.length) return true;
    for (let i = 0; i < copies; i++) {
      if (used & (1 << i) || (facts[from]! & this.found[i]!) === 0) continue;
      if (this.match(facts, from + 1, copies, used | (1 << i))) return true;
    }
    return false;
  }
}
