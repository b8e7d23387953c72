// Choosing cards: the candidates, the moves, and what is done with the chosen card.

import { askingInstruction, type Frame, makeFrame, NO_SEAT } from '@kuluary/card-language/interpreter';
import type { Seat } from '@kuluary/kernel/game';
import { queueTriggers } from './abilities.ts';
import { RETURN_PROGRAM } from './card-box.ts';
import { matchesFilter } from './card-filter.ts';
import type { CardAction, ChoiceZone, ChooseStep, SeatTerm } from './card-terms.ts';
import { cardsInZone, ongoingCardsOwnedBy, resolveSeat, resolveSeats } from './count-evaluation.ts';
import type { Move } from './moves.ts';
import { BORROWED, type CardInPlay, OPENED_FOR_TURN, type PlayOrigin, type RulesContext, type State } from './state.ts';
import {
  addPower,
  cardId,
  destroyCard,
  discardFromHand,
  emitCardMoved,
  enterPlay,
  gainCard,
  leavePlay,
  moveCard,
  payTokens,
  removeFromZone,
  reportNothing,
  type ZoneRef,
  zoneRef,
} from './zones.ts';

/** A card that can be chosen. */
export interface Candidate {
  readonly card: number;
  readonly zone: ChoiceZone;
  readonly seat: Seat; // whose zone; the chooser where the zone is common
  readonly cardInPlay?: CardInPlay; // this copy of it
}

/** Starts or continues a choice. Asks, unless everybody can see that there is only one possibility. */
export function advanceChoice(context: RulesContext, frame: Frame, step: ChooseStep): void {
  const chooser = resolveSeat(frame, step.who);
  if (chooser === NO_SEAT) return;
  if (frame.left === 0) {
    frame.chosen = 0;
    frame.left = step.n ?? step.upTo ?? 1;
  }
  const found = dependsOnHiddenCards(context, frame, step) ? undefined : candidates(context, frame, step);
  const canPay = canPayTokenInstead(context, frame, step);
  if (found?.length === 0 && canPay) payTokenInstead(context, frame, chooser);
  else if (found?.length === 0) endChoice(context, frame, step, chooser);
  else if (found?.length === 1 && step.n !== undefined && !canPay) takeCandidate(context, frame, step, found[0]!);
  else context.state.asked = { kind: 'choose', seats: [chooser] };
}

/** No card, or no more of them. What must be chosen and is not, is not there. */
export function endChoice(context: RulesContext, frame: Frame, { n }: ChooseStep, chooser: Seat): void {
  frame.left = 0;
  if (n !== undefined && frame.chosen === 0) reportNothing(context, chooser, frame.card, 'match');
}

function canPayTokenInstead({ state }: RulesContext, frame: Frame, { or, who }: ChooseStep): boolean {
  return or === 'token' && state.players[resolveSeat(frame, who)]!.tokens > 0;
}

export function payTokenInstead(context: RulesContext, frame: Frame, chooser: Seat): void {
  frame.left = 0;
  payTokens(context, chooser, 1);
}

function dependsOnHiddenCards({ state }: RulesContext, frame: Frame, { who, whose, from }: ChooseStep): boolean {
  const chooser = resolveSeat(frame, who);
  const isOwn = whose === undefined || whose === who;
  return isOwn && from.includes('hand') && state.players[chooser]!.hand.length > 0;
}

/** Every card that can be chosen, each once. */
export function candidates(context: RulesContext, frame: Frame, step: ChooseStep): Candidate[] {
  const chooser = resolveSeat(frame, step.who);
  const found: Candidate[] = [];
  for (const zone of step.from) {
    const isCommon = zone === 'line-up' || zone === 'destroyed';
    const seats = isCommon || step.whose === undefined ? [chooser] : resolveSeats(context, frame, step.whose);
    for (const seat of seats) {
      const first = found.length;
      for (const candidate of cardsToChooseFrom(context, zone, seat)) {
        const isWanted = matchesFilter(context.box.cards[candidate.card]!, step.what);
        if (isWanted && !includesEqualCard(found, first, candidate)) found.push(candidate);
      }
    }
  }
  return found;
}

