// Every message of the rulebook. A section, a rule or a line of a list without words does not compile.

import { TYPES, VOTES } from '../../rules/dialect.ts';
import { RULE_IDS } from './rule-ids.ts';

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

const TABLE_KEYS = [
  'types.caption',
  'types.type',
  'types.for',
  ...REAL_TYPES.map((type) => `types.${type}` as const),
  'votes.caption',
  'votes.vote',
  'votes.choice',
  'votes.result',
  'votes.cards',
  ...VOTES.map((vote) => `vote.${vote}` as const),
  ...VOTES.map((vote) => `vote.${vote}.choice` as const),
  ...VOTES.map((vote) => `vote.${vote}.result` as const),
  'nemeses.caption',
  'nemeses.nemesis',
  'nemeses.cost',
  'nemeses.points',
  'nemeses.text',
] as const;

/** Numbers with what they count, in the cases that the languages need. */
const NOUNS = ['cards', 'tokens', 'power', 'votes', 'points'] as const;
export type Noun = (typeof NOUNS)[number];
export const CASES = ['', '_gen', '_acc'] as const;
const COUNT_KEYS = NOUNS.flatMap((noun) => CASES.map((form) => `${noun}${form}` as const));

export const BOOK_KEYS = [
  ...SECTION_IDS.map((id) => `title.${id}` as const),
  ...RULE_IDS,
  ...IDEA,
  ...DEEDS,
  ...TOKEN_USES,
  ...EXAMPLE,
  ...CHOICES,
  ...CLARIFIED,
  ...TABLE_KEYS,
  ...COUNT_KEYS,
  'set', // the word for what another book calls an edition
  'cards.intro',
  'turn.intro',
  'turn.then',
  'turn-end.intro',
  'buying.example',
  'tokens.intro',
  'votes.intro',
  'votes.steps',
  'vote-example.intro',
  'nemeses.president',
  'end.example',
  'table.intro',
  'rulings.intro',
  'single.intro',
] as const;
export type BookKey = (typeof BOOK_KEYS)[number];
