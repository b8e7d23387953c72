// What each effect step does and how each move is applied: runs card programs with the interpreter of the card language.

import {
  type EffectRuntime,
  type Frame,
  NO_SEAT,
  resolveEither,
  resolveMay,
  runEffects,
} from '@kuluary/card-language/interpreter';
import { type Amount, amountOf } from '@kuluary/card-language/language';
import type { Seat } from '@kuluary/kernel/game';
import { isLasting, resolveNextTrigger, resolveTrigger } from './abilities.ts';
import { type CardBox, MORTY_WAVES_CARD } from './card-box.ts';
import {
  advanceChoice,
  applyCardActionInPlay,
  applyCardActionToIt,
  applyChoice,
  endChoice,
  findCardInPlay,
  keepUnderCard,
  payTokenInstead,
  pendingChooseStep,
  returnBorrowedCard,
  startPlayEffect,
} from './card-choices.ts';
import type { CountTerm, EffectStep, RickshankTerms } from './card-terms.ts';
import { evaluateCount, resolveSeat, resolveSeats } from './count-evaluation.ts';
import { drawCards, takeTopLocation } from './decks.ts';
import { applyDefence, askDefence } from './defences.ts';
import type { Move, MoveType } from './moves.ts';
import { applyGuardDecision } from './nemeses.ts';
import { applyCharacterChoice } from './setup.ts';
import { FROM_STACK, type RulesContext } from './state.ts';
import { applyMainMove, runTurnPhase } from './turn.ts';
import { advanceVote, applyBallot, applyReveal, applyTieBreak } from './votes.ts';
import {
  addPower,
  cardId,
  enterPlay,
  gainCard,
  gainTokens,
  payTokens,
  releaseHeldCards,
  reportNothing,
  zoneRef,
} from './zones.ts';

function makeEffectRuntime(box: CardBox): EffectRuntime<RulesContext, RickshankTerms> {
  return {
    programs: box.programs,
    stack: ({ state }) => state.stack,
    isPaused: ({ state }) => state.asked !== null || state.end !== null,
    performStep,
    count: evaluateCount,
    seatsNamed: resolveSeats,
    askDecision(context, frame, kind) {
      if (kind === 'defend') askDefence(context, frame);
      else context.state.asked = { kind, seats: [frame.you] };
    },
    beforeBaseInstruction: resolveNextTrigger,
  };
}

let cached: { readonly box: CardBox; readonly runtime: EffectRuntime<RulesContext, RickshankTerms> } | undefined;

/** Runs until a decision is pending or the game is over. */
export function runUntilDecision(context: RulesContext): void {
  if (context.state.asked !== null) return;
  if (cached?.box !== context.box) cached = { box: context.box, runtime: makeEffectRuntime(context.box) };
  runEffects(cached.runtime, context);
}

function performStep(context: RulesContext, frame: Frame, step: EffectStep): void {
  const { state } = context;
  switch (step.do) {
    case 'power':
      return addPower(context, frame.you, evaluateAmount(context, frame, step.n), frame.card);
    case 'draw':
      return drawCards(context, resolveSeat(frame, step.who), evaluateAmount(context, frame, step.n));
    case 'token':
      return gainTokens(context, resolveSeat(frame, step.who), evaluateAmount(context, frame, step.n), 'gained');
    case 'pay':
      return payToken(context, frame, resolveSeat(frame, step.who));
    case 'wave':
      return gainMortyWaves(context, frame, resolveSeat(frame, step.who));
    case 'choose':
      return advanceChoice(context, frame, step);
    case 'self':
      return applyCardActionInPlay(
        context,
        frame.you,
        frame.you,
        findCardInPlay(state, frame.you, frame.card),
        step.then,
        frame,
        step.to,
      );
    case 'it':
      return applyCardActionToIt(context, frame, step.then, step.to);
    case 'hold':
      return keepUnderCard(context, frame);
    case 'release': {
      const cardInPlay = findCardInPlay(state, frame.you, frame.card);
      return cardInPlay && releaseHeldCards(context, frame.you, cardInPlay);
    }
    case 'location':
      return playTopLocation(context, frame.you);
    case 'gain-location':
      return gainLocation(context, resolveSeat(frame, step.who));
    case 'target':
      return chooseTarget(context, frame);
    case 'vote':
      return advanceVote(context, frame, step);
    case 'cancel-vote':
      if (state.vote) state.vote.isCancelled = true;
      return;
    case 'return':
      return returnBorrowedCard(context, frame);
    case 'this-turn':
      return activateLastingAbilities(context, frame);
    case 'turn':
      return runTurnPhase(context, frame, step.phase);
  }
}

