// Pending decisions and their legal moves.

import { askingInstruction } from '@kuluary/card-language/interpreter';
import { stackedChance } from '@kuluary/kernel/chance';
import type { Decision, Seat } from '@kuluary/kernel/game';
import type { CardBox } from './card-box.ts';
import { choiceMoves } from './card-choices.ts';
import { resolveSeats } from './count-evaluation.ts';
import { defenceMoves } from './defences.ts';
import type { Move } from './moves.ts';
import type { RulesContext, State } from './state.ts';
import { mainMoves } from './turn.ts';
import { ballotMoves, revealMoves, tieBreakMoves } from './votes.ts';
import { cardId } from './zones.ts';

const NO_MOVES: readonly never[] = [];
const YES_OR_NO_MOVES: readonly Move[] = [{ type: 'yes' }, { type: 'no' }];

export function decisions({ asked, end }: State): readonly Decision[] {
  if (asked === null || end !== null) return NO_MOVES;
  return asked.seats.map((seat) => ({ seat, kind: asked.kind }));
}

export function legalMoves(box: CardBox, state: State, seat: Seat): readonly Move[] {
  const { asked, end } = state;
  if (asked === null || end !== null || !asked.seats.includes(seat)) return NO_MOVES;
  const context: RulesContext = { box, state, chance: stackedChance, eventSink: undefined };
  const frame = state.stack.at(-1)!;
  switch (asked.kind) {
    case 'main':
      return mainMoves(context);
    case 'guard':
    case 'may':
      return YES_OR_NO_MOVES;
    case 'choose':
      return choiceMoves(context, frame);
    case 'either': {
      const instruction = askingInstruction(box.programs, frame);
      return instruction.op === 'either'
        ? instruction.starts.map((_, option) => ({ type: 'option', option }))
        : NO_MOVES;
    }
    case 'target':
      return resolveSeats(context, frame, 'foes')
        .sort((a, b) => a - b)
        .map((foe) => ({ type: 'target', seat: foe }));
    case 'defend':
      return defenceMoves(context, seat);
    case 'ballot':
      return ballotMoves(context, seat);
    case 'reveal':
      return revealMoves(context, seat);
    case 'tie':
      return tieBreakMoves(context);
    case 'order':
      return triggerOrderMoves(context, seat);
    case 'character':
      return state.players[seat]!.offered.map((card) => ({ type: 'character', card: cardId(context, card) }));
  }
}

function triggerOrderMoves(context: RulesContext, seat: Seat): Move[] {
  const own = context.state.waiting.filter((trigger) => trigger.seat === seat);
  const cards = new Set(own.map(({ ability }) => context.box.abilities[ability]!.card));
  return [...cards].sort((a, b) => a - b).map((card) => ({ type: 'first', card: cardId(context, card) }));
}
