// What a viewer can deduce for certain from the history, beyond the cards it sees: a card that went into the deck is still
// there or with a seat that has drawn since; a seat that could not show a card does not have it.

import type { Seat } from '@kuluary/kernel/game';
import { CHARACTERS, NONE } from './characters.ts';
import { type HistoryEntry, type PrivateNote, unpackHistoryEntry, unpackPrivateNote } from './history.ts';
import { characterOf, HAND_SIZE, type State } from './state.ts';
import type { View } from './view.ts';

/** The deck as a place; the other places are the seats. */
export const DECK = 6;
const IN_DECK = 1 << DECK;

/** A card that must be in one of these places, a bit each. Two constraints are two cards. */
export interface CardConstraint {
  readonly character: number;
  readonly places: number;
}

export interface Deductions {
  readonly constraints: readonly CardConstraint[];
  readonly cannotHold: readonly number[]; // of each seat: characters that it cannot hold, a bit each
}

/** All that follows from the view, if the seats picked these characters in a draft (empty: there was no draft). */
export function deduceFromView(view: View, picks: readonly number[]): Deductions {
  const deduction = new HistoryDeduction(view);
  picks.forEach((pick, seat) => {
    if (seat !== view.viewer && pick !== NONE) deduction.addConstraint(pick, 1 << seat);
  });
  view.history.forEach((packed, index) => {
    deduction.applyEntry(unpackHistoryEntry(packed), index);
  });
  if (view.decision === 'action') deduction.endTurn();
  if (view.decision === 'keep') deduction.applyDraw(view.turn);
  return { constraints: deduction.constraints, cannotHold: deduction.cannotHold };
}

/** Reads the history from the beginning and updates the deductions. */
class HistoryDeduction {
  readonly cannotHold: number[];
  constraints: CardConstraint[] = [];
  private readonly view: View;
  private readonly notes: readonly PrivateNote[];
  private proven: { seat: Seat; character: number; isReturned: boolean }[] = []; // this turn, and not yet replaced

  constructor(view: View) {
    this.view = view;
    this.notes = view.notes.map(unpackPrivateNote);
    this.cannotHold = view.hands.map(() => 0);
  }

  applyEntry({ kind, seat, value, otherSeat }: HistoryEntry, index: number): void {
    switch (kind) {
      case 'announced':
        return this.endTurn();
      case 'shown':
        this.proven.push({ seat, character: value, isReturned: false });
        return;
      case 'not-shown':
        if (!this.view.options.mayDecline) this.cannotHold[seat]! |= 1 << value;
        return;
      case 'lost':
        return this.applySighting(seat, value);
      case 'replaced':
        this.proven = this.proven.filter((proof) => proof.seat !== seat);
        this.applyReturn(seat, value);
        return this.applyDraw(seat);
      case 'returned':
        return this.applyExchange(seat, index);
      case 'examined':
        if (otherSeat === this.view.viewer) this.applyExamination(seat, index);
        return;
      case 'swapped':
        return this.applySwap(seat, index);
      case 'blocked':
        return;
    }
  }

  /** A proven card that was not replaced has left the hand: face up, or, after an exchange, into the deck. */
  endTurn(): void {
    for (const { seat, character, isReturned } of this.proven) {
      this.cannotHold[seat]! |= 1 << character;
      if (isReturned && seat !== this.view.viewer) this.applyReturn(seat, character);
    }
    this.proven = [];
  }

  /** The seat draws a card that nobody else sees: any card that may be in the deck may now be with it. */
  applyDraw(seat: Seat): void {
    this.cannotHold[seat] = 0;
    this.constraints = this.constraints.map((card) =>
      card.places & IN_DECK ? { ...card, places: card.places | (1 << seat) } : card,
    );
  }

  addConstraint(character: number, places: number): void {
    this.constraints.push({ character, places });
  }

