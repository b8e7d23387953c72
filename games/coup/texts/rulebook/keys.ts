// Every message of the rulebook: what the English book has. A section, a rule or a line of a list without words does not
// compile where it is told.

import type { en } from './en.ts';

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

export type BookKey = keyof typeof en;
