// Determinization (the contract's `imagine`): a full state that fits a view. What the viewer knows stays, the rest is drawn
// at random.

import { type Chance, shuffle } from '@kuluary/kernel/chance';
import { actionCode, blockingCharacters } from './actions-and-blocks.ts';
import { type Character, COPIES_PER_CHARACTER, characterCode, charactersInPlay, NONE } from './characters.ts';
import { type CardConstraint, DECK, deduceFromView, findContradiction } from './deduction.ts';
import { decidingSeat, seatsInWindow, WINDOW_OPEN } from './response-window.ts';
import { emptyState } from './setup.ts';
import {
  ALL_VIEWERS,
  BLOCK,
  DECISION_KINDS,
  GAME_OVER,
  HAND_SIZE,
  LOSS_REASONS,
  type LossReasonCode,
  makeCard,
  type Phase,
  PICK,
  PROVED_ACTION,
  PROVED_BLOCK,
  PUBLIC_VIEWER,
  type State,
  SWAP,
} from './state.ts';
import type { FaceOrBack, View } from './view.ts';

const MAX_TRIES = 20; // nearly always the first deal fits all deductions

export function determinize(view: View, chance: Chance): State {
  const state = publicState(view);
  if (state.phase === PICK) samplePicks(state, view, chance);
  else sampleCards(state, view, chance);
  sampleOfferedCard(state, view, chance);
  sampleSealedMoves(state, view, chance);
  return state;
}

/** The public part of the state. */
function publicState(view: View): State {
  const state = emptyState(view.seats, view.options, view.first);
  state.turn = view.turn;
  state.turns = view.turns;
  state.phase = view.decision === null ? GAME_OVER : (DECISION_KINDS.indexOf(view.decision) as Phase);
  state.asked = maskOf(view.waitingFor);
  state.openPasses = maskOf(view.passedOpenly);
  state.action = actionCode(view.action);
  state.target = view.target ?? NONE;
  state.challenger = view.challenger ?? NONE;
  state.loss = view.loss === null ? NONE : (LOSS_REASONS.indexOf(view.loss) as LossReasonCode);
  state.proved = (view.proved.action ? PROVED_ACTION : 0) | (view.proved.block ? PROVED_BLOCK : 0);
  state.blocker = view.block?.seat ?? NONE;
  state.standingBlocks = maskOf(view.furtherBlocks.map(({ seat }) => seat));
  if (view.block && view.loss !== 'caught-blocking') state.standingBlocks |= 1 << view.block.seat;
  for (const { seat, as } of [...(view.block ? [view.block] : []), ...view.furtherBlocks]) {
    state.blockClaims |= characterCode(as) << (3 * seat);
  }
  state.knownInDeck = state.knownInDeck.map((_, viewer) =>
    packCounts(viewer === viewerIndexOf(view) ? view.inDeck : view.common.inDeck),
  );
  state.history = view.history.slice();
  state.notes = view.notes.slice();
  state.alive = maskOf(view.hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : [])));
  state.coins = view.coins.slice();
  state.treasury = view.treasury;
  view.faceUp.forEach((cards, seat) => {
    cards.forEach((card, i) => {
      state.faceUp[seat * HAND_SIZE + i] = characterCode(card);
    });
  });
  if (state.phase === PICK) state.alive = (1 << view.seats) - 1;
  return state;
}

function packCounts(names: readonly Character[]): number {
  return names.reduce((counts, name) => counts + (1 << (2 * characterCode(name))), 0);
}

function maskOf(bits: readonly number[]): number {
  return bits.reduce((mask, bit) => mask | (1 << bit), 0);
}

function viewerIndexOf(view: View): number {
  return view.viewer === 'spectator' ? PUBLIC_VIEWER : view.viewer;
}

