// How likely a seat with a given policy and hand makes an observed move: the inverse of policy.ts, which chooses moves.

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
import { COPIES_PER_CHARACTER, DUKE, NONE } from '../../rules/characters.ts';
import type { Options } from '../../rules/editions.ts';
import { charactersMaskOf, copiesInHand, firstCharacterIn, secondCharacterIn } from './hand-code.ts';
import { BLOCKING_MASKS, CARDS_IN_BOX, duelChallengeRate, SET_ASIDE_CARDS } from './policy.ts';
import type { ChallengeThreshold, PolicyParams } from './policy-params.ts';
import type { PublicMemory } from './public-memory.ts';

/** What is public before the observed move. */
export interface PublicSituation {
  readonly options: Options;
  readonly coins: readonly number[];
  readonly cardCounts: readonly number[]; // how many each seat has
  readonly memory: PublicMemory;
  readonly drafted: boolean;
}

/** The likelihood of announcing an action. */
export function actionLikelihood(
  situation: PublicSituation,
  seat: Seat,
  action: number,
  hand: number,
  policy: PolicyParams,
): number {
  const coins = situation.coins[seat]!;
  if (coins >= situation.options.coupAt) return 1;
  const mask = charactersMaskOf(hand);
  let rest = 1;
  let found = 0;
  for (const actionPreference of policy.actionPreferences) {
    const { cost, claims } = ACTION_RULES[actionPreference.action]!;
    if (coins < cost || actionPreference.action === (situation.options.inquisitor ? EXCHANGE : EXAMINE)) continue;
    if (actionPreference.action !== action && !hasTarget(situation, seat, actionPreference.action, policy)) continue;
    const isHeld = claims === NONE || mask & (1 << claims);
    const probability = isHeld
      ? actionPreference.held
      : bluffProbability(situation, seat, claims, actionPreference.lacked, actionPreference.repeated);
    if (actionPreference.action === action) found += rest * probability;
    rest *= 1 - probability;
  }
  if (action !== INCOME && action !== FOREIGN_AID) return found;
  const aid = fearsDuke(situation, seat) ? 0.05 : policy.foreignAidRate;
  return rest * (action === FOREIGN_AID ? aid : 1 - aid);
}

function bluffProbability(
  { memory }: PublicSituation,
  seat: Seat,
  character: number,
  lacked: number,
  repeated: number,
): number {
  if (memory.faceUp[character] === COPIES_PER_CHARACTER || memory.caught[seat]! & (1 << character)) return 0;
  return memory.lastingClaims[seat]! & (1 << character) ? repeated : lacked;
}

function hasTarget(
  { cardCounts, coins, memory }: PublicSituation,
  seat: Seat,
  action: number,
  policy: PolicyParams,
): boolean {
  if (ACTION_RULES[action]!.target !== 'needed' || action === COUP) return true;
  const blockers = policy.avoidsClaims ? BLOCKING_MASKS[action]! : 0;
  return cardCounts.some((count, other) => {
    if (other === seat || count === 0 || memory.lastingClaims[other]! & blockers) return false;
    return action !== STEAL || coins[other]! >= (policy.ranksRivalsByProduct ? 2 : 1);
  });
}

function fearsDuke({ cardCounts, memory }: PublicSituation, seat: Seat): boolean {
  if (memory.faceUp[DUKE] === COPIES_PER_CHARACTER) return false;
  return cardCounts.some((count, other) => other !== seat && count > 0 && memory.lastingClaims[other]! & (1 << DUKE));
}

/** The likelihood of challenging a claim. */
export function challengeLikelihood(
  situation: PublicSituation,
  seat: Seat,
  claim: ClaimInContext,
  hand: number,
  policy: PolicyParams,
): number {
  const { memory, cardCounts } = situation;
  const { claimant, character, action, target, isBlock } = claim;
  const { challenge } = policy;
  const own = copiesInHand(hand, character);
  const known = memory.faceUp[character]! + own + (situation.drafted && own === 0 ? 1 : 0);
  if (known >= COPIES_PER_CHARACTER || (challenge.caught && memory.caught[claimant]! & (1 << character))) return 1;
  const isOwn = isBlock ? claim.actor === seat : target === seat;
  if (!isBlock && isOwn && BLOCKING_MASKS[action]! & charactersMaskOf(hand)) return 0;
  if (isBlock && challenge.overclaimed && hasOverclaimed(situation, claimant, character)) return 1;
  const unseen =
    CARDS_IN_BOX -
    memory.faceUpTotal -
    (secondCharacterIn(hand) === NONE ? 1 : 2) -
    (situation.drafted ? SET_ASIDE_CARDS : 0);
  const holdingProbability = (cardCounts[claimant]! * (COPIES_PER_CHARACTER - known)) / unseen;
  const ordinary = challengeProbability(
    holdingProbability,
    isOwn ? challenge.own : !isBlock && action === TAX ? challenge.tax : challenge.others,
  );
  const isLast = cardCounts[seat] === 1;
  const isKillOfLastCard = !isBlock && isOwn && action === ASSASSINATE && isLast;
  const isDuel = cardCounts.filter((count) => count > 0).length === 2;
  const duel = isDuel ? (isBlock ? (isLast ? challenge.duel.block : 0) : duelChallengeRate(action, isLast, policy)) : 0;
  return Math.max(ordinary, duel, isKillOfLastCard ? challenge.onLastCard : 0);
}

