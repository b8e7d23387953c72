// How likely somebody of a temper, with a hand, would do what was seen. The mirror of the policy.

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
import { COPIES, DUKE, NONE } from '../../rules/characters.ts';
import type { Options } from '../../rules/editions.ts';
import { copiesIn, firstIn, maskOf, secondIn } from './hand.ts';
import type { Memory } from './memory.ts';
import { BOX, duelDoubt, SET_ASIDE, STOPPERS } from './policy.ts';
import type { Doubt, Temper } from './temper.ts';

/** What is public at a moment of the game. */
export interface Scene {
  readonly options: Options;
  readonly coins: readonly number[];
  readonly cards: readonly number[]; // how many each seat has
  readonly memory: Memory; // before what is judged
  readonly drafted: boolean;
}

/** Of announcing an action. */
export function actionLikelihood(scene: Scene, seat: Seat, action: number, hand: number, temper: Temper): number {
  const coins = scene.coins[seat]!;
  if (coins >= scene.options.coupAt) return 1;
  const mask = maskOf(hand);
  let rest = 1;
  let found = 0;
  for (const step of temper.steps) {
    const { cost, claims } = ACTION_RULES[step.action]!;
    if (coins < cost || step.action === (scene.options.inquisitor ? EXCHANGE : EXAMINE)) continue;
    if (step.action !== action && !hasTarget(scene, seat, step.action, temper)) continue;
    const isHeld = claims === NONE || mask & (1 << claims);
    const probability = isHeld ? step.held : bluff(scene, seat, claims, step.lacked, step.repeated);
    if (step.action === action) found += rest * probability;
    rest *= 1 - probability;
  }
  if (action !== INCOME && action !== FOREIGN_AID) return found;
  const aid = fearsDuke(scene, seat) ? 0.05 : temper.aid;
  return rest * (action === FOREIGN_AID ? aid : 1 - aid);
}

function bluff({ memory }: Scene, seat: Seat, character: number, lacked: number, repeated: number): number {
  if (memory.faceUp[character] === COPIES || memory.caught[seat]! & (1 << character)) return 0;
  return memory.said[seat]! & (1 << character) ? repeated : lacked;
}

function hasTarget({ cards, coins, memory }: Scene, seat: Seat, action: number, temper: Temper): boolean {
  if (ACTION_RULES[action]!.target !== 'needed' || action === COUP) return true;
  const stoppers = temper.avoidsClaims ? STOPPERS[action]! : 0;
  return cards.some((count, other) => {
    if (other === seat || count === 0 || memory.said[other]! & stoppers) return false;
    return action !== STEAL || coins[other]! >= (temper.byProduct ? 2 : 1);
  });
}

function fearsDuke({ cards, memory }: Scene, seat: Seat): boolean {
  if (memory.faceUp[DUKE] === COPIES) return false;
  return cards.some((count, other) => other !== seat && count > 0 && memory.said[other]! & (1 << DUKE));
}

/** Of doubting a claim that somebody makes to act. */
export function doubtLikelihood(scene: Scene, seat: Seat, claim: Claim, hand: number, temper: Temper): number {
  const { memory, cards } = scene;
  const { claimant, character, action, target, isBlock } = claim;
  const { doubt } = temper;
  const own = copiesIn(hand, character);
  const known = memory.faceUp[character]! + own + (scene.drafted && own === 0 ? 1 : 0);
  if (known >= COPIES || (doubt.caught && memory.caught[claimant]! & (1 << character))) return 1;
  const isMine = isBlock ? claim.actor === seat : target === seat;
  if (!isBlock && isMine && STOPPERS[action]! & maskOf(hand)) return 0;
  if (isBlock && doubt.overclaimed && hasOverclaimed(scene, claimant, character)) return 1;
  const unseen = BOX - memory.lost - (secondIn(hand) === NONE ? 1 : 2) - (scene.drafted ? SET_ASIDE : 0);
  const share = (cards[claimant]! * (COPIES - known)) / unseen;
  const doubts = doubtful(share, isMine ? doubt.mine : !isBlock && action === TAX ? doubt.tax : doubt.others);
  const isLast = cards[seat] === 1;
  const isLastStand = !isBlock && isMine && action === ASSASSINATE && isLast;
  const isDuel = cards.filter((count) => count > 0).length === 2;
  const duel = isDuel ? (isBlock ? (isLast ? doubt.duel.block : 0) : duelDoubt(action, isLast, temper)) : 0;
  return Math.max(doubts, duel, isLastStand ? doubt.lastStand : 0);
}

export interface Claim {
  readonly claimant: Seat;
  readonly character: number;
  readonly actor: Seat;
  readonly action: number;
  readonly target: Seat;
  readonly isBlock: boolean;
}

function doubtful(share: number, { below, whim }: Doubt): number {
  return share <= below + 0.015 ? 1 : whim;
}

function hasOverclaimed({ memory, cards }: Scene, seat: Seat, character: number): boolean {
  const claims = memory.claims[seat]!;
  if (claims & (1 << character)) return false;
  let count = 0;
  for (let rest = claims; rest !== 0; rest &= rest - 1) count++;
  return count >= cards[seat]!;
}

/** Of blocking an action with a claim (NONE: of letting it pass), when it concerns the seat. */
export function blockLikelihood(
  scene: Scene,
  seat: Seat,
  action: number,
  as: number,
  hand: number,
  temper: Temper,
): number {
  const { memory, cards, coins } = scene;
  const { block } = temper;
  const held = maskOf(hand) & STOPPERS[action]!;
  if (held) {
    const ways = held & (held - 1) ? 2 : 1;
    if (as === NONE) return 1 - block.held;
    return held & (1 << as) ? block.held / ways : (1 - block.held) * block.lacked;
  }
  if (action === STEAL && coins[seat] === 0) return as === NONE ? 1 : 0;
  const isLastStand = action === ASSASSINATE && cards[seat] === 1;
  const said = memory.said[seat]! & STOPPERS[action]!;
  const ready = isLastStand
    ? block.lastStand
    : action === FOREIGN_AID
      ? block.aid
      : said
        ? block.repeated
        : block.lacked;
  return as === NONE ? 1 - ready : ready / (action === STEAL ? 2 : 1);
}

/** Of turning this one of two cards up. */
export function lossLikelihood(lost: number, kept: number, temper: Temper): number {
  if (lost === kept) return 1;
  const [a, b] = [temper.worth[lost]!, temper.worth[kept]!];
  const preferred = a < b ? 1 : a > b ? 0 : 0.5;
  return (1 - temper.loses) / 2 + temper.loses * preferred;
}

/** Of having picked one of these cards in a draft. */
export function pickLikelihood(hand: number, temper: Temper, court: readonly number[]): number {
  const most = Math.max(...court.map((character) => temper.worth[character]!));
  const isBest = temper.worth[firstIn(hand)] === most || temper.worth[secondIn(hand)] === most;
  return (1 - temper.keeps) / court.length + (isBest ? temper.keeps / 2 : 0);
}

const CHOICE = 0.2; // how much oftener than by chance a card is kept, for each step of its worth
const MEDIUM = 3.5; // worth

/** Of keeping these cards after an exchange, in proportion to having been dealt them. */
export function keepLikelihood(hand: number, { worth, keeps }: Temper): number {
  const second = secondIn(hand);
  const surplus = worth[firstIn(hand)]! - MEDIUM + (second === NONE ? 0 : worth[second]! - MEDIUM);
  return Math.exp(CHOICE * keeps * surplus);
}
