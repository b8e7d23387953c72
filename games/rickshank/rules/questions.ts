// Who is asked what, and every legal answer.

import { askingCode } from '@kuluary/effects/interpreter';
import { stackedChance } from '@kuluary/kernel/chance';
import type { Decision, Seat } from '@kuluary/kernel/game';
import type { Box } from './box.ts';
import { choiceMoves } from './choices.ts';
import { seatsOf } from './counting.ts';
import { defenceMoves } from './defences.ts';
import type { Move } from './moves.ts';
import type { State, Table } from './state.ts';
import { mainMoves } from './turn.ts';
import { ballotMoves, revealMoves, tieMoves } from './votes.ts';
import { idOf } from './zones.ts';

const NOBODY_ASKED: readonly never[] = [];
const YES_OR_NO: readonly Move[] = [{ type: 'yes' }, { type: 'no' }];

export function decisions({ asked, end }: State): readonly Decision[] {
  if (asked === null || end !== null) return NOBODY_ASKED;
  return asked.seats.map((seat) => ({ seat, kind: asked.kind }));
}

export function moves(box: Box, state: State, seat: Seat): readonly Move[] {
  const { asked, end } = state;
  if (asked === null || end !== null || !asked.seats.includes(seat)) return NOBODY_ASKED;
  const table: Table = { box, state, chance: stackedChance, events: undefined };
  const frame = state.stack.at(-1)!;
  switch (asked.kind) {
    case 'main':
      return mainMoves(table);
    case 'guard':
    case 'may':
      return YES_OR_NO;
    case 'choose':
      return choiceMoves(table, frame);
    case 'either': {
      const code = askingCode(box.programs, frame);
      return code.op === 'either' ? code.starts.map((_, option) => ({ type: 'option', option })) : NOBODY_ASKED;
    }
    case 'target':
      return seatsOf(table, frame, 'foes')
        .sort((a, b) => a - b)
        .map((foe) => ({ type: 'target', seat: foe }));
    case 'defend':
      return defenceMoves(table, seat);
    case 'ballot':
      return ballotMoves(table, seat);
    case 'reveal':
      return revealMoves(table, seat);
    case 'tie':
      return tieMoves(table);
    case 'order':
      return orderMoves(table, seat);
    case 'character':
      return state.players[seat]!.offered.map((card) => ({ type: 'character', card: idOf(table, card) }));
  }
}

function orderMoves(table: Table, seat: Seat): Move[] {
  const own = table.state.waiting.filter((waiting) => waiting.seat === seat);
  const cards = new Set(own.map(({ ability }) => table.box.abilities[ability]!.card));
  return [...cards].sort((a, b) => a - b).map((card) => ({ type: 'first', card: idOf(table, card) }));
}
