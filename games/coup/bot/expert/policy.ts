// A seat played by a temper, on the state itself: fast, and looking at nothing but its own hand and what is public.

import type { Chance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import {
  ACTION_RULES,
  ASSASSINATE,
  COUP,
  EXAMINE,
  EXCHANGE,
  FOREIGN_AID,
  INCOME,
  STEAL,
  TAX,
} from '../../rules/actions.ts';
import {
  AMBASSADOR,
  CAPTAIN,
  CONTESSA,
  COPIES,
  characterCode,
  DUKE,
  INQUISITOR,
  NONE,
} from '../../rules/characters.ts';
import { moves } from '../../rules/decisions.ts';
import {
  actionMove,
  BLOCK_MOVES,
  CHALLENGE_MOVE,
  DECLINE_MOVE,
  LEAVE_MOVE,
  LOSE_MOVES,
  type Move,
  OFFER_MOVES,
  PASS,
  SHOW_MOVE,
  SWAP_MOVE,
} from '../../rules/moves.ts';
import { claimantOf, claimOf } from '../../rules/proof.ts';
import {
  ACTION,
  BLOCK,
  CHALLENGE,
  CHALLENGE_BLOCK,
  characterOf,
  HAND,
  influence,
  LOSE,
  OFFER,
  PROVED_ACTION,
  placeOf,
  SHOW,
  type State,
  SWAP,
} from '../../rules/state.ts';
import type { Memory } from './memory.ts';
import type { Doubt, Step, Temper } from './temper.ts';

export const BOX = 15; // cards
export const SET_ASIDE = 4; // that each seat knows of after a draft
const GRAINS = 4096; // of luck
const DOUBT_NOISE = 0.03;

/** Claims that stop an action, a bit each. */
export const STOPPERS: readonly number[] = ACTION_RULES.map(({ blockedBy }) =>
  blockedBy.reduce((mask, character) => mask | (1 << character), 0),
);

export function luck(chance: Chance, probability: number): boolean {
  if (probability <= 0) return false;
  return probability >= 1 || chance.below(GRAINS) < probability * GRAINS;
}

export function decide(state: State, seat: Seat, temper: Temper, memory: Memory, chance: Chance): Move {
  switch (state.phase) {
    case CHALLENGE:
      return doubtsAction(state, seat, temper, memory, chance) ? CHALLENGE_MOVE : PASS;
    case CHALLENGE_BLOCK:
      return doubtsBlock(state, seat, temper, memory, chance) ? CHALLENGE_MOVE : PASS;
    case BLOCK:
      return block(state, seat, temper, memory, chance);
    case ACTION:
      return act(state, seat, temper, memory, chance);
    case SHOW:
      return placeOf(state, seat, claimOf(state)) === NONE ? DECLINE_MOVE : SHOW_MOVE;
    case LOSE:
      return LOSE_MOVES[worstOf(state, seat, temper, chance)]!;
    case OFFER:
      return OFFER_MOVES[worstOf(state, seat, temper, chance)]!;
    case SWAP:
      return temper.worth[characterOf(state.hands[state.target * HAND + state.offered]!)]! > 3 ? SWAP_MOVE : LEAVE_MOVE;
    default:
      return choose(state, seat, temper, chance);
  }
}

// Its turn.

function act(state: State, seat: Seat, temper: Temper, memory: Memory, chance: Chance): Move {
  const coins = state.coins[seat]!;
  if (coins >= state.options.coupAt) return actionMove(COUP, rivalOf(state, seat, COUP, temper, memory, chance));
  const { steps } = temper;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i]!;
    const { action } = step;
    if (coins < ACTION_RULES[action]!.cost) continue;
    if (action === (state.options.inquisitor ? EXCHANGE : EXAMINE)) continue;
    if (!luck(chance, readiness(state, seat, step, memory))) continue;
    if (ACTION_RULES[action]!.target !== 'needed') return actionMove(action, NONE);
    const target = rivalOf(state, seat, action, temper, memory, chance);
    if (target !== NONE) return actionMove(action, target);
  }
  const takesAid = luck(chance, temper.aid) && !fearsDuke(state, seat, memory);
  return actionMove(takesAid ? FOREIGN_AID : INCOME, NONE);
}

