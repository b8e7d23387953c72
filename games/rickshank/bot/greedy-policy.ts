// The greedy policy: play the whole hand, then buy the best card. It works on a state, for playouts, and reads only what its
// seat may know: its own hand and what lies open.

import type { Frame } from '@kuluary/card-language/interpreter';
import type { Seat } from '@kuluary/kernel/game';
import { canBuyToken, costOf } from '../rules/buying.ts';
import {
  type CardBox,
  type CompiledAbility,
  GENIUS_WAVES_CARD,
  MORTY_WAVES_CARD,
  PORTAL_GUN_CARD,
} from '../rules/card-box.ts';
import { type Candidate, candidates, pendingChooseStep } from '../rules/card-choices.ts';
import type { ChooseStep } from '../rules/card-terms.ts';
import { ongoingCardsOwnedBy } from '../rules/count-evaluation.ts';
import { legalMoves } from '../rules/decisions.ts';
import type { Move } from '../rules/moves.ts';
import { canDefeat, faceUpNemesis } from '../rules/nemeses.ts';
import { pointsOfSeat } from '../rules/score.ts';
import { BORROWED, FROM_STACK, type RulesContext, type State } from '../rules/state.ts';
import { usableAbilities } from '../rules/turn.ts';
import { cardValueByNumber, zoneAtStake } from './card-values.ts';
import { rewardValue, synergyOf } from './synergies.ts';

const MAX_USEFUL_TOKENS = 3; // no more are bought
const ENDGAME_NEMESIS_COUNT = 2; // from so many nemeses on, a token is kept for the last one
const HOPED_EXTRA_POWER = 4; // beyond what the hand gives
const EARLY_BUY_THRESHOLD = 1.7; // how much better than the mean of the deck a card must be at first
const EARLY_POINT_VALUE = 0.8; // of a point, in power
const LATE_POINT_VALUE = 2.3; // of a point at the end, in power
const LONG_GAME_TURNS = 20; // turns a seat; longer games are treated as near their end, so that they do end
const TIE_BREAK_GRAINS = 64; // resolution of the random tie-break

export function greedyMove(context: RulesContext, seat: Seat): Move {
  const { box, state, chance } = context;
  const frame = state.stack.at(-1)!;
  switch (state.asked!.kind) {
    case 'main':
      return mainMove(context);
    case 'guard':
      return canReachNemesis(context) ? YES : NO;
    case 'may':
      return shouldAcceptMay(context, frame) ? YES : NO;
    case 'choose':
      return chooseCard(context, frame);
    case 'defend':
      return legalMoves(box, state, seat)[0]!; // the best defence is the first there is; without one, to suffer
    case 'ballot':
      return chooseBallot(context, seat);
    case 'reveal':
      return legalMoves(box, state, seat).at(chance.below(3) === 0 ? 0 : -1)!;
    case 'tie':
      return breakTie(context, seat);
    case 'target':
      return { type: 'target', seat: leadingOpponent(context, seat) };
    default: {
      const offered = legalMoves(box, state, seat);
      return offered[chance.below(offered.length)]!;
    }
  }
}

const YES: Move = { type: 'yes' };
const NO: Move = { type: 'no' };
const END: Move = { type: 'end' };
const DEFEAT: Move = { type: 'defeat' };
const TOKEN: Move = { type: 'token' };
const ENOUGH: Move = { type: 'enough' };
const PAY: Move = { type: 'pay' };

/** Moves that name a card, built once for a box: playouts use them often. */
interface CardMoves {
  readonly play: readonly Move[];
  readonly buy: readonly Move[];
}

const cardMovesByBox = new WeakMap<CardBox, CardMoves>();

function cardMovesOf(box: CardBox): CardMoves {
  const known = cardMovesByBox.get(box);
  if (known) return known;
  const moves: CardMoves = {
    play: box.cards.map(({ id }) => ({ type: 'play', card: id })),
    buy: box.cards.map(({ id }) => ({ type: 'buy', card: id })),
  };
  cardMovesByBox.set(box, moves);
  return moves;
}

function mainMove(context: RulesContext): Move {
  const { box, state } = context;
  const { hand } = state.players[state.active]!;
  const next = hand.length > 0 ? nextToPlay(context, hand) : -1;
  if (next >= 0 && playPriority(context, next) > 0) return cardMovesOf(box).play[next]!;
  const use = usableAbilities(context).find((each) => isWorthUsing(state, each)); // may discard what is left
  if (use) return { type: 'use', card: box.cards[use.card]!.id };
  if (next >= 0) return cardMovesOf(box).play[next]!;
  const nemesis = faceUpNemesis(state);
  if (nemesis !== undefined && canDefeat(context, nemesis)) return DEFEAT;
  const { tokens } = state.players[state.active]!;
  if (tokens < tokensToKeep(state) && canBuyToken(state)) return TOKEN;
  const card = bestBuy(context);
  if (card >= 0) return cardMovesOf(box).buy[card]!;
  return tokens < MAX_USEFUL_TOKENS && canBuyToken(state) ? TOKEN : END;
}

