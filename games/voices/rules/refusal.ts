// Says why a move is refused. The move may be any JSON value.

import type { Refusal, Seat } from '@kuluary/kernel/game';
import { hasMoveShape, isSameMove, type MoveShape } from '@kuluary/kernel/move-shape';
import { isLegalAim } from '../push/aim-limits.ts';
import { PLATFORM } from '../push/platform.ts';
import type { CardBox } from './card-box.ts';
import { legalMoves } from './decisions.ts';
import type { Move, MoveType, PushMove } from './moves.ts';
import type { DecisionKind, State } from './state.ts';
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

type FieldKind = 'text' | 'number' | 'texts';
interface MoveRequirements extends MoveShape<FieldKind> {
  readonly kinds: readonly DecisionKind[]; // decisions that it answers
  readonly else: RefusalCode; // the refusal if it is not among the legal moves
}

/** The fields of each type of move, and the decisions that it answers. */
const MOVE_SHAPES: Readonly<Record<MoveType, MoveRequirements>> = {
  colours: { fields: { colours: 'texts' }, kinds: ['colours'], else: 'not-offered' },
  trial: { fields: { card: 'text' }, kinds: ['trial'], else: 'not-in-market' },
  push: {
    fields: { marker: 'number', region: 'text', at: 'number', slope: 'number' },
    kinds: ['push'],
    else: 'no-such-aim',
  },
  strategy: { fields: { card: 'text' }, kinds: ['strategy'], else: 'not-now' },
  pass: { fields: {}, kinds: ['colours', 'strategy', 'replace'], else: 'not-offered' },
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

export function refusalOf(box: CardBox, state: State, seat: Seat, move: unknown): Refusal | undefined {
  const code = refusalCode(box, state, seat, move);
  return code && REFUSALS[code];
}

function refusalCode(box: CardBox, state: State, seat: Seat, move: unknown): RefusalCode | undefined {
  if (!isWellFormed(move)) return 'malformed';
  const { asked: pendingDecision, isOver } = state;
  const moveRequirements = MOVE_SHAPES[move.type];
  if (
    pendingDecision === null ||
    isOver ||
    !pendingDecision.seats.includes(seat) ||
    !moveRequirements.kinds.includes(pendingDecision.kind)
  ) {
    return 'not-your-decision';
  }
  if (move.type === 'push') return pushRefusal(state, move);
  return legalMoves(box, state, seat).some((offered) => isSameMove(offered, move)) ? undefined : moveRequirements.else;
}

function pushRefusal({ placing: pendingPush }: State, move: PushMove): RefusalCode | undefined {
  if (!pendingPush!.markers.includes(move.marker)) return 'not-this-marker';
  if (!pendingPush!.regions.includes(REGIONS.indexOf(move.region))) return 'not-this-region';
  return isLegalAim(PLATFORM, move) ? undefined : 'no-such-aim';
}

function isWellFormed(move: unknown): move is Move {
  return hasMoveShape(move, MOVE_SHAPES, hasFieldType);
}

function hasFieldType(value: unknown, kind: FieldKind): boolean {
  if (kind === 'texts') return Array.isArray(value) && value.every((each) => typeof each === 'string');
  return typeof value === (kind === 'text' ? 'string' : 'number');
}
