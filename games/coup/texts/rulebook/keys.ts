// Every message of the rulebook. A section, a rule or a line of a list without words does not compile.

import { RULE_IDS } from './rule-ids.ts';

export const SECTION_IDS = [
  'idea',
  'setup',
  'turn',
  'actions',
  'claims',
  'blocks',
  'losing',
  'exchange',
  'end',
  'talk',
  'two',
  'editions',
  'advice',
  'house',
  'doubtful',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

export const IDEA = ['idea.cards', 'idea.turn', 'idea.claim', 'idea.doubt', 'idea.end'] as const;

export const STEPS = ['step.announce', 'step.doubt', 'step.block', 'step.doubt-block', 'step.effect'] as const;

export const ADVICE = [
  'advice.truth',
  'advice.habit',
  'advice.count',
  'advice.price',
  'advice.last-card',
  'advice.silence',
  'advice.riches',
] as const;

/** Numbers with what they count, in the cases that the languages need. */
const COUNT_KEYS = [
  'coins',
  'coins_gen',
  'coins_acc',
  'cards',
  'cards_gen',
  'cards_acc',
  'turns',
  'turns_gen',
  'turns_acc',
] as const;

const TABLE_KEYS = [
  'actions.caption',
  'actions.action',
  'actions.claims',
  'actions.effect',
  'actions.stopped-by',
  'actions.anybody', // needs no character
  'actions.nobody', // can stop it
  'editions.caption',
  'editions.point',
  'editions.always',
  'editions.offered', // in the box, for those who want it
  'editions.none',
  'editions.coins-of-two',
  'editions.alike',
  'editions.apart',
  'names.caption',
  'names.missing',
] as const;

export const BOOK_KEYS = [
  ...SECTION_IDS.map((id) => `title.${id}` as const),
  ...RULE_IDS,
  ...IDEA,
  ...STEPS,
  ...ADVICE,
  ...COUNT_KEYS,
  ...TABLE_KEYS,
  'actions.intro',
  'editions.intro',
  'house.unchanged',
  'house.changed',
  'house.change',
  'doubtful.intro',
  'doubtful.absent',
] as const;
export type BookKey = (typeof BOOK_KEYS)[number];
