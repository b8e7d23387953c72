// Defences against an attack: who is asked, the moves, and what a defence does.

import { type Frame, makeFrame, NO_SEAT, resolveDefence } from '@kuluary/card-language/interpreter';
import { isConditionMet } from '@kuluary/card-language/language';
import type { Seat } from '@kuluary/kernel/game';
import type { CompiledAbility } from './card-box.ts';
import { evaluateCount } from './count-evaluation.ts';
import type { Move } from './moves.ts';
import { BORROWED, type CardInPlay, type RulesContext } from './state.ts';
import { cardId, discardFromHand, leavePlay } from './zones.ts';

interface AvailableDefence {
  readonly defence: CompiledAbility;
  readonly from: 'hand' | 'play' | 'character';
  readonly cardInPlay?: CardInPlay; // this copy of it
}

/** Whoever holds cards is asked, so that being asked does not reveal whether one of them is a defence. */
export function askDefence(context: RulesContext, frame: Frame): void {
  const { state, box } = context;
  const { hand } = state.players[frame.them]!;
  if (hand.length > 0 || availableDefences(context, frame.them).length > 0)
    state.asked = { kind: 'defend', seats: [frame.them] };
  else resolveDefence(box.programs, frame, false);
}

const NO_DEFENCES: readonly AvailableDefence[] = [];

function availableDefences(context: RulesContext, seat: Seat): readonly AvailableDefence[] {
  const { box, state } = context;
  const { hand, play, character } = state.players[seat]!;
  const { defend } = box.hasAbilityFor;
  const hasAny = defend[character] || hand.some((card) => defend[card]) || play.some(({ card }) => defend[card]);
  if (!hasAny) return NO_DEFENCES;
  const found: AvailableDefence[] = [];
  const addIfAvailable = (card: number, from: AvailableDefence['from'], cardInPlay?: CardInPlay) => {
    for (const defence of box.cards[card]!.abilities)
      if (isDefenceAvailable(context, defence, seat, from))
        found.push({ defence, from, ...(cardInPlay && { cardInPlay }) });
  };
  for (const card of [...new Set(hand)].sort((a, b) => a - b)) addIfAvailable(card, 'hand');
  for (const cardInPlay of copiesByOwner(play, seat)) addIfAvailable(cardInPlay.card, 'play', cardInPlay);
  if (character >= 0) addIfAvailable(character, 'character');
  return found;
}

function isBorrowed(cardInPlay: CardInPlay | undefined): cardInPlay is CardInPlay {
  return cardInPlay?.from === BORROWED;
}

/** One of each card and owner; the seat's own come first. */
function copiesByOwner(play: readonly CardInPlay[], seat: Seat): CardInPlay[] {
  const isOthers = ({ owner }: CardInPlay) => Number(owner !== seat);
  return play
    .filter((each, i) => play.findIndex(({ card, owner }) => card === each.card && owner === each.owner) === i)
    .sort((a, b) => a.card - b.card || isOthers(a) - isOthers(b) || a.owner - b.owner);
}

function isDefenceAvailable(
  context: RulesContext,
  { ability, card }: CompiledAbility,
  seat: Seat,
  from: AvailableDefence['from'],
): boolean {
  if (!('defend' in ability) || ability.defend !== (from === 'character' ? 'always' : from)) return false;
  const frame = makeFrame(0, seat, card);
  return ability.if === undefined || isConditionMet(ability.if, (of) => evaluateCount(context, frame, of));
}

export function defenceMoves(context: RulesContext, seat: Seat): Move[] {
  const moves: Move[] = availableDefences(context, seat).map(({ defence, from, cardInPlay }) => ({
    type: 'defend',
    card: cardId(context, defence.card),
    from,
    ...(isBorrowed(cardInPlay) && { owner: cardInPlay.owner }),
  }));
  return [...moves, { type: 'suffer' }];
}

export function applyDefence(
  context: RulesContext,
  frame: Frame,
  move: Extract<Move, { type: 'defend' }> | null,
): void {
  const { box, state } = context;
  const seat = frame.them;
  resolveDefence(box.programs, frame, move !== null);
  if (move === null) return;
  const card = box.cardNumbersById.get(move.card)!;
  const { defence, cardInPlay } = availableDefences(context, seat).find(
    ({ defence, from, cardInPlay }) =>
      defence.card === card &&
      from === move.from &&
      move.owner === (isBorrowed(cardInPlay) ? cardInPlay.owner : undefined),
  )!;
  context.eventSink?.all({ type: 'avoided', seat, card: move.card });
  if (move.from === 'hand') discardFromHand(context, seat, card, 'payment');
  if (cardInPlay) leavePlay(context, seat, cardInPlay, isBorrowed(cardInPlay) ? 'placed' : 'payment');
  const attacker = state.isTurnOver ? NO_SEAT : frame.you; // a group attack comes after the turn and has no attacker
  state.stack.push(makeFrame(defence.program, seat, card, attacker));
}
