// Looks up cards by id, and the source (card, effect) of a program.

import { BOX, CARD_SET } from '../cards/card-set.ts';
import type { Ability, CardEffect, Plot, Role, Strategy, TrialCard } from '../rules/card-terms.ts';
import { MARKER_ABILITIES } from '../rules/marker-abilities.ts';
import { EMOTIONS, type Emotion, SIDES, type SideName } from '../rules/vocabulary.ts';
import { RETIRED_ROLES } from './retired-roles.ts';

export { BOX, CARD_SET };

const indexById = <Card extends { readonly id: string }>(cards: readonly Card[]) =>
  new Map(cards.map((card) => [card.id, card]));
const TRIAL_CARDS = indexById(CARD_SET.trial);
const STRATEGIES = indexById(CARD_SET.strategies);
const ROLES = indexById([...BOX.roles, ...RETIRED_ROLES]);
const PLOTS = indexById(CARD_SET.plots);

export const trialCard = (id: string): TrialCard => findCard(TRIAL_CARDS, id);
export const strategyCard = (id: string): Strategy => findCard(STRATEGIES, id);
export const roleCard = (id: string): Role => findCard(ROLES, id);
export const plotCard = (id: string): Plot => findCard(PLOTS, id);

function findCard<Card>(cards: ReadonlyMap<string, Card>, id: string): Card {
  const card = cards.get(id);
  if (card === undefined) throw new Error(`there is no card "${id}"`);
  return card;
}

export type ProgramSource =
  | { readonly kind: 'trial'; readonly card: string; readonly by: Ability['by']; readonly effect: CardEffect }
  | { readonly kind: 'strategy'; readonly card: string; readonly effect: CardEffect }
  | { readonly kind: 'marker'; readonly emotion: Emotion; readonly effect: CardEffect };

/** By program number. The programs of rounds and windows have none. */
export const PROGRAM_SOURCES: ReadonlyMap<number, ProgramSource> = new Map([
  ...CARD_SET.trial.flatMap((card, i) => SIDES.flatMap((side) => sideSources(card, i, side))),
  ...BOX.strategies.map(({ id, effect, program }): [number, ProgramSource] => [
    program,
    { kind: 'strategy', card: id, effect },
  ]),
  ...EMOTIONS.flatMap((emotion): [number, ProgramSource][] => {
    const [program, effect] = [BOX.markerPrograms[emotion], MARKER_ABILITIES[emotion]];
    return program === undefined || effect === undefined ? [] : [[program, { kind: 'marker', emotion, effect }]];
  }),
]);

function sideSources(card: TrialCard, number: number, side: SideName): [number, ProgramSource][] {
  return card[side].abilities.flatMap((ability, i) => {
    const { programs } = BOX.trial[number]!.sides[side][i]!;
    const { by } = ability;
    return abilityEffects(ability).map((effect, option): [number, ProgramSource] => [
      programs[option]!,
      { kind: 'trial', card: card.id, by, effect },
    ]);
  });
}

/** One, or one per hidden option. */
export function abilityEffects(ability: Ability): readonly CardEffect[] {
  return 'hidden' in ability ? ability.hidden : [ability.effect];
}