function cardsToChooseFrom(context: RulesContext, zone: ChoiceZone, owner: Seat): readonly Candidate[] {
  if (zone !== 'play') return cardsInZone(context, zone, owner).map((card) => ({ card, zone, seat: owner }));
  return ongoingCardsOwnedBy(context, owner).map(({ at, cardInPlay }) => ({
    card: cardInPlay.card,
    zone,
    seat: at,
    cardInPlay,
  }));
}

function includesEqualCard(found: readonly Candidate[], first: number, { card, seat }: Candidate): boolean {
  for (let i = first; i < found.length; i++) if (found[i]!.card === card && found[i]!.seat === seat) return true;
  return false;
}

export function pendingChooseStep(context: RulesContext, frame: Frame): ChooseStep {
  const instruction = askingInstruction(context.box.programs, frame);
  if (instruction.op !== 'step' || instruction.step.do !== 'choose') throw new Error('nothing is to be chosen');
  return instruction.step;
}

export function choiceMoves(context: RulesContext, frame: Frame): Move[] {
  const step = pendingChooseStep(context, frame);
  const chooser = resolveSeat(frame, step.who);
  const moves: Move[] = candidates(context, frame, step).map(({ card, zone, seat }) => ({
    type: 'choose',
    card: cardId(context, card),
    from: zone,
    ...(seat !== chooser && { seat }),
  }));
  if (canPayTokenInstead(context, frame, step)) moves.push({ type: 'pay' });
  if (step.n === undefined || moves.length === 0) moves.push({ type: 'enough' });
  return moves;
}

export function applyChoice(context: RulesContext, frame: Frame, move: Extract<Move, { type: 'choose' }>): void {
  const step = pendingChooseStep(context, frame);
  const seat = move.seat ?? resolveSeat(frame, step.who);
  const card = context.box.cardNumbersById.get(move.card)!;
  const chosen = candidates(context, frame, step).find(
    (each) => each.card === card && each.zone === move.from && each.seat === seat,
  );
  takeCandidate(context, frame, step, chosen!);
}

function takeCandidate(context: RulesContext, frame: Frame, step: ChooseStep, chosen: Candidate): void {
  frame.chosen++;
  frame.it = chosen.card;
  if (--frame.left > 0) frame.at--; // the step is run again when the effects of this card are done
  applyCardAction(context, frame, resolveSeat(frame, step.who), chosen, step.then, step.to);
}

function applyCardAction(
  context: RulesContext,
  frame: Frame,
  chooser: Seat,
  chosen: Candidate,
  action: CardAction,
  to: SeatTerm | undefined,
): void {
  const { card, zone, seat, cardInPlay } = chosen;
  if (cardInPlay) {
    return cardInPlay.from === BORROWED
      ? leavePlay(context, seat, cardInPlay, 'placed')
      : applyCardActionInPlay(context, chooser, seat, cardInPlay, action, frame, to);
  }
  const from = zoneRef(zone, zone === 'hand' || zone === 'discard' ? seat : null);
  switch (action) {
    case 'destroy':
      return destroyCard(context, chooser, card, from);
    case 'discard':
      return zone === 'hand'
        ? discardFromHand(context, seat, card, 'discarded')
        : moveCard(context, card, from, zoneRef('discard', seat), 'discarded', chooser);
    case 'hand':
      return moveCard(context, card, from, zoneRef('hand', seat), 'placed', chooser);
    case 'top':
      return moveCard(context, card, from, zoneRef('deck', seat), 'placed', chooser);
    case 'gain':
      removeFromZone(context, card, from);
      return gainCard(context, chooser, card, from, 'gained');
    case 'give':
      return moveCard(context, card, from, zoneRef('discard', resolveSeat(frame, to ?? 'them')), 'placed', chooser);
    case 'play':
      return playFromOutsideHand(context, chooser, card, seat, BORROWED, from);
    case 'open':
      return playFromOutsideHand(context, chooser, card, seat, OPENED_FOR_TURN, from);
  }
}