/** All cards but those whose place the viewer knows. */
function unseenCards(view: View): number[] {
  const { inquisitor } = view.options;
  const rest = charactersInPlay(inquisitor).flatMap((character) => Array<number>(COPIES_PER_CHARACTER).fill(character));
  const known: number[] = [...view.hands.flat(), ...view.faceUp.flat(), ...view.drawn, ...view.deck, ...view.inDeck]
    .filter((faceOrBack): faceOrBack is Character => faceOrBack !== null)
    .map(characterCode);
  if (view.picked !== null && view.decision !== 'pick')
    known.push(...cardsSetAside(characterCode(view.picked), inquisitor));
  for (const character of known) rest.splice(rest.indexOf(character), 1);
  return rest;
}

// The draft: a seat that has picked has set aside the other four of its set.

function samplePicks(state: State, view: View, chance: Chance): void {
  const possible = possiblePicks(view);
  state.picks = possible[chance.below(possible.length)]!;
}

/** Every combination of picks that is possible. */
function possiblePicks(view: View): number[][] {
  if (!view.drafted) return [[]];
  const characters = charactersInPlay(view.options.inquisitor);
  const [first, second] = view.hands.map((_, seat) => {
    if (seat === view.viewer) return [characterCode(view.picked)];
    return view.decision === 'pick' && view.waitingFor.includes(seat) ? [NONE] : characters;
  });
  return first!.flatMap((a) => second!.map((b) => [a, b]));
}

/** Removes what the picks of others set aside from the unseen cards; false when a card is missing. */
function removeSetAside(view: View, picks: readonly number[], unseen: number[]): boolean {
  return picks.every((pick, seat) => {
    if (seat === view.viewer) return true;
    return cardsSetAside(pick, view.options.inquisitor).every((character) => removeCharacter(unseen, character));
  });
}

function removeCharacter(cards: number[], character: number): boolean {
  const place = cards.indexOf(character);
  if (place !== -1) cards.splice(place, 1);
  return place !== -1;
}

// Hands, drawn cards and deck: first the cards that the viewer sees, then those that it can deduce, in any place that fits;
// the rest at random.

/** If no try fits all deductions, the last one stays: it has at least every seen card in its place. */
function sampleCards(state: State, view: View, chance: Chance): void {
  const possible = possiblePicks(view).filter((picks) => removeSetAside(view, picks, unseenCards(view)));
  shuffle(possible, chance);
  for (const picks of possible) {
    state.picks = picks;
    const deductions = deduceFromView(view, picks);
    for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
      const unseen = unseenCards(view);
      removeSetAside(view, picks, unseen);
      new CardPlacer(state, view, unseen, deductions.cannotHold).placeAll(deductions.constraints, chance);
      if (findContradiction(state, deductions) === undefined) return;
    }
  }
}

/** A place for a card that the viewer has not seen. */
interface UnknownPlace {
  readonly list: number[];
  readonly at: number;
  readonly place: number; // a seat, or DECK
}

class CardPlacer {
  private readonly unknownPlaces: UnknownPlace[] = [];
  private readonly known: { readonly character: number; readonly place: number }[] = []; // cards placed for certain
  private readonly state: State;
  private readonly view: View;
  private readonly unseen: number[];
  private readonly cannotHold: readonly number[];

  constructor(state: State, view: View, unseen: number[], cannotHold: readonly number[]) {
    this.state = state;
    this.view = view;
    this.unseen = unseen;
    this.cannotHold = cannotHold;
  }

  placeAll(cards: readonly CardConstraint[], chance: Chance): void {
    this.placeSeenCards();
    shuffle(this.unknownPlaces, chance);
    shuffle(this.unseen, chance);
    for (const name of this.view.inDeck) {
      this.placeSomewhereIn(characterCode(name), 1 << DECK);
      this.known.push({ character: characterCode(name), place: DECK });
    }
    const tightFirst = [...cards].sort((a, b) => countBits(a.places) - countBits(b.places));
    for (const { character, places } of tightFirst) {
      const knownIndex = this.known.findIndex((card) => card.character === character && places & (1 << card.place));
      if (knownIndex !== -1) this.known.splice(knownIndex, 1);
      else if (this.unseen.includes(character) && this.placeSomewhereIn(character, places))
        removeCharacter(this.unseen, character);
    }
    for (const unknown of this.unknownPlaces.splice(0)) unknown.list[unknown.at] = this.drawUnseenFor(unknown);
  }