function payToken(context: RulesContext, { card }: Frame, seat: Seat): void {
  if (context.state.players[seat]!.tokens === 0) reportNothing(context, seat, card, 'match');
  else payTokens(context, seat, 1);
}

function gainMortyWaves(context: RulesContext, { card }: Frame, seat: Seat): void {
  const { state } = context;
  if (state.waves === 0) return reportNothing(context, seat, card, 'waves');
  state.waves--;
  gainCard(context, seat, MORTY_WAVES_CARD, zoneRef('waves'), 'gained');
}

function evaluateAmount(context: RulesContext, frame: Frame, amount: Amount<CountTerm>): number {
  return amountOf(amount, (of: CountTerm) => evaluateCount(context, frame, of));
}

function playTopLocation(context: RulesContext, seat: Seat): void {
  const card = takeTopLocation(context);
  if (card === undefined) return;
  enterPlay(context, seat, card, NO_SEAT, FROM_STACK, zoneRef('locations'));
  startPlayEffect(context, seat, card);
}

function gainLocation(context: RulesContext, seat: Seat): void {
  const card = takeTopLocation(context);
  if (card !== undefined) gainCard(context, seat, card, zoneRef('locations'), 'gained');
}

/** With one foe there is nothing to choose. */
function chooseTarget(context: RulesContext, frame: Frame): void {
  const foes = resolveSeats(context, frame, 'foes');
  if (foes.length === 1) frame.them = foes[0]!;
  else context.state.asked = { kind: 'target', seats: [frame.you] };
}

function activateLastingAbilities({ box, state }: RulesContext, frame: Frame): void {
  for (const { number, ability } of box.cards[frame.card]!.abilities) {
    if (isLasting(ability) && !state.lasting.includes(number)) state.lasting.push(number);
  }
}

/** Applies a legal move and runs until the next decision. */
export function applyMove(context: RulesContext, seat: Seat, move: Move): void {
  const { state } = context;
  const frame = state.stack.at(-1)!;
  switch (state.asked!.kind) {
    case 'main':
      applyMainMove(context, move);
      break;
    case 'guard':
      applyGuardDecision(context, isYes(move));
      break;
    case 'choose':
      state.asked = null;
      if (move.type === 'choose') applyChoice(context, frame, move);
      else if (move.type === 'pay') payTokenInstead(context, frame, seat);
      else {
        expectMove(move, 'enough');
        declineChoice(context, frame, seat);
      }
      break;
    case 'may':
      state.asked = null;
      resolveMay(context.box.programs, frame, isYes(move));
      break;
    case 'either':
      state.asked = null;
      resolveEither(context.box.programs, frame, expectMove(move, 'option').option);
      break;
    case 'target':
      state.asked = null;
      setTarget(context, frame, expectMove(move, 'target').seat);
      break;
    case 'defend':
      state.asked = null;
      if (move.type !== 'defend') expectMove(move, 'suffer');
      applyDefence(context, frame, move.type === 'defend' ? move : null);
      break;
    case 'ballot':
      applyBallot(context, seat, expectMove(move, 'vote'));
      break;
    case 'reveal':
      applyReveal(context, seat, move.type === 'pass' ? move : expectMove(move, 'reveal'));
      break;
    case 'tie':
      applyTieBreak(context, expectMove(move, 'decide'));
      break;
    case 'order':
      state.asked = null;
      resolveTriggerOfCard(context, seat, expectMove(move, 'first').card);
      break;
    case 'character':
      applyCharacterChoice(context, seat, expectMove(move, 'character').card);
      break;
  }
  runUntilDecision(context);
}

/** Moves have been checked: another type here is a bug. */
function expectMove<Type extends MoveType>(move: Move, type: Type): Extract<Move, { type: Type }> {
  if (move.type !== type) throw new Error(`"${move.type}" is no legal move where "${type}" is`);
  return move as Extract<Move, { type: Type }>;
}

function isYes(move: Move): boolean {
  if (move.type !== 'yes') expectMove(move, 'no');
  return move.type === 'yes';
}

function declineChoice(context: RulesContext, frame: Frame, seat: Seat): void {
  const step = pendingChooseStep(context, frame);
  endChoice(context, frame, step, seat);
  if (step.n === undefined) context.eventSink?.all({ type: 'declined', seat, card: cardId(context, frame.card) });
}

function setTarget({ eventSink }: RulesContext, frame: Frame, target: Seat): void {
  frame.them = target;
  eventSink?.all({ type: 'chose-target', seat: frame.you, target });
}

function resolveTriggerOfCard(context: RulesContext, seat: Seat, card: string): void {
  const { box, state } = context;
  const number = box.cardNumbersById.get(card)!;
  resolveTrigger(
    context,
    state.waiting.find((each) => each.seat === seat && box.abilities[each.ability]!.card === number)!,
  );
}
