// What one viewer may know, built from nothing: every field is put in on purpose.

import type { Outcome, Seat, Viewer } from '@kuluary/kernel/game';
import { ACTION_RULES, ACTIONS, type ActionName } from './actions.ts';
import { CHARACTERS, type Character, characterName, NONE } from './characters.ts';
import { sureCount } from './court-deck.ts';
import type { Options } from './editions.ts';
import { claimsIn, notesOf, redrawnIn } from './history.ts';
import { BLOCK_MOVES, CHALLENGE_MOVE, type Move, PASS, PICK_MOVES } from './moves.ts';
import { outcome } from './outcome.ts';
import {
  BLOCK,
  blockCharacter,
  characterOf,
  HAND,
  isSeat,
  KINDS,
  type Kind,
  LOSSES,
  type Loss,
  OVER,
  PICK,
  PROVED_ACTION,
  PROVED_BLOCK,
  PUBLIC,
  type State,
  SWAP,
  seatsAfter,
  seatsOf,
  witnesses,
} from './state.ts';
import { windowOf } from './window.ts';

/** A card as a viewer sees it: its character, or null for its back. */
export type Face = Character | null;

export interface Block {
  readonly seat: Seat;
  readonly as: Character;
}

/** Cards that everybody knows, at the same places as in a view. */
interface CommonKnowledge {
  readonly hands: readonly (readonly Face[])[];
  readonly drawn: readonly Face[];
  readonly deck: readonly Face[];
  readonly inDeck: readonly Character[];
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly seats: number;
  readonly first: Seat; // who began
  readonly turn: Seat; // whose turn it is
  readonly turns: number; // turns completed
  readonly decision: Kind | null; // what is asked now; null when the game is over
  readonly waitingFor: readonly Seat[]; // who has yet to answer
  readonly answer: Move | null; // the viewer's own sealed answer to what is asked
  readonly action: ActionName | null; // what the actor announced
  readonly target: Seat | null;
  readonly claim: Character | null; // the character that the actor claims
  readonly block: Block | null; // the block in question
  readonly furtherBlocks: readonly Block[]; // declared too, should that one be exposed
  readonly challenger: Seat | null; // who challenged the claim in question
  readonly loss: Loss | null; // why the seat that is asked to lose loses
  readonly proved: { readonly action: boolean; readonly block: boolean }; // claims of this turn proven by the card
  readonly offered: Face; // examiner and target: the card under examination
  readonly coins: readonly number[];
  readonly treasury: number;
  readonly hands: readonly (readonly Face[])[]; // the viewer's own in order; of others' what it has seen, then backs
  readonly faceUp: readonly (readonly Character[])[];
  readonly drawn: readonly Face[]; // cards that the exchanging seat chooses among
  readonly deck: readonly Face[]; // top first; faces where the viewer is certain of the place
  readonly inDeck: readonly Character[]; // certainly somewhere in a shuffled deck
  readonly common: CommonKnowledge; // of all these cards, what everybody knows
  readonly drafted: boolean; // each seat has picked from a set of its own and set the rest aside
  readonly picked: Face; // the viewer's own pick in the draft
  readonly redrawn: readonly Seat[]; // seats that have got a card from the deck since the deal
  readonly claimed: readonly (readonly Character[])[]; // what each seat has claimed with the hand it has now
  readonly history: readonly number[]; // what everybody saw; see history.ts
  readonly notes: readonly number[]; // what the viewer alone saw; see history.ts
  readonly outcome: Outcome | null;
}

