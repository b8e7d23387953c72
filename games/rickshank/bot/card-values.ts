// Estimates what playing a card is worth, in power, from the data of its effect.

import type { Amount } from '@kuluary/card-language/language';
import { type CardBox, type CompiledCard, effectOfAbility } from '../rules/card-box.ts';
import type { CardAbility, CardEffect, ChoiceZone, ChooseStep, CountTerm, EffectStep } from '../rules/card-terms.ts';

const DRAW_VALUE = 1.6; // a card, in power
const TOKEN_VALUE = 0.9;
const CONDITIONAL_FACTOR = 0.5; // for effects that depend on a condition
const ATTACK_VALUE = 0.6; // of an attack
const ONGOING_TURNS = 7; // turns for which an ongoing card is counted
const DEFENCE_VALUE = 0.2;
const EXPECTED_COUNT = 1.5; // of what a card counts, on average

const valuesByBox = new WeakMap<CardBox, readonly number[]>();

/** By card number. */
export function cardValueByNumber(box: CardBox): readonly number[] {
  const known = valuesByBox.get(box);
  if (known) return known;
  const values = box.cards.map(valueOfCard);
  valuesByBox.set(box, values);
  return values;
}

function valueOfCard({ effect, abilities, isOngoing }: CompiledCard): number {
  const lasting = abilities.reduce((sum, { ability }) => sum + abilityValue(ability), 0);
  return effectValue(effect) + lasting * (isOngoing ? ONGOING_TURNS : 1);
}

function effectValue(effect: CardEffect): number {
  if (isList(effect)) return effect.reduce((sum, each) => sum + effectValue(each), 0);
  if ('do' in effect) return stepValue(effect);
  if ('if' in effect)
    return CONDITIONAL_FACTOR * (effectValue(effect.then) + (effect.else ? effectValue(effect.else) : 0));
  if ('may' in effect) return Math.max(0, effectValue(effect.may));
  if ('either' in effect) return Math.max(...effect.either.map(effectValue));
  if ('times' in effect) return effect.times * effectValue(effect.effect);
  if ('each' in effect) return 0;
  return ATTACK_VALUE;
}

/** The zone from which a vote takes cards. */
export function zoneAtStake(effect: CardEffect): ChoiceZone | undefined {
  if (isList(effect)) return effect.map(zoneAtStake).find((zone) => zone !== undefined);
  if (!('do' in effect) || effect.do !== 'vote') return undefined;
  const [need] = effect.needs;
  return need && 'of' in need && 'cards' in need.of ? need.of.in : undefined;
}

function isList(effect: CardEffect): effect is readonly CardEffect[] {
  return Array.isArray(effect);
}

function stepValue(step: EffectStep): number {
  switch (step.do) {
    case 'power':
      return expectedAmount(step.n);
    case 'draw':
      return step.who === 'them'
        ? CONDITIONAL_FACTOR * DRAW_VALUE * expectedAmount(step.n)
        : DRAW_VALUE * expectedAmount(step.n);
    case 'token':
      return TOKEN_VALUE * expectedAmount(step.n);
    case 'pay':
      return -TOKEN_VALUE;
    case 'location':
      return 1;
    case 'gain-location':
      return 1;
    case 'choose':
      return chooseStepValue(step);
    default:
      return 0;
  }
}

function expectedAmount(n: Amount<CountTerm>): number {
  return typeof n === 'number' ? n : Math.min(n.most ?? EXPECTED_COUNT, EXPECTED_COUNT);
}

function chooseStepValue({ then, from, who, n, upTo }: ChooseStep): number {
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

/** Of its effect, each time it happens. */
export function abilityEffectValue(ability: CardAbility): number {
  return effectValue(effectOfAbility(ability));
}

function abilityValue(ability: CardAbility): number {
  if ('defend' in ability) return DEFENCE_VALUE;
  if ('modify' in ability) return 0.3;
  if ('use' in ability) return CONDITIONAL_FACTOR * effectValue(ability.use);
  return CONDITIONAL_FACTOR * effectValue(ability.effect);
}
