// The English words of the strategies.

import { type StrategyFiction, titled } from '../card-fiction.ts';

export const STRATEGY_TEXTS: Readonly<Record<string, StrategyFiction>> = titled({
  'written-statement': ['Written Statement', 'The hand can write what the mouth would only spoil.'],
  'excessive-force': ['Excessive Force', 'It was going to fall anyway; it only needed help to make up its mind.'],
  'second-thoughts': ['Second Thoughts', 'On reflection, the same feeling again, but a little more to the left.'],
  'talking-point': ['Once More for the Record', 'Said once it is an opinion; said twice it is common knowledge.'],
  'sideways-glance': [
    'Sideways Glance',
    'Nobody was ever jailed for looking at the ceiling by way of someone else’s notes.',
  ],
  'gut-feeling': ['Gut Feeling', 'It may be wisdom; it may be the beans.'],
  'five-year-plan': ['Five-Year Plan', 'Item one, to draw up a plan, is well ahead of schedule.'],
  earworm: ['Earworm', 'Three notes of a mattress jingle, and some other voice has lost its thread.'],
  'me-first': ['Me First', 'Whoever has cleared his throat has, strictly speaking, begun.'],
  'second-wind': ['Second Wind', 'Some feelings you bury, and they were only lying down.'],
  'an-eye-for-an-eye': ['An Eye for an Eye', 'One should fall with style, which is to say, by somebody else’s sleeve.'],
  'last-words': ['Last Words', 'What is said in mid-air tends to land on somebody else.'],
});
