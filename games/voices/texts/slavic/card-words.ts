// The card wording that Russian and Ukrainian share; the words come from a Lexicon. No past tense, which would show a
// player's gender.

import type { Noun } from '@kuluary/card-language/wording/nouns';
import { type Phrase, uninflectedPhrase } from '@kuluary/card-language/wording/phrase';
import type { Goal, Plot, StrategyOccasion } from '../../rules/card-terms.ts';
import type { Region } from '../../rules/vocabulary.ts';
import type { PhrasedStep } from '../effect-phrasing.ts';
import type { CardWords } from '../language-pack.ts';
import { clauseMaker } from '../step-facts.ts';
import type { Lexicon } from './lexicon.ts';
import { SlavicStepPhrases } from './step-phrases.ts';

const MAX_SHORT_LENGTH = 64; // characters: two alternatives of this length go into one sentence

export function slavicCardWording(lexicon: Lexicon): CardWords {
  const steps = new SlavicCardWording(lexicon);
  const { regions } = lexicon.names;
  const words: CardWords = {
    stepPhrase: (said, clauseContext) =>
      said.do === 'otherwise' ? steps.otherwise(words, said) : steps.step(said, clauseContext),
    stepHeading: () => null,
    subjectOf: (role) => lexicon.subjects[role][0],
    conditionText: (condition, isMet) => steps.test(condition, isMet),
    attackHeading: '',
    applyEuphony: lexicon.polished,
    joinAnd: (parts) => steps.and(parts),
    ...lexicon.frames,
    elseClause: (clause, test, other) => `${clause}; ${lexicon.if} ${test}, ${other}`,
    choiceClause: (options) => steps.choice(options),
    repeatedClause: (n, clause) => `${steps.count(n, lexicon.times)}: ${clause}`,

    header: (by) => (by === 'prosecutor' ? lexicon.prosecutor : regions[by].nom),
    occasion: (when, region, test) => steps.occasion(when, region, test),
    goal: (goal) => steps.goal(goal),
    conviction: (majority, types) =>
      steps.goal(majority === 'four' ? { types: 'guilty', atLeast: types } : { more: 'guilty', than: 'innocent' }),
    start: (start) => steps.start(start),
    first: (first) => lexicon.firstIs[first],
  };
  return words;
}

/** Conditions, alternatives, choices around steps. */
class SlavicCardWording extends SlavicStepPhrases {
  otherwise(words: CardWords, { unless, effect }: Extract<PhrasedStep, { do: 'otherwise' }>): Phrase {
    const clause = clauseMaker(words).clause(effect);
    return uninflectedPhrase(
      unless === null ? `${this.lexicon.otherwise} ${clause}` : words.ifClause(this.test(unless, false), clause),
    );
  }

  /** Two short options need no list. */
  choice(options: readonly string[]): string {
    const isOther = (option: string) =>
      Object.values(this.lexicon.subjects).some(([subject]) => option.startsWith(subject));
    const isShort = options.length === 2 && options.every(({ length }) => length <= MAX_SHORT_LENGTH);
    const comma = options[0]?.endsWith(this.lexicon.hanging) ? ',' : '';
    if (isShort && !options.some(isOther)) return options.join(`${comma} ${this.lexicon.or} `);
    return `${this.lexicon.chooseOne}: ${options.join(`; ${this.lexicon.or} `)}`;
  }

  occasion(when: StrategyOccasion, region: Region | undefined, test: string | undefined): string {
    const isPlaced = when === 'placed';
    const where = region === undefined ? '' : ` ${this.lexicon.names.regions[region][isPlaced ? 'into' : 'from']}`;
    const condition = test === undefined ? '' : ` ${this.lexicon.and} ${test}`;
    return `${isPlaced ? this.lexicon.afterPlaced : this.lexicon.afterLost}${where}${condition}`;
  }

  goal(goal: Goal): string {
    const { lexicon } = this;
    if ('types' in goal) {
      if (goal.atMost === 0) return `${lexicon.noType} ${lexicon.resultsOfOne[goal.types]}`;
      const isOne = (goal.atLeast ?? goal.atMost) === 1;
      return `${this.range(goal, lexicon.typeNoun)} ${(isOne ? lexicon.resultsOfOne : lexicon.results)[goal.types]}`;
    }
    if ('more' in goal) return lexicon.more(goal.more, goal.than);
    if ('control' in goal)
      return lexicon.controlGoal(this.or(goal.control.map((region) => lexicon.names.regions[region].acc)));
    if ('cancelled' in goal) return lexicon.cancelled(this.atLeast(goal.cancelled, lexicon.tokens.guilt));
    if (typeof goal.destroyed === 'string') return lexicon.extreme[goal.destroyed];
    return lexicon.ownDestroyed(this.range(goal.destroyed, lexicon.owned.own));
  }

  private range({ atLeast, atMost }: { readonly atLeast?: number; readonly atMost?: number }, noun: Noun): string {
    const least = atLeast === undefined ? [] : [this.atLeast(atLeast, noun)];
    const most = atMost === undefined ? [] : [`${this.lexicon.atMost} ${this.count(atMost, noun, 'gen')}`];
    return this.and([...least, ...most]);
  }

  start(start: Plot['start']): string {
    const types = start.map(({ juror }) => this.lexicon.types[juror].dat);
    if (start.every(({ n }) => n === 1)) return this.lexicon.startEach(`${this.and(types)} ${this.lexicon.jurors.dat}`);
    const parts = start.map(
      ({ juror, n }) => `${this.count(n, this.lexicon.tokens.influence)} ${this.jurors(juror, 'dat')}`,
    );
    return this.lexicon.startSeveral(this.and(parts));
  }
}
