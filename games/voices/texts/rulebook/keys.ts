// Every message of the rulebook: what the English book has. A section, a rule or a line of a list without words does not
// compile where it is told.

import { OPTION_SPECS, type Options } from '../../rules/options.ts';
import type { en } from './en.ts';

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

/** Numbers with what they count, in the cases that the languages need. */
const NOUNS = ['cards', 'strategies', 'markers', 'tokens', 'rounds', 'types'] as const;
export type Noun = (typeof NOUNS)[number];
export const CASES = ['', '_gen', '_acc'] as const;

export type BookKey = keyof typeof en;
