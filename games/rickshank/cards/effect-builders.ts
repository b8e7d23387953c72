// Builders of effects and conditions that many cards share.

import type { Condition } from '@kuluary/card-language/language';
import type {
  CardAbility,
  CardEffect,
  CardType,
  ChooseStep,
  CountTerm,
  EffectStep,
  MainCard,
  SeatTerm,
  VoteKind,
} from '../rules/card-terms.ts';

type More = Omit<MainCard, 'id' | 'type' | 'cost' | 'points'>;

export function ofType(type: CardType) {
  return (id: string, cost: number, points: number, more: More): MainCard => ({ id, type, cost, points, ...more });
}

export const power = (n: number): EffectStep => ({ do: 'power', n });
export const draw = (n: number, who?: SeatTerm): EffectStep => ({ do: 'draw', n, ...(who && { who }) });
export const token = (n = 1): EffectStep => ({ do: 'token', n });
export const wave = (who?: SeatTerm): EffectStep => ({ do: 'wave', ...(who && { who }) });

/** Pay a token, then the effect. Not offered without a token. */
export function payToken(effect: CardEffect): CardEffect {
  return { if: HAS_TOKEN, then: { may: [{ do: 'pay' }, effect] } };
}

export const HAS_TOKEN: Condition<CountTerm> = { atLeast: 1, of: { tokens: 'you' } };
export const HAS_CHOSEN_CARD: Condition<CountTerm> = { atLeast: 1, of: { chosen: 'cards' } };

/** You may destroy cards of your hand or discard. */
export function mayDestroy(upTo: number): ChooseStep {
  return { do: 'choose', from: ['hand', 'discard'], upTo, then: 'destroy' };
}

/** The seat chooses them. */
export function discardSome(who: SeatTerm, n: number): ChooseStep {
  return { do: 'choose', who, from: ['hand'], n, then: 'discard' };
}

export function discardOne(who: SeatTerm): ChooseStep {
  return discardSome(who, 1);
}

/** Discarded from hand to avoid an attack; then the effect. */
export function defence(effect: CardEffect = []): CardAbility {
  return { defend: 'hand', effect };
}

/** A vote and the effect of its result; *them* is the seat it has chosen, if any. */
export function vote(kind: VoteKind, effect: CardEffect, ...needs: readonly Condition<CountTerm>[]): CardEffect {
  return [
    { do: 'vote', vote: kind, needs },
    { if: { atLeast: 1, of: { carried: 'vote' } }, then: effect },
  ];
}

export const WAVES_LEFT: Condition<CountTerm> = { atLeast: 1, of: { waves: 'left' } };
