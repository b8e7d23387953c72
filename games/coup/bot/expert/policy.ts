// Plays a seat by policy params, on the state itself for speed, but reading only its own hand and what is public.

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
} from '../../rules/actions-and-blocks.ts';
import {
  AMBASSADOR,
  CAPTAIN,
  CONTESSA,
  COPIES_PER_CHARACTER,
  characterCode,
  DUKE,
  INQUISITOR,
  NONE,
} from '../../rules/characters.ts';
import { claimantOf, claimInQuestion } from '../../rules/claims-and-proven-cards.ts';
import { legalMoves } from '../../rules/decisions.ts';
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
import {
  ACTION,
  BLOCK,
  CHALLENGE,
  CHALLENGE_BLOCK,
  characterOf,
  HAND_SIZE,
  handPlaceOf,
  influenceOf,
  LOSE,
  OFFER,
  PROVED_ACTION,
  SHOW,
  type State,
  SWAP,
} from '../../rules/state.ts';
import type { ActionPreference, ChallengeThreshold, PolicyParams } from './policy-params.ts';
import type { PublicMemory } from './public-memory.ts';

export const CARDS_IN_BOX = 15;
export const SET_ASIDE_CARDS = 4; // that each seat knows of after a draft
const RANDOM_RESOLUTION = 4096;
const CHALLENGE_NOISE = 0.03;

/** Claims that stop an action, a bit each. */
export const BLOCKING_MASKS: readonly number[] = ACTION_RULES.map(({ blockedBy }) =>
  blockedBy.reduce((mask, character) => mask | (1 << character), 0),
);

export function withProbability(chance: Chance, probability: number): boolean {
  if (probability <= 0) return false;
  return probability >= 1 || chance.below(RANDOM_RESOLUTION) < probability * RANDOM_RESOLUTION;
}

export function choosePolicyMove(
  state: State,
  seat: Seat,
  policy: PolicyParams,
  memory: PublicMemory,
  chance: Chance,
): Move {
  switch (state.phase) {
    case CHALLENGE:
      return challengesAction(state, seat, policy, memory, chance) ? CHALLENGE_MOVE : PASS;
    case CHALLENGE_BLOCK:
      return challengesBlock(state, seat, policy, memory, chance) ? CHALLENGE_MOVE : PASS;
    case BLOCK:
      return chooseBlock(state, seat, policy, memory, chance);
    case ACTION:
      return chooseAction(state, seat, policy, memory, chance);
    case SHOW:
      return handPlaceOf(state, seat, claimInQuestion(state)) === NONE ? DECLINE_MOVE : SHOW_MOVE;
    case LOSE:
      return LOSE_MOVES[worstCardOf(state, seat, policy, chance)]!;
    case OFFER:
      return OFFER_MOVES[worstCardOf(state, seat, policy, chance)]!;
    case SWAP:
      return policy.cardWorth[characterOf(state.hands[state.target * HAND_SIZE + state.offered]!)]! > 3
        ? SWAP_MOVE
        : LEAVE_MOVE;
    default:
      return chooseCards(state, seat, policy, chance);
  }
}

// Actions.

function chooseAction(state: State, seat: Seat, policy: PolicyParams, memory: PublicMemory, chance: Chance): Move {
  const coins = state.coins[seat]!;
  if (coins >= state.options.coupAt) return actionMove(COUP, chooseTarget(state, seat, COUP, policy, memory, chance));
  const { actionPreferences } = policy;
  for (let i = 0; i < actionPreferences.length; i++) {
    const actionPreference = actionPreferences[i]!;
    const { action } = actionPreference;
    if (coins < ACTION_RULES[action]!.cost) continue;
    if (action === (state.options.inquisitor ? EXCHANGE : EXAMINE)) continue;
    if (!withProbability(chance, claimProbability(state, seat, actionPreference, memory))) continue;
    if (ACTION_RULES[action]!.target !== 'needed') return actionMove(action, NONE);
    const target = chooseTarget(state, seat, action, policy, memory, chance);
    if (target !== NONE) return actionMove(action, target);
  }
  const takesAid = withProbability(chance, policy.foreignAidRate) && !fearsDuke(state, seat, memory);
  return actionMove(takesAid ? FOREIGN_AID : INCOME, NONE);
}

function claimProbability(state: State, seat: Seat, actionPreference: ActionPreference, memory: PublicMemory): number {
  const { claims } = ACTION_RULES[actionPreference.action]!;
  if (claims === NONE || handPlaceOf(state, seat, claims) !== NONE) return actionPreference.held;
  if (memory.faceUp[claims] === COPIES_PER_CHARACTER || memory.caught[seat]! & (1 << claims)) return 0;
  return memory.lastingClaims[seat]! & (1 << claims) ? actionPreference.repeated : actionPreference.lacked;
}

