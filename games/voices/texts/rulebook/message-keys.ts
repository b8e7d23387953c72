// The keys of all rulebook messages, taken from the English book. A section, rule or list item without a message does not
// compile.

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
  'forgotten',
  'example',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

export const IDEA_KEYS = ['idea.trial', 'idea.voices', 'idea.push', 'idea.jury', 'idea.win'] as const;

/** Components, each with a picture of that name. */
export const COMPONENT_PICTURES = [
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
export const PUSH_PICTURES = ['push-aim', 'push-way', 'push-fall'] as const;
export const CONTROL_PICTURES = ['control-most', 'control-tie', 'control-empty'] as const;
export type PictureId = (typeof COMPONENT_PICTURES | typeof PUSH_PICTURES | typeof CONTROL_PICTURES)[number];

/** How to push on screen. */
export const PUSH_INSTRUCTION_KEYS = ['hand.pick', 'hand.place', 'hand.guide', 'hand.go'] as const;

/** The six kinds of goals. */
export const GOAL_NOTION_KEYS = [
  'goal.guilty',
  'goal.innocent',
  'goal.undecided',
  'goal.control',
  'goal.destroyed',
  'goal.cancelled',
] as const;

export const TALK_KEYS = [
  'talk.say',
  'talk.deals',
  'talk.role',
  'talk.cards',
  'talk.tokens',
  'talk.prosecutor',
] as const;

/** What players often forget. */
export const FORGOTTEN_KEYS = [
  'forgotten.look',
  'forgotten.discard',
  'forgotten.hand',
  'forgotten.copies',
  'forgotten.must',
  'forgotten.cancel',
  'forgotten.control',
  'forgotten.order',
] as const;

export const EXAMPLE_KEYS = [
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

/** Counted nouns, in the cases that the languages need. */
const COUNTED_NOUNS = ['cards', 'strategies', 'markers', 'tokens', 'rounds', 'types'] as const;
export type CountedNoun = (typeof COUNTED_NOUNS)[number];
export const NOUN_CASES = ['', '_gen', '_acc'] as const;

export type RulebookKey = keyof typeof en;
