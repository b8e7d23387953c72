// Why a move is not legal. It looks at anything that JSON can hold and trusts nothing.

import type { Refusal, Seat } from '@kuluary/kernel/game';
import { hasMoveShape, isSameMove, type MoveShape } from '@kuluary/kernel/move-shape';
import { isAim } from '../push/aim.ts';
import { PLATFORM } from '../push/platform.ts';
import type { Box } from './box.ts';
import type { Move, MoveType, Push } from './moves.ts';
import { moves } from './questions.ts';
import type { Kind, State } from './state.ts';
import { REGIONS } from './vocabulary.ts';

export const REFUSALS = {
  malformed: { code: 'malformed', rule: 'V24' },
  'not-your-decision': { code: 'not-your-decision', rule: 'V24' },
  'not-in-market': { code: 'not-in-market', rule: 'V7' },
  'not-this-marker': { code: 'not-this-marker', rule: 'V8' },
  'not-this-region': { code: 'not-this-region', rule: 'V8' },
  'no-such-aim': { code: 'no-such-aim', rule: 'V9' },
  'not-in-hand': { code: 'not-in-hand', rule: 'V17' },
  'not-now': { code: 'not-now', rule: 'V18' },
  'not-to-name': { code: 'not-to-name', rule: 'V12' },
  'not-to-choose': { code: 'not-to-choose', rule: 'V14' },
  'not-drawn': { code: 'not-drawn', rule: 'V16' },
  'not-offered': { code: 'not-offered', rule: 'V24' },
} as const satisfies Record<string, Refusal>;
export type RefusalCode = keyof typeof REFUSALS;

type Field = 'text' | 'number' | 'texts';
interface Shape extends MoveShape<Field> {
  readonly kinds: readonly Kind[]; // to which it is an answer
  readonly else: RefusalCode; // when it is one, but not now
}

/** How each type of answer is written. */
const SHAPES: Readonly<Record<MoveType, Shape>> = {
  trial: { fields: { card: 'text' }, kinds: ['trial'], else: 'not-in-market' },
  push: {
    fields: { marker: 'number', region: 'text', at: 'number', slope: 'number' },
    kinds: ['push'],
    else: 'no-such-aim',
  },
  strategy: { fields: { card: 'text' }, kinds: ['strategy'], else: 'not-now' },
  pass: { fields: {}, kinds: ['strategy', 'replace'], else: 'not-offered' },
  seat: { fields: { seat: 'number' }, kinds: ['order', 'tie', 'target', 'also'], else: 'not-to-name' },
  option: { fields: { option: 'number' }, kinds: ['hidden', 'either'], else: 'not-offered' },
  yes: { fields: {}, kinds: ['may'], else: 'not-offered' },
  no: { fields: {}, kinds: ['may'], else: 'not-offered' },
  juror: { fields: { juror: 'text' }, kinds: ['juror'], else: 'not-to-choose' },
  keep: { fields: { faces: 'texts', juror: 'text' }, kinds: ['influence'], else: 'not-drawn' },
  marker: { fields: { marker: 'number' }, kinds: ['marker'], else: 'not-to-choose' },
  discard: { fields: { card: 'text' }, kinds: ['discard'], else: 'not-in-hand' },
  replace: { fields: { card: 'text' }, kinds: ['replace'], else: 'not-in-market' },
};

export function refusal(box: Box, state: State, seat: Seat, move: unknown): Refusal | undefined {
  const code = refusalCode(box, state, seat, move);
  return code && REFUSALS[code];
}

function refusalCode(box: Box, state: State, seat: Seat, move: unknown): RefusalCode | undefined {
  if (!hasShape(move)) return 'malformed';
  const { asked, isOver } = state;
  const shape = SHAPES[move.type];
  if (asked === null || isOver || !asked.seats.includes(seat) || !shape.kinds.includes(asked.kind)) {
    return 'not-your-decision';
  }
  if (move.type === 'push') return pushRefusal(state, move);
  return moves(box, state, seat).some((offered) => isSameMove(offered, move)) ? undefined : shape.else;
}

function pushRefusal({ placing }: State, move: Push): RefusalCode | undefined {
  if (!placing!.markers.includes(move.marker)) return 'not-this-marker';
  if (!placing!.regions.includes(REGIONS.indexOf(move.region))) return 'not-this-region';
  return isAim(PLATFORM, move) ? undefined : 'no-such-aim';
}

function hasShape(move: unknown): move is Move {
  return hasMoveShape(move, SHAPES, isField);
}

function isField(value: unknown, kind: Field): boolean {
  if (kind === 'texts') return Array.isArray(value) && value.every((each) => typeof each === 'string');
  return typeof value === (kind === 'text' ? 'string' : 'number');
}