/** The copy that came into play last. */
export function findCardInPlay({ players }: State, seat: Seat, card: number): CardInPlay | undefined {
  return players[seat]!.play.findLast((cardInPlay) => cardInPlay.card === card);
}

/** Does nothing if the card has left play. */
export function applyCardActionInPlay(
  context: RulesContext,
  chooser: Seat,
  seat: Seat,
  cardInPlay: CardInPlay | undefined,
  action: CardAction,
  frame: Frame,
  to: SeatTerm | undefined,
): void {
  if (!cardInPlay) return;
  switch (action) {
    case 'destroy':
      leavePlay(context, seat, cardInPlay, 'destroyed', zoneRef('destroyed'));
      return queueTriggers(context, 'destroy', chooser, cardInPlay.card);
    case 'give':
      return leavePlay(context, seat, cardInPlay, 'placed', zoneRef('discard', resolveSeat(frame, to ?? 'them')));
    case 'discard':
      return leavePlay(context, seat, cardInPlay, 'discarded');
    default:
      throw new Error(`a card in play: no action "${action}"`);
  }
}

/** Plays a card from another zone; `PlayOrigin` says when it leaves play. */
function playFromOutsideHand(
  context: RulesContext,
  seat: Seat,
  card: number,
  owner: Seat,
  origin: PlayOrigin,
  from: ZoneRef,
): void {
  removeFromZone(context, card, from);
  enterPlay(context, seat, card, owner, origin, from);
  if (origin === BORROWED) context.state.stack.push(makeFrame(RETURN_PROGRAM, seat, card, NO_SEAT, card));
  startPlayEffect(context, seat, card);
}

/** Runs the effect of a played card; triggers are queued. */
export function startPlayEffect(context: RulesContext, seat: Seat, card: number): void {
  const { program, plainPower } = context.box.cards[card]!;
  queueTriggers(context, 'play', seat, card);
  if (plainPower >= 0) addPower(context, seat, plainPower, card);
  else context.state.stack.push(makeFrame(program, seat, card));
}

/** *It* lies in your discard, unless another effect has moved it. */
export function applyCardActionToIt(
  context: RulesContext,
  frame: Frame,
  action: CardAction,
  to: SeatTerm | undefined,
): void {
  if (!context.state.players[frame.you]!.discard.includes(frame.it)) return;
  applyCardAction(context, frame, frame.you, { card: frame.it, zone: 'discard', seat: frame.you }, action, to);
}

/** *It* is kept under this card. */
export function keepUnderCard(context: RulesContext, frame: Frame): void {
  const owner = frame.them;
  const cardInPlay = findCardInPlay(context.state, frame.you, frame.card);
  if (!cardInPlay || !context.state.players[owner]!.discard.includes(frame.it)) return;
  const from = zoneRef('discard', owner);
  removeFromZone(context, frame.it, from);
  cardInPlay.held = [...cardInPlay.held, frame.it, owner];
  if (context.eventSink) emitCardMoved(context, frame.it, from, zoneRef('held', frame.you), 'placed', frame.you);
}

/** A borrowed card that is not ongoing goes back to its owner. */
export function returnBorrowedCard(context: RulesContext, frame: Frame): void {
  const { box, state } = context;
  const cardInPlay = state.players[frame.you]!.play.findLast(
    ({ card, from }) => card === frame.it && from === BORROWED,
  );
  if (cardInPlay && !box.cards[cardInPlay.card]!.isOngoing) leavePlay(context, frame.you, cardInPlay, 'placed');
}
