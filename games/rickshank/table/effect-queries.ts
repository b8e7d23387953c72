// Queries on the data of an effect: its parts, attacks, votes.

import type { CardEffect, EffectStep, VoteKind } from '../rules/card-terms.ts';

export function isList(effect: CardEffect): effect is readonly CardEffect[] {
  return Array.isArray(effect);
}

export function isStep(effect: CardEffect): effect is EffectStep {
  return 'do' in effect;
}

/** The effect itself and all effects inside it. */
export function* effectParts(effect: CardEffect): Generator<CardEffect> {
  yield effect;
  for (const inner of innerEffects(effect)) yield* effectParts(inner);
}

function innerEffects(effect: CardEffect): readonly CardEffect[] {
  if (isList(effect)) return effect;
  if (isStep(effect)) return [];
  if ('if' in effect) return effect.else === undefined ? [effect.then] : [effect.then, effect.else];
  if ('may' in effect) return [effect.may];
  if ('either' in effect) return effect.either;
  return [effect.effect];
}

export function hasAttack(effect: CardEffect): boolean {
  return [...effectParts(effect)].some((part) => !isList(part) && !isStep(part) && 'attack' in part);
}

export function hasVote(effect: CardEffect): boolean {
  return voteKindIn(effect) !== undefined;
}

export function voteKindIn(effect: CardEffect): VoteKind | undefined {
  for (const part of effectParts(effect)) if (!isList(part) && isStep(part) && part.do === 'vote') return part.vote;
  return undefined;
}
