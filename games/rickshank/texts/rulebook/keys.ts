// Every message of the rulebook: what the English book has. A section, a rule or a line of a list without words does not
// compile where it is told.

import { TYPES } from '../../rules/dialect.ts';
import type { en } from './en.ts';

export const SECTION_IDS = [
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

export const IDEA = ['idea.deck', 'idea.power', 'idea.foes', 'idea.nemeses', 'idea.end'] as const;

export const DEEDS = ['deed.play', 'deed.buy', 'deed.defeat', 'deed.token', 'deed.use'] as const;

export const TOKEN_USES = ['tokens.votes', 'tokens.price', 'tokens.president'] as const;

export const EXAMPLE = [
  'example.call',
  'example.ballots',
  'example.shown',
  'example.reveal',
  'example.tie',
  'example.pay',
  'example.effect',
] as const;

/** What the host may choose. */
export const CHOICES = ['choice.characters', 'choice.livePoints'] as const;

/** Cards of which the rules have no ruling of their own, but players ask. */
export const CLARIFIED = [
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
export const REAL_TYPES = TYPES.filter((type) => type !== 'none');

/** Numbers with what they count, in the cases that the languages need. */
const NOUNS = ['cards', 'tokens', 'power', 'votes', 'points'] as const;
export type Noun = (typeof NOUNS)[number];
export const CASES = ['', '_gen', '_acc'] as const;

export type BookKey = keyof typeof en;
