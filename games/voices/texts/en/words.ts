// The words on a card.

import { ENGLISH_FRAMES } from '@kuluary/effects/words/frames';
import { counted, plain } from '@kuluary/effects/words/lexicon';
import type { Phrase } from '@kuluary/effects/words/phrase';
import type { Goal } from '../../rules/dialect.ts';
import { teller } from '../customs.ts';
import type { SaidStep } from '../spoken.ts';
import type { CardWords } from '../tongue.ts';
import { test } from './counts.ts';
import { names } from './names.ts';
import { and, COUNTING, or } from './nouns.ts';
import { SUBJECTS, step } from './steps.ts';

const SHORT = 64; // characters: two such things are said in one breath

export const words: CardWords = {
  step: (said, context) => (said.do === 'otherwise' ? otherwise(said) : step(said, context)),
  heading: () => null,
  subject: (role) => SUBJECTS[role],
  test,
  attack: '',
  polished: (text) => text,
  and,
  ...ENGLISH_FRAMES,
  choice: (options) =>
    options.length === 2 && options.every(({ length }) => length <= SHORT)
      ? options.join(', or ')
      : `choose one: ${options.join('; or ')}`,
  times: (n, clause) => `${n} times: ${clause}`,

  header: (by) => (by === 'prosecutor' ? 'Prosecutor' : names.regions[by].nom),
  occasion(when, region, test) {
    const where = region === undefined ? '' : ` ${names.regions[region].in}`;
    const condition = test === undefined ? '' : `, if ${test}`;
    return `${when === 'placed' ? 'after you place a marker' : 'after a marker of yours was pushed off'}${where}${condition}`;
  },
  goal,
  conviction: (majority, types) =>
    majority === 'four'
      ? goal({ types: 'guilty', atLeast: types })
      : 'more types of jurors find Guy guilty than innocent',
  start(start) {
    const parts = start.map(({ juror, n }) => `${counted(COUNTING, n, plain('token'))} on ${names.jurors[juror].nom}`);
    const isEach = start.every(({ n }) => n === 1);
    const types = and(start.map(({ juror }) => names.jurors[juror].type));
    return `put ${isEach ? `1 influence token each on ${types} jurors` : and(parts)}; nobody looks`;
  },
  first: (first) => `the first player is ${FIRST[first]}`,
};

function otherwise({ unless, effect }: Extract<SaidStep, { do: 'otherwise' }>): Phrase {
  const clause = teller(words).clause(effect);
  const text = unless === null ? `otherwise ${clause}` : `if ${test(unless, false)}, ${clause}`;
  return { order: text, bare: text, told: text };
}

const FIRST = {
  prosecutor: 'the prosecutor',
  left: 'the seat to the prosecutor’s left',
  right: 'the seat to the prosecutor’s right',
  across: 'the seat across from the prosecutor',
} as const;

const FIND = { guilty: 'find Guy guilty', innocent: 'find Guy innocent', undecided: 'remain undecided' } as const;
const FINDS = { guilty: 'finds Guy guilty', innocent: 'finds Guy innocent', undecided: 'remains undecided' } as const;

function goal(goal: Goal): string {
  if ('types' in goal) {
    if (goal.atMost === 0) return `no type of jurors ${FINDS[goal.types]}`;
    const isOne = (goal.atLeast ?? goal.atMost) === 1;
    return `${range(goal)} ${isOne ? 'type of jurors' : 'types of jurors'} ${(isOne ? FINDS : FIND)[goal.types]}`;
  }
  if ('more' in goal) return `more types of jurors ${FIND[goal.more]} than ${FIND[goal.than].replace('find Guy ', '')}`;
  if ('control' in goal) {
    return `you control ${or(goal.control.map((region) => names.regions[region].nom))} (a tie will do)`;
  }
  if ('cancelled' in goal) return `at least ${goal.cancelled} guilt tokens are cancelled by innocence`;
  if (goal.destroyed === 'most') return 'no persona has more destroyed markers than you';
  if (goal.destroyed === 'fewest') return 'no persona has fewer destroyed markers than you';
  return `${range(goal.destroyed)} of your markers are destroyed`;
}

function range({ atLeast, atMost }: { readonly atLeast?: number; readonly atMost?: number }): string {
  if (atLeast === undefined) return `at most ${atMost}`;
  return atMost === undefined ? `at least ${atLeast}` : `${atLeast} to ${atMost}`;
}
