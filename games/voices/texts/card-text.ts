// The words on a card: what somebody has written, and what the data that the rules run make of themselves.

import { sentence } from '@kuluary/effects/words/phrase';
import type { Language } from '@kuluary/texts/languages';
import { CONVICTION, MARKER_ABILITIES } from '../rules/box.ts';
import type { Ability, CardEffect } from '../rules/dialect.ts';
import type { Majority } from '../rules/options.ts';
import type { Emotion, SideName } from '../rules/vocabulary.ts';
import { effectsOf, plotCard, roleCard, strategyCard, trialCard } from './box.ts';
import { tongueOf } from './catalogues.ts';
import { customs, spoken, teller } from './customs.ts';
import type { Label, PlotWords, RoleWords, StrategyWords, TrialWords } from './fiction.ts';
import { wordedAs } from './retired.ts';
import type { CardWords } from './tongue.ts';

export const trialWords = (language: Language, id: string): TrialWords => wordsOf(tongueOf(language).fiction.trial, id);
export const strategyWords = (language: Language, id: string): StrategyWords =>
  wordsOf(tongueOf(language).fiction.strategies, id);
export const roleWords = (language: Language, id: string): RoleWords =>
  wordsOf(tongueOf(language).fiction.roles, wordedAs(id));
export const plotWords = (language: Language, id: string): PlotWords => wordsOf(tongueOf(language).fiction.plots, id);

function wordsOf<Words>(all: Readonly<Record<string, Words>>, id: string): Words {
  const words = all[id];
  if (words === undefined) throw new Error(`nobody has written "${id}"`);
  return words;
}

/** What an effect does, in whole sentences. */
export function effectText(language: Language, effect: CardEffect): string {
  return told(tongueOf(language).words, effect);
}

function told(words: CardWords, effect: CardEffect): string {
  return words.polished(teller(words).clauses(spoken(effect)).map(sentence).join(' '));
}

/** One of the choices whose effects are hidden, with what it would bring. */
interface HiddenText extends Label {
  readonly effect: string;
}

export interface AbilityText {
  readonly by: Ability['by'];
  readonly header: string; // who resolves it: "Speech"
  readonly text: string | null; // null where the effects are hidden
  readonly hidden: readonly HiddenText[]; // none where they are not
}

/** The abilities of a side of a trial card, from top to bottom. Who may see hidden effects is not known here. */
export function sideText(language: Language, id: string, side: SideName): readonly AbilityText[] {
  const { words } = tongueOf(language);
  const labels = trialWords(language, id)[side].hidden ?? [];
  let hidden = 0;
  return trialCard(id)[side].abilities.map((ability) => {
    const { by } = ability;
    const texts = effectsOf(ability).map((effect) => told(words, effect));
    const header = words.header(by);
    if (!('hidden' in ability)) return { by, header, text: texts[0]!, hidden: [] };
    const own = labels[hidden++]!;
    return { by, header, text: null, hidden: texts.map((effect, option) => ({ ...own[option]!, effect })) };
  });
}

/** When a strategy can be played, and what it does: "After you place a marker in Speech: …" */
export function strategyText(language: Language, id: string): string {
  const { words } = tongueOf(language);
  const { when, in: region, if: test, effect } = strategyCard(id);
  const isSaid = test !== undefined && !customs.goesWithout(test, spoken(effect));
  const occasion = words.occasion(when, region, isSaid ? words.test(test, true) : undefined);
  const [first, ...others] = teller(words).clauses(spoken(effect));
  return words.polished([sentence(`${occasion}: ${first}`), ...others.map(sentence)].join(' '));
}

/** What a marker can do where markers have abilities; undefined for those that have none. */
export function markerText(language: Language, emotion: Emotion): string | undefined {
  const effect = MARKER_ABILITIES[emotion];
  return effect && effectText(language, effect);
}

/** What the role wants, a line for each condition. */
export function goalText(language: Language, id: string, majority: Majority = 'four'): readonly string[] {
  const { words } = tongueOf(language);
  const { goals } = roleCard(id);
  const all = goals.length === 0 ? [words.conviction(majority, CONVICTION)] : goals.map((goal) => words.goal(goal));
  return all.map((goal) => words.polished(sentence(goal)));
}

/** How a plot begins: what is put on the jurors, and who is first. */
export function startText(language: Language, id: string): readonly string[] {
  const { words } = tongueOf(language);
  const { start, first } = plotCard(id);
  return [words.start(start), words.first(first)].map((clause) => words.polished(sentence(clause)));
}
