// Every message of the rulebook. A section, a rule or a line of a list without words does not compile.

import { OPTION_SPECS, type Options } from '../../rules/options.ts';
import { JURORS, REGIONS } from '../../rules/vocabulary.ts';
import { RULE_IDS } from './rule-ids.ts';

export const SECTION_IDS = [
  'idea',
  'sight',
  'setup',
  'round',
  'pushing',
  'control',
  'trial',
  'influence',
  'strategies',
  'phases',
  'end',
  'three',
  'variants',
  'secrets',
  'example',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

export const IDEA = ['idea.trial', 'idea.voices', 'idea.push', 'idea.jury', 'idea.win'] as const;

/** What there is to see, each with a picture of that name. */
export const THINGS = [
  'brain',
  'marker',
  'jurors',
  'verdict',
  'influence',
  'trial',
  'strategy',
  'role',
  'first',
] as const;
export const PUSHING = ['push-aim', 'push-way', 'push-fall'] as const;
export const CONTROL = ['control-most', 'control-tie', 'control-empty'] as const;
export type PictureId = (typeof THINGS | typeof PUSHING | typeof CONTROL)[number];

/** How a push is made on this screen. */
export const HANDS = ['hand.pick', 'hand.place', 'hand.guide', 'hand.go'] as const;

/** The six things that goals speak of. */
export const NOTIONS = [
  'goal.guilty',
  'goal.innocent',
  'goal.undecided',
  'goal.control',
  'goal.destroyed',
  'goal.cancelled',
] as const;

export const TALK = ['talk.say', 'talk.deals', 'talk.role', 'talk.cards', 'talk.tokens', 'talk.prosecutor'] as const;

export const EXAMPLE = [
  'example.choose',
  'example.nina',
  'example.mark',
  'example.leo',
  'example.zoya',
  'example.front',
  'example.observation',
  'example.back',
  'example.tie',
  'example.hidden',
  'example.draw',
  'example.pass',
] as const;

export const OPTION_IDS = OPTION_SPECS.map(({ id }) => id as keyof Options);

const TABLE_KEYS = [
  'regions.caption',
  'regions.region',
  'regions.for',
  ...REGIONS.map((region) => `regions.${region}` as const),
  'emotions.caption',
  'emotions.emotion',
  'emotions.whose',
  'emotions.worth',
  'emotions.count',
  'emotions.persona',
  'emotions.prosecutor',
  'jurors.caption',
  'jurors.type',
  'jurors.like',
  ...JURORS.map((juror) => `jurors.${juror}` as const),
  'cards.caption',
  'cards.card',
  'cards.text',
  'verdicts.caption',
  'verdicts.type',
  'verdicts.open',
  'verdicts.open.cell',
  'verdicts.hidden',
  'verdicts.cancelled',
  'verdicts.cancelled.cell',
  'verdicts.result',
  'roles.caption',
  'roles.role',
  'roles.icon',
  'roles.seats',
  'roles.goal',
  'experts.caption',
  'experts.seats',
  'experts.seats.cell',
] as const;

/** Numbers with what they count, in the cases that the languages need. */
const NOUNS = ['cards', 'strategies', 'markers', 'tokens', 'rounds', 'types'] as const;
export type Noun = (typeof NOUNS)[number];
export const CASES = ['', '_gen', '_acc'] as const;
const COUNT_KEYS = NOUNS.flatMap((noun) => CASES.map((form) => `${noun}${form}` as const));

export const BOOK_KEYS = [
  ...SECTION_IDS.map((id) => `title.${id}` as const),
  ...RULE_IDS,
  ...IDEA,
  ...[...THINGS, ...PUSHING, ...CONTROL].flatMap((id) => [`picture.${id}`, `picture.${id}.about`] as const),
  ...HANDS,
  ...NOTIONS,
  ...TALK,
  ...EXAMPLE,
  ...OPTION_IDS.map((id) => `choice.${id}` as const),
  ...TABLE_KEYS,
  ...COUNT_KEYS,
  'set', // the word for what another book calls an edition
  'sight.intro',
  'pushing.hands',
  'trial.guess',
  'trial.example',
  'influence.intro',
  'strategies.all',
  'end.example',
  'end.goals',
  'end.roles',
  'three.intro',
  'variants.intro',
  'variants.abilities',
  'secrets.talk',
  'example.intro',
  'example.card',
  'example.label',
  'example.other',
] as const;
export type BookKey = (typeof BOOK_KEYS)[number];
