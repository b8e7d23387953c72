// Helpers to write effects and cards.

import type { Ability, CardEffect, EffectStep, JurorRef, TrialCard } from '../rules/card-terms.ts';
import type { TrialRegion, VerdictToken } from '../rules/vocabulary.ts';

/** Makes cards of a phase. */
export function ofPhase(phase: TrialCard['phase']) {
  return (id: string, regions: TrialCard['regions'], sides: Pick<TrialCard, 'front' | 'back'>): TrialCard => ({
    id,
    phase,
    regions,
    ...sides,
  });
}

/** The abilities of a side, from top to bottom. */
export const side = (...abilities: readonly Ability[]): TrialCard['front'] => ({ abilities });

/** An ability that the region's controller, or the prosecutor, resolves. */
export const by = (who: 'prosecutor' | TrialRegion, effect: CardEffect): Ability => ({ by: who, effect });

/** An ability with hidden effects, of which one is chosen by its label. */
export const hidden = (who: TrialRegion, ...effects: readonly CardEffect[]): Ability => ({ by: who, hidden: effects });

export const either = (...choices: readonly CardEffect[]): CardEffect => ({ either: choices });
export const may = (effect: CardEffect): CardEffect => ({ may: effect });

export const guilt = (on: JurorRef): EffectStep => ({ do: 'put', token: 'guilt', on });
export const innocence = (on: JurorRef): EffectStep => ({ do: 'put', token: 'innocence', on });
export const remove = (token: VerdictToken, from: JurorRef): EffectStep => ({ do: 'remove', token, from });
export const turn = (token: VerdictToken, on: JurorRef): EffectStep => ({ do: 'turn', token, on });
export const shift = (token: VerdictToken, from: JurorRef, to: JurorRef): EffectStep => ({
  do: 'shift',
  token,
  from,
  to,
});

export const influence = (draw: number, put: number, on: JurorRef): EffectStep => ({ do: 'influence', draw, put, on });
export const blind = (n: number, on: JurorRef): EffectStep => ({ do: 'blind', n, on });
export const peek = (n: number | 'all'): EffectStep => ({ do: 'peek', n, on: { with: 'influence' } });
export const DISCARD_IT: EffectStep = { do: 'discard-influence', from: 'it' };
export const PASS_IT_ON: EffectStep = { do: 'shift-influence', from: 'it', to: 'other' };
