// What one viewer may know. It is built from nothing, field by field, so that no secret gets in by accident.

import type { Outcome, Seat, Viewer } from '@kuluary/kernel/game';
import { ACTION_RULES, ACTIONS, type ActionName } from './actions-and-blocks.ts';
import { CHARACTERS, type Character, characterName, NONE } from './characters.ts';
import { knownCopiesInDeck } from './deck-and-knowledge.ts';
import type { Options } from './editions.ts';
import { claimsBySeat, privateNotesOf, redrawnSeats } from './history.ts';
import { BLOCK_MOVES, CHALLENGE_MOVE, type Move, PASS, PASS_OPENLY, PICK_MOVES } from './moves.ts';
import { outcome } from './outcome.ts';
import { seatsInWindow } from './response-window.ts';
import {
  BLOCK,
  characterOf,
  claimedToBlock,
  DECISION_KINDS,
  type DecisionKind,
  GAME_OVER,
  HAND_SIZE,
  isSeat,
  LOSS_REASONS,
  type LossReason,
  PICK,
  PROVED_ACTION,
  PROVED_BLOCK,
  PUBLIC_VIEWER,
  type State,
  SWAP,
  seatsClockwiseFrom,
  seatsIn,
  viewersWhoSaw,
} from './state.ts';

/** A card as a viewer sees it: its character, or null for its back. */
export type FaceOrBack = Character | null;

export interface Block {
  readonly seat: Seat;
  readonly as: Character;
}

/** Cards that everybody knows, at the same places as in a view. */
interface CommonKnowledge {
  readonly hands: readonly (readonly FaceOrBack[])[];
  readonly drawn: readonly FaceOrBack[];
  readonly deck: readonly FaceOrBack[];
  readonly inDeck: readonly Character[];
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly seats: number;
  readonly first: Seat; // who began
  readonly turn: Seat; // whose turn it is
  readonly turns: number; // turns completed
  readonly decision: DecisionKind | null; // null when the game is over
  readonly waitingFor: readonly Seat[]; // seats still to move
  readonly passedOpenly: readonly Seat[]; // in the open window
  readonly answer: Move | null; // the viewer's own sealed move in the open window
  readonly action: ActionName | null; // what the actor announced
  readonly target: Seat | null;
  readonly claim: Character | null; // the character that the actor claims
  readonly block: Block | null; // the block in question
  readonly furtherBlocks: readonly Block[]; // in question next, if that one is exposed
  readonly challenger: Seat | null; // who challenged the claim in question
  readonly loss: LossReason | null; // why the seat that is asked loses a card
  readonly proved: { readonly action: boolean; readonly block: boolean }; // claims of this turn proven by the card
  readonly offered: FaceOrBack; // examiner and target: the card under examination
  readonly coins: readonly number[];
  readonly treasury: number;
  readonly hands: readonly (readonly FaceOrBack[])[]; // the viewer's own in order; of others' what it has seen, then backs
  readonly faceUp: readonly (readonly Character[])[];
  readonly drawn: readonly FaceOrBack[]; // cards that the exchanging seat chooses among
  readonly deck: readonly FaceOrBack[]; // top first; faces where the viewer is certain of the place
  readonly inDeck: readonly Character[]; // certainly somewhere in a shuffled deck
  readonly common: CommonKnowledge; // of all these cards, what everybody knows
  readonly drafted: boolean; // each seat has picked from a set of its own and set the rest aside
  readonly picked: FaceOrBack; // the viewer's own pick in the draft
  readonly redrawn: readonly Seat[]; // seats that have drawn a card since the deal
  readonly claimed: readonly (readonly Character[])[]; // what each seat has claimed with its present hand
  readonly history: readonly number[]; // what everybody saw; see history.ts
  readonly notes: readonly number[]; // what the viewer alone saw; see history.ts
  readonly outcome: Outcome | null;
}

export function viewFor(state: State, viewer: Viewer): View {
  if (viewer !== 'spectator' && !isSeat(state, viewer)) throw new RangeError(`no seat ${viewer}`);
  const viewerIndex = viewer === 'spectator' ? PUBLIC_VIEWER : viewer;
  const { turn, action, blocker } = state;
  const claim = action === NONE ? NONE : ACTION_RULES[action]!.claims;
  const { hands, drawn, deck, inDeck } = cardsSeenBy(state, viewerIndex);
  return {
    viewer,
    options: state.options,
    seats: state.seats,
    first: state.first,
    turn,
    turns: state.turns,
    decision: state.phase === GAME_OVER ? null : DECISION_KINDS[state.phase]!,
    waitingFor: seatsIn(state.asked),
    passedOpenly: seatsIn(state.openPasses),
    answer: ownSealedMove(state, viewerIndex),
    action: action === NONE ? null : ACTIONS[action]!,
    target: seatOrNull(state.target),
    claim: claim === NONE ? null : characterName(claim),
    block: blocker === NONE ? null : blockOf(state, blocker),
    furtherBlocks: seatsClockwiseFrom(state.standingBlocks, turn, state.seats)
      .filter((seat) => seat !== blocker)
      .map((seat) => blockOf(state, seat)),
    challenger: seatOrNull(state.challenger),
    loss: state.loss === NONE ? null : LOSS_REASONS[state.loss]!,
    proved: { action: (state.proved & PROVED_ACTION) !== 0, block: (state.proved & PROVED_BLOCK) !== 0 },
    offered: offeredCardFor(state, viewerIndex),
    coins: state.coins.slice(),
    treasury: state.treasury,
    hands,
    drawn,
    deck,
    inDeck,
    common: cardsSeenBy(state, PUBLIC_VIEWER),
    faceUp: mapSeats(state, (seat) => faceUpCharactersOf(state, seat)),
    drafted: state.picks.length > 0,
    picked:
      viewerIndex === PUBLIC_VIEWER || (state.picks[viewerIndex] ?? NONE) === NONE
        ? null
        : characterName(state.picks[viewerIndex]!),
    redrawn: seatsIn(redrawnSeats(state.history)),
    claimed: claimsBySeat(state.history, state.seats).map(charactersInMask),
    history: state.history.slice(),
    notes: privateNotesOf(state, viewerIndex),
    outcome: outcome(state) ?? null,
  };
}

