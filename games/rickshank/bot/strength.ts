// How much a card is worth when it is played, read from what it does: in power, which is what everything is bought with.

import type { Amount } from '@kuluary/effects/language';
import type { Box, Card } from '../rules/box.ts';
import type { CardAbility, CardEffect, Choose, Count, Place, Step } from '../rules/dialect.ts';

const DRAW = 1.6; // a card, in power
const TOKEN = 0.9;
const CHANCE = 0.5; // of what depends on something
const ATTACK = 0.6; // of what is done to others
const OFTEN = 3; // turns for which what stays in play is counted
const DEFENCE = 0.2;
const COUNTED = 1.5; // how many there are of what is counted, as a rule

const known = new WeakMap<Box, readonly number[]>();

/** By card number. */
export function strengthsOf(box: Box): readonly number[] {
  const there = known.get(box);
  if (there) return there;
  const strengths = box.cards.map(strengthOf);
  known.set(box, strengths);
  return strengths;
}

function strengthOf({ effect, abilities, isOngoing }: Card): number {
  const lasting = abilities.reduce((sum, { ability }) => sum + abilityStrength(ability), 0);
  return effectStrength(effect) + lasting * (isOngoing ? OFTEN : 1);
}

function effectStrength(effect: CardEffect): number {
  if (isList(effect)) return effect.reduce((sum, each) => sum + effectStrength(each), 0);
  if ('do' in effect) return stepStrength(effect);
  if ('if' in effect) return CHANCE * (effectStrength(effect.then) + (effect.else ? effectStrength(effect.else) : 0));
  if ('may' in effect) return Math.max(0, effectStrength(effect.may));
  if ('either' in effect) return Math.max(...effect.either.map(effectStrength));
  if ('times' in effect) return effect.times * effectStrength(effect.effect);
  if ('each' in effect) return 0;
  return ATTACK;
}

/** Where those must have something whom a vote takes it from. */
export function stakeOf(effect: CardEffect): Place | undefined {
  if (isList(effect)) return effect.map(stakeOf).find((place) => place !== undefined);
  if (!('do' in effect) || effect.do !== 'vote' || !effect.needs || !('of' in effect.needs)) return undefined;
  const { of } = effect.needs;
  return 'cards' in of ? of.in : undefined;
}

function isList(effect: CardEffect): effect is readonly CardEffect[] {
  return Array.isArray(effect);
}

function stepStrength(step: Step): number {
  switch (step.do) {
    case 'power':
      return amount(step.n);
    case 'draw':
      return step.who === 'them' ? CHANCE * DRAW * amount(step.n) : DRAW * amount(step.n);
    case 'token':
      return TOKEN * amount(step.n);
    case 'pay':
      return -TOKEN;
    case 'location':
      return 1;
    case 'gain-location':
      return 1;
    case 'choose':
      return choiceStrength(step);
    default:
      return 0;
  }
}

function amount(n: Amount<Count>): number {
  return typeof n === 'number' ? n : Math.min(n.most ?? COUNTED, COUNTED);
}

function choiceStrength({ then, from, who, n, upTo }: Choose): number {
  if (who === 'them') return 0;
  const times = n ?? upTo ?? 1;
  switch (then) {
    case 'destroy':
      return from.includes('line-up') ? 0.2 : 0.8 * times;
    case 'discard':
      return 0;
    case 'hand':
      return 1.2 * times;
    case 'gain':
    case 'play':
    case 'open':
      return 1.5;
    case 'top':
    case 'give':
      return 0.3;
  }
}

function abilityStrength(ability: CardAbility): number {
  if ('defend' in ability) return DEFENCE;
  if ('modify' in ability) return 0.3;
  if ('use' in ability) return CHANCE * effectStrength(ability.use);
  return CHANCE * effectStrength(ability.effect);
}