/** The last nemesis cannot be defeated without a token. */
function tokensToKeep({ nemeses }: State): number {
  return nemeses.length <= ENDGAME_NEMESIS_COUNT ? 1 : 0;
}

function tokensToSpare(state: State, seat: Seat): number {
  return Math.max(0, state.players[seat]!.tokens - tokensToKeep(state));
}

/** An ability that costs a token is used only if one is to spare. */
function isWorthUsing(state: State, { ability }: CompiledAbility): boolean {
  if (!('use' in ability)) return false;
  const isPaid = Array.isArray(ability.use) && ability.use[0]?.do === 'pay';
  return (!isPaid || tokensToSpare(state, state.active) > 0) && (!ability.often || state.power < 6);
}

/** Expensive cards first, starters last. */
function nextToPlay(context: RulesContext, hand: readonly number[]): number {
  let best = hand[0]!;
  for (const card of hand) if (playPriority(context, card) > playPriority(context, best)) best = card;
  return best;
}

/** 0: it does nothing. */
function playPriority({ box, state }: RulesContext, card: number): number {
  const { cost, type } = box.cards[card]!;
  if (type === 'starter' || card === MORTY_WAVES_CARD)
    return card === GENIUS_WAVES_CARD || synergyOf(box, state, state.active, card) > 0 ? 1 : 0;
  return card === PORTAL_GUN_CARD ? 2 : 3 + cost;
}

/** The best card that improves the deck, or -1; towards the end points count for more. */
function bestBuy(context: RulesContext): number {
  const { box, state, chance } = context;
  if (state.power === 0) return -1;
  const values = cardValueByNumber(box);
  const progress = gameProgress(state);
  let best = -1;
  const pointValue = EARLY_POINT_VALUE + progress * (LATE_POINT_VALUE - EARLY_POINT_VALUE);
  const mean = meanCardValue(values, state, state.active);
  let bestRank = (EARLY_BUY_THRESHOLD + progress * (1 - EARLY_BUY_THRESHOLD)) * mean;
  const consider = (card: number) => {
    const value = rewardValue(box, state, state.active, card) ?? values[card]!;
    const rank =
      value +
      (box.cards[card]!.isOngoing ? mean : 0) + // once in play it takes no place in the hand
      synergyOf(box, state, state.active, card) +
      pointValue * box.cards[card]!.points +
      chance.below(TIE_BREAK_GRAINS) / (4 * TIE_BREAK_GRAINS);
    if (rank <= bestRank || costOf(context, state.active, card) > state.power) return;
    best = card;
    bestRank = rank;
  };
  for (const card of state.lineUp) consider(card);
  if (state.guns > 0) consider(PORTAL_GUN_CARD);
  for (const { card, from } of state.players[state.active]!.play) if (from === FROM_STACK) consider(card);
  return best;
}

/** From 0 to 1: how near the end is, by nemeses, cards and turns. */
function gameProgress({ nemeses, deck, turns, players }: State): number {
  const byTime = turns / players.length / LONG_GAME_TURNS - 1;
  return Math.max(0, Math.min(1, Math.max((4 - nemeses.length) / 3, (30 - deck.length) / 25, byTime)));
}

export function meanCardValue(values: readonly number[], { players }: State, seat: Seat): number {
  const { deck, hand, discard, play } = players[seat]!;
  let sum = 0;
  for (const card of deck) sum += values[card]!;
  for (const card of hand) sum += values[card]!;
  for (const card of discard) sum += values[card]!;
  for (const { card } of play) sum += values[card]!;
  return sum / (deck.length + hand.length + discard.length + play.length);
}

function canReachNemesis(context: RulesContext): boolean {
  const { box, state } = context;
  const { hand } = state.players[state.active]!;
  const power = hand.reduce(
    (sum, card) => sum + (card === GENIUS_WAVES_CARD ? 1 : Math.min(4, box.cards[card]!.cost / 2 + 0.5)),
    0,
  );
  return power + HOPED_EXTRA_POWER >= box.cards[faceUpNemesis(state)!]!.cost;
}

