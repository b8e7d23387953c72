// Carries out legal moves. A turn has these steps: announce, challenge, block, challenge the block, effect.

import type { Chance } from '@kuluary/kernel/chance';
import type { EventSink, Seat } from '@kuluary/kernel/game';
import { ACTION_RULES, ACTIONS, actionCode, seatsThatMayBlock } from './actions-and-blocks.ts';
import { type Character, characterCode, characterName, NONE } from './characters.ts';
import { claimantOf, claimInQuestion, replaceProvenAtTurnEnd, replaceProvenCard } from './claims-and-proven-cards.ts';
import { forfeitCoins, payCost, refundCost, stealCoins, takeCoins } from './coins.ts';
import { recordSeenBy, releaseCard } from './deck-and-knowledge.ts';
import { pickInDraft } from './draft.ts';
import type { CoupEventSink, Event } from './events.ts';
import { showCardToExaminer, swapExaminedCard } from './examination.ts';
import { drawCardsToChoose, keepCards } from './exchange.ts';
import { ANNOUNCED, BLOCKED, LOST, NOT_SHOWN, recordInHistory, SHOWN } from './history.ts';
import type { Move } from './moves.ts';
import { decidingSeat, isEachBlockAwaited, WINDOW_OPEN } from './response-window.ts';
import {
  ACTION,
  ALL_VIEWERS,
  BLOCK,
  BY_ASSASSINATION,
  BY_COUP,
  CAUGHT_ACTING,
  CAUGHT_BLOCKING,
  CHALLENGE,
  CHALLENGE_BLOCK,
  characterOf,
  claimedToBlock,
  DECISION_KINDS,
  DOUBTED_ACTION,
  DOUBTED_BLOCK,
  firstSeatAfter,
  GAME_OVER,
  HAND_SIZE,
  handPlaceOf,
  influenceOf,
  KEEP,
  LOSE,
  LOSS_REASONS,
  type LossReasonCode,
  OFFER,
  type Phase,
  PICK,
  PROVED_ACTION,
  PROVED_BLOCK,
  SHOW,
  type State,
  SWAP,
  seatsIn,
  TURN_LIMIT,
} from './state.ts';

export function applyMove(state: State, seat: Seat, move: Move, chance: Chance, eventSink?: EventSink<Event>): void {
  const { phase } = state;
  // First for speed: most moves are responses to a claim.
  if (phase === CHALLENGE || phase === CHALLENGE_BLOCK) {
    return applySealedMove(state, seat, move, chance, eventSink);
  }
  switch (phase) {
    case ACTION:
      return announceAction(state, move, chance, eventSink);
    case BLOCK:
      if (move.type === 'block') state.blockClaims |= characterCode(move.as) << (3 * seat);
      return applySealedMove(state, seat, move, chance, eventSink);
    case SHOW:
      return move.type === 'show'
        ? winChallengeByProof(state, chance, eventSink)
        : loseChallenge(state, chance, eventSink);
    case LOSE:
      return turnCardFaceUp(state, seat, handPlaceOf(state, seat, characterNamedBy(move)), chance, eventSink);
    case KEEP:
      keepCards(state, (move as Extract<Move, { type: 'keep' }>).cards, eventSink);
      return endTurn(state, chance, eventSink);
    case OFFER:
      return offerCard(state, handPlaceOf(state, seat, characterNamedBy(move)), chance, eventSink);
    case SWAP:
      return move.type === 'swap'
        ? swapAndEndTurn(state, chance, eventSink)
        : leaveCardAndEndTurn(state, chance, eventSink);
    case PICK:
      pickInDraft(state, seat, characterNamedBy(move), chance, eventSink);
      if (state.asked === 0) beginTurn(state, eventSink);
      return;
    case GAME_OVER:
      throw new Error('a move after the end of the game');
  }
}

function characterNamedBy(move: Move): number {
  return characterCode((move as Extract<Move, { card: Character }>).card);
}

// 1. Announce and pay.