function mapSeats<Part>({ seats }: State, partOf: (seat: Seat) => Part): Part[] {
  const parts: Part[] = [];
  for (let seat = 0; seat < seats; seat++) parts.push(partOf(seat));
  return parts;
}

function seatOrNull(seat: Seat): Seat | null {
  return seat === NONE ? null : seat;
}

function blockOf(state: State, seat: Seat): Block {
  return { seat, as: characterName(claimedToBlock(state, seat)) };
}

/** The viewer's own move in a window that is still open. */
function ownSealedMove(state: State, viewerIndex: number): Move | null {
  if (viewerIndex === PUBLIC_VIEWER || state.asked & (1 << viewerIndex)) return null;
  if (state.phase === PICK) return PICK_MOVES[state.picks[viewerIndex]!]!;
  if ((seatsInWindow(state) & (1 << viewerIndex)) === 0) return null;
  if ((state.objections & (1 << viewerIndex)) === 0) return state.openPasses & (1 << viewerIndex) ? PASS_OPENLY : PASS;
  return state.phase === BLOCK ? BLOCK_MOVES[claimedToBlock(state, viewerIndex)]! : CHALLENGE_MOVE;
}

function offeredCardFor(state: State, viewerIndex: number): FaceOrBack {
  if (state.phase !== SWAP || (viewerIndex !== state.turn && viewerIndex !== state.target)) return null;
  return characterName(characterOf(state.hands[state.target * HAND_SIZE + state.offered]!));
}

function cardsSeenBy(state: State, viewerIndex: number): CommonKnowledge {
  return {
    hands: mapSeats(state, (seat) => handSeenBy(state, seat, viewerIndex)),
    drawn: state.drawn.map((card) => faceSeenBy(card, viewerIndex, viewerIndex === state.turn)),
    deck: deckSeenBy(state, viewerIndex),
    inDeck: certainlyInDeck(state.knownInDeck[viewerIndex]!),
  };
}

function deckSeenBy({ deck }: State, viewerIndex: number): FaceOrBack[] {
  const faces: FaceOrBack[] = [];
  for (let at = deck.length - 1; at >= 0; at--) faces.push(faceSeenBy(deck[at]!, viewerIndex, false));
  return faces;
}

function handSeenBy(state: State, seat: Seat, viewerIndex: number): FaceOrBack[] {
  const faces: FaceOrBack[] = [];
  for (let at = seat * HAND_SIZE; at < seat * HAND_SIZE + HAND_SIZE; at++) {
    const card = state.hands[at]!;
    if (card !== NONE) faces.push(faceSeenBy(card, viewerIndex, viewerIndex === seat));
  }
  return viewerIndex === seat ? faces : inCanonicalOrder(faces);
}

/** Seen cards first: the order of a hand is known to its owner alone. */
function inCanonicalOrder(faces: FaceOrBack[]): FaceOrBack[] {
  return faces.length > 1 && faceRank(faces[0]!) > faceRank(faces[1]!) ? faces.reverse() : faces;
}

function faceRank(faceOrBack: FaceOrBack): number {
  return faceOrBack === null ? CHARACTERS.length : CHARACTERS.indexOf(faceOrBack);
}

function faceSeenBy(card: number, viewerIndex: number, holds: boolean): FaceOrBack {
  return holds || viewersWhoSaw(card) & (1 << viewerIndex) ? characterName(characterOf(card)) : null;
}

export function faceUpCharactersOf(state: State, seat: Seat): Character[] {
  const faces: Character[] = [];
  for (let at = seat * HAND_SIZE; at < seat * HAND_SIZE + HAND_SIZE; at++) {
    const character = state.faceUp[at]!;
    if (character !== NONE) faces.push(characterName(character));
  }
  return faces;
}

function certainlyInDeck(counts: number): Character[] {
  if (counts === 0) return [];
  return CHARACTERS.flatMap((character, code) => Array<Character>(knownCopiesInDeck(counts, code)).fill(character));
}

function charactersInMask(mask: number): Character[] {
  return mask === 0 ? [] : CHARACTERS.filter((_, code) => mask & (1 << code));
}
