// Why a move is not legal. It looks at anything that JSON can hold and trusts nothing.

import type { Refusal, Seat } from '@kuluary/kernel/game';
import { hasMoveShape, isSameMove, type MoveShape } from '@kuluary/kernel/move-shape';
import type { Box } from './box.ts';
import type { Move, MoveType } from './moves.ts';
import { moves } from './questions.ts';
import type { Kind, State } from './state.ts';

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

type Field = 'text' | 'number' | 'choice';
interface Shape extends MoveShape<Field> {
  readonly kinds: readonly Kind[]; // to which it is an answer
  readonly else: RefusalCode; // when it is one, but not now
}

/** How each type of answer is written. */
const SHAPES: Readonly<Record<MoveType, Shape>> = {
  play: { fields: { card: 'text' }, kinds: ['main'], else: 'not-in-hand' },
  buy: { fields: { card: 'text' }, kinds: ['main'], else: 'cannot-buy' },
  defeat: { fields: {}, kinds: ['main'], else: 'cannot-defeat' },
  token: { fields: {}, kinds: ['main'], else: 'no-token' },
  use: { fields: { card: 'text' }, kinds: ['main'], else: 'cannot-use' },
  end: { fields: {}, kinds: ['main'], else: 'not-offered' },
  choose: {
    fields: { card: 'text', from: 'text' },
    optional: { seat: 'number' },
    kinds: ['choose'],
    else: 'not-to-choose',
  },
  enough: { fields: {}, kinds: ['choose'], else: 'not-to-choose' },
  pay: { fields: {}, kinds: ['choose'], else: 'not-to-choose' },
  yes: { fields: {}, kinds: ['may', 'guard'], else: 'not-offered' },
  no: { fields: {}, kinds: ['may', 'guard'], else: 'not-offered' },
  option: { fields: { option: 'number' }, kinds: ['either'], else: 'not-offered' },
  target: { fields: { seat: 'number' }, kinds: ['target'], else: 'not-offered' },
  defend: { fields: { card: 'text', from: 'text' }, kinds: ['defend'], else: 'no-defence' },
  suffer: { fields: {}, kinds: ['defend'], else: 'not-offered' },
  vote: { fields: { tokens: 'number' }, optional: { choice: 'choice' }, kinds: ['ballot'], else: 'no-such-vote' },
  reveal: { fields: { card: 'text' }, kinds: ['reveal'], else: 'not-in-hand' },
  pass: { fields: {}, kinds: ['reveal'], else: 'not-offered' },
  decide: { fields: { choice: 'choice' }, kinds: ['tie'], else: 'no-such-vote' },
  first: { fields: { card: 'text' }, kinds: ['order'], else: 'not-offered' },
  character: { fields: { card: 'text' }, kinds: ['character'], else: 'not-offered' },
};

export function refusal(box: Box, state: State, seat: Seat, move: unknown): Refusal | undefined {
  const code = refusalCode(box, state, seat, move);
  return code && REFUSALS[code];
}

function refusalCode(box: Box, state: State, seat: Seat, move: unknown): RefusalCode | undefined {
  if (!hasShape(move)) return 'malformed';
  const { asked, end } = state;
  const shape = SHAPES[move.type];
  if (asked === null || end !== null || !asked.seats.includes(seat) || !shape.kinds.includes(asked.kind)) {
    return 'not-your-decision';
  }
  return moves(box, state, seat).some((offered) => isSameMove(offered, move)) ? undefined : shape.else;
}

function hasShape(move: unknown): move is Move {
  return hasMoveShape(move, SHAPES, isField);
}

function isField(value: unknown, kind: Field): boolean {
  if (kind === 'choice') return typeof value === 'number' || value === 'for' || value === 'against';
  return typeof value === (kind === 'text' ? 'string' : 'number');
}
