// A whole table that the owner of a view cannot tell from the real one: what it knows stays, the rest is drawn at random.

import { type Chance, shuffle } from '@kuluary/kernel/chance';
import { actionCode } from './actions.ts';
import { type Character, COPIES, characterCode, court, NONE, setAside } from './characters.ts';
import { blockingCharacters } from './decisions.ts';
import { contradiction, DECK, deduce, type Whereabouts } from './deduction.ts';
import { emptyTable } from './setup.ts';
import {
  BLOCK,
  cardOf,
  EVERYBODY,
  HAND,
  KINDS,
  LOSSES,
  type LossCode,
  OVER,
  type Phase,
  PICK,
  PROVED_ACTION,
  PROVED_BLOCK,
  PUBLIC,
  type State,
  SWAP,
} from './state.ts';
import type { Face, View } from './view.ts';
import { OPEN, resultOf, windowOf } from './window.ts';

/** Nearly always the first deal fits what the viewer can deduce; of a draft, the first picks that do. */
const TRIES = 20;

export function imagine(view: View, chance: Chance): State {
  const state = openTable(view);
  if (state.phase === PICK) imaginePicks(state, view, chance);
  else imagineCards(state, view, chance);
  imagineOffer(state, view, chance);
  imagineAnswers(state, view, chance);
  return state;
}

/** All that is public, as it is. */
function openTable(view: View): State {
  const state = emptyTable(view.seats, view.options, view.first);
  state.turn = view.turn;
  state.turns = view.turns;
  state.phase = view.decision === null ? OVER : (KINDS.indexOf(view.decision) as Phase);
  state.asked = maskOf(view.waitingFor);
  state.action = actionCode(view.action);
  state.target = view.target ?? NONE;
  state.challenger = view.challenger ?? NONE;
  state.loss = view.loss === null ? NONE : (LOSSES.indexOf(view.loss) as LossCode);
  state.proved = (view.proved.action ? PROVED_ACTION : 0) | (view.proved.block ? PROVED_BLOCK : 0);
  state.blocker = view.block?.seat ?? NONE;
  state.blocks = maskOf(view.furtherBlocks.map(({ seat }) => seat));
  if (view.block && view.loss !== 'caught-blocking') state.blocks |= 1 << view.block.seat;
  for (const { seat, as } of [...(view.block ? [view.block] : []), ...view.furtherBlocks]) {
    state.blockAs |= characterCode(as) << (3 * seat);
  }
  state.sure = state.sure.map((_, viewer) => countsOf(viewer === eyeOf(view) ? view.inDeck : view.common.inDeck));
  state.history = view.history.slice();
  state.notes = view.notes.slice();
  state.alive = maskOf(view.hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : [])));
  state.coins = view.coins.slice();
  state.treasury = view.treasury;
  view.faceUp.forEach((cards, seat) => {
    cards.forEach((card, i) => {
      state.faceUp[seat * HAND + i] = characterCode(card);
    });
  });
  if (state.phase === PICK) state.alive = (1 << view.seats) - 1;
  return state;
}

function countsOf(names: readonly Character[]): number {
  return names.reduce((counts, name) => counts + (1 << (2 * characterCode(name))), 0);
}

function maskOf(bits: readonly number[]): number {
  return bits.reduce((mask, bit) => mask | (1 << bit), 0);
}

function eyeOf(view: View): number {
  return view.viewer === 'spectator' ? PUBLIC : view.viewer;
}

/** The box without every card whose place the viewer knows. */
function unseenCards(view: View): number[] {
  const { inquisitor } = view.options;
  const rest = court(inquisitor).flatMap((character) => Array<number>(COPIES).fill(character));
  const seen: number[] = [...view.hands.flat(), ...view.faceUp.flat(), ...view.drawn, ...view.deck, ...view.inDeck]
    .filter((face): face is Character => face !== null)
    .map(characterCode);
  if (view.picked !== null && view.decision !== 'pick') seen.push(...setAside(characterCode(view.picked), inquisitor));
  for (const character of seen) rest.splice(rest.indexOf(character), 1);
  return rest;
}

// The draft: whoever has picked has set aside the other four of its set.

function imaginePicks(state: State, view: View, chance: Chance): void {
  const possible = possiblePicks(view);
  state.picks = possible[chance.below(possible.length)]!;
}

/** All that the seats can have picked, together. */
function possiblePicks(view: View): number[][] {
  if (!view.drafted) return [[]];
  const five = court(view.options.inquisitor);
  const [first, second] = view.hands.map((_, seat) => {
    if (seat === view.viewer) return [characterCode(view.picked)];
    return view.decision === 'pick' && view.waitingFor.includes(seat) ? [NONE] : five;
  });
  return first!.flatMap((a) => second!.map((b) => [a, b]));
}

/** Takes what the picks of others imply out of the unseen cards; false when it is not there. */
function takeAside(view: View, picks: readonly number[], unseen: number[]): boolean {
  return picks.every((pick, seat) => {
    if (seat === view.viewer) return true;
    return setAside(pick, view.options.inquisitor).every((character) => take(unseen, character));
  });
}

function take(cards: number[], character: number): boolean {
  const place = cards.indexOf(character);
  if (place !== -1) cards.splice(place, 1);
  return place !== -1;
}

