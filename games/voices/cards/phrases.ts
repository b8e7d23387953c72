// Turns of phrase that many cards share.

import type { Ability, CardEffect, Step, TrialCard, Where } from '../rules/dialect.ts';
import type { TrialRegion, Verdict } from '../rules/vocabulary.ts';

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

/** What whoever controls the region, or the prosecutor, lets happen. */
export const by = (who: 'prosecutor' | TrialRegion, effect: CardEffect): Ability => ({ by: who, effect });

/** One of these is chosen by its label. */
export const hidden = (who: TrialRegion, ...effects: readonly CardEffect[]): Ability => ({ by: who, hidden: effects });

export const either = (...choices: readonly CardEffect[]): CardEffect => ({ either: choices });
export const may = (effect: CardEffect): CardEffect => ({ may: effect });

export const guilt = (on: Where): Step => ({ do: 'put', token: 'guilt', on });
export const innocence = (on: Where): Step => ({ do: 'put', token: 'innocence', on });
export const remove = (token: Verdict, from: Where): Step => ({ do: 'remove', token, from });
export const turn = (token: Verdict, on: Where): Step => ({ do: 'turn', token, on });
export const shift = (token: Verdict, from: Where, to: Where): Step => ({ do: 'shift', token, from, to });

export const influence = (draw: number, put: number, on: Where): Step => ({ do: 'influence', draw, put, on });
export const blind = (n: number, on: Where): Step => ({ do: 'blind', n, on });
export const peek = (n: number | 'all'): Step => ({ do: 'peek', n, on: { with: 'influence' } });
export const DISCARD_IT: Step = { do: 'discard-influence', from: 'it' };
export const PASS_IT_ON: Step = { do: 'shift-influence', from: 'it', to: 'other' };
