// Turns of phrase that many cards share.

import type { Test } from '@kuluary/effects/language';
import type {
  CardAbility,
  CardEffect,
  CardType,
  Choose,
  Count,
  MainCard,
  Step,
  VoteKind,
  Who,
} from '../rules/dialect.ts';

type More = Omit<MainCard, 'id' | 'type' | 'cost' | 'points'>;

/** Makes cards of a type: from the id, what it costs, and what it is worth at the end. */
export function ofType(type: CardType) {
  return (id: string, cost: number, points: number, more: More): MainCard => ({ id, type, cost, points, ...more });
}

export const power = (n: number): Step => ({ do: 'power', n });
export const draw = (n: number, who?: Who): Step => ({ do: 'draw', n, ...(who && { who }) });
export const token = (n = 1): Step => ({ do: 'token', n });
export const wave = (who?: Who): Step => ({ do: 'wave', ...(who && { who }) });

/** A token is paid, and then. Whoever has none is not asked. */
export function payToken(effect: CardEffect): CardEffect {
  return { if: HAS_TOKEN, then: { may: [{ do: 'pay' }, effect] } };
}

export const HAS_TOKEN: Test<Count> = { atLeast: 1, of: { tokens: 'you' } };
export const CHOSE: Test<Count> = { atLeast: 1, of: { chosen: 'cards' } };

/** You may destroy cards of your hand or discard. */
export function mayDestroy(upTo: number): Choose {
  return { do: 'choose', from: ['hand', 'discard'], upTo, then: 'destroy' };
}

/** Cards of the hand: the other seat's own choice. */
export function discardSome(who: Who, n: number): Choose {
  return { do: 'choose', who, from: ['hand'], n, then: 'discard' };
}

export function discardOne(who: Who): Choose {
  return discardSome(who, 1);
}

/** Discarded from hand, it avoids an attack; and then. */
export function defence(effect: CardEffect = []): CardAbility {
  return { defend: 'hand', effect };
}

/** A vote, and what its result does: to *them* whom it has named, or to all. */
export function vote(kind: VoteKind, effect: CardEffect, needs?: Test<Count>): CardEffect {
  return [
    { do: 'vote', vote: kind, ...(needs && { needs }) },
    { if: { atLeast: 1, of: { carried: 'vote' } }, then: effect },
  ];
}

export const WAVES_LEFT: Test<Count> = { atLeast: 1, of: { waves: 'left' } };
