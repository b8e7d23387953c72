// What follows for certain from what a viewer remembers, beyond what it has seen with its own eyes: a card that went
// into the deck is still there or with somebody who has drawn since; whoever could not show a card does not have it.

import type { Seat } from '@kuluary/kernel/game';
import { CHARACTERS, NONE } from './characters.ts';
import { type Note, type Recorded, readHappening, readNote } from './history.ts';
import { characterOf, HAND, type State } from './state.ts';
import type { View } from './view.ts';

/** The deck as a place, besides the seats. */
export const DECK = 6;
const IN_DECK = 1 << DECK;

/** A card that must be in one of these places, a bit each. Two facts are two cards. */
export interface Whereabouts {
  readonly character: number;
  readonly places: number;
}

export interface Deductions {
  readonly cards: readonly Whereabouts[];
  readonly lacks: readonly number[]; // of each seat: characters that it certainly does not hold, a bit each
}

/** All that follows from the view, if the seats of a draft picked these characters (none: there was no draft). */
export function deduce(view: View, picks: readonly number[]): Deductions {
  const reader = new Reader(view);
  picks.forEach((pick, seat) => {
    if (seat !== view.viewer && pick !== NONE) reader.add(pick, 1 << seat);
  });
  view.history.forEach((packed, at) => {
    reader.read(readHappening(packed), at);
  });
  if (view.decision === 'action') reader.endTurn();
  if (view.decision === 'keep') reader.draw(view.turn);
  return { cards: reader.cards, lacks: reader.lacks };
}

/** Reads the history from the beginning and keeps what is certain up to date. */
class Reader {
  readonly lacks: number[];
  cards: Whereabouts[] = [];
  private readonly view: View;
  private readonly notes: readonly Note[];
  private proven: { seat: Seat; character: number; isReturned: boolean }[] = []; // this turn, and not yet replaced

  constructor(view: View) {
    this.view = view;
    this.notes = view.notes.map(readNote);
    this.lacks = view.hands.map(() => 0);
  }

  read({ happening, seat, what, other }: Recorded, at: number): void {
    switch (happening) {
      case 'announced':
        return this.endTurn();
      case 'shown':
        this.proven.push({ seat, character: what, isReturned: false });
        return;
      case 'not-shown':
        if (!this.view.options.mayDecline) this.lacks[seat]! |= 1 << what;
        return;
      case 'lost':
        return this.see(seat, what);
      case 'replaced':
        this.proven = this.proven.filter((proof) => proof.seat !== seat);
        this.goBack(seat, what);
        return this.draw(seat);
      case 'returned':
        return this.readExchange(seat, at);
      case 'examined':
        if (other === this.view.viewer) this.readExamination(seat, at);
        return;
      case 'swapped':
        return this.readSwap(seat, at);
      case 'blocked':
        return;
    }
  }

  /** A proven card that was not replaced is gone: face up, or, after an exchange, into the deck. */
  endTurn(): void {
    for (const { seat, character, isReturned } of this.proven) {
      this.lacks[seat]! |= 1 << character;
      if (isReturned && seat !== this.view.viewer) this.goBack(seat, character);
    }
    this.proven = [];
  }

  /** The seat takes a card that nobody else sees. Whatever may be in the deck may now be with it. */
  draw(seat: Seat): void {
    this.lacks[seat] = 0;
    this.cards = this.cards.map((card) =>
      card.places & IN_DECK ? { ...card, places: card.places | (1 << seat) } : card,
    );
  }

  add(character: number, places: number): void {
    this.cards.push({ character, places });
  }

  private readExchange(seat: Seat, at: number): void {
    this.draw(seat);
    for (const proof of this.proven) if (proof.seat === seat) proof.isReturned = true;
    if (seat !== this.view.viewer) return this.goBackUnseen(seat);
    for (const character of this.written('gave-back', at)) this.goBack(seat, character);
  }

  private readExamination(target: Seat, at: number): void {
    for (const character of this.written('saw', at + 1)) {
      this.see(target, character);
      this.add(character, 1 << target);
    }
  }

  private readSwap(target: Seat, at: number): void {
    const { viewer } = this.view;
    const examiner = readHappening(this.view.history[at - 1]!).other;
    const seen = viewer === examiner ? this.written('saw', at) : viewer === target ? this.written('gave-back', at) : [];
    if (seen.length > 0) this.goBack(target, seen[0]!);
    else this.goBackUnseen(target);
    this.draw(target);
  }

  /** What the viewer wrote down when the history was so long. */
  private written(kind: Note['note'], at: number): number[] {
    return this.notes.filter((note) => note.note === kind && note.at === at).map(({ character }) => character);
  }

  private goBack(seat: Seat, character: number): void {
    this.see(seat, character);
    this.add(character, IN_DECK);
  }

  private goBackUnseen(seat: Seat): void {
    this.cards = this.cards.map((card) =>
      card.places & (1 << seat) ? { ...card, places: card.places | IN_DECK } : card,
    );
  }

  /** A card comes to light at a seat. It may be one of those that could be there: one of them is accounted for. */
  private see(seat: Seat, character: number): void {
    const might = this.cards.filter((card) => card.character === character && card.places & (1 << seat));
    const places = might.reduce((all, card) => all | card.places, 0);
    this.cards = this.cards.filter((card) => !might.includes(card));
    for (let i = 1; i < might.length; i++) this.add(character, places);
  }
}

/** What of the deductions does not hold in a state; undefined when all do. */
export function contradiction(state: State, deductions: Deductions): string | undefined {
  for (let seat = 0; seat < state.seats; seat++) {
    for (const card of handOf(state, seat)) {
      if (deductions.lacks[seat]! & (1 << characterOf(card))) return `seat ${seat} has a card that it cannot have`;
    }
  }
  for (let character = 0; character < CHARACTERS.length; character++) {
    const facts = deductions.cards.filter((card) => card.character === character);
    if (
      !canMatch(
        facts.map(({ places }) => places),
        placesOf(state, character),
      )
    ) {
      return `a ${CHARACTERS[character]} is not where it must be`;
    }
  }
  return undefined;
}

function handOf(state: State, seat: Seat): number[] {
  return state.hands.slice(seat * HAND, seat * HAND + HAND).filter((card) => card !== NONE);
}

/** Where the hidden copies of a character are. Cards that are being chosen among are still with their seat. */
function placesOf(state: State, character: number): number[] {
  const inHands = Array.from({ length: state.seats }, (_, seat) => {
    const cards = seat === state.turn ? [...handOf(state, seat), ...state.drawn] : handOf(state, seat);
    return cards.filter((card) => characterOf(card) === character).map(() => seat);
  });
  return [...inHands.flat(), ...state.deck.filter((card) => characterOf(card) === character).map(() => DECK)];
}

/** Can every fact have a copy of its own? There are three copies at most. */
function canMatch(facts: readonly number[], copies: readonly number[]): boolean {
  const [fact, ...others] = facts;
  if (fact === undefined) return true;
  return copies.some((place, i) => fact & (1 << place) && canMatch(others, copies.toSpliced(i, 1)));
}
