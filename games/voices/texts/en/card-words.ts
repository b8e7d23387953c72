// The English wording of cards.

import { ENGLISH_CONNECTIVES } from '@kuluary/card-language/wording/connectives';
import { countedNoun, uninflectedNoun } from '@kuluary/card-language/wording/nouns';
import { type Phrase, uninflectedPhrase } from '@kuluary/card-language/wording/phrase';
import type { Goal } from '../../rules/card-terms.ts';
import type { PhrasedStep } from '../effect-phrasing.ts';
import type { CardWords } from '../language-pack.ts';
import { clauseMaker } from '../step-facts.ts';
import { conditionPhrase } from './count-phrases.ts';
import { names } from './names.ts';
import { and, COUNTING, or } from './nouns.ts';
import { ROLE_SUBJECTS, stepPhrase } from './step-phrases.ts';

const MAX_SHORT_LENGTH = 64; // characters: two alternatives of this length go into one sentence

export const cardWords: CardWords = {
  stepPhrase: (said, context) => (said.do === 'otherwise' ? otherwisePhrase(said) : stepPhrase(said, context)),
  stepHeading: () => null,
  subjectOf: (role) => ROLE_SUBJECTS[role],
  conditionText: conditionPhrase,
  attackHeading: '',
  applyEuphony: (text) => text,
  joinAnd: and,
  ...ENGLISH_CONNECTIVES,
  choiceClause: (options) =>
    options.length === 2 && options.every(({ length }) => length <= MAX_SHORT_LENGTH)
      ? options.join(', or ')
      : `choose one: ${options.join('; or ')}`,
  repeatedClause: (n, clause) => `${n} times: ${clause}`,

  header: (by) => (by === 'prosecutor' ? 'Prosecutor' : names.regions[by].nom),
  occasion(when, region, test) {
    const where = region === undefined ? '' : ` ${names.regions[region].in}`;
    const condition = test === undefined ? '' : `, if ${test}`;
    return `${when === 'placed' ? 'after you place a marker' : 'after a marker of yours was pushed off'}${where}${condition}`;
  },
  goal: goalClause,
  conviction: (majority, types) =>
    majority === 'four'
      ? goalClause({ types: 'guilty', atLeast: types })
      : 'more types of jurors find Guy guilty than innocent',
  start(start) {
    const parts = start.map(
      ({ juror, n }) => `${countedNoun(COUNTING, n, uninflectedNoun('token'))} on ${names.jurors[juror].nom}`,
    );
    const isEach = start.every(({ n }) => n === 1);
    const types = and(start.map(({ juror }) => names.jurors[juror].type));
    return `put ${isEach ? `1 influence token each on ${types} jurors` : and(parts)}; nobody looks`;
  },
  first: (first) => `the first player is ${FIRST_PLAYER[first]}`,
};

function otherwisePhrase({ unless, effect }: Extract<PhrasedStep, { do: 'otherwise' }>): Phrase {
  const clause = clauseMaker(cardWords).clause(effect);
  return uninflectedPhrase(unless === null ? `otherwise ${clause}` : `if ${conditionPhrase(unless, false)}, ${clause}`);
}

const FIRST_PLAYER = {
  prosecutor: 'the prosecutor',
  left: 'the seat to the prosecutor’s left',
  right: 'the seat to the prosecutor’s right',
  across: 'the seat across from the prosecutor',
} as const;

const FIND_PLURAL = {
  guilty: 'find Guy guilty',
  innocent: 'find Guy innocent',
  undecided: 'remain undecided',
} as const;
const FIND_SINGULAR = {
  guilty: 'finds Guy guilty',
  innocent: 'finds Guy innocent',
  undecided: 'remains undecided',
} as const;

function goalClause(goal: Goal): string {
  if ('types' in goal) {
    if (goal.atMost === 0) return `no type of jurors ${FIND_SINGULAR[goal.types]}`;
    const isOne = (goal.atLeast ?? goal.atMost) === 1;
    return `${rangeText(goal)} ${isOne ? 'type of jurors' : 'types of jurors'} ${(isOne ? FIND_SINGULAR : FIND_PLURAL)[goal.types]}`;
  }
  if ('more' in goal)
    return `more types of jurors ${FIND_PLURAL[goal.more]} than ${FIND_PLURAL[goal.than].replace('find Guy ', '')}`;
  if ('control' in goal) {
    return `you control ${or(goal.control.map((region) => names.regions[region].nom))} (a tie will do)`;
  }
  if ('cancelled' in goal) return `at least ${goal.cancelled} guilt tokens are cancelled by innocence`;
  if (goal.destroyed === 'most') return 'no persona has more destroyed markers than you';
  if (goal.destroyed === 'fewest') return 'no persona has fewer destroyed markers than you';
  return `${rangeText(goal.destroyed)} of your markers are destroyed`;
}

function rangeText({ atLeast, atMost }: { readonly atLeast?: number; readonly atMost?: number }): string {
  if (atLeast === undefined) return `at most ${atMost}`;
  return atMost === undefined ? `at least ${atLeast}` : `${atLeast} to ${atMost}`;
}