function announceAction(state: State, move: Move, chance: Chance, eventSink: CoupEventSink): void {
  const action = actionCode(move.type);
  const rule = ACTION_RULES[action]!;
  const { turn } = state;
  state.action = action;
  state.target = rule.target === 'none' ? NONE : ((move as { target?: Seat }).target ?? NONE);
  payCost(state);
  recordInHistory(state, ANNOUNCED, turn, action, state.target);
  if (eventSink) emitAction(state, eventSink);
  if (rule.claims === NONE) return askForBlocks(state, chance, eventSink);
  askSeats(state, CHALLENGE, state.alive & ~(1 << turn));
}

// 2. Sealed moves. A window closes as soon as no missing move can change its result.

function askSeats(state: State, phase: Phase, seats: number): void {
  state.phase = phase;
  state.asked = seats;
  state.objections = 0;
  state.openPasses = 0;
}

type Passed = Extract<Event, { type: 'passed-openly' }>;

function applySealedMove(state: State, seat: Seat, { type }: Move, chance: Chance, eventSink: CoupEventSink): void {
  state.asked &= ~(1 << seat);
  if (type === 'challenge' || type === 'block') state.objections |= 1 << seat;
  if (type === 'pass-openly') {
    state.openPasses |= 1 << seat;
    eventSink?.all({
      type: 'passed-openly',
      seat,
      action: ACTIONS[state.action]!,
      decision: DECISION_KINDS[state.phase as Exclude<Phase, typeof GAME_OVER>] as Passed['decision'],
    });
  } else eventSink?.all({ type: 'answered', seat });
  const first = decidingSeat(state);
  if (first === WINDOW_OPEN) return;
  if (state.phase === BLOCK) return closeBlockWindow(state, first, chance, eventSink);
  closeChallengeWindow(state, first, chance, eventSink);
}

// 3. A claim is challenged: shown, or not.

function closeChallengeWindow(state: State, challenger: Seat, chance: Chance, eventSink: CoupEventSink): void {
  const claimant = claimantOf(state);
  const claim = claimInQuestion(state);
  state.asked = 0;
  state.objections = 0;
  state.challenger = challenger;
  if (challenger === NONE) {
    eventSink?.all({ type: 'nobody-challenged', claimant, claim: characterName(claim) });
    return state.blocker === NONE ? askForBlocks(state, chance, eventSink) : stopAction(state, chance, eventSink);
  }
  eventSink?.all({ type: 'challenged', seat: challenger, claimant, claim: characterName(claim) });
  if (state.options.mayDecline) return askSeats(state, SHOW, 1 << claimant);
  if (handPlaceOf(state, claimant, claim) === NONE) loseChallenge(state, chance, eventSink);
  else winChallengeByProof(state, chance, eventSink);
}

function winChallengeByProof(state: State, chance: Chance, eventSink: CoupEventSink): void {
  const claimant = claimantOf(state);
  const claim = claimInQuestion(state);
  recordSeenBy(state, claimant, handPlaceOf(state, claimant, claim), ALL_VIEWERS);
  recordInHistory(state, SHOWN, claimant, claim, state.challenger);
  eventSink?.all({ type: 'shown', seat: claimant, card: characterName(claim) });
  const blocking = state.blocker !== NONE;
  state.proved |= blocking ? PROVED_BLOCK : PROVED_ACTION;
  loseInfluence(state, state.challenger, blocking ? DOUBTED_BLOCK : DOUBTED_ACTION, chance, eventSink);
}

function loseChallenge(state: State, chance: Chance, eventSink: CoupEventSink): void {
  const claimant = claimantOf(state);
  const claim = claimInQuestion(state);
  recordInHistory(state, NOT_SHOWN, claimant, claim, state.challenger);
  eventSink?.all({ type: 'not-shown', seat: claimant, claim: characterName(claim) });
  if (state.blocker !== NONE) {
    state.standingBlocks &= ~(1 << claimant);
    return loseInfluence(state, claimant, CAUGHT_BLOCKING, chance, eventSink);
  }
  refundCost(state, eventSink);
  loseInfluence(state, claimant, CAUGHT_ACTING, chance, eventSink);
}

// 4. Blocks.

