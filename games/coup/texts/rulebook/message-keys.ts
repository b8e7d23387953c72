// The keys of the rulebook's messages, from the English one. A section, rule or list item without a message does not compile.

import type { en } from './en.ts';

export const SECTION_IDS = [
  'story',
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

export const IDEA_KEYS = ['idea.cards', 'idea.turn', 'idea.claim', 'idea.doubt', 'idea.end'] as const;

export const TURN_STEP_KEYS = ['step.announce', 'step.doubt', 'step.block', 'step.doubt-block', 'step.effect'] as const;

export const ADVICE_KEYS = [
  'advice.truth',
  'advice.habit',
  'advice.count',
  'advice.price',
  'advice.last-card',
  'advice.silence',
  'advice.riches',
] as const;

export type RulebookKey = keyof typeof en;