/** Optional effects are taken, except those that lose a good card or put a poor one on top of the deck. */
function shouldAcceptMay({ box, state }: RulesContext, frame: Frame): boolean {
  const next = box.programs[frame.program]![frame.at];
  if (next?.op !== 'step') return true;
  const { step } = next;
  if (step.do === 'self') return step.then !== 'destroy';
  if (step.do === 'pay') return state.players[frame.you]!.tokens > 1; // one is kept
  if (step.do === 'it' && step.then === 'top') {
    const values = cardValueByNumber(box);
    return values[frame.it]! > meanCardValue(values, state, frame.you);
  }
  return true;
}

/** What it costs its owner to lose a card. */
function ownerValue(box: CardBox, card: number): number {
  if (card === MORTY_WAVES_CARD) return -1;
  if (card === GENIUS_WAVES_CARD) return 1;
  const { cost, type, points } = box.cards[card]!;
  if (type === 'starter') return 0;
  return points < 0 ? -2 : 1 + cost;
}

function chooseCard(context: RulesContext, frame: Frame): Move {
  const { box, state } = context;
  const step = pendingChooseStep(context, frame);
  const chooser = step.who === 'them' ? frame.them : frame.you;
  const isLoss = givesCardsAway(step);
  let best: Candidate | undefined;
  let bestRank = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates(context, frame, step)) {
    const value = ownerValue(box, candidate.card) + synergyOf(box, state, chooser, candidate.card);
    const isComingHome = candidate.cardInPlay?.from === BORROWED; // a foe loses it
    const rank = isComingHome ? Number.POSITIVE_INFINITY : isLoss ? -value : value;
    if (rank <= bestRank) continue;
    best = candidate;
    bestRank = rank;
  }
  if (step.or === 'token' && state.players[chooser]!.tokens > 0 && bestRank < -1) return PAY;
  if (!best || (step.n === undefined && isLoss && bestRank < minimumLossRank(step))) return ENOUGH;
  const { card, zone, seat } = best;
  return { type: 'choose', card: box.cards[card]!.id, from: zone, ...(seat !== chooser && { seat }) };
}

/** Below this rank nothing is destroyed or discarded voluntarily. */
function minimumLossRank({ then }: ChooseStep): number {
  return then === 'destroy' ? -1 : -1.5;
}

function givesCardsAway({ then, from }: ChooseStep): boolean {
  if (then === 'destroy' && from.includes('line-up')) return false;
  return then === 'destroy' || then === 'discard' || then === 'give';
}

/** The other seat with the most points. */
function leadingOpponent(context: RulesContext, seat: Seat): Seat {
  const { state } = context;
  if (state.players.length === 2) return 1 - seat;
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.players.length; other++) {
    const sum = other === seat ? Number.NEGATIVE_INFINITY : pointsOfSeat(context, other);
    if (sum > most) [best, most] = [other, sum];
  }
  return best;
}

/** Bids are random, so that they cannot be predicted. */
function chooseBallot(context: RulesContext, seat: Seat): Move {
  const { state, chance } = context;
  const tokens = Math.min(chance.below(3), chance.below(tokensToSpare(state, seat) + 1));
  switch (state.vote!.kind) {
    case 'auction':
      return { type: 'vote', tokens };
    case 'referendum':
      return { type: 'vote', tokens: 0, choice: isVoteHarmless(context, seat) ? 'for' : 'against' };
    case 'sanctions':
      return { type: 'vote', tokens: Math.min(1, tokens), choice: leadingOpponent(context, seat) };
  }
}

/** A vote that takes cards from a zone is harmless to a seat that has none there. */
function isVoteHarmless(context: RulesContext, seat: Seat): boolean {
  const { box, state } = context;
  if (zoneAtStake(box.cards[state.stack.at(-1)!.card]!.effect) === 'hand')
    return state.players[seat]!.hand.length === 0;
  return ongoingCardsOwnedBy(context, seat).every(({ cardInPlay }) => cardInPlay.from === BORROWED);
}

function breakTie(context: RulesContext, seat: Seat): Move {
  const { box, state, chance } = context;
  const offered = legalMoves(box, state, seat);
  const kind = state.vote!.kind;
  if (kind === 'referendum') return { type: 'decide', choice: isVoteHarmless(context, seat) ? 'for' : 'against' };
  const isOwn = (move: Move) => move.type === 'decide' && move.choice === seat;
  const good = offered.filter((move) => isOwn(move) === (kind === 'auction'));
  const pool = good.length > 0 ? good : offered;
  return pool[chance.below(pool.length)]!;
}