export interface ClaimInContext {
  readonly claimant: Seat;
  readonly character: number;
  readonly actor: Seat;
  readonly action: number;
  readonly target: Seat;
  readonly isBlock: boolean;
}

function challengeProbability(holdingProbability: number, { maxProbability, randomRate }: ChallengeThreshold): number {
  return holdingProbability <= maxProbability + 0.015 ? 1 : randomRate;
}

function hasOverclaimed({ memory, cardCounts }: PublicSituation, seat: Seat, character: number): boolean {
  const claims = memory.claims[seat]!;
  if (claims & (1 << character)) return false;
  let count = 0;
  for (let rest = claims; rest !== 0; rest &= rest - 1) count++;
  return count >= cardCounts[seat]!;
}

/** The likelihood of blocking with a claim (NONE: of passing), for a target or where there is none. */
export function blockLikelihood(
  situation: PublicSituation,
  seat: Seat,
  action: number,
  as: number,
  hand: number,
  policy: PolicyParams,
): number {
  const { memory, cardCounts, coins } = situation;
  const { block } = policy;
  const held = charactersMaskOf(hand) & BLOCKING_MASKS[action]!;
  if (held) {
    const ways = held & (held - 1) ? 2 : 1;
    if (as === NONE) return 1 - block.held;
    return held & (1 << as) ? block.held / ways : (1 - block.held) * block.lacked;
  }
  if (action === STEAL && coins[seat] === 0) return as === NONE ? 1 : 0;
  const isKillOfLastCard = action === ASSASSINATE && cardCounts[seat] === 1;
  const isRepeated = memory.lastingClaims[seat]! & BLOCKING_MASKS[action]!;
  const blockProbability = isKillOfLastCard
    ? block.onLastCard
    : action === FOREIGN_AID
      ? block.foreignAid
      : isRepeated
        ? block.repeated
        : block.lacked;
  return as === NONE ? 1 - blockProbability : blockProbability / (action === STEAL ? 2 : 1);
}

/** The likelihood of losing this one of two cards. */
export function lossLikelihood(lost: number, kept: number, policy: PolicyParams): number {
  if (lost === kept) return 1;
  const [a, b] = [policy.cardWorth[lost]!, policy.cardWorth[kept]!];
  const preferred = a < b ? 1 : a > b ? 0 : 0.5;
  return (1 - policy.losesByWorthRate) / 2 + policy.losesByWorthRate * preferred;
}

/** The likelihood of having picked one of these cards in a draft. */
export function pickLikelihood(hand: number, policy: PolicyParams, characters: readonly number[]): number {
  const most = Math.max(...characters.map((character) => policy.cardWorth[character]!));
  const isBest =
    policy.cardWorth[firstCharacterIn(hand)] === most || policy.cardWorth[secondCharacterIn(hand)] === most;
  return (1 - policy.keepsByWorthRate) / characters.length + (isBest ? policy.keepsByWorthRate / 2 : 0);
}

const KEEP_PREFERENCE = 0.2; // how much more often than by chance a card is kept, for each step of its worth
const MEDIUM_WORTH = 3.5;

/** The likelihood of keeping these cards after an exchange, relative to that of being dealt them. */
export function keepLikelihood(hand: number, { cardWorth, keepsByWorthRate }: PolicyParams): number {
  const second = secondCharacterIn(hand);
  const surplus =
    cardWorth[firstCharacterIn(hand)]! - MEDIUM_WORTH + (second === NONE ? 0 : cardWorth[second]! - MEDIUM_WORTH);
  return Math.exp(KEEP_PREFERENCE * keepsByWorthRate * surplus);
}
