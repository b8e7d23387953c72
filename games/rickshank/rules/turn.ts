// The phases of a turn, the moves of its main phase, and the end of the game.

import { type Frame, makeFrame } from '@kuluary/card-language/interpreter';
import { isConditionMet } from '@kuluary/card-language/language';
import { queueStartTriggers } from './abilities.ts';
import { buyCard, buyMoves, buyToken, canBuyToken } from './buying.ts';
import { type CompiledAbility, HAND_SIZE, LINE_UP_SIZE, STANDSTILL_ROUNDS, TURN_PROGRAM } from './card-box.ts';
import { startPlayEffect } from './card-choices.ts';
import type { TurnPhase } from './card-terms.ts';
import { evaluateCount } from './count-evaluation.ts';
import { drawCards, renewLocationStack } from './decks.ts';
import type { Move } from './moves.ts';
import { askGuardDecision, canDefeat, defeatNemesis, faceUpNemesis, revealNemesis } from './nemeses.ts';
import { pointsOfSeat } from './score.ts';
import {
  type EndReason,
  FROM_HAND,
  FROM_STACK,
  NO_USED_ABILITIES,
  nextSeat,
  OPENED_FOR_TURN,
  type RulesContext,
} from './state.ts';
import { cardId, discardFromHand, enterPlay, leavePlay, moveCard, removeFromZone, zoneRef } from './zones.ts';

export function runTurnPhase(context: RulesContext, frame: Frame, phase: TurnPhase): void {
  const { state } = context;
  switch (phase) {
    case 'guard':
      return startTurn(context);
    case 'start':
      return queueStartTriggers(context, state.active);
    case 'main':
      state.asked = { kind: 'main', seats: [state.active] };
      return;
    case 'over':
      return discardRestOfHand(context);
    case 'end':
      return runEndOfTurnEffects(context);
    case 'clean-up':
      return discardPlayedCards(context);
    case 'draw':
      return drawCards(context, state.active, HAND_SIZE);
    case 'refill':
      return refillLineUp(context);
    case 'nemesis':
      return revealNemesis(context);
    case 'next':
      return passTurn(context, frame);
  }
}

/** S1 */
function startTurn(context: RulesContext): void {
  const { state } = context;
  const player = state.players[state.active]!;
  state.isTurnOver = false;
  player.used = NO_USED_ABILITIES;
  for (const cardInPlay of player.play) {
    cardInPlay.isFresh = false;
    cardInPlay.used = NO_USED_ABILITIES;
  }
  context.eventSink?.all({ type: 'turn', seat: state.active });
  askGuardDecision(context);
}

/** Every legal move of the main phase. */
export function mainMoves(context: RulesContext): Move[] {
  const { box, state } = context;
  const { hand } = state.players[state.active]!;
  const playable = [...new Set(hand)].sort((a, b) => a - b);
  const moves: Move[] = playable.map((card) => ({ type: 'play', card: cardId(context, card) }));
  moves.push(...buyMoves(context));
  const nemesis = faceUpNemesis(state);
  if (nemesis !== undefined && canDefeat(context, nemesis)) moves.push({ type: 'defeat' });
  if (canBuyToken(state)) moves.push({ type: 'token' });
  for (const { card } of usableAbilities(context)) {
    const move: Move = { type: 'use', card: box.cards[card]!.id };
    if (!moves.some((other) => other.type === 'use' && other.card === move.card)) moves.push(move);
  }
  moves.push({ type: 'end' });
  return moves;
}

interface UsableAbility extends CompiledAbility {
  readonly user: { used: readonly number[] }; // where it is noted that it was used
}

export function usableAbilities(context: RulesContext): UsableAbility[] {
  const { box, state } = context;
  const seat = state.active;
  const player = state.players[seat]!;
  const found: UsableAbility[] = [];
  const addIfUsable = (ability: CompiledAbility, user: UsableAbility['user'], used: readonly number[]) => {
    if (isAbilityUsable(context, ability, used)) found.push({ ...ability, user });
  };
  for (const cards of [player.play, state.boughtLocations]) {
    for (const user of cards) {
      if (!box.hasAbilityFor.use[user.card]) continue;
      for (const ability of box.cards[user.card]!.abilities) addIfUsable(ability, user, user.used);
    }
  }
  if (player.character >= 0) {
    for (const ability of box.cards[player.character]!.abilities) addIfUsable(ability, player, player.used);
  }
  for (const number of state.lasting) addIfUsable(box.abilities[number]!, player, NO_USED_ABILITIES);
  return found;
}

