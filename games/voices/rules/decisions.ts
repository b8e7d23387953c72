// Pending decisions and their legal moves. Of pushes only a sample: they are too many to list.

import { askingInstruction, type Frame } from '@kuluary/card-language/interpreter';
import type { Decision, Seat } from '@kuluary/kernel/game';
import { MAX_SLOPE } from '../push/platform.ts';
import type { CardBox } from './card-box.ts';
import { colourMoves } from './colour-choice.ts';
import { resolveSeats } from './count-evaluation.ts';
import {
  askingStep,
  canDoAnything,
  influenceMoves,
  jurorMoves,
  MARKER_STEPS,
  markerCandidates,
} from './effect-step-choices.ts';
import type { Move, PushMove } from './moves.ts';
import { MAX_AT, MIN_AT } from './push-outcome.ts';
import { currentWindow, personas, type RulesReadContext, type State } from './state.ts';
import { strategyMoves } from './strategy-window.ts';
import { replaceMoves } from './trial-card-market.ts';
import { currentAbility, tieBreakCandidates } from './trial-card-resolution.ts';
import { REGIONS } from './vocabulary.ts';

const NOBODY_ASKED: readonly never[] = [];
const YES_OR_NO_MOVES: readonly Move[] = [{ type: 'yes' }, { type: 'no' }];

export function decisions({ asked: pendingDecision, isOver }: State): readonly Decision[] {
  if (pendingDecision === null || isOver) return NOBODY_ASKED;
  return pendingDecision.seats.map((seat) => ({ seat, kind: pendingDecision.kind }));
}

export function legalMoves(box: CardBox, state: State, seat: Seat): readonly Move[] {
  const { asked: pendingDecision, isOver } = state;
  if (pendingDecision === null || isOver || !pendingDecision.seats.includes(seat)) return NOBODY_ASKED;
  const context: RulesReadContext = { box, state };
  const frame = state.stack.at(-1)!;
  switch (pendingDecision.kind) {
    case 'colours':
      return colourMoves(state);
    case 'trial':
      return inOrder(state.market).map((card) => ({ type: 'trial', card: box.trial[card]!.id }));
    case 'push':
      return pushMoves(state);
    case 'strategy':
      return strategyMoves(context, seat);
    case 'order':
      return seatMoves(currentWindow(state)!.waiting);
    case 'tie':
      return seatMoves(tieBreakCandidates(context));
    case 'hidden':
      return optionMoves(currentAbility(context).programs.length);
    case 'either':
      return eitherMoves(context, frame);
    case 'may':
      return YES_OR_NO_MOVES;
    case 'juror':
      return jurorMoves(context, frame);
    case 'influence':
      return influenceMoves(context, frame);
    case 'marker':
      return markerCandidates(context, frame, askingStep(context, frame, ...MARKER_STEPS)).map((marker) => ({
        type: 'marker',
        marker,
      }));
    case 'target':
      return seatMoves(resolveSeats(context, frame, askingStep(context, frame, 'target').among));
    case 'also':
      return seatMoves(personas(state).filter((each) => each !== seat));
    case 'discard':
      return inOrder([...new Set(state.hands[seat])]).map((card) => ({
        type: 'discard',
        card: box.strategies[card]!.id,
      }));
    case 'replace':
      return [...replaceMoves(context), { type: 'pass' }];
  }
}

const inOrder = (cards: readonly number[]) => cards.slice().sort((a, b) => a - b);

function seatMoves(seats: readonly Seat[]): Move[] {
  return seats
    .slice()
    .sort((a, b) => a - b)
    .map((seat) => ({ type: 'seat', seat }));
}

function optionMoves(n: number): Move[] {
  return Array.from({ length: n }, (_, option) => ({ type: 'option', option }));
}

/** Leaves out options that can do nothing; the interpreter asks only if at least one can do something. */
function eitherMoves(context: RulesReadContext, frame: Frame): Move[] {
  const instruction = askingInstruction(context.box.programs, frame);
  if (instruction.op !== 'either') throw new Error(`"${instruction.op}" is not a choice`);
  return optionMoves(instruction.starts.length).filter((_, option) =>
    canDoAnything(context, frame, instruction.starts[option]!),
  );
}

/** A fixed sample of aims: straight at both ends and in the middle, and slanting inwards. Any other is legal, too. */
const SAMPLE_AIMS: readonly Pick<PushMove, 'at' | 'slope'>[] = (
  [
    [0, 0],
    [0.25, 0.5],
    [0.5, 0],
    [0.75, -0.5],
    [1, 0],
  ] as const
).map(([along, slant]) => ({ at: Math.round(MIN_AT + along * (MAX_AT - MIN_AT)), slope: slant * MAX_SLOPE }));

function pushMoves({ placing: pendingPush }: State): Move[] {
  const { markers, regions } = pendingPush!;
  return markers.flatMap((marker) =>
    regions.flatMap((region) =>
      SAMPLE_AIMS.map((aim): Move => ({ type: 'push', marker, region: REGIONS[region]!, ...aim })),
    ),
  );
}