function fearsDuke(state: State, seat: Seat, memory: PublicMemory): boolean {
  if (memory.faceUp[DUKE] === COPIES_PER_CHARACTER) return false;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && state.alive & (1 << other) && memory.lastingClaims[other]! & (1 << DUKE)) return true;
  }
  return false;
}

/** The most dangerous seat that has not claimed a blocking character; NONE when there is none. */
function chooseTarget(
  state: State,
  seat: Seat,
  action: number,
  policy: PolicyParams,
  memory: PublicMemory,
  chance: Chance,
): Seat {
  const blockers = action === COUP || !policy.avoidsClaims ? 0 : BLOCKING_MASKS[action]!;
  let best = NONE;
  let highest = -1;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || (state.alive & (1 << other)) === 0 || memory.lastingClaims[other]! & blockers) continue;
    const coins = state.coins[other]!;
    if (action === STEAL && coins < (policy.ranksRivalsByProduct ? 2 : 1)) continue;
    const cards = state.hands[other * HAND_SIZE + 1] === NONE ? 1 : 2;
    const danger =
      (policy.ranksRivalsByProduct ? 10 * (coins + 0.1) * cards : 100 * cards + 10 * coins) + chance.below(8);
    if (danger <= highest) continue;
    highest = danger;
    best = other;
  }
  return best;
}

// Challenges.

function challengesAction(
  state: State,
  seat: Seat,
  policy: PolicyParams,
  memory: PublicMemory,
  chance: Chance,
): boolean {
  const { action, target, turn } = state;
  const claim = ACTION_RULES[action]!.claims;
  const probability = holdingProbability(state, seat, turn, claim, memory);
  const { challenge } = policy;
  if (probability === 0 || (challenge.caught && memory.caught[turn]! & (1 << claim))) return true;
  if (target === seat && heldCharacterIn(state, seat, BLOCKING_MASKS[action]!) !== NONE) return false;
  const isKillOfLastCard = action === ASSASSINATE && target === seat && isOnLastCard(state, seat);
  if (isKillOfLastCard && withProbability(chance, challenge.onLastCard)) return true;
  if (isDuel(state) && withProbability(chance, duelChallengeRate(action, isOnLastCard(state, seat), policy)))
    return true;
  return isChallengeDue(
    probability,
    target === seat ? challenge.own : action === TAX ? challenge.tax : challenge.others,
    chance,
  );
}

function challengesBlock(
  state: State,
  seat: Seat,
  policy: PolicyParams,
  memory: PublicMemory,
  chance: Chance,
): boolean {
  const blocker = claimantOf(state);
  const claim = claimInQuestion(state);
  const probability = holdingProbability(state, seat, blocker, claim, memory);
  const { challenge } = policy;
  if (probability === 0 || (challenge.caught && memory.caught[blocker]! & (1 << claim))) return true;
  if (challenge.overclaimed && hasOverclaimed(state, blocker, claim, memory)) return true;
  if (isDuel(state) && isOnLastCard(state, seat) && withProbability(chance, challenge.duel.block)) return true;
  return isChallengeDue(probability, state.turn === seat ? challenge.own : challenge.others, chance);
}

function isDuel({ alive }: State): boolean {
  const others = alive & (alive - 1);
  return (others & (others - 1)) === 0;
}

function isOnLastCard(state: State, seat: Seat): boolean {
  return state.hands[seat * HAND_SIZE + 1] === NONE;
}

/** The probability of challenging an action when two seats are left. */
export function duelChallengeRate(action: number, isLast: boolean, { challenge }: PolicyParams): number {
  if (action === ASSASSINATE) return isLast ? 0 : challenge.duel.kill;
  return isLast && (action === TAX || action === STEAL) ? challenge.duel.claim : 0;
}

function isChallengeDue(
  probability: number,
  { maxProbability, randomRate }: ChallengeThreshold,
  chance: Chance,
): boolean {
  if (
    probability <=
    maxProbability + (maxProbability > 0 ? (CHALLENGE_NOISE * chance.below(RANDOM_RESOLUTION)) / RANDOM_RESOLUTION : 0)
  )
    return true;
  return withProbability(chance, randomRate);
}

function hasOverclaimed(state: State, seat: Seat, claim: number, memory: PublicMemory): boolean {
  const before = memory.claimsBeforeLast[seat]!;
  if (before & (1 << claim)) return false;
  let count = 0;
  for (let rest = before; rest !== 0; rest &= rest - 1) count++;
  return count >= influenceOf(state, seat);
}

