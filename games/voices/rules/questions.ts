// Who is asked what, and the legal answers; of pushes, which are without number, a sample.

import { askingCode, type Frame } from '@kuluary/effects/interpreter';
import type { Decision, Seat } from '@kuluary/kernel/game';
import { MAX_SLOPE } from '../push/platform.ts';
import type { Box } from './box.ts';
import { canDo, influenceMoves, jurorMoves, MARKER_STEPS, markersFor, seatMoves, stepOf } from './choices.ts';
import { hereOf, seatsOf } from './counting.ts';
import { alsoSeats } from './course.ts';
import type { Move, Push } from './moves.ts';
import { LEAST_AT, MOST_AT } from './placing.ts';
import { abilityOf, tieClaimants } from './reading.ts';
import { type Looked, type State, windowOf } from './state.ts';
import { REGIONS, type Region } from './vocabulary.ts';
import { strategyMoves } from './windows.ts';

const NOBODY_ASKED: readonly never[] = [];
const YES_OR_NO: readonly Move[] = [{ type: 'yes' }, { type: 'no' }];

export function decisions({ asked, isOver }: State): readonly Decision[] {
  if (asked === null || isOver) return NOBODY_ASKED;
  return asked.seats.map((seat) => ({ seat, kind: asked.kind }));
}

export function moves(box: Box, state: State, seat: Seat): readonly Move[] {
  const { asked, isOver } = state;
  if (asked === null || isOver || !asked.seats.includes(seat)) return NOBODY_ASKED;
  const table: Looked = { box, state };
  const frame = state.stack.at(-1)!;
  switch (asked.kind) {
    case 'trial':
      return sorted(state.market).map((card) => ({ type: 'trial', card: box.trial[card]!.id }));
    case 'push':
      return pushMoves(state);
    case 'strategy':
      return strategyMoves(table, seat);
    case 'order':
      return seatMoves(windowOf(state)!.answers.map((answer) => answer.seat));
    case 'tie':
      return seatMoves(tieClaimants(table));
    case 'hidden':
      return options(abilityOf(table).programs.length);
    case 'either':
      return eitherMoves(table, frame);
    case 'may':
      return YES_OR_NO;
    case 'juror':
      return jurorMoves(table, frame);
    case 'influence':
      return influenceMoves(table, frame);
    case 'marker':
      return markersFor(table, frame, stepOf(table, frame, ...MARKER_STEPS)).map((marker) => ({
        type: 'marker',
        marker,
      }));
    case 'target':
      return seatMoves(seatsOf(table, frame, stepOf(table, frame, 'target').among));
    case 'also':
      return seatMoves(alsoSeats(state, seat));
    case 'discard':
      return sorted([...new Set(state.hands[seat])]).map((card) => ({
        type: 'discard',
        card: box.strategies[card]!.id,
      }));
    case 'replace':
      return [...replaceMoves(table), { type: 'pass' }];
  }
}

const sorted = (cards: readonly number[]) => cards.slice().sort((a, b) => a - b);

function options(n: number): Move[] {
  return Array.from({ length: n }, (_, option) => ({ type: 'option', option }));
}

/** What cannot be done is not offered; that something can was found out before asking. */
function eitherMoves(table: Looked, frame: Frame): Move[] {
  const code = askingCode(table.box.programs, frame);
  if (code.op !== 'either') throw new Error(`"${code.op}" is not a choice`);
  return options(code.starts.length).filter((_, option) => canDo(table, frame, code.starts[option]!));
}

function replaceMoves(table: Looked): Move[] {
  const { box, state } = table;
  const region: Region = REGIONS[hereOf(table)]!;
  const shown = sorted(state.market).filter((card) => box.trial[card]!.regions.some((each) => each === region));
  return shown.map((card) => ({ type: 'replace', card: box.trial[card]!.id }));
}

/** The same few aims always: straight at both ends and in the middle, and slanting inwards. Any other is as good. */
const AIMS: readonly Pick<Push, 'at' | 'slope'>[] = (
  [
    [0, 0],
    [0.25, 0.5],
    [0.5, 0],
    [0.75, -0.5],
    [1, 0],
  ] as const
).map(([along, slant]) => ({ at: Math.round(LEAST_AT + along * (MOST_AT - LEAST_AT)), slope: slant * MAX_SLOPE }));

function pushMoves({ placing }: State): Move[] {
  const { markers, regions } = placing!;
  return markers.flatMap((marker) =>
    regions.flatMap((region) => AIMS.map((aim): Move => ({ type: 'push', marker, region: REGIONS[region]!, ...aim }))),
  );
}