// Hands, drawn cards and deck. What the viewer has seen stays where it is; what follows from its memory is placed next,
// anywhere that fits; the rest is drawn at random.

/** Should no try fit, the last one stands: everything seen is in its place there too. */
function imagineCards(state: State, view: View, chance: Chance): void {
  const possible = possiblePicks(view).filter((picks) => takeAside(view, picks, unseenCards(view)));
  shuffle(possible, chance);
  for (const picks of possible) {
    state.picks = picks;
    const deductions = deduce(view, picks);
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const unseen = unseenCards(view);
      takeAside(view, picks, unseen);
      new Dealer(state, view, unseen, deductions.lacks).deal(deductions.cards, chance);
      if (contradiction(state, deductions) === undefined) return;
    }
  }
}

/** A place for a card that the viewer has not seen. */
interface Gap {
  readonly list: number[];
  readonly at: number;
  readonly place: number; // a seat, or DECK
}

class Dealer {
  private readonly gaps: Gap[] = [];
  private readonly known: { readonly character: number; readonly place: number }[] = []; // hidden, but the viewer knows
  private readonly state: State;
  private readonly view: View;
  private readonly unseen: number[];
  private readonly lacks: readonly number[];

  constructor(state: State, view: View, unseen: number[], lacks: readonly number[]) {
    this.state = state;
    this.view = view;
    this.unseen = unseen;
    this.lacks = lacks;
  }

  deal(cards: readonly Whereabouts[], chance: Chance): void {
    this.layOut();
    shuffle(this.gaps, chance);
    shuffle(this.unseen, chance);
    for (const name of this.view.inDeck) {
      this.put(characterCode(name), 1 << DECK);
      this.known.push({ character: characterCode(name), place: DECK });
    }
    const tightFirst = [...cards].sort((a, b) => bitsOf(a.places) - bitsOf(b.places));
    for (const { character, places } of tightFirst) {
      const held = this.known.findIndex((card) => card.character === character && places & (1 << card.place));
      if (held !== -1) this.known.splice(held, 1);
      else if (this.unseen.includes(character) && this.put(character, places)) take(this.unseen, character);
    }
    for (const gap of this.gaps.splice(0)) gap.list[gap.at] = this.drawFor(gap);
  }

  /** Puts down what the viewer has seen, and notes the gaps between. */
  private layOut(): void {
    const { state, view } = this;
    const eye = 1 << eyeOf(view);
    const lay = (list: number[], at: number, face: Face, place: number, isCommon: boolean) => {
      list[at] = face === null ? NONE : cardOf(characterCode(face), isCommon ? EVERYBODY : eye);
      if (face === null) this.gaps.push({ list, at, place });
      else this.known.push({ character: characterCode(face), place });
    };
    view.hands.forEach((faces, seat) => {
      const common = view.common.hands[seat]!.slice();
      faces.forEach((face, i) => {
        const known = face === null ? -1 : common.indexOf(face);
        if (known !== -1) common.splice(known, 1);
        lay(state.hands, seat * HAND + i, face, seat, known !== -1);
      });
    });
    state.drawn = [];
    view.drawn.forEach((face, i) => {
      lay(state.drawn, i, face, view.turn, view.common.drawn[i] !== null);
    });
    state.deck = view.deck.map(() => NONE);
    view.deck.forEach((face, i) => {
      lay(state.deck, view.deck.length - 1 - i, face, DECK, view.common.deck[i] !== null);
    });
  }

  /** Puts a character into some gap of these places. */
  private put(character: number, places: number): boolean {
    const found = this.gaps.findIndex(({ place }) => places & (1 << place) && !this.isLackedBy(place, character));
    const [gap] = found === -1 ? [] : this.gaps.splice(found, 1);
    if (!gap) return false;
    gap.list[gap.at] = character;
    return true;
  }

  private drawFor({ place }: Gap): number {
    const found = this.unseen.findIndex((character) => !this.isLackedBy(place, character));
    return this.unseen.splice(Math.max(found, 0), 1)[0]!;
  }

  private isLackedBy(place: number, character: number): boolean {
    return place !== DECK && (this.lacks[place]! & (1 << character)) !== 0;
  }
}

function bitsOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function imagineOffer(state: State, view: View, chance: Chance): void {
  if (state.phase !== SWAP) return;
  const hand = view.hands[state.target]!;
  state.offered = view.offered === null ? chance.below(hand.length) : hand.indexOf(view.offered);
}

// Sealed answers of others: anything that would have left the window open.

function imagineAnswers(state: State, view: View, chance: Chance): void {
  const answered = windowOf(state) & ~state.asked;
  const claims = state.phase === BLOCK ? blockingCharacters(state.action, view.options.inquisitor) : [];
  for (let seat = 0; seat < view.seats; seat++) {
    if ((answered & (1 << seat)) === 0) continue;
    const own = seat === view.viewer ? view.answer : null;
    if (own ? own.type === 'pass' : chance.below(2) === 0) continue;
    state.raised |= 1 << seat;
    if (!own && resultOf(state) !== OPEN) {
      state.raised &= ~(1 << seat);
      continue;
    }
    if (state.phase !== BLOCK) continue;
    const as = own ? characterCode((own as { as: Character }).as) : claims[chance.below(claims.length)]!;
    state.blockAs |= as << (3 * seat);
  }
}