/** The probability that the claimant has the card, by counting cards. */
function holdingProbability(state: State, seat: Seat, claimant: Seat, claim: number, memory: PublicMemory): number {
  const first = state.hands[seat * HAND_SIZE]!;
  const second = state.hands[seat * HAND_SIZE + 1]!;
  let known = memory.faceUp[claim]!;
  if (characterOf(first) === claim) known++;
  if (second !== NONE && characterOf(second) === claim) known++;
  let unseen = CARDS_IN_BOX - memory.faceUpTotal - (second === NONE ? 1 : 2);
  if (state.picks.length > 0) {
    unseen -= SET_ASIDE_CARDS;
    if (state.picks[seat] !== claim) known++;
  }
  return known >= COPIES_PER_CHARACTER ? 0 : (influenceOf(state, claimant) * (COPIES_PER_CHARACTER - known)) / unseen;
}

// Blocks.

function chooseBlock(state: State, seat: Seat, policy: PolicyParams, memory: PublicMemory, chance: Chance): Move {
  const { action, target } = state;
  if (target !== NONE && target !== seat) return PASS;
  const blockers = BLOCKING_MASKS[action]!;
  const own = heldCharacterIn(state, seat, blockers);
  const { block } = policy;
  if (own !== NONE && withProbability(chance, block.held)) return BLOCK_MOVES[own]!;
  const claim = bluffableBlockClaim(state, seat, memory);
  if (claim === NONE || (action === STEAL && state.coins[seat] === 0)) return PASS;
  const isKillOfLastCard = action === ASSASSINATE && isOnLastCard(state, seat);
  const isRepeated = memory.lastingClaims[seat]! & (1 << claim);
  const blockProbability = isKillOfLastCard
    ? block.onLastCard
    : target === NONE
      ? block.foreignAid
      : isRepeated
        ? block.repeated
        : block.lacked;
  const isProved = (state.proved & PROVED_ACTION) !== 0 && !isKillOfLastCard;
  return withProbability(chance, isProved ? blockProbability / 2 : blockProbability) ? BLOCK_MOVES[claim]! : PASS;
}

/** The character to claim without having it: one claimed before, or one with fewer copies face up. */
function bluffableBlockClaim(state: State, seat: Seat, memory: PublicMemory): number {
  if (state.action === FOREIGN_AID) return canBluff(seat, DUKE, memory) ? DUKE : NONE;
  if (state.action === ASSASSINATE) return canBluff(seat, CONTESSA, memory) ? CONTESSA : NONE;
  const envoy = state.options.inquisitor ? INQUISITOR : AMBASSADOR;
  const envoyIsBetter = memory.lastingClaims[seat]! & (1 << envoy) || memory.faceUp[CAPTAIN]! > memory.faceUp[envoy]!;
  const [first, second] = envoyIsBetter ? [envoy, CAPTAIN] : [CAPTAIN, envoy];
  return canBluff(seat, first, memory) ? first : canBluff(seat, second, memory) ? second : NONE;
}

function canBluff(seat: Seat, character: number, memory: PublicMemory): boolean {
  return memory.faceUp[character]! < COPIES_PER_CHARACTER && (memory.caught[seat]! & (1 << character)) === 0;
}

/** A character of the mask that the seat holds, or NONE. */
function heldCharacterIn(state: State, seat: Seat, mask: number): number {
  const first = characterOf(state.hands[seat * HAND_SIZE]!);
  if (mask & (1 << first)) return first;
  const second = state.hands[seat * HAND_SIZE + 1]!;
  return second !== NONE && mask & (1 << characterOf(second)) ? characterOf(second) : NONE;
}

// Cards.

function worstCardOf(state: State, seat: Seat, policy: PolicyParams, chance: Chance): number {
  const first = characterOf(state.hands[seat * HAND_SIZE]!);
  const second = characterOf(state.hands[seat * HAND_SIZE + 1]!);
  if (!withProbability(chance, policy.losesByWorthRate)) return chance.below(2) === 0 ? first : second;
  return policy.cardWorth[first]! < policy.cardWorth[second]! ? first : second;
}

/** Chooses the cards to keep, or a pick. */
function chooseCards(state: State, seat: Seat, policy: PolicyParams, chance: Chance): Move {
  const choices = legalMoves(state, seat);
  if (!withProbability(chance, policy.keepsByWorthRate)) return choices[chance.below(choices.length)]!;
  let best = choices[0]!;
  let highest = -1;
  for (const move of choices) {
    const worth = moveWorth(move, policy);
    if (worth <= highest) continue;
    highest = worth;
    best = move;
  }
  return best;
}

function moveWorth(move: Move, policy: PolicyParams): number {
  if ('card' in move) return policy.cardWorth[characterCode(move.card)]!;
  if (!('cards' in move)) return 0;
  const [first, second] = move.cards;
  const worth = policy.cardWorth[characterCode(first)]!;
  if (second === undefined) return worth;
  return worth + (second === first ? 0.2 : 1) * policy.cardWorth[characterCode(second)]!;
}
