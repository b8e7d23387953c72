// Attacks, and how they are avoided.

import { answerAttack, type Frame, frameOf } from '@kuluary/effects/interpreter';
import { holds } from '@kuluary/effects/language';
import type { Seat } from '@kuluary/kernel/game';
import type { AbilityCard } from './box.ts';
import { pieceOf } from './choices.ts';
import { attackerOf, count } from './counting.ts';
import type { Move } from './moves.ts';
import type { Table } from './state.ts';
import { discard, idOf, leavePlay } from './zones.ts';

interface Defending {
  readonly defence: AbilityCard;
  readonly from: 'hand' | 'play' | 'character';
}

/** Whoever holds cards is asked, so that nobody learns from the question whether one of them helps. */
export function askDefence(table: Table, frame: Frame): void {
  const { state, box } = table;
  const { hand } = state.players[frame.them]!;
  if (hand.length > 0 || defences(table, frame.them).length > 0) state.asked = { kind: 'defend', seats: [frame.them] };
  else answerAttack(box.programs, frame, false);
}

const NONE: readonly Defending[] = [];

function defences(table: Table, seat: Seat): readonly Defending[] {
  const { box, state } = table;
  const { hand, play, character } = state.players[seat]!;
  const { defend } = box.concerned;
  const isAny = defend[character] || hand.some((card) => defend[card]) || play.some(({ card }) => defend[card]);
  if (!isAny) return NONE;
  const places = [
    ['hand', [...new Set(hand)].sort((a, b) => a - b)],
    ['play', [...new Set(play.map(({ card }) => card))].sort((a, b) => a - b)],
    ['character', character < 0 ? [] : [character]],
  ] as const;
  return places.flatMap(([from, cards]) =>
    cards
      .filter((card) => defend[card])
      .flatMap((card) =>
        box.cards[card]!.abilities.filter((defence) => isDefence(table, defence, seat, from)).map((defence) => ({
          defence,
          from,
        })),
      ),
  );
}

function isDefence(table: Table, { ability, card }: AbilityCard, seat: Seat, from: Defending['from']): boolean {
  if (!('defend' in ability) || ability.defend !== (from === 'character' ? 'always' : from)) return false;
  const frame = frameOf(0, seat, card);
  return ability.if === undefined || holds(ability.if, (of) => count(table, frame, of));
}

export function defenceMoves(table: Table, seat: Seat): Move[] {
  const moves: Move[] = defences(table, seat).map(({ defence, from }) => ({
    type: 'defend',
    card: idOf(table, defence.card),
    from,
  }));
  return [...moves, { type: 'suffer' }];
}

export function answerDefence(table: Table, frame: Frame, answer: Extract<Move, { type: 'defend' }> | null): void {
  const { box, state } = table;
  const seat = frame.them;
  answerAttack(box.programs, frame, answer !== null);
  if (answer === null) return;
  const card = box.numbers.get(answer.card)!;
  const { defence } = defences(table, seat).find(({ defence, from }) => defence.card === card && from === answer.from)!;
  table.events?.all({ type: 'avoided', seat, card: answer.card });
  if (answer.from === 'hand') discard(table, seat, card, 'payment');
  if (answer.from === 'play') leavePlay(table, seat, pieceOf(state, seat, card)!, 'payment');
  state.stack.push(frameOf(defence.program, seat, card, attackerOf(table, frame)));
}
