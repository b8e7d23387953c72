// The names of the strategies, and a word on each.

import type { StrategyWords } from '../fiction.ts';

export const STRATEGIES: Readonly<Record<string, StrategyWords>> = {
  'written-statement': {
    title: 'Written Statement',
    fiction: 'The hand can write what the mouth would only spoil.',
  },
  'excessive-force': {
    title: 'Excessive Force',
    fiction: 'It was going to fall anyway; it only needed help to make up its mind.',
  },
  'second-thoughts': {
    title: 'Second Thoughts',
    fiction: 'On reflection, the same feeling again, but a little more to the left.',
  },
  'talking-point': {
    title: 'Once More for the Record',
    fiction: 'Said once it is an opinion; said twice it is common knowledge.',
  },
  'sideways-glance': {
    title: 'Sideways Glance',
    fiction: 'Nobody was ever jailed for looking at the ceiling by way of someone else’s notes.',
  },
  'gut-feeling': {
    title: 'Gut Feeling',
    fiction: 'It may be wisdom; it may be the beans.',
  },
  'five-year-plan': {
    title: 'Five-Year Plan',
    fiction: 'Item one, to draw up a plan, is well ahead of schedule.',
  },
  earworm: {
    title: 'Earworm',
    fiction: 'Three notes of a mattress jingle, and some other voice has lost its thread.',
  },
  'me-first': {
    title: 'Me First',
    fiction: 'Whoever has cleared his throat has, strictly speaking, begun.',
  },
  'second-wind': {
    title: 'Second Wind',
    fiction: 'Some feelings you bury, and they were only lying down.',
  },
  'an-eye-for-an-eye': {
    title: 'An Eye for an Eye',
    fiction: 'One should fall with style, which is to say, by somebody else’s sleeve.',
  },
  'last-words': {
    title: 'Last Words',
    fiction: 'What is said in mid-air tends to land on somebody else.',
  },
};
