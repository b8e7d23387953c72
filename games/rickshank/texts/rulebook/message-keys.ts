// The keys of all rulebook messages, from the English rulebook: a section, rule or list line without words does not compile.

import { CARD_TYPES } from '../../rules/card-terms.ts';
import type { en } from './en.ts';

export const SECTION_IDS = [
  'story',
  'idea',
  'setup',
  'cards',
  'turn',
  'turn-end',
  'buying',
  'tokens',
  'attacks',
  'locations',
  'votes',
  'vote-example',
  'nemeses',
  'end',
  'order',
  'secrets',
  'table',
  'rulings',
  'single',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

export const IDEA_KEYS = ['idea.deck', 'idea.power', 'idea.foes', 'idea.nemeses', 'idea.end'] as const;

export const MAIN_MOVE_KEYS = ['deed.play', 'deed.buy', 'deed.defeat', 'deed.token', 'deed.use'] as const;

export const TOKEN_USE_KEYS = ['tokens.votes', 'tokens.price', 'tokens.president'] as const;

export const VOTE_EXAMPLE_KEYS = [
  'example.call',
  'example.ballots',
  'example.shown',
  'example.reveal',
  'example.tie',
  'example.pay',
  'example.effect',
] as const;

export const OPTION_KEYS = ['choice.characters', 'choice.livePoints'] as const;

/** Rulings on single cards that are no rules of their own. */
export const CARD_RULING_KEYS = [
  'single.aqua',
  'single.guards',
  'single.fake-gun',
  'single.eye-poppin',
  'single.drive-thru',
  'single.future-rick',
  'single.greedy',
  'single.squad',
] as const;

/** Morty Waves are of no type. */
export const REAL_TYPES = CARD_TYPES.filter((type) => type !== 'none');

/** Nouns that are counted, and the cases that the languages need. */
const COUNTED_NOUNS = ['cards', 'tokens', 'power', 'votes', 'points'] as const;
export type CountedNoun = (typeof COUNTED_NOUNS)[number];
export const NOUN_CASES = ['', '_gen', '_acc'] as const;

export type RulebookKey = keyof typeof en;
