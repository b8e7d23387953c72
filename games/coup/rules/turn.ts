// One turn, step by step: announce, challenge, block, challenge the block, effect. Legal moves only.

import type { Chance } from '@kuluary/kernel/chance';
import type { Events, Seat } from '@kuluary/kernel/game';
import { ACTION_RULES, ACTIONS, actionCode } from './actions.ts';
import { type Character, characterCode, characterName, court, NONE } from './characters.ts';
import { partWith, reveal } from './court-deck.ts';
import { dealFrom, tellHands } from './deal.ts';
import type { Event, Listeners } from './events.ts';
import { showToExaminer, swapExamined } from './examination.ts';
import { drawToChoose, keepCards } from './exchange.ts';
import { ANNOUNCED, BLOCKED, LOST, NOT_SHOWN, record, SHOWN } from './history.ts';
import type { Move } from './moves.ts';
import { claimantOf, claimOf, replaceAtEnd, replaceProven } from './proof.ts';
import {
  ACTION,
  BLOCK,
  BY_ASSASSINATION,
  BY_COUP,
  blockCharacter,
  CAUGHT_ACTING,
  CAUGHT_BLOCKING,
  CHALLENGE,
  CHALLENGE_BLOCK,
  characterOf,
  DOUBTED_ACTION,
  DOUBTED_BLOCK,
  EVERYBODY,
  firstAfter,
  HAND,
  influence,
  KEEP,
  LOSE,
  LOSSES,
  type LossCode,
  lowestOf,
  OFFER,
  OVER,
  type Phase,
  PICK,
  PROVED_ACTION,
  PROVED_BLOCK,
  placeOf,
  SHOW,
  type State,
  SWAP,
  seatsOf,
  TURN_LIMIT,
} from './state.ts';
import { blockersOf, OPEN, resultOf } from './window.ts';

export function apply(state: State, seat: Seat, move: Move, chance: Chance, events?: Events<Event>): void {
  const { phase } = state;
  // First, because most moves are answers to a claim.
  if (phase === CHALLENGE || phase === CHALLENGE_BLOCK) {
    return answer(state, seat, move.type === 'challenge', chance, events);
  }
  switch (phase) {
    case ACTION:
      return announce(state, move, chance, events);
    case BLOCK:
      if (move.type === 'block') state.blockAs |= characterCode(move.as) << (3 * seat);
      return answer(state, seat, move.type === 'block', chance, events);
    case SHOW:
      return move.type === 'show' ? prove(state, chance, events) : expose(state, chance, events);
    case LOSE:
      return turnUp(state, seat, placeOf(state, seat, cardIn(move)), chance, events);
    case KEEP:
      keepCards(state, (move as Extract<Move, { type: 'keep' }>).cards, events);
      return endTurn(state, chance, events);
    case OFFER:
      return offer(state, placeOf(state, seat, cardIn(move)), chance, events);
    case SWAP:
      return move.type === 'swap' ? swap(state, chance, events) : leave(state, chance, events);
    case PICK:
      return pick(state, seat, cardIn(move), chance, events);
    case OVER:
      throw new Error('a move after the end');
  }
}

function cardIn(move: Move): number {
  return characterCode((move as Extract<Move, { card: Character }>).card);
}

// 1. Announce and pay.

function announce(state: State, move: Move, chance: Chance, events: Listeners): void {
  const action = actionCode(move.type);
  const rule = ACTION_RULES[action]!;
  const { turn } = state;
  state.action = action;
  state.target = rule.target === 'none' ? NONE : ((move as { target?: Seat }).target ?? NONE);
  state.coins[turn]! -= rule.cost;
  state.treasury += rule.cost;
  record(state, ANNOUNCED, turn, action, state.target);
  if (events) tellAction(state, events);
  if (rule.claims === NONE) return askForBlocks(state, chance, events);
  ask(state, CHALLENGE, state.alive & ~(1 << turn));
}

// 2. Sealed answers. A window closes as soon as no answer still to come can change what it decides.

function ask(state: State, phase: Phase, seats: number): void {
  state.phase = phase;
  state.asked = seats;
  state.raised = 0;
}

function answer(state: State, seat: Seat, raises: boolean, chance: Chance, events: Listeners): void {
  state.asked &= ~(1 << seat);
  if (raises) state.raised |= 1 << seat;
  events?.all({ type: 'answered', seat });
  const first = resultOf(state);
  if (first === OPEN) return;
  if (state.phase === BLOCK) return closeBlocks(state, first, chance, events);
  closeChallenges(state, first, chance, events);
}

// 3. A claim is challenged: shown, or not.

