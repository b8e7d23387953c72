// The box as the words need it: which card is which, and which effect a program was written from.

import { BOX, SET } from '../cards/voices.ts';
import { MARKER_ABILITIES } from '../rules/box.ts';
import type { Ability, CardEffect, Plot, Role, Strategy, TrialCard } from '../rules/dialect.ts';
import { EMOTIONS, type Emotion, SIDES, type SideName } from '../rules/vocabulary.ts';
import { RETIRED_ROLES } from './retired.ts';

export { BOX, SET };

const byId = <Card extends { readonly id: string }>(cards: readonly Card[]) =>
  new Map(cards.map((card) => [card.id, card]));
const TRIAL = byId(SET.trial);
const STRATEGIES = byId(SET.strategies);
const ROLES = byId([...BOX.roles, ...RETIRED_ROLES]);
const PLOTS = byId(SET.plots);

export const trialCard = (id: string): TrialCard => found(TRIAL, id);
export const strategyCard = (id: string): Strategy => found(STRATEGIES, id);
export const roleCard = (id: string): Role => found(ROLES, id);
export const plotCard = (id: string): Plot => found(PLOTS, id);

function found<Card>(cards: ReadonlyMap<string, Card>, id: string): Card {
  const card = cards.get(id);
  if (card === undefined) throw new Error(`there is no card "${id}"`);
  return card;
}

/** From where a program comes. */
export type Source =
  | { readonly kind: 'trial'; readonly card: string; readonly by: Ability['by']; readonly effect: CardEffect }
  | { readonly kind: 'strategy'; readonly card: string; readonly effect: CardEffect }
  | { readonly kind: 'marker'; readonly emotion: Emotion; readonly effect: CardEffect };

/** By the programs' numbers. The course of the trial has none. */
export const SOURCES: ReadonlyMap<number, Source> = new Map([
  ...SET.trial.flatMap((card, i) => SIDES.flatMap((side) => ofSide(card, i, side))),
  ...BOX.strategies.map(({ id, effect, program }): [number, Source] => [
    program,
    { kind: 'strategy', card: id, effect },
  ]),
  ...EMOTIONS.flatMap((emotion): [number, Source][] => {
    const [program, effect] = [BOX.markerPrograms[emotion], MARKER_ABILITIES[emotion]];
    return program === undefined || effect === undefined ? [] : [[program, { kind: 'marker', emotion, effect }]];
  }),
]);

function ofSide(card: TrialCard, number: number, side: SideName): [number, Source][] {
  return card[side].abilities.flatMap((ability, i) => {
    const { programs } = BOX.trial[number]!.sides[side][i]!;
    const { by } = ability;
    return effectsOf(ability).map((effect, option): [number, Source] => [
      programs[option]!,
      { kind: 'trial', card: card.id, by, effect },
    ]);
  });
}

/** One, or one for each choice. */
export function effectsOf(ability: Ability): readonly CardEffect[] {
  return 'hidden' in ability ? ability.hidden : [ability.effect];
}
