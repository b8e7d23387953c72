// Why a move is not legal. Takes any JSON and trusts nothing.

import type { Refusal, Seat } from '@kuluary/kernel/game';
import { hasMoveShape, isSameMove, type MoveShape } from '@kuluary/kernel/move-shape';
import type { CardBox } from './card-box.ts';
import { legalMoves } from './decisions.ts';
import type { Move, MoveType } from './moves.ts';
import type { DecisionKind, State } from './state.ts';

export const REFUSALS = {
  malformed: { code: 'malformed', rule: 'R28' },
  'not-your-decision': { code: 'not-your-decision', rule: 'R28' },
  'not-in-hand': { code: 'not-in-hand', rule: 'R8' },
  'cannot-buy': { code: 'cannot-buy', rule: 'R9' },
  'cannot-defeat': { code: 'cannot-defeat', rule: 'R12' },
  'no-token': { code: 'no-token', rule: 'R11' },
  'cannot-use': { code: 'cannot-use', rule: 'R13' },
  'not-to-choose': { code: 'not-to-choose', rule: 'R14' },
  'no-defence': { code: 'no-defence', rule: 'R21' },
  'no-such-vote': { code: 'no-such-vote', rule: 'V1' },
  'not-offered': { code: 'not-offered', rule: 'R28' },
} as const satisfies Record<string, Refusal>;
export type RefusalCode = keyof typeof REFUSALS;

type FieldKind = 'text' | 'number' | 'choice';
interface MoveRequirements extends MoveShape<FieldKind> {
  readonly decisionKinds: readonly DecisionKind[]; // that it can answer
  readonly else: RefusalCode; // the refusal when it answers the decision but is not legal now
}

const MOVE_REQUIREMENTS: Readonly<Record<MoveType, MoveRequirements>> = {
  play: { fields: { card: 'text' }, decisionKinds: ['main'], else: 'not-in-hand' },
  buy: { fields: { card: 'text' }, decisionKinds: ['main'], else: 'cannot-buy' },
  defeat: { fields: {}, decisionKinds: ['main'], else: 'cannot-defeat' },
  token: { fields: {}, decisionKinds: ['main'], else: 'no-token' },
  use: { fields: { card: 'text' }, decisionKinds: ['main'], else: 'cannot-use' },
  end: { fields: {}, decisionKinds: ['main'], else: 'not-offered' },
  choose: {
    fields: { card: 'text', from: 'text' },
    optional: { seat: 'number' },
    decisionKinds: ['choose'],
    else: 'not-to-choose',
  },
  enough: { fields: {}, decisionKinds: ['choose'], else: 'not-to-choose' },
  pay: { fields: {}, decisionKinds: ['choose'], else: 'not-to-choose' },
  yes: { fields: {}, decisionKinds: ['may', 'guard'], else: 'not-offered' },
  no: { fields: {}, decisionKinds: ['may', 'guard'], else: 'not-offered' },
  option: { fields: { option: 'number' }, decisionKinds: ['either'], else: 'not-offered' },
  target: { fields: { seat: 'number' }, decisionKinds: ['target'], else: 'not-offered' },
  defend: {
    fields: { card: 'text', from: 'text' },
    optional: { owner: 'number' },
    decisionKinds: ['defend'],
    else: 'no-defence',
  },
  suffer: { fields: {}, decisionKinds: ['defend'], else: 'not-offered' },
  vote: {
    fields: { tokens: 'number' },
    optional: { choice: 'choice' },
    decisionKinds: ['ballot'],
    else: 'no-such-vote',
  },
  reveal: { fields: { card: 'text' }, decisionKinds: ['reveal'], else: 'not-in-hand' },
  pass: { fields: {}, decisionKinds: ['reveal'], else: 'not-offered' },
  decide: { fields: { choice: 'choice' }, decisionKinds: ['tie'], else: 'no-such-vote' },
  first: { fields: { card: 'text' }, decisionKinds: ['order'], else: 'not-offered' },
  character: { fields: { card: 'text' }, decisionKinds: ['character'], else: 'not-offered' },
};

export function refusalOf(box: CardBox, state: State, seat: Seat, move: unknown): Refusal | undefined {
  const code = refusalCode(box, state, seat, move);
  return code && REFUSALS[code];
}

function refusalCode(box: CardBox, state: State, seat: Seat, move: unknown): RefusalCode | undefined {
  if (!isWellFormed(move)) return 'malformed';
  const { asked, end } = state;
  const requirements = MOVE_REQUIREMENTS[move.type];
  if (
    asked === null ||
    end !== null ||
    !asked.seats.includes(seat) ||
    !requirements.decisionKinds.includes(asked.kind)
  ) {
    return 'not-your-decision';
  }
  return legalMoves(box, state, seat).some((offered) => isSameMove(offered, move)) ? undefined : requirements.else;
}

function isWellFormed(move: unknown): move is Move {
  return hasMoveShape(move, MOVE_REQUIREMENTS, hasFieldType);
}

function hasFieldType(value: unknown, kind: FieldKind): boolean {
  if (kind === 'choice') return typeof value === 'number' || value === 'for' || value === 'against';
  return typeof value === (kind === 'text' ? 'string' : 'number');
}
