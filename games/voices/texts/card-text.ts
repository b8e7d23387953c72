// The text of cards: written words, and rules text generated from the effects.

import { toSentence } from '@kuluary/card-language/wording/phrase';
import type { Language } from '@kuluary/texts/languages';
import { GUILTY_TYPES_TO_CONVICT } from '../rules/card-box.ts';
import type { Ability, CardEffect } from '../rules/card-terms.ts';
import { MARKER_ABILITIES } from '../rules/marker-abilities.ts';
import type { Majority } from '../rules/options.ts';
import type { Emotion, SideName } from '../rules/vocabulary.ts';
import type { ChoiceLabel, PlotFiction, RoleFiction, StrategyFiction, TrialCardFiction } from './card-fiction.ts';
import { abilityEffects, plotCard, roleCard, strategyCard, trialCard } from './card-lookup.ts';
import { languagePackOf } from './catalogues.ts';
import type { CardWords } from './language-pack.ts';
import { wordingRoleId } from './retired-roles.ts';
import { clauseMaker, phraseEffect, stepFacts } from './step-facts.ts';

export const trialWords = (language: Language, id: string): TrialCardFiction =>
  writtenWordsOf(languagePackOf(language).fiction.trial, id);
export const strategyWords = (language: Language, id: string): StrategyFiction =>
  writtenWordsOf(languagePackOf(language).fiction.strategies, id);
export const roleWords = (language: Language, id: string): RoleFiction =>
  writtenWordsOf(languagePackOf(language).fiction.roles, wordingRoleId(id));
export const plotWords = (language: Language, id: string): PlotFiction =>
  writtenWordsOf(languagePackOf(language).fiction.plots, id);

function writtenWordsOf<Words>(all: Readonly<Record<string, Words>>, id: string): Words {
  const words = all[id];
  if (words === undefined) throw new Error(`nobody has written "${id}"`);
  return words;
}

/** An effect in whole sentences. */
export function effectText(language: Language, effect: CardEffect): string {
  return effectSentences(languagePackOf(language).words, effect);
}

function effectSentences(words: CardWords, effect: CardEffect): string {
  return words.applyEuphony(clauseMaker(words).clauses(phraseEffect(effect)).map(toSentence).join(' '));
}

/** One option with a hidden effect, and that effect. */
interface HiddenText extends ChoiceLabel {
  readonly effect: string;
}

export interface AbilityText {
  readonly by: Ability['by'];
  readonly header: string; // who resolves it: "Speech"
  readonly text: string | null; // null where the effects are hidden
  readonly hidden: readonly HiddenText[]; // empty where they are not
}

/** The abilities of a side from top to bottom. Callers decide who may see hidden effects. */
export function sideText(language: Language, id: string, side: SideName): readonly AbilityText[] {
  const { words } = languagePackOf(language);
  const labels = trialWords(language, id)[side].hidden ?? [];
  let hidden = 0;
  return trialCard(id)[side].abilities.map((ability) => {
    const { by } = ability;
    const texts = abilityEffects(ability).map((effect) => effectSentences(words, effect));
    const header = words.header(by);
    if (!('hidden' in ability)) return { by, header, text: texts[0]!, hidden: [] };
    const own = labels[hidden++]!;
    return { by, header, text: null, hidden: texts.map((effect, option) => ({ ...own[option]!, effect })) };
  });
}

/** When a strategy can be played, and what it does: "After you place a marker in Speech: …" */
export function strategyText(language: Language, id: string): string {
  const { words } = languagePackOf(language);
  const { when, in: region, if: test, effect } = strategyCard(id);
  const isSaid = test !== undefined && !stepFacts.isImpliedBy(test, phraseEffect(effect));
  const occasion = words.occasion(when, region, isSaid ? words.conditionText(test, true) : undefined);
  const [first, ...others] = clauseMaker(words).clauses(phraseEffect(effect));
  return words.applyEuphony([toSentence(`${occasion}: ${first}`), ...others.map(toSentence)].join(' '));
}

/** The ability of a marker; undefined if it has none. */
export function markerText(language: Language, emotion: Emotion): string | undefined {
  const effect = MARKER_ABILITIES[emotion];
  return effect && effectText(language, effect);
}

/** A line for each goal of the role. */
export function goalText(language: Language, id: string, majority: Majority = 'four'): readonly string[] {
  const { words } = languagePackOf(language);
  const { goals } = roleCard(id);
  const all =
    goals.length === 0 ? [words.conviction(majority, GUILTY_TYPES_TO_CONVICT)] : goals.map((goal) => words.goal(goal));
  return all.map((goal) => words.applyEuphony(toSentence(goal)));
}

/** The start of a plot: tokens on jurors, and the first player. */
export function plotStartText(language: Language, id: string): readonly string[] {
  const { words } = languagePackOf(language);
  const { start, first } = plotCard(id);
  return [words.start(start), words.first(first)].map((clause) => words.applyEuphony(toSentence(clause)));
}
