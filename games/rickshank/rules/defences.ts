// Defences against an attack: who is asked, the moves, and what a defence does.

import { type Frame, makeFrame, NO_SEAT, resolveDefence } from '@kuluary/card-language/interpreter';
import { isConditionMet } from '@kuluary/card-language/language';
import type { Seat } from '@kuluary/kernel/game';
import type { CompiledAbility } from './card-box.ts';
import { findCardInPlay } from './card-choices.ts';
import { evaluateCount } from './count-evaluation.ts';
import type { Move } from './moves.ts';
import type { RulesContext } from './state.ts';
import { cardId, discardFromHand, leavePlay } from './zones.ts';

interface AvailableDefence {
  readonly defence: CompiledAbility;
  readonly from: 'hand' | 'play' | 'character';
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
  const cardsByZone = [
    ['hand', [...new Set(hand)].sort((a, b) => a - b)],
    ['play', [...new Set(play.map(({ card }) => card))].sort((a, b) => a - b)],
    ['character', character < 0 ? [] : [character]],
  ] as const;
  return cardsByZone.flatMap(([from, cards]) =>
    cards
      .filter((card) => defend[card])
      .flatMap((card) =>
        box.cards[card]!.abilities.filter((defence) => isDefenceAvailable(context, defence, seat, from)).map(
          (defence) => ({
            defence,
            from,
          }),
        ),
      ),
  );
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
  const moves: Move[] = availableDefences(context, seat).map(({ defence, from }) => ({
    type: 'defend',
    card: cardId(context, defence.card),
    from,
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
  const { defence } = availableDefences(context, seat).find(
    ({ defence, from }) => defence.card === card && from === move.from,
  )!;
  context.eventSink?.all({ type: 'avoided', seat, card: move.card });
  if (move.from === 'hand') discardFromHand(context, seat, card, 'payment');
  if (move.from === 'play') leavePlay(context, seat, findCardInPlay(state, seat, card)!, 'payment');
  const attacker = state.isTurnOver ? NO_SEAT : frame.you; // a group attack comes after the turn and has no attacker
  state.stack.push(makeFrame(defence.program, seat, card, attacker));
}