  /** Places what the viewer has seen, and collects the places that it does not know. */
  private placeSeenCards(): void {
    const { state, view } = this;
    const viewerMask = 1 << viewerIndexOf(view);
    const putCard = (list: number[], at: number, faceOrBack: FaceOrBack, place: number, isCommon: boolean) => {
      list[at] = faceOrBack === null ? NONE : makeCard(characterCode(faceOrBack), isCommon ? ALL_VIEWERS : viewerMask);
      if (faceOrBack === null) this.unknownPlaces.push({ list, at, place });
      else this.known.push({ character: characterCode(faceOrBack), place });
    };
    view.hands.forEach((faces, seat) => {
      const common = view.common.hands[seat]!.slice();
      faces.forEach((faceOrBack, i) => {
        const known = faceOrBack === null ? -1 : common.indexOf(faceOrBack);
        if (known !== -1) common.splice(known, 1);
        putCard(state.hands, seat * HAND_SIZE + i, faceOrBack, seat, known !== -1);
      });
    });
    state.drawn = [];
    view.drawn.forEach((faceOrBack, i) => {
      putCard(state.drawn, i, faceOrBack, view.turn, view.common.drawn[i] !== null);
    });
    state.deck = view.deck.map(() => NONE);
    view.deck.forEach((faceOrBack, i) => {
      putCard(state.deck, view.deck.length - 1 - i, faceOrBack, DECK, view.common.deck[i] !== null);
    });
  }

  /** Puts a character into an unknown place among these. */
  private placeSomewhereIn(character: number, places: number): boolean {
    const found = this.unknownPlaces.findIndex(
      ({ place }) => places & (1 << place) && !this.isExcludedFrom(place, character),
    );
    const [unknown] = found === -1 ? [] : this.unknownPlaces.splice(found, 1);
    if (!unknown) return false;
    unknown.list[unknown.at] = character;
    return true;
  }

  private drawUnseenFor({ place }: UnknownPlace): number {
    const found = this.unseen.findIndex((character) => !this.isExcludedFrom(place, character));
    return this.unseen.splice(Math.max(found, 0), 1)[0]!;
  }

  private isExcludedFrom(place: number, character: number): boolean {
    return place !== DECK && (this.cannotHold[place]! & (1 << character)) !== 0;
  }
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function sampleOfferedCard(state: State, view: View, chance: Chance): void {
  if (state.phase !== SWAP) return;
  const hand = view.hands[state.target]!;
  state.offered = view.offered === null ? chance.below(hand.length) : hand.indexOf(view.offered);
}

// Sealed moves of others: any that would have left the window open.

function sampleSealedMoves(state: State, view: View, chance: Chance): void {
  const answered = seatsInWindow(state) & ~state.asked & ~state.openPasses;
  const claims = state.phase === BLOCK ? blockingCharacters(state.action, view.options.inquisitor) : [];
  for (let seat = 0; seat < view.seats; seat++) {
    if ((answered & (1 << seat)) === 0) continue;
    const own = seat === view.viewer ? view.answer : null;
    if (own ? own.type === 'pass' : chance.below(2) === 0) continue;
    state.objections |= 1 << seat;
    if (!own && decidingSeat(state) !== WINDOW_OPEN) {
      state.objections &= ~(1 << seat);
      continue;
    }
    if (state.phase !== BLOCK) continue;
    const as = own ? characterCode((own as { as: Character }).as) : claims[chance.below(claims.length)]!;
    state.blockClaims |= as << (3 * seat);
  }
}

/** The four cards that a seat sets aside when it picks this one in a draft. */
function cardsSetAside(pick: number, inquisitor: boolean): number[] {
  return charactersInPlay(inquisitor).filter((character) => character !== pick);
}