  private applyExchange(seat: Seat, index: number): void {
    this.applyDraw(seat);
    for (const proof of this.proven) if (proof.seat === seat) proof.isReturned = true;
    if (seat !== this.view.viewer) return this.applyUnseenReturn(seat);
    for (const character of this.notedCharacters('gave-back', index)) this.applyReturn(seat, character);
  }

  private applyExamination(target: Seat, index: number): void {
    for (const character of this.notedCharacters('saw', index + 1)) {
      this.applySighting(target, character);
      this.addConstraint(character, 1 << target);
    }
  }

  private applySwap(target: Seat, index: number): void {
    const { viewer } = this.view;
    const examiner = unpackHistoryEntry(this.view.history[index - 1]!).otherSeat;
    const seenCharacters =
      viewer === examiner
        ? this.notedCharacters('saw', index)
        : viewer === target
          ? this.notedCharacters('gave-back', index)
          : [];
    if (seenCharacters.length > 0) this.applyReturn(target, seenCharacters[0]!);
    else this.applyUnseenReturn(target);
    this.applyDraw(target);
  }

  /** Characters of the viewer's notes that were added at this length of the history. */
  private notedCharacters(kind: PrivateNote['kind'], index: number): number[] {
    return this.notes
      .filter((note) => note.kind === kind && note.historyLength === index)
      .map(({ character }) => character);
  }

  private applyReturn(seat: Seat, character: number): void {
    this.applySighting(seat, character);
    this.addConstraint(character, IN_DECK);
  }

  private applyUnseenReturn(seat: Seat): void {
    this.constraints = this.constraints.map((card) =>
      card.places & (1 << seat) ? { ...card, places: card.places | IN_DECK } : card,
    );
  }

  /** A character is seen at a seat. It fulfils one of the constraints that allow this place; the others are merged. */
  private applySighting(seat: Seat, character: number): void {
    const candidates = this.constraints.filter((card) => card.character === character && card.places & (1 << seat));
    const places = candidates.reduce((all, card) => all | card.places, 0);
    this.constraints = this.constraints.filter((card) => !candidates.includes(card));
    for (let i = 1; i < candidates.length; i++) this.addConstraint(character, places);
  }
}

/** A deduction that does not hold in the state; undefined when all hold. */
export function findContradiction(state: State, deductions: Deductions): string | undefined {
  for (let seat = 0; seat < state.seats; seat++) {
    for (const card of cardsInHand(state, seat)) {
      if (deductions.cannotHold[seat]! & (1 << characterOf(card))) return `seat ${seat} has a card that it cannot have`;
    }
  }
  for (let character = 0; character < CHARACTERS.length; character++) {
    const constraints = deductions.constraints.filter((card) => card.character === character);
    if (
      !canSatisfyAll(
        constraints.map(({ places }) => places),
        hiddenCopyPlaces(state, character),
      )
    ) {
      return `a ${CHARACTERS[character]} is not where it must be`;
    }
  }
  return undefined;
}

function cardsInHand(state: State, seat: Seat): number[] {
  return state.hands.slice(seat * HAND_SIZE, seat * HAND_SIZE + HAND_SIZE).filter((card) => card !== NONE);
}

/** Where the hidden copies of a character are. Drawn cards of an exchange count as in the hand. */
function hiddenCopyPlaces(state: State, character: number): number[] {
  const inHands = Array.from({ length: state.seats }, (_, seat) => {
    const cards = seat === state.turn ? [...cardsInHand(state, seat), ...state.drawn] : cardsInHand(state, seat);
    return cards.filter((card) => characterOf(card) === character).map(() => seat);
  });
  return [...inHands.flat(), ...state.deck.filter((card) => characterOf(card) === character).map(() => DECK)];
}

/** Can every constraint have a copy of its own? There are three copies at most. */
function canSatisfyAll(constraints: readonly number[], copies: readonly number[]): boolean {
  const [constraint, ...others] = constraints;
  if (constraint === undefined) return true;
  return copies.some((place, i) => constraint & (1 << place) && canSatisfyAll(others, copies.toSpliced(i, 1)));
}