export function view(state: State, viewer: Viewer): View {
  if (viewer !== 'spectator' && !isSeat(state, viewer)) throw new RangeError(`no seat ${viewer}`);
  const eye = viewer === 'spectator' ? PUBLIC : viewer;
  const { turn, action, blocker } = state;
  const claim = action === NONE ? NONE : ACTION_RULES[action]!.claims;
  const { hands, drawn, deck, inDeck } = cardsSeenBy(state, eye);
  return {
    viewer,
    options: state.options,
    seats: state.seats,
    first: state.first,
    turn,
    turns: state.turns,
    decision: state.phase === OVER ? null : KINDS[state.phase]!,
    waitingFor: seatsOf(state.asked),
    answer: ownAnswer(state, eye),
    action: action === NONE ? null : ACTIONS[action]!,
    target: orNull(state.target),
    claim: claim === NONE ? null : characterName(claim),
    block: blocker === NONE ? null : blockOf(state, blocker),
    furtherBlocks: seatsAfter(state.blocks, turn, state.seats)
      .filter((seat) => seat !== blocker)
      .map((seat) => blockOf(state, seat)),
    challenger: orNull(state.challenger),
    loss: state.loss === NONE ? null : LOSSES[state.loss]!,
    proved: { action: (state.proved & PROVED_ACTION) !== 0, block: (state.proved & PROVED_BLOCK) !== 0 },
    offered: offeredTo(state, eye),
    coins: state.coins.slice(),
    treasury: state.treasury,
    hands,
    drawn,
    deck,
    inDeck,
    common: cardsSeenBy(state, PUBLIC),
    faceUp: bySeat(state, (seat) => faceUpOf(state, seat)),
    drafted: state.picks.length > 0,
    picked: eye === PUBLIC || (state.picks[eye] ?? NONE) === NONE ? null : characterName(state.picks[eye]!),
    redrawn: seatsOf(redrawnIn(state.history)),
    claimed: claimsIn(state.history, state.seats).map(charactersOf),
    history: state.history.slice(),
    notes: notesOf(state, eye),
    outcome: outcome(state) ?? null,
  };
}

function bySeat<Part>({ seats }: State, partOf: (seat: Seat) => Part): Part[] {
  const parts: Part[] = [];
  for (let seat = 0; seat < seats; seat++) parts.push(partOf(seat));
  return parts;
}

function orNull(seat: Seat): Seat | null {
  return seat === NONE ? null : seat;
}

function blockOf(state: State, seat: Seat): Block {
  return { seat, as: characterName(blockCharacter(state, seat)) };
}

/** What this seat has answered in a window that is still open. */
function ownAnswer(state: State, eye: number): Move | null {
  if (eye === PUBLIC || state.asked & (1 << eye)) return null;
  if (state.phase === PICK) return PICK_MOVES[state.picks[eye]!]!;
  if ((windowOf(state) & (1 << eye)) === 0) return null;
  if ((state.raised & (1 << eye)) === 0) return PASS;
  return state.phase === BLOCK ? BLOCK_MOVES[blockCharacter(state, eye)]! : CHALLENGE_MOVE;
}

function offeredTo(state: State, eye: number): Face {
  if (state.phase !== SWAP || (eye !== state.turn && eye !== state.target)) return null;
  return characterName(characterOf(state.hands[state.target * HAND + state.offered]!));
}

function cardsSeenBy(state: State, eye: number): CommonKnowledge {
  return {
    hands: bySeat(state, (seat) => handSeenBy(state, seat, eye)),
    drawn: state.drawn.map((card) => faceSeenBy(card, eye, eye === state.turn)),
    deck: deckSeenBy(state, eye),
    inDeck: certainlyInDeck(state.sure[eye]!),
  };
}

function deckSeenBy({ deck }: State, eye: number): Face[] {
  const faces: Face[] = [];
  for (let at = deck.length - 1; at >= 0; at--) faces.push(faceSeenBy(deck[at]!, eye, false));
  return faces;
}

function handSeenBy(state: State, seat: Seat, eye: number): Face[] {
  const faces: Face[] = [];
  for (let at = seat * HAND; at < seat * HAND + HAND; at++) {
    const card = state.hands[at]!;
    if (card !== NONE) faces.push(faceSeenBy(card, eye, eye === seat));
  }
  return eye === seat ? faces : inCanonicalOrder(faces);
}

/** Seen cards first: the places of a hand are its owner's business. */
function inCanonicalOrder(faces: Face[]): Face[] {
  return faces.length > 1 && rank(faces[0]!) > rank(faces[1]!) ? faces.reverse() : faces;
}

function rank(face: Face): number {
  return face === null ? CHARACTERS.length : CHARACTERS.indexOf(face);
}

function faceSeenBy(card: number, eye: number, holds: boolean): Face {
  return holds || witnesses(card) & (1 << eye) ? characterName(characterOf(card)) : null;
}

export function faceUpOf(state: State, seat: Seat): Character[] {
  const faces: Character[] = [];
  for (let at = seat * HAND; at < seat * HAND + HAND; at++) {
    const character = state.faceUp[at]!;
    if (character !== NONE) faces.push(characterName(character));
  }
  return faces;
}

function certainlyInDeck(counts: number): Character[] {
  if (counts === 0) return [];
  return CHARACTERS.flatMap((character, code) => Array<Character>(sureCount(counts, code)).fill(character));
}

function charactersOf(mask: number): Character[] {
  return mask === 0 ? [] : CHARACTERS.filter((_, code) => mask & (1 << code));
}