function isAbilityUsable(
  context: RulesContext,
  { card, ability, number }: CompiledAbility,
  used: readonly number[],
): boolean {
  if (!('use' in ability) || (!ability.often && used.includes(number))) return false;
  if (ability.lasting && !context.state.lasting.includes(number)) return false;
  const frame = makeFrame(TURN_PROGRAM, context.state.active, card);
  return ability.if === undefined || isConditionMet(ability.if, (of) => evaluateCount(context, frame, of));
}

/** Applies a move of the active seat, and asks again unless the turn or the game is over. */
export function applyMainMove(context: RulesContext, move: Move): void {
  const { state } = context;
  const { asked } = state;
  state.asked = null;
  if (move.type === 'end') return;
  performMainMove(context, move);
  const isDone = state.stack.length === 1 && state.waiting.length === 0;
  if (isDone && state.asked === null) state.asked = asked;
  else if (state.end === null) state.stack[0]!.at--; // run the main phase again when the effects are done
}

function performMainMove(context: RulesContext, move: Move): void {
  const { box, state } = context;
  switch (move.type) {
    case 'play':
      return playFromHand(context, box.cardNumbersById.get(move.card)!);
    case 'buy':
      return buyCard(context, box.cardNumbersById.get(move.card)!);
    case 'defeat':
      defeatNemesis(context);
      if (state.nemeses.length === 0) endGame(context, 'defeated');
      return;
    case 'token':
      return buyToken(context);
    case 'use':
      return activateAbility(context, box.cardNumbersById.get(move.card)!);
    default:
      throw new Error(`"${move.type}" is no move of the main phase`);
  }
}

function playFromHand(context: RulesContext, card: number): void {
  const seat = context.state.active;
  const from = zoneRef('hand', seat);
  removeFromZone(context, card, from);
  enterPlay(context, seat, card, seat, FROM_HAND, from);
  startPlayEffect(context, seat, card);
}

function activateAbility(context: RulesContext, card: number): void {
  const { state } = context;
  const { user, program, number } = usableAbilities(context).find((each) => each.card === card)!;
  user.used = [...user.used, number];
  state.stack.push(makeFrame(program, state.active, card));
}

/** E1, E2 */
function discardRestOfHand(context: RulesContext): void {
  const { state } = context;
  state.isTurnOver = true;
  const hand = state.players[state.active]!.hand.slice().sort((a, b) => a - b); // sorted: the order in which they were drawn is secret
  for (const card of hand) discardFromHand(context, state.active, card, 'clean-up');
}

/** E3 */
function runEndOfTurnEffects(context: RulesContext): void {
  const { box, state } = context;
  for (const card of state.lineUp.filter((each) => box.cards[each]!.isFleeting)) {
    moveCard(context, card, zoneRef('line-up'), zoneRef('destroyed'), 'destroyed', null);
  }
  const seat = state.active;
  const temporaryLocations = state.players[seat]!.play.filter(
    ({ from }) => from === FROM_STACK || from === OPENED_FOR_TURN,
  );
  for (const cardInPlay of temporaryLocations) leavePlay(context, seat, cardInPlay, 'clean-up');
  renewLocationStack(context);
}

/** E4 */
function discardPlayedCards(context: RulesContext): void {
  const { box, state } = context;
  const seat = state.active;
  const { play } = state.players[seat]!;
  for (let i = play.length - 1; i >= 0; i--) {
    if (!box.cards[play[i]!.card]!.isOngoing) leavePlay(context, seat, play[i]!, 'clean-up');
  }
  state.power = 0;
  state.played = [];
  state.lasting = [];
  state.boughtLocations = [];
}

/** E6 */
function refillLineUp(context: RulesContext): void {
  const { state } = context;
  const missing = LINE_UP_SIZE - state.lineUp.length;
  if (state.deck.length < missing) return endGame(context, 'deck-out');
  if (missing > 0 || !state.isNemesisUp) state.lastProgressTurn = state.turns;
  if (state.turns - state.lastProgressTurn >= STANDSTILL_ROUNDS * state.players.length)
    return endGame(context, 'standstill');
  if (missing <= 0) return;
  const came = state.deck.splice(state.deck.length - missing, missing).reverse();
  state.lineUp.push(...came);
  context.eventSink?.all({ type: 'line-up', cards: came.map((card) => cardId(context, card)) });
}

/** E8 */
function passTurn({ state }: RulesContext, frame: Frame): void {
  state.turns++;
  state.shownBefore = state.shown;
  state.shown = [];
  state.active = nextSeat(state, state.active);
  state.isTokenBought = false;
  state.isGuardPaid = false;
  frame.at = 0;
}

function endGame(context: RulesContext, why: EndReason): void {
  context.state.end = why;
  context.state.stack = [];
  context.state.waiting = [];
  context.eventSink?.all({
    type: 'over',
    why,
    points: context.state.players.map((_, seat) => pointsOfSeat(context, seat)),
  });
}
