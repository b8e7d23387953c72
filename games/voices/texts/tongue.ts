// What each language has to give: the story, the names of things, the words on the cards, and the sentences of the table.

import type { Speech } from '@kuluary/effects/words/speech';
import type { Catalogue } from '@kuluary/texts/catalogue';
import type { Ability, Goal, Plot, When } from '../rules/dialect.ts';
import type { Majority } from '../rules/options.ts';
import type { Colour, Emotion, Icon, Juror, Region } from '../rules/vocabulary.ts';
import type { Role } from './customs.ts';
import type { PlotWords, RoleWords, StrategyWords, TrialWords } from './fiction.ts';
import type { Key } from './keys.ts';
import type { Said } from './spoken.ts';

/** A region. All but the first can stand in a sentence as they are: "into Speech", «в Речь». */
export interface RegionName {
  readonly nom: string;
  readonly acc: string;
  readonly into: string;
  readonly in: string;
  readonly from: string;
}

/** Jurors of a type: "logical", and "logical jurors". */
export interface JurorName {
  readonly type: string;
  readonly nom: string;
  readonly gen: string;
  readonly dat: string;
}

/** A marker: "blue Joy". */
export interface MarkerName {
  readonly nom: string;
  readonly acc: string;
}

export interface Names {
  readonly regions: Readonly<Record<Region, RegionName>>;
  readonly jurors: Readonly<Record<Juror, JurorName>>;
  readonly emotions: Readonly<Record<Emotion, string>>;
  readonly colours: Readonly<Record<Colour, string>>; // of a player: "blue"
  readonly icons: Readonly<Record<Icon, string>>;
  marker(colour: Colour, emotion: Emotion): MarkerName;
  markerOf(emotion: Emotion): MarkerName; // without its colour
}

/** What somebody has written: no data could make it. */
interface Fiction {
  readonly trial: Readonly<Record<string, TrialWords>>;
  readonly strategies: Readonly<Record<string, StrategyWords>>;
  readonly roles: Readonly<Record<string, RoleWords>>;
  readonly plots: Readonly<Record<string, PlotWords>>;
}

export interface Tongue {
  readonly sentences: Catalogue<Key>;
  readonly fiction: Fiction;
  readonly names: Names;
  readonly words: CardWords;
  readonly quoted: (name: string) => string; // a card's name within a sentence
}

export interface CardWords extends Speech<Said, Role> {
  header(by: Ability['by']): string; // who resolves an ability
  occasion(when: When, region: Region | undefined, test: string | undefined): string; // "after you place a marker in Speech, if …"
  goal(goal: Goal): string;
  conviction(majority: Majority, types: number): string; // the prosecutor's goal: so many types, or more than the others
  start(start: Plot['start']): string; // what lies on the jurors
  first(first: Plot['first']): string; // who is the first player
}
