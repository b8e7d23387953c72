// Validates the shape of untrusted moves: a known type with exactly its fields.

import { isRecord } from './json.ts';

export interface MoveShape<Field extends string> {
  readonly fields: Readonly<Record<string, Field>>; // kind of value, by name
  readonly optional?: Readonly<Record<string, Field>>;
}

/** Has the move a known type, and the fields of that type? `isField` knows the game's kinds of values. */
export function hasMoveShape<Field extends string>(
  move: unknown,
  shapes: Readonly<Record<string, MoveShape<Field>>>,
  isField: (value: unknown, kind: Field) => boolean,
): boolean {
  if (!isRecord(move) || typeof move.type !== 'string' || !Object.hasOwn(shapes, move.type)) return false;
  const { fields, optional } = shapes[move.type]!;
  const known: Readonly<Record<string, Field>> = { ...fields, ...optional };
  const isRight = (field: string) => Object.hasOwn(known, field) && isField(move[field], known[field]!);
  return (
    Object.keys(fields).every((field) => Object.hasOwn(move, field)) &&
    Object.keys(move).every((field) => field === 'type' || isRight(field))
  );
}

/** Are two moves equal? Their fields are plain values, or lists of those. */
export function isSameMove(one: object, other: object): boolean {
  const [a, b] = [one as Readonly<Record<string, unknown>>, other as Readonly<Record<string, unknown>>];
  const fields = Object.keys(a);
  return fields.length === Object.keys(b).length && fields.every((field) => isEqual(a[field], b[field]));
}

function isEqual(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((each, i) => each === b[i]);
}