function askForBlocks(state: State, chance: Chance, eventSink: CoupEventSink): void {
  const blockers = seatsThatMayBlock(state);
  if (blockers === 0) return takeEffect(state, chance, eventSink);
  state.blockClaims = 0;
  askSeats(state, BLOCK, blockers);
}

function closeBlockWindow(state: State, first: Seat, chance: Chance, eventSink: CoupEventSink): void {
  state.standingBlocks = first === NONE ? 0 : isEachBlockAwaited(state) ? state.objections : 1 << first;
  state.asked = 0;
  state.objections = 0;
  if (first === NONE) {
    eventSink?.all({ type: 'nobody-blocked' });
    return takeEffect(state, chance, eventSink);
  }
  for (let left = state.standingBlocks, seat = first; left !== 0; seat = firstSeatAfter(left, seat)) {
    left &= ~(1 << seat);
    const claim = claimedToBlock(state, seat);
    recordInHistory(state, BLOCKED, seat, claim, NONE);
    eventSink?.all({ type: 'blocked', seat, claim: characterName(claim), action: ACTIONS[state.action]! });
  }
  askAboutNextBlock(state, chance, eventSink);
}

function askAboutNextBlock(state: State, chance: Chance, eventSink: CoupEventSink): void {
  state.challenger = NONE;
  state.blocker = firstSeatAfter(state.standingBlocks, state.turn);
  if (state.blocker === NONE) return takeEffect(state, chance, eventSink);
  askSeats(state, CHALLENGE_BLOCK, state.alive & ~(1 << state.blocker));
}

function stopAction(state: State, chance: Chance, eventSink: CoupEventSink): void {
  eventSink?.all({ type: 'block-stood', seat: state.blocker, action: ACTIONS[state.action]! });
  endTurn(state, chance, eventSink);
}

// 5. The effect.

function takeEffect(state: State, chance: Chance, eventSink: CoupEventSink): void {
  const { turn, target, action } = state;
  const rule = ACTION_RULES[action]!;
  if (rule.effect === 'take') {
    takeCoins(state, eventSink);
    return endTurn(state, chance, eventSink);
  }
  if (rule.effect === 'steal') {
    stealCoins(state, eventSink);
    return endTurn(state, chance, eventSink);
  }
  if (target === NONE) {
    drawCardsToChoose(state, chance, eventSink);
    return askSeats(state, KEEP, 1 << turn);
  }
  if ((state.alive & (1 << target)) === 0) {
    eventSink?.all({ type: 'no-effect', seat: turn, target, action: ACTIONS[action]! });
    return endTurn(state, chance, eventSink);
  }
  if (rule.effect === 'coup') return loseInfluence(state, target, BY_COUP, chance, eventSink);
  if (rule.effect === 'assassinate') return loseInfluence(state, target, BY_ASSASSINATION, chance, eventSink);
  if (influenceOf(state, target) === 1) return offerCard(state, 0, chance, eventSink);
  askSeats(state, OFFER, 1 << target);
}

function offerCard(state: State, place: number, chance: Chance, eventSink: CoupEventSink): void {
  showCardToExaminer(state, place, eventSink);
  if (!state.options.examinerDecides) return swapAndEndTurn(state, chance, eventSink);
  askSeats(state, SWAP, 1 << state.turn);
}

function swapAndEndTurn(state: State, chance: Chance, eventSink: CoupEventSink): void {
  swapExaminedCard(state, chance, eventSink);
  endTurn(state, chance, eventSink);
}

function leaveCardAndEndTurn(state: State, chance: Chance, eventSink: CoupEventSink): void {
  eventSink?.all({ type: 'left', seat: state.target });
  endTurn(state, chance, eventSink);
}

// 6. Losing influence.

/** A seat with one card left is not asked which. */
function loseInfluence(state: State, seat: Seat, why: LossReasonCode, chance: Chance, eventSink: CoupEventSink): void {
  state.loss = why;
  if (influenceOf(state, seat) === 1) return turnCardFaceUp(state, seat, 0, chance, eventSink);
  askSeats(state, LOSE, 1 << seat);
}

