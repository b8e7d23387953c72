// A whole table that the owner of a view cannot tell from the real one: what it knows stays, the rest is drawn at random.

import { type Chance, shuffle } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { actionCode } from './actions.ts';
import { type Character, COPIES, characterCode, characterName, court, NONE } from './characters.ts';
import { blockingCharacters } from './decisions.ts';
import { emptyTable } from './setup.ts';
import {
  BLOCK,
  cardOf,
  HAND,
  KINDS,
  LOSSES,
  OVER,
  PICK,
  PROVED_ACTION,
  PROVED_BLOCK,
  PUBLIC,
  type State,
  SWAP,
} from './state.ts';
import { isSettled } from './turn.ts';
import { type Face, setAside, type View, windowOf } from './view.ts';

export function imagine(view: View, chance: Chance): State {
  const state = openTable(view);
  const unseen = unseenCards(view);
  const held = view.drafted ? imaginePicks(state, view, unseen, chance) : Array<number>(view.seats).fill(NONE);
  shuffle(unseen, chance);
  if (state.phase !== PICK) dealUnseen(state, view, unseen, held);
  imagineOffer(state, view, chance);
  imagineAnswers(state, view, chance);
  return state;
}

/** All that is public, as it is. */
function openTable(view: View): State {
  const state = emptyTable(view.seats, view.options, view.first);
  state.turn = view.turn;
  state.turns = view.turns;
  state.phase = view.decision === null ? OVER : KINDS.indexOf(view.decision);
  state.asked = maskOf(view.waitingFor);
  state.action = actionCode(view.action);
  state.target = view.target ?? NONE;
  state.challenger = view.challenger ?? NONE;
  state.loss = view.loss === null ? NONE : LOSSES.indexOf(view.loss);
  state.proved = (view.proved.action ? PROVED_ACTION : 0) | (view.proved.block ? PROVED_BLOCK : 0);
  state.blocker = view.block?.seat ?? NONE;
  state.blocks = maskOf(view.furtherBlocks.map(({ seat }) => seat));
  if (view.block && view.loss !== 'caught-blocking') state.blocks |= 1 << view.block.seat;
  for (const { seat, as } of [...(view.block ? [view.block] : []), ...view.furtherBlocks]) {
    state.blockAs |= characterCode(as) << (3 * seat);
  }
  state.history = view.history.slice();
  state.notes = view.notes.slice();
  state.swapped = maskOf(view.swapped);
  state.alive = maskOf(view.hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : [])));
  state.coins = view.coins.slice();
  state.treasury = view.treasury;
  state.claimed = view.claimed.map((names) => maskOf(names.map(characterCode)));
  view.faceUp.forEach((cards, seat) => {
    cards.forEach((card, i) => {
      state.faceUp[seat * HAND + i] = characterCode(card);
    });
  });
  if (state.phase === PICK) state.alive = (1 << view.seats) - 1;
  return state;
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

// The draft: whoever picked has set aside the other four of its set, and has the pick until it draws another card.

/** Sets the picks, takes what was set aside out of `unseen`, and gives for each seat the pick that it must hold. */
function imaginePicks(state: State, view: View, unseen: number[], chance: Chance): number[] {
  const choices = view.hands.map((_, seat) => possiblePicks(view, seat));
  const pairs = choices[0]!.flatMap((a) => choices[1]!.map((b) => [a, b]));
  const fitting = state.phase === PICK ? pairs : pairs.filter((picks) => fit(view, picks, unseen.slice()));
  state.picks = fitting[chance.below(fitting.length)]!;
  return state.phase === PICK ? [NONE, NONE] : fit(view, state.picks, unseen)!;
}

function possiblePicks(view: View, seat: Seat): readonly number[] {
  if (view.decision === 'pick' && view.waitingFor.includes(seat)) return [NONE];
  return seat === view.viewer ? [characterCode(view.picked)] : court(view.options.inquisitor);
}

/** Takes what these picks imply out of `rest`; undefined when it isn't there. */
function fit(view: View, picks: readonly number[], rest: number[]): number[] | undefined {
  const take = (character: number) => {
    const place = rest.indexOf(character);
    if (place !== -1) rest.splice(place, 1);
    return place !== -1;
  };
  for (let seat = 0; seat < picks.length; seat++) {
    if (seat !== view.viewer && !setAside(picks[seat]!, view.options.inquisitor).every(take)) return undefined;
  }
  const held: number[] = [];
  for (let seat = 0; seat < picks.length; seat++) {
    const isFree = seat === view.viewer || view.swapped.includes(seat) || isInSight(view, seat, picks[seat]!);
    held.push(isFree ? NONE : picks[seat]!);
    if (!isFree && !(view.hands[seat]!.includes(null) && take(picks[seat]!))) return undefined;
  }
  return held;
}

function isInSight(view: View, seat: Seat, character: number): boolean {
  const name = characterName(character);
  return view.hands[seat]!.includes(name) || view.faceUp[seat]!.includes(name);
}

// Hands, drawn cards and deck. Seen faces stay where they are; what is certainly in a shuffled deck goes there.

function dealUnseen(state: State, view: View, unseen: number[], held: number[]): void {
  const eye = 1 << eyeOf(view);
  const put = (face: Face) => (face === null ? unseen.pop()! : cardOf(characterCode(face), eye));
  view.hands.forEach((faces, seat) => {
    faces.forEach((face, i) => {
      const isPick = face === null && held[seat] !== NONE;
      state.hands[seat * HAND + i] = isPick ? held[seat]! : put(face);
      if (isPick) held[seat] = NONE;
    });
  });
  state.drawn = view.drawn.map(put);
  const sure = view.inDeck.map(characterCode);
  for (const character of sure) state.sure[eyeOf(view)]! += 1 << (2 * character);
  state.deck = view.deck.map((face) => (face === null && sure.length > 0 ? sure.pop()! : put(face))).reverse();
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
    if (!own && isSettled(state)) {
      state.raised &= ~(1 << seat);
      continue;
    }
    if (state.phase !== BLOCK) continue;
    const as = own ? characterCode((own as { as: Character }).as) : claims[chance.below(claims.length)]!;
    state.blockAs |= as << (3 * seat);
  }
}
