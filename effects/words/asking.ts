// Where in an effect somebody is asked: a program is flat, and words need the effect that it was written from.

import type { Dialect, Effect } from '../language.ts';
import { isList } from './clauses.ts';

export interface Place<D extends Dialect> {
  readonly effect: Effect<D>; // whose code it is: a step, or what asks
  readonly rest: readonly Effect<D>[]; // what follows in the same list
}

/** The effect to which the code at this place of its program belongs; undefined for codes between two effects. */
export function placeOf<D extends Dialect>(
  effect: Effect<D>,
  at: number,
  rest: readonly Effect<D>[] = [],
): Place<D> | undefined {
  if (isList(effect)) return inRow(effect, at);
  if ('do' in effect) return at === 0 ? { effect, rest } : undefined;
  if ('if' in effect) {
    const then = sizeOf<D>(effect.then);
    if (at <= then) return placeOf(effect.then, at - 1);
    return effect.else === undefined ? undefined : placeOf(effect.else, at - then - 2);
  }
  if ('may' in effect) return at === 0 ? { effect, rest } : placeOf(effect.may, at - 1);
  if ('either' in effect) return at === 0 ? { effect, rest } : inOptions(effect.either, at - 1);
  if ('times' in effect) return inRow(Array<Effect<D>>(effect.times).fill(effect.effect), at);
  if ('each' in effect) return placeOf(effect.effect, at - EACH);
  if (at === ATTACK - 1) return { effect, rest };
  return placeOf(effect.effect, at - (effect.together ? TOGETHER : ATTACK));
}

const EACH = 2; // codes before the effect: each, next
const ATTACK = 3; // each, next, defend
const TOGETHER = 7; // each, next, defend, struck, jump, all-struck, next

function inRow<D extends Dialect>(row: readonly Effect<D>[], at: number): Place<D> | undefined {
  let left = at;
  for (const [i, each] of row.entries()) {
    const size = sizeOf<D>(each);
    if (left < size) return left < 0 ? undefined : placeOf(each, left, row.slice(i + 1));
    left -= size;
  }
  return undefined;
}

function inOptions<D extends Dialect>(options: readonly Effect<D>[], at: number): Place<D> | undefined {
  let left = at;
  for (const option of options) {
    const size = sizeOf<D>(option);
    if (left < size) return left < 0 ? undefined : placeOf(option, left);
    left -= size + 1; // a jump behind each
  }
  return undefined;
}

/** How many codes an effect becomes. */
export function sizeOf<D extends Dialect>(effect: Effect<D>): number {
  if (isList(effect)) return effect.reduce((sum: number, each) => sum + sizeOf<D>(each), 0);
  if ('do' in effect) return 1;
  if ('if' in effect) return 1 + sizeOf<D>(effect.then) + (effect.else === undefined ? 0 : 1 + sizeOf<D>(effect.else));
  if ('may' in effect) return 1 + sizeOf<D>(effect.may);
  if ('either' in effect) return effect.either.reduce((sum: number, each) => sum + sizeOf<D>(each) + 1, 1);
  if ('times' in effect) return effect.times * sizeOf<D>(effect.effect);
  if ('each' in effect) return EACH + sizeOf<D>(effect.effect) + 1;
  return (effect.together ? TOGETHER : ATTACK) + sizeOf<D>(effect.effect) + 1;
}