function closeChallenges(state: State, challenger: Seat, chance: Chance, events: Listeners): void {
  const claimant = claimantOf(state);
  const claim = claimOf(state);
  state.asked = 0;
  state.raised = 0;
  state.challenger = challenger;
  if (challenger === NONE) {
    events?.all({ type: 'nobody-challenged', claimant, claim: characterName(claim) });
    return state.blocker === NONE ? askForBlocks(state, chance, events) : blockStands(state, chance, events);
  }
  events?.all({ type: 'challenged', seat: challenger, claimant, claim: characterName(claim) });
  if (state.options.mayDecline) return ask(state, SHOW, 1 << claimant);
  if (placeOf(state, claimant, claim) === NONE) expose(state, chance, events);
  else prove(state, chance, events);
}

function prove(state: State, chance: Chance, events: Listeners): void {
  const claimant = claimantOf(state);
  const claim = claimOf(state);
  reveal(state, claimant, placeOf(state, claimant, claim), EVERYBODY);
  record(state, SHOWN, claimant, claim, state.challenger);
  events?.all({ type: 'shown', seat: claimant, card: characterName(claim) });
  const blocking = state.blocker !== NONE;
  state.proved |= blocking ? PROVED_BLOCK : PROVED_ACTION;
  lose(state, state.challenger, blocking ? DOUBTED_BLOCK : DOUBTED_ACTION, chance, events);
}

function expose(state: State, chance: Chance, events: Listeners): void {
  const claimant = claimantOf(state);
  const claim = claimOf(state);
  record(state, NOT_SHOWN, claimant, claim, state.challenger);
  events?.all({ type: 'not-shown', seat: claimant, claim: characterName(claim) });
  if (state.blocker !== NONE) {
    state.blocks &= ~(1 << claimant);
    return lose(state, claimant, CAUGHT_BLOCKING, chance, events);
  }
  const { cost } = ACTION_RULES[state.action]!;
  if (state.options.refundOnChallenge && cost > 0) {
    state.coins[claimant]! += cost;
    state.treasury -= cost;
    events?.all({ type: 'refunded', seat: claimant, coins: cost });
  }
  lose(state, claimant, CAUGHT_ACTING, chance, events);
}

// 4. Blocks.

function askForBlocks(state: State, chance: Chance, events: Listeners): void {
  const blockers = blockersOf(state);
  if (blockers === 0) return takeEffect(state, chance, events);
  state.blockAs = 0;
  ask(state, BLOCK, blockers);
}

function closeBlocks(state: State, first: Seat, chance: Chance, events: Listeners): void {
  state.blocks = first === NONE ? 0 : state.options.blockers === 'each' ? state.raised : 1 << first;
  state.asked = 0;
  state.raised = 0;
  if (first === NONE) {
    events?.all({ type: 'nobody-blocked' });
    return takeEffect(state, chance, events);
  }
  for (let left = state.blocks, seat = first; left !== 0; seat = firstAfter(left, seat)) {
    left &= ~(1 << seat);
    const claim = blockCharacter(state, seat);
    record(state, BLOCKED, seat, claim, NONE);
    events?.all({ type: 'blocked', seat, claim: characterName(claim), action: ACTIONS[state.action]! });
  }
  nextBlock(state, chance, events);
}

function nextBlock(state: State, chance: Chance, events: Listeners): void {
  state.challenger = NONE;
  state.blocker = firstAfter(state.blocks, state.turn);
  if (state.blocker === NONE) return takeEffect(state, chance, events);
  ask(state, CHALLENGE_BLOCK, state.alive & ~(1 << state.blocker));
}

function blockStands(state: State, chance: Chance, events: Listeners): void {
  events?.all({ type: 'block-stood', seat: state.blocker, action: ACTIONS[state.action]! });
  endTurn(state, chance, events);
}

// 5. The effect.

function takeEffect(state: State, chance: Chance, events: Listeners): void {
  const { turn, target, action } = state;
  const rule = ACTION_RULES[action]!;
  if (rule.effect === 'take') return take(state, chance, events);
  if (rule.effect === 'steal') return steal(state, chance, events);
  if (target === NONE) {
    drawToChoose(state, chance, events);
    return ask(state, KEEP, 1 << turn);
  }
  if ((state.alive & (1 << target)) === 0) {
    events?.all({ type: 'no-effect', seat: turn, target, action: ACTIONS[action]! });
    return endTurn(state, chance, events);
  }
  if (rule.effect === 'coup') return lose(state, target, BY_COUP, chance, events);
  if (rule.effect === 'assassinate') return lose(state, target, BY_ASSASSINATION, chance, events);
  if (influence(state, target) === 1) return offer(state, 0, chance, events);
  ask(state, OFFER, 1 << target);
}

function take(state: State, chance: Chance, events: Listeners): void {
  const { turn, action } = state;
  const coins = Math.min(ACTION_RULES[action]!.takes, state.treasury);
  state.coins[turn]! += coins;
  state.treasury -= coins;
  events?.all({ type: 'took', seat: turn, coins, action: ACTIONS[action]! });
  endTurn(state, chance, events);
}

