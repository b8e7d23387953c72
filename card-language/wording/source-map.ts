// Maps a position in a compiled program back to the effect it was compiled from, which the wording of a decision needs.

import type { CardTerms, Effect } from '../language.ts';
import { isList } from './clause-writer.ts';

export interface EffectSource<Terms extends CardTerms> {
  readonly effect: Effect<Terms>; // a step, or an effect that opens a decision
  readonly following: readonly Effect<Terms>[]; // what follows in the same list
}

/** The effect whose instruction is at this position; undefined for instructions between two effects. */
export function effectAt<Terms extends CardTerms>(
  effect: Effect<Terms>,
  at: number,
  following: readonly Effect<Terms>[] = [],
): EffectSource<Terms> | undefined {
  if (isList(effect)) return effectAtInList(effect, at);
  if ('do' in effect) return at === 0 ? { effect, following } : undefined;
  if ('if' in effect) {
    const then = compiledSize<Terms>(effect.then);
    if (at <= then) return effectAt(effect.then, at - 1);
    return effect.else === undefined ? undefined : effectAt(effect.else, at - then - 2);
  }
  if ('may' in effect) return at === 0 ? { effect, following } : effectAt(effect.may, at - 1);
  if ('either' in effect) return at === 0 ? { effect, following } : effectAtInOptions(effect.either, at - 1);
  if ('times' in effect) return effectAtInList(Array<Effect<Terms>>(effect.times).fill(effect.effect), at);
  if ('each' in effect) return effectAt(effect.effect, at - EACH_PREFIX_LENGTH);
  if (at === ATTACK_PREFIX_LENGTH - 1) return { effect, following };
  return effectAt(effect.effect, at - (effect.together ? TOGETHER_PREFIX_LENGTH : ATTACK_PREFIX_LENGTH));
}

const EACH_PREFIX_LENGTH = 2; // instructions before the effect: each, next
const ATTACK_PREFIX_LENGTH = 3; // each, next, defend
const TOGETHER_PREFIX_LENGTH = 7; // each, next, defend, struck, jump, all-struck, next

function effectAtInList<Terms extends CardTerms>(
  list: readonly Effect<Terms>[],
  at: number,
): EffectSource<Terms> | undefined {
  let left = at;
  for (const [i, each] of list.entries()) {
    const size = compiledSize<Terms>(each);
    if (left < size) return left < 0 ? undefined : effectAt(each, left, list.slice(i + 1));
    left -= size;
  }
  return undefined;
}

function effectAtInOptions<Terms extends CardTerms>(
  options: readonly Effect<Terms>[],
  at: number,
): EffectSource<Terms> | undefined {
  let left = at;
  for (const option of options) {
    const size = compiledSize<Terms>(option);
    if (left < size) return left < 0 ? undefined : effectAt(option, left);
    left -= size + 1; // a jump after each
  }
  return undefined;
}

/** How many instructions an effect compiles to. */
export function compiledSize<Terms extends CardTerms>(effect: Effect<Terms>): number {
  if (isList(effect)) return effect.reduce((sum: number, each) => sum + compiledSize<Terms>(each), 0);
  if ('do' in effect) return 1;
  if ('if' in effect)
    return (
      1 + compiledSize<Terms>(effect.then) + (effect.else === undefined ? 0 : 1 + compiledSize<Terms>(effect.else))
    );
  if ('may' in effect) return 1 + compiledSize<Terms>(effect.may);
  if ('either' in effect) return effect.either.reduce((sum: number, each) => sum + compiledSize<Terms>(each) + 1, 1);
  if ('times' in effect) return effect.times * compiledSize<Terms>(effect.effect);
  if ('each' in effect) return EACH_PREFIX_LENGTH + compiledSize<Terms>(effect.effect) + 1;
  return (effect.together ? TOGETHER_PREFIX_LENGTH : ATTACK_PREFIX_LENGTH) + compiledSize<Terms>(effect.effect) + 1;
}
