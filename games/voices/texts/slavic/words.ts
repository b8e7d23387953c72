// What Russian and Ukrainian say in the same way: the grammar of both, waiting for the words of one. No past tense that
// would tell a man from a woman.

import type { Noun } from '@kuluary/effects/words/lexicon';
import type { Phrase } from '@kuluary/effects/words/phrase';
import type { Goal, Plot, When } from '../../rules/dialect.ts';
import type { Region } from '../../rules/vocabulary.ts';
import { teller } from '../customs.ts';
import type { SaidStep } from '../spoken.ts';
import type { CardWords } from '../tongue.ts';
import type { Lexicon } from './lexicon.ts';
import { Steps } from './steps.ts';

const SHORT = 64; // characters: two such things are said in one breath

export function slavic(l: Lexicon): CardWords {
  const steps = new Frames(l);
  const { regions } = l.names;
  const words: CardWords = {
    step: (said, context) => (said.do === 'otherwise' ? steps.otherwise(words, said) : steps.step(said, context)),
    heading: () => null,
    subject: (role) => l.subjects[role][0],
    test: (test, isMet) => steps.test(test, isMet),
    attack: '',
    polished: l.polished,
    and: (parts) => steps.and(parts),
    ...l.frames,
    otherwise: (clause, test, other) => `${clause}; ${l.if} ${test}, ${other}`,
    choice: (options) => steps.choice(options),
    times: (n, clause) => `${steps.count(n, l.times)}: ${clause}`,

    header: (by) => (by === 'prosecutor' ? l.prosecutor : regions[by].nom),
    occasion: (when, region, test) => steps.occasion(when, region, test),
    goal: (goal) => steps.goal(goal),
    conviction: (majority, types) =>
      steps.goal(majority === 'four' ? { types: 'guilty', atLeast: types } : { more: 'guilty', than: 'innocent' }),
    start: (start) => steps.start(start),
    first: (first) => l.firstIs[first],
  };
  return words;
}

/** What stands around the steps. */
class Frames extends Steps {
  otherwise(words: CardWords, { unless, effect }: Extract<SaidStep, { do: 'otherwise' }>): Phrase {
    const clause = teller(words).clause(effect);
    const text = unless === null ? `${this.l.otherwise} ${clause}` : words.when(this.test(unless, false), clause);
    return { order: text, bare: text, told: text };
  }

  /** Two things that are short, and both yours to do, need no heading. */
  choice(options: readonly string[]): string {
    const isOther = (option: string) => Object.values(this.l.subjects).some(([subject]) => option.startsWith(subject));
    const isShort = options.length === 2 && options.every(({ length }) => length <= SHORT);
    const comma = options[0]?.endsWith(this.l.hanging) ? ',' : '';
    if (isShort && !options.some(isOther)) return options.join(`${comma} ${this.l.or} `);
    return `${this.l.chooseOne}: ${options.join(`; ${this.l.or} `)}`;
  }

  occasion(when: When, region: Region | undefined, test: string | undefined): string {
    const isPlaced = when === 'placed';
    const where = region === undefined ? '' : ` ${this.l.names.regions[region][isPlaced ? 'into' : 'from']}`;
    const condition = test === undefined ? '' : ` ${this.l.and} ${test}`;
    return `${isPlaced ? this.l.afterPlaced : this.l.afterLost}${where}${condition}`;
  }

  goal(goal: Goal): string {
    const { l } = this;
    if ('types' in goal) {
      if (goal.atMost === 0) return `${l.noType} ${l.resultsOfOne[goal.types]}`;
      const isOne = (goal.atLeast ?? goal.atMost) === 1;
      return `${this.range(goal, l.typeNoun)} ${(isOne ? l.resultsOfOne : l.results)[goal.types]}`;
    }
    if ('more' in goal) return l.more(goal.more, goal.than);
    if ('control' in goal) return l.controlGoal(this.or(goal.control.map((region) => l.names.regions[region].acc)));
    if ('cancelled' in goal) return l.cancelled(this.atLeast(goal.cancelled, l.tokens.guilt));
    if (typeof goal.destroyed === 'string') return l.extreme[goal.destroyed];
    return l.ownDestroyed(this.range(goal.destroyed, l.owned.own));
  }

  private range({ atLeast, atMost }: { readonly atLeast?: number; readonly atMost?: number }, noun: Noun): string {
    const least = atLeast === undefined ? [] : [this.atLeast(atLeast, noun)];
    const most = atMost === undefined ? [] : [`${this.l.atMost} ${this.count(atMost, noun, 'gen')}`];
    return this.and([...least, ...most]);
  }

  start(start: Plot['start']): string {
    const types = start.map(({ juror }) => this.l.types[juror].dat);
    if (start.every(({ n }) => n === 1)) return this.l.startEach(`${this.and(types)} ${this.l.jurors.dat}`);
    const parts = start.map(({ juror, n }) => `${this.count(n, this.l.tokens.influence)} ${this.jurors(juror, 'dat')}`);
    return this.l.startSeveral(this.and(parts));
  }
}