function steal(state: State, chance: Chance, events: Listeners): void {
  const { turn, target } = state;
  const coins = Math.min(ACTION_RULES[state.action]!.takes, state.coins[target]!);
  state.coins[turn]! += coins;
  state.coins[target]! -= coins;
  events?.all({ type: 'stole', seat: turn, target, coins });
  endTurn(state, chance, events);
}

function offer(state: State, place: number, chance: Chance, events: Listeners): void {
  showToExaminer(state, place, events);
  if (!state.options.examinerDecides) return swap(state, chance, events);
  ask(state, SWAP, 1 << state.turn);
}

function swap(state: State, chance: Chance, events: Listeners): void {
  swapExamined(state, chance, events);
  endTurn(state, chance, events);
}

function leave(state: State, chance: Chance, events: Listeners): void {
  events?.all({ type: 'left', seat: state.target });
  endTurn(state, chance, events);
}

// 6. Losing influence.

/** A seat with one card left is not asked which. */
function lose(state: State, seat: Seat, why: LossCode, chance: Chance, events: Listeners): void {
  state.loss = why;
  if (influence(state, seat) === 1) return turnUp(state, seat, 0, chance, events);
  ask(state, LOSE, 1 << seat);
}

function turnUp(state: State, seat: Seat, place: number, chance: Chance, events: Listeners): void {
  const at = seat * HAND;
  const card = characterOf(partWith(state, seat, place));
  if (place === 0) state.hands[at] = state.hands[at + 1]!;
  state.hands[at + 1] = NONE;
  state.faceUp[state.faceUp[at] === NONE ? at : at + 1] = card;
  record(state, LOST, seat, card, NONE);
  events?.all({ type: 'lost', seat, card: characterName(card), why: LOSSES[state.loss as LossCode] });
  if (state.hands[at] === NONE) {
    state.alive &= ~(1 << seat);
    events?.all({ type: 'eliminated', seat });
    if ((state.alive & (state.alive - 1)) === 0) return finish(state, events);
  }
  afterLoss(state, chance, events);
}

function afterLoss(state: State, chance: Chance, events: Listeners): void {
  const { loss } = state;
  state.loss = NONE;
  switch (loss) {
    case DOUBTED_ACTION:
      if (state.options.replaceProven === 'now') {
        replaceProven(state, state.turn, claimOf(state), chance, events);
      }
      state.challenger = NONE;
      return askForBlocks(state, chance, events);
    case DOUBTED_BLOCK:
      if (state.options.replaceProven === 'now') {
        replaceProven(state, state.blocker, claimOf(state), chance, events);
      }
      return blockStands(state, chance, events);
    case CAUGHT_BLOCKING:
      return nextBlock(state, chance, events);
    default:
      return endTurn(state, chance, events);
  }
}

// 7. The end of a turn, and of the game.

function endTurn(state: State, chance: Chance, events: Listeners): void {
  if (state.options.replaceProven === 'end-of-turn' && state.proved !== 0) replaceAtEnd(state, chance, events);
  for (let out = ~state.alive & ((1 << state.seats) - 1); out !== 0; out &= out - 1) {
    const seat = lowestOf(out);
    const coins = state.coins[seat]!;
    if (coins === 0) continue;
    state.coins[seat] = 0;
    state.treasury += coins;
    events?.all({ type: 'forfeited', seat, coins });
  }
  state.turns++;
  if (state.turns === TURN_LIMIT) return finish(state, events);
  state.turn = firstAfter(state.alive, state.turn);
  beginTurn(state, events);
}

export function beginTurn(state: State, events: Listeners): void {
  state.action = NONE;
  state.target = NONE;
  state.blocker = NONE;
  state.blocks = 0;
  state.blockAs = 0;
  state.challenger = NONE;
  state.proved = 0;
  state.offered = NONE;
  ask(state, ACTION, 1 << state.turn);
  events?.all({ type: 'turn-began', seat: state.turn });
}

function finish(state: State, events: Listeners): void {
  state.loss = NONE;
  ask(state, OVER, 0);
  if (!events) return;
  const living = seatsOf(state.alive);
  events.all(living.length === 1 ? { type: 'won', seat: living[0]! } : { type: 'drawn-game', seats: living });
}

// The two-seat draft.

function pick(state: State, seat: Seat, character: number, chance: Chance, events: Listeners): void {
  state.picks[seat] = character;
  state.asked &= ~(1 << seat);
  events?.all({ type: 'answered', seat });
  events?.only(seat, { type: 'your-pick', card: characterName(character) });
  if (state.asked !== 0) return;
  state.deck = [...court(state.options.inquisitor)].reverse();
  dealFrom(state, 1, chance);
  tellHands(state, events);
  beginTurn(state, events);
}

function tellAction(state: State, events: Events<Event>): void {
  const rule = ACTION_RULES[state.action]!;
  events.all({
    type: 'action',
    seat: state.turn,
    action: ACTIONS[state.action]!,
    claim: rule.claims === NONE ? null : characterName(rule.claims),
    target: state.target === NONE ? null : state.target,
    cost: rule.cost,
  });
}