function turnCardFaceUp(state: State, seat: Seat, place: number, chance: Chance, eventSink: CoupEventSink): void {
  const at = seat * HAND_SIZE;
  const card = characterOf(releaseCard(state, seat, place));
  if (place === 0) state.hands[at] = state.hands[at + 1]!;
  state.hands[at + 1] = NONE;
  state.faceUp[state.faceUp[at] === NONE ? at : at + 1] = card;
  recordInHistory(state, LOST, seat, card, NONE);
  eventSink?.all({ type: 'lost', seat, card: characterName(card), why: LOSS_REASONS[state.loss as LossReasonCode] });
  if (state.hands[at] === NONE) {
    state.alive &= ~(1 << seat);
    eventSink?.all({ type: 'eliminated', seat });
    const isOver = (state.alive & (state.alive - 1)) === 0;
    if (isOver || !isRobbed(state, seat)) forfeitCoins(state, seat, eventSink);
    if (isOver) return finishGame(state, eventSink);
  }
  continueAfterLoss(state, chance, eventSink);
}

/** Is a theft from this seat under way? Then the thief is paid first, even when the seat is out. */
function isRobbed({ action, target }: State, seat: Seat): boolean {
  return ACTION_RULES[action]!.effect === 'steal' && target === seat;
}

function continueAfterLoss(state: State, chance: Chance, eventSink: CoupEventSink): void {
  const { loss } = state;
  state.loss = NONE;
  switch (loss) {
    case DOUBTED_ACTION:
      if (state.options.replaceProven === 'now') {
        replaceProvenCard(state, state.turn, claimInQuestion(state), chance, eventSink);
      }
      state.challenger = NONE;
      return askForBlocks(state, chance, eventSink);
    case DOUBTED_BLOCK:
      if (state.options.replaceProven === 'now') {
        replaceProvenCard(state, state.blocker, claimInQuestion(state), chance, eventSink);
      }
      return stopAction(state, chance, eventSink);
    case CAUGHT_BLOCKING:
      return askAboutNextBlock(state, chance, eventSink);
    default:
      return endTurn(state, chance, eventSink);
  }
}

// 7. The end of a turn, and of the game.

function endTurn(state: State, chance: Chance, eventSink: CoupEventSink): void {
  const { target } = state;
  if (target !== NONE && (state.alive & (1 << target)) === 0) forfeitCoins(state, target, eventSink);
  if (state.options.replaceProven === 'end-of-turn' && state.proved !== 0)
    replaceProvenAtTurnEnd(state, chance, eventSink);
  state.turns++;
  if (state.turns >= TURN_LIMIT && isDrawnAtLimit(state)) return finishGame(state, eventSink);
  state.turn = firstSeatAfter(state.alive, state.turn);
  beginTurn(state, eventSink);
}

/** The limit may be switched off, but not where only bots play, or go on playing. */
function isDrawnAtLimit({ options, alive }: State): boolean {
  return options.drawAtLimit || !options.people.some((seat) => alive & (1 << seat));
}

export function beginTurn(state: State, eventSink: CoupEventSink): void {
  state.action = NONE;
  state.target = NONE;
  state.blocker = NONE;
  state.standingBlocks = 0;
  state.blockClaims = 0;
  state.challenger = NONE;
  state.proved = 0;
  state.offered = NONE;
  askSeats(state, ACTION, 1 << state.turn);
  eventSink?.all({ type: 'turn-began', seat: state.turn });
}

function finishGame(state: State, eventSink: CoupEventSink): void {
  state.loss = NONE;
  askSeats(state, GAME_OVER, 0);
  if (!eventSink) return;
  const living = seatsIn(state.alive);
  eventSink.all(living.length === 1 ? { type: 'won', seat: living[0]! } : { type: 'drawn-game', seats: living });
}

function emitAction(state: State, eventSink: EventSink<Event>): void {
  const rule = ACTION_RULES[state.action]!;
  eventSink.all({
    type: 'action',
    seat: state.turn,
    action: ACTIONS[state.action]!,
    claim: rule.claims === NONE ? null : characterName(rule.claims),
    target: state.target === NONE ? null : state.target,
    cost: rule.cost,
  });
}
