// How the greedy play: everything that is in the hand, then the best that the power can buy. It works on a state, for the
// play-outs of a search, and looks only at what its seat may know: its own hand, and what lies open.

import type { Frame } from '@kuluary/effects/interpreter';
import type { Seat } from '@kuluary/kernel/game';
import { type AbilityCard, type Box, GENIUS, GUN, WAVE } from '../rules/box.ts';
import { type Candidate, candidates, chooseOf } from '../rules/choices.ts';
import type { Choose } from '../rules/dialect.ts';
import type { Move } from '../rules/moves.ts';
import { moves } from '../rules/questions.ts';
import { points } from '../rules/score.ts';
import { FROM_STACK, type State, type Table } from '../rules/state.ts';
import { canBuyToken, canDefeat, costOf, nemesisUp, usable } from '../rules/turn.ts';
import { stakeOf, strengthsOf } from './strength.ts';

const GOOD_TOKEN_COUNT = 3; // more of them are hoarded
const NEAR = 2; // nemeses left: from then on a token is kept for the last one
const HOPED = 4; // power beyond what a hand promises
const PICKY = 1.7; // how much better than the deck a card must be at first: a deck that grows is a deck that thins
const POINT = 0.8; // a point, in power
const LATE_POINT = 2.3; // the same at the very end
const LONG = 20; // turns of a seat: whoever is picky for longer than that may wait for ever
const LUCK = 64; // grains of it: of two that are as good, one is taken by lot