function readiness(state: State, seat: Seat, step: Step, memory: Memory): number {
  const { claims } = ACTION_RULES[step.action]!;
  if (claims === NONE || placeOf(state, seat, claims) !== NONE) return step.held;
  if (memory.faceUp[claims] === COPIES || memory.caught[seat]! & (1 << claims)) return 0;
  return memory.said[seat]! & (1 << claims) ? step.repeated : step.lacked;
}

function fearsDuke(state: State, seat: Seat, memory: Memory): boolean {
  if (memory.faceUp[DUKE] === COPIES) return false;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && state.alive & (1 << other) && memory.said[other]! & (1 << DUKE)) return true;
  }
  return false;
}

/** Whom it would strike: the most dangerous seat that has not claimed to be able to stop it. NONE when there is none. */
function rivalOf(state: State, seat: Seat, action: number, temper: Temper, memory: Memory, chance: Chance): Seat {
  const stoppers = action === COUP || !temper.avoidsClaims ? 0 : STOPPERS[action]!;
  let best = NONE;
  let most = -1;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || (state.alive & (1 << other)) === 0 || memory.said[other]! & stoppers) continue;
    const coins = state.coins[other]!;
    if (action === STEAL && coins < (temper.byProduct ? 2 : 1)) continue;
    const cards = state.hands[other * HAND + 1] === NONE ? 1 : 2;
    const danger = (temper.byProduct ? 10 * (coins + 0.1) * cards : 100 * cards + 10 * coins) + chance.below(8);
    if (danger <= most) continue;
    most = danger;
    best = other;
  }
  return best;
}

// Doubts.

function doubtsAction(state: State, seat: Seat, temper: Temper, memory: Memory, chance: Chance): boolean {
  const { action, target, turn } = state;
  const claim = ACTION_RULES[action]!.claims;
  const share = shareOf(state, seat, turn, claim, memory);
  const { doubt } = temper;
  if (share === 0 || (doubt.caught && memory.caught[turn]! & (1 << claim))) return true;
  if (target === seat && heldOf(state, seat, STOPPERS[action]!) !== NONE) return false;
  const isLastStand = action === ASSASSINATE && target === seat && isLast(state, seat);
  if (isLastStand && luck(chance, doubt.lastStand)) return true;
  if (isDuel(state) && luck(chance, duelDoubt(action, isLast(state, seat), temper))) return true;
  return isDoubtful(share, target === seat ? doubt.mine : action === TAX ? doubt.tax : doubt.others, chance);
}

function doubtsBlock(state: State, seat: Seat, temper: Temper, memory: Memory, chance: Chance): boolean {
  const blocker = claimantOf(state);
  const claim = claimOf(state);
  const share = shareOf(state, seat, blocker, claim, memory);
  const { doubt } = temper;
  if (share === 0 || (doubt.caught && memory.caught[blocker]! & (1 << claim))) return true;
  if (doubt.overclaimed && hasOverclaimed(state, blocker, claim, memory)) return true;
  if (isDuel(state) && isLast(state, seat) && luck(chance, doubt.duel.block)) return true;
  return isDoubtful(share, state.turn === seat ? doubt.mine : doubt.others, chance);
}

/** Two seats are left. */
function isDuel({ alive }: State): boolean {
  const others = alive & (alive - 1);
  return (others & (others - 1)) === 0;
}

/** The seat is on its last card. */
function isLast(state: State, seat: Seat): boolean {
  return state.hands[seat * HAND + 1] === NONE;
}

/** How likely it doubts an action, when two are left. */
export function duelDoubt(action: number, isLast: boolean, { doubt }: Temper): number {
  if (action === ASSASSINATE) return isLast ? 0 : doubt.duel.kill;
  return isLast && (action === TAX || action === STEAL) ? doubt.duel.claim : 0;
}

function isDoubtful(share: number, { below, whim }: Doubt, chance: Chance): boolean {
  if (share <= below + (below > 0 ? (DOUBT_NOISE * chance.below(GRAINS)) / GRAINS : 0)) return true;
  return luck(chance, whim);
}

function hasOverclaimed(state: State, seat: Seat, claim: number, memory: Memory): boolean {
  const before = memory.before[seat]!;
  if (before & (1 << claim)) return false;
  let count = 0;
  for (let rest = before; rest !== 0; rest &= rest - 1) count++;
  return count >= influence(state, seat);
}

