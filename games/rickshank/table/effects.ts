// Looking into what a card does, without carrying it out.

import type { CardEffect, Step, VoteKind } from '../rules/dialect.ts';

export function isList(effect: CardEffect): effect is readonly CardEffect[] {
  return Array.isArray(effect);
}

export function isStep(effect: CardEffect): effect is Step {
  return 'do' in effect;
}

/** Every part of an effect, the whole first. */
export function* partsOf(effect: CardEffect): Generator<CardEffect> {
  yield effect;
  for (const inner of insideOf(effect)) yield* partsOf(inner);
}

function insideOf(effect: CardEffect): readonly CardEffect[] {
  if (isList(effect)) return effect;
  if (isStep(effect)) return [];
  if ('if' in effect) return effect.else === undefined ? [effect.then] : [effect.then, effect.else];
  if ('may' in effect) return [effect.may];
  if ('either' in effect) return effect.either;
  return [effect.effect];
}

export function hasAttack(effect: CardEffect): boolean {
  return [...partsOf(effect)].some((part) => !isList(part) && !isStep(part) && 'attack' in part);
}

export function hasVote(effect: CardEffect): boolean {
  return voteIn(effect) !== undefined;
}

export function voteIn(effect: CardEffect): VoteKind | undefined {
  for (const part of partsOf(effect)) if (!isList(part) && isStep(part) && part.do === 'vote') return part.vote;
  return undefined;
}