export function greedyMove(table: Table, seat: Seat): Move {
  const { box, state, chance } = table;
  const frame = state.stack.at(-1)!;
  switch (state.asked!.kind) {
    case 'main':
      return mainMove(table);
    case 'guard':
      return canReach(table) ? YES : NO;
    case 'may':
      return isWise(table, frame) ? YES : NO;
    case 'choose':
      return choiceOf(table, frame);
    case 'defend':
      return moves(box, state, seat)[0]!; // the best defence is the first there is; without one, to suffer
    case 'ballot':
      return ballot(table, seat);
    case 'reveal':
      return moves(box, state, seat).at(chance.below(3) === 0 ? 0 : -1)!;
    case 'tie':
      return verdict(table, seat);
    case 'target':
      return { type: 'target', seat: leader(table, seat) };
    default: {
      const offered = moves(box, state, seat);
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

/** Answers that name a card are the same every time: they are made once for a box. */
interface Answers {
  readonly play: readonly Move[];
  readonly buy: readonly Move[];
}

const answers = new WeakMap<Box, Answers>();

function answersOf(box: Box): Answers {
  const known = answers.get(box);
  if (known) return known;
  const made: Answers = {
    play: box.cards.map(({ id }) => ({ type: 'play', card: id })),
    buy: box.cards.map(({ id }) => ({ type: 'buy', card: id })),
  };
  answers.set(box, made);
  return made;
}

function mainMove(table: Table): Move {
  const { box, state } = table;
  const { hand } = state.players[state.active]!;
  if (hand.length > 0) return answersOf(box).play[nextToPlay(box, hand)]!;
  const use = usable(table).find((each) => isWorthUsing(state, each));
  if (use) return { type: 'use', card: box.cards[use.card]!.id };
  const nemesis = nemesisUp(state);
  if (nemesis !== undefined && canDefeat(table, nemesis)) return DEFEAT;
  const { tokens } = state.players[state.active]!;
  if (tokens < tokensKept(state) && canBuyToken(state)) return TOKEN;
  const card = bestBuy(table);
  if (card >= 0) return answersOf(box).buy[card]!;
  return tokens < GOOD_TOKEN_COUNT && canBuyToken(state) ? TOKEN : END;
}

/** Who has no token when the last nemesis is up cannot defeat it. */
function tokensKept({ nemeses }: State): number {
  return nemeses.length <= NEAR ? 1 : 0;
}

function tokensToSpare(state: State, seat: Seat): number {
  return Math.max(0, state.players[seat]!.tokens - tokensKept(state));
}

/** What costs a token is worth one that is to spare. */
function isWorthUsing(state: State, { ability }: AbilityCard): boolean {
  if (!('use' in ability)) return false;
  const isPaid = Array.isArray(ability.use) && ability.use[0]?.do === 'pay';
  return (!isPaid || tokensToSpare(state, state.active) > 0) && (!ability.often || state.power < 6);
}

/** What may draw comes first, what wants others beside it last; starters at the very end. */
function nextToPlay(box: Box, hand: readonly number[]): number {
  let best = hand[0]!;
  for (const card of hand) if (playRank(box, card) > playRank(box, best)) best = card;
  return best;
}

function playRank(box: Box, card: number): number {
  const { cost, type } = box.cards[card]!;
  if (type === 'starter' || card === WAVE) return card === GENIUS ? 1 : 0;
  return card === GUN ? 2 : 3 + cost;
}

/** The best card that the power can buy, if it makes the deck better; towards the end, points count for more. */
function bestBuy(table: Table): number {
  const { box, state, chance } = table;
  if (state.power === 0) return -1;
  const strengths = strengthsOf(box);
  const late = lateness(state);
  let best = -1;
  const point = POINT + late * (LATE_POINT - POINT);
  let bestRank = (PICKY + late * (1 - PICKY)) * meanStrength(strengths, state, state.active);
  const consider = (card: number) => {
    const rank = strengths[card]! + point * box.cards[card]!.points + chance.below(LUCK) / (4 * LUCK);
    if (rank <= bestRank || costOf(table, state.active, card) > state.power) return;
    best = card;
    bestRank = rank;
  };
  for (const card of state.lineUp) consider(card);
  if (state.guns > 0) consider(GUN);
  for (const { card, from } of state.players[state.active]!.play) if (from === FROM_STACK) consider(card);
  return best;
}

/** From 0 to 1: how near the end is, by the nemeses that are left and by the cards that are; a long game must end, too. */
function lateness({ nemeses, deck, turns, players }: State): number {
  const byTime = turns / players.length / LONG - 1;
  return Math.max(0, Math.min(1, Math.max((4 - nemeses.length) / 3, (30 - deck.length) / 25, byTime)));
}

export function meanStrength(strengths: readonly number[], { players }: State, seat: Seat): number {
  const { deck, hand, discard, play } = players[seat]!;
  let sum = 0;
  for (const card of deck) sum += strengths[card]!;
  for (const card of hand) sum += strengths[card]!;
  for (const card of discard) sum += strengths[card]!;
  for (const { card } of play) sum += strengths[card]!;
  return sum / (deck.length + hand.length + discard.length + play.length);
}

/** Is the nemesis within reach of a good hand? */
function canReach(table: Table): boolean {
  const { box, state } = table;
  const { hand } = state.players[state.active]!;
  const power = hand.reduce(
    (sum, card) => sum + (card === GENIUS ? 1 : Math.min(4, box.cards[card]!.cost / 2 + 0.5)),
    0,
  );
  return power + HOPED >= box.cards[nemesisUp(state)!]!.cost;
}

/** Most that one may do is good; to throw away what was bought is not, nor to draw at once what is worse than the rest. */
function isWise({ box, state }: Table, frame: Frame): boolean {
  const next = box.programs[frame.program]![frame.at];
  if (next?.op !== 'step') return true;
  const { step } = next;
  if (step.do === 'self') return step.then !== 'destroy';
  if (step.do === 'pay') return state.players[frame.you]!.tokens > 1; // one is kept
  if (step.do === 'it' && step.then === 'top') {
    const strengths = strengthsOf(box);
    return strengths[frame.it]! > meanStrength(strengths, state, frame.you);
  }
  return true;
}

/** How much a card is worth to its owner. */
function worthOf(box: Box, card: number): number {
  if (card === WAVE) return -1;
  if (card === GENIUS) return 1;
  const { cost, type, points: printed } = box.cards[card]!;
  if (type === 'starter') return 0;
  return printed < 0 ? -2 : 1 + cost;
}

function choiceOf(table: Table, frame: Frame): Move {
  const { box, state } = table;
  const step = chooseOf(table, frame);
  const chooser = step.who === 'them' ? frame.them : frame.you;
  const isLoss = isLosing(step);
  let best: Candidate | undefined;
  let bestRank = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates(table, frame, step)) {
    const worth = worthOf(box, candidate.card);
    const rank = isLoss ? -worth : worth;
    if (rank <= bestRank) continue;
    best = candidate;
    bestRank = rank;
  }
  if (step.or === 'token' && state.players[chooser]!.tokens > 0 && bestRank < -1) return PAY;
  if (!best || (step.n === undefined && isLoss && bestRank < leastLoss(step))) return ENOUGH;
  const { card, place, seat } = best;
  return { type: 'choose', card: box.cards[card]!.id, from: place, ...(seat !== chooser && { seat }) };
}

/** Voluntarily nobody destroys what is good; to discard a starter for something is. */
function leastLoss({ then }: Choose): number {
  return then === 'destroy' ? -1 : -1.5;
}

function isLosing({ then, from }: Choose): boolean {
  if (then === 'destroy' && from.includes('line-up')) return false;
  return then === 'destroy' || then === 'discard' || then === 'give';
}

/** Who has most points, of the others. */
function leader(table: Table, seat: Seat): Seat {
  const { state } = table;
  if (state.players.length === 2) return 1 - seat;
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.players.length; other++) {
    const sum = other === seat ? Number.NEGATIVE_INFINITY : points(table, other);
    if (sum > most) [best, most] = [other, sum];
  }
  return best;
}

/** Nobody can read a bid that is drawn. */
function ballot(table: Table, seat: Seat): Move {
  const { state, chance } = table;
  const tokens = Math.min(chance.below(3), chance.below(tokensToSpare(state, seat) + 1));
  switch (state.vote!.kind) {
    case 'auction':
      return { type: 'vote', tokens };
    case 'referendum':
      return { type: 'vote', tokens: 0, choice: isHarmless(table, seat) ? 'for' : 'against' };
    case 'sanctions':
      return { type: 'vote', tokens: Math.min(1, tokens), choice: leader(table, seat) };
  }
}

/** A vote that takes from all takes nothing from those who have nothing there. */
function isHarmless({ box, state }: Table, seat: Seat): boolean {
  const { hand, play } = state.players[seat]!;
  if (stakeOf(box.cards[state.stack.at(-1)!.card]!.effect) === 'hand') return hand.length === 0;
  return !play.some(({ card }) => box.cards[card]!.isOngoing);
}

function verdict(table: Table, seat: Seat): Move {
  const { box, state, chance } = table;
  const offered = moves(box, state, seat);
  const kind = state.vote!.kind;
  if (kind === 'referendum') return { type: 'decide', choice: isHarmless(table, seat) ? 'for' : 'against' };
  const isOwn = (move: Move) => move.type === 'decide' && move.choice === seat;
  const good = offered.filter((move) => isOwn(move) === (kind === 'auction'));
  const pool = good.length > 0 ? good : offered;
  return pool[chance.below(pool.length)]!;
}