/** How likely the claimant has the card, by counting. */
function shareOf(state: State, seat: Seat, claimant: Seat, claim: number, memory: Memory): number {
  const first = state.hands[seat * HAND]!;
  const second = state.hands[seat * HAND + 1]!;
  let known = memory.faceUp[claim]!;
  if (characterOf(first) === claim) known++;
  if (second !== NONE && characterOf(second) === claim) known++;
  let unseen = BOX - memory.lost - (second === NONE ? 1 : 2);
  if (state.picks.length > 0) {
    unseen -= SET_ASIDE;
    if (state.picks[seat] !== claim) known++;
  }
  return known >= COPIES ? 0 : (influence(state, claimant) * (COPIES - known)) / unseen;
}

// Blocks.

function block(state: State, seat: Seat, temper: Temper, memory: Memory, chance: Chance): Move {
  const { action, target } = state;
  if (target !== NONE && target !== seat) return PASS;
  const stoppers = STOPPERS[action]!;
  const own = heldOf(state, seat, stoppers);
  const { block } = temper;
  if (own !== NONE && luck(chance, block.held)) return BLOCK_MOVES[own]!;
  const claim = liableClaim(state, seat, memory);
  if (claim === NONE || (action === STEAL && state.coins[seat] === 0)) return PASS;
  const isLastStand = action === ASSASSINATE && isLast(state, seat);
  const said = memory.said[seat]! & (1 << claim);
  const ready = isLastStand ? block.lastStand : target === NONE ? block.aid : said ? block.repeated : block.lacked;
  const isProved = (state.proved & PROVED_ACTION) !== 0 && !isLastStand;
  return luck(chance, isProved ? ready / 2 : ready) ? BLOCK_MOVES[claim]! : PASS;
}

/** What it would claim without having it: what it has claimed before, or what is still about. */
function liableClaim(state: State, seat: Seat, memory: Memory): number {
  if (state.action === FOREIGN_AID) return isLiable(seat, DUKE, memory) ? DUKE : NONE;
  if (state.action === ASSASSINATE) return isLiable(seat, CONTESSA, memory) ? CONTESSA : NONE;
  const envoy = state.options.inquisitor ? INQUISITOR : AMBASSADOR;
  const envoyIsBetter = memory.said[seat]! & (1 << envoy) || memory.faceUp[CAPTAIN]! > memory.faceUp[envoy]!;
  const [first, second] = envoyIsBetter ? [envoy, CAPTAIN] : [CAPTAIN, envoy];
  return isLiable(seat, first, memory) ? first : isLiable(seat, second, memory) ? second : NONE;
}

function isLiable(seat: Seat, character: number, memory: Memory): boolean {
  return memory.faceUp[character]! < COPIES && (memory.caught[seat]! & (1 << character)) === 0;
}

/** A character of the mask that the seat holds, or NONE. */
function heldOf(state: State, seat: Seat, mask: number): number {
  const first = characterOf(state.hands[seat * HAND]!);
  if (mask & (1 << first)) return first;
  const second = state.hands[seat * HAND + 1]!;
  return second !== NONE && mask & (1 << characterOf(second)) ? characterOf(second) : NONE;
}

// Cards.

function worstOf(state: State, seat: Seat, temper: Temper, chance: Chance): number {
  const first = characterOf(state.hands[seat * HAND]!);
  const second = characterOf(state.hands[seat * HAND + 1]!);
  if (!luck(chance, temper.loses)) return chance.below(2) === 0 ? first : second;
  return temper.worth[first]! < temper.worth[second]! ? first : second;
}

/** Cards to keep, or a pick. */
function choose(state: State, seat: Seat, temper: Temper, chance: Chance): Move {
  const choices = moves(state, seat);
  if (!luck(chance, temper.keeps)) return choices[chance.below(choices.length)]!;
  let best = choices[0]!;
  let most = -1;
  for (const move of choices) {
    const worth = worthOf(move, temper);
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
}

function worthOf(move: Move, temper: Temper): number {
  if ('card' in move) return temper.worth[characterCode(move.card)]!;
  if (!('cards' in move)) return 0;
  const [first, second] = move.cards;
  const worth = temper.worth[characterCode(first)]!;
  if (second === undefined) return worth;
  return worth + (second === first ? 0.2 : 1) * temper.worth[characterCode(second)]!;
}
