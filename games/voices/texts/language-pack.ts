// What each language provides: the story, names, wording of the cards, and sentences.

import type { EffectWording } from '@kuluary/card-language/wording/effect-wording';
import type { Catalogue } from '@kuluary/texts/catalogue';
import type { Ability, Goal, Plot, StrategyOccasion } from '../rules/card-terms.ts';
import type { Majority } from '../rules/options.ts';
import type { Colour, Emotion, JurorType, Region, RoleIcon } from '../rules/vocabulary.ts';
import type { PlotFiction, RoleFiction, StrategyFiction, TrialCardFiction } from './card-fiction.ts';
import type { PhrasedTerms } from './effect-phrasing.ts';
import type { MessageKey } from './message-keys.ts';
import type { SubjectRole } from './step-facts.ts';

/** The forms of a region's name; all but the nominative fit into a sentence: "into Speech", «в Речь». */
export interface RegionForms {
  readonly nom: string;
  readonly acc: string;
  readonly into: string;
  readonly in: string;
  readonly from: string;
}

/** Jurors of a type: "logical", and "logical jurors". */
export interface JurorForms {
  readonly type: string;
  readonly nom: string;
  readonly gen: string;
  readonly dat: string;
}

/** A marker: "blue Joy". */
export interface MarkerForms {
  readonly nom: string;
  readonly acc: string;
}

export interface Names {
  readonly regions: Readonly<Record<Region, RegionForms>>;
  readonly jurors: Readonly<Record<JurorType, JurorForms>>;
  readonly emotions: Readonly<Record<Emotion, string>>;
  readonly colours: Readonly<Record<Colour, string>>; // of a player: "blue"
  readonly icons: Readonly<Record<RoleIcon, string>>;
  marker(colour: Colour, emotion: Emotion): MarkerForms;
  markerOf(emotion: Emotion): MarkerForms; // without its colour
}

/** The written words of all cards. */
interface CardFiction {
  readonly trial: Readonly<Record<string, TrialCardFiction>>;
  readonly strategies: Readonly<Record<string, StrategyFiction>>;
  readonly roles: Readonly<Record<string, RoleFiction>>;
  readonly plots: Readonly<Record<string, PlotFiction>>;
}

export interface LanguagePack {
  readonly sentences: Catalogue<MessageKey>;
  readonly fiction: CardFiction;
  readonly names: Names;
  readonly words: CardWords;
  readonly quoted: (name: string) => string; // a card's name within a sentence
}

export interface CardWords extends EffectWording<PhrasedTerms, SubjectRole> {
  header(by: Ability['by']): string; // who resolves an ability
  occasion(when: StrategyOccasion, region: Region | undefined, test: string | undefined): string; // "after you place a marker in Speech, if …"
  goal(goal: Goal): string;
  conviction(majority: Majority, types: number): string; // the prosecutor's goal: so many types, or more than the others
  start(start: Plot['start']): string; // tokens on jurors
  first(first: Plot['first']): string; // who is the first player
}
