// Every message there is, derived from the vocabularies of the rules: a new event, question or refusal without words does
// not compile, and a message that nobody speaks fails the test.

import { VOTES } from '../rules/dialect.ts';
import type { Event, Reason } from '../rules/events.ts';
import { ZONES } from '../rules/events.ts';
import type { MoveType } from '../rules/moves.ts';
import { DEALS, OPTION_SPECS, type Options } from '../rules/options.ts';
import { REFUSALS, type RefusalCode } from '../rules/refusal.ts';
import type { Kind } from '../rules/state.ts';

/** Each kind of question. */
const QUESTIONS = {
  main: ['question.main'],
  guard: ['question.guard'],
  choose: ['question.choose', 'question.choose.more'],
  may: ['question.may'],
  either: ['question.either'],
  target: ['question.target'],
  defend: ['question.defend', 'question.defend.doing', 'question.defend.group'],
  ballot: ['question.ballot.auction', 'question.ballot.referendum', 'question.ballot.sanctions'],
  reveal: ['question.reveal'],
  tie: ['question.tie'],
  order: ['question.order'],
  character: ['question.character'],
} as const satisfies Readonly<Record<Kind, readonly string[]>>;

/** Whose card asks. */
const SOURCE_KEYS = ['source.own', 'source.other', 'source.group'] as const;

const ANSWERS = {
  play: ['answer.play'],
  buy: ['answer.buy'],
  defeat: ['answer.defeat'],
  token: ['answer.token'],
  use: ['answer.use'],
  end: ['answer.end'],
  choose: ['answer.choose', 'answer.choose.place', 'answer.choose.seat'],
  enough: ['answer.enough', 'answer.enough.none'],
  pay: ['answer.pay'],
  yes: ['answer.yes'],
  no: ['answer.no'],
  option: [],
  target: ['answer.target'],
  defend: ['answer.defend'],
  suffer: ['answer.suffer'],
  vote: ['answer.vote.auction', 'answer.vote'],
  reveal: ['answer.reveal'],
  pass: ['answer.pass'],
  decide: ['answer.decide'],
  first: ['answer.first'],
  character: ['answer.character'],
} as const satisfies Readonly<Record<MoveType, readonly string[]>>;

const WARNING_KEYS = ['warning.end.cards', 'warning.end.power'] as const;

/** What somebody votes for. */
const CHOICE_KEYS = ['choice.for', 'choice.against', 'choice.seat'] as const;

/** A card that goes from place to place: by its reason. */
const MOVED = {
  played: ['event.played', 'event.played.stack', 'event.played.own', 'event.played.borrowed'],
  bought: ['event.bought'],
  defeated: ['event.defeated'],
  gained: ['event.gained'],
  discarded: ['event.discarded', 'event.discarded.play'],
  destroyed: ['event.destroyed', 'event.destroyed.line-up', 'event.destroyed.play', 'event.destroyed.fleeting'],
  placed: [
    'event.placed.hand',
    'event.placed.top',
    'event.placed.given',
    'event.placed.returned',
    'event.placed.held',
    'event.placed.released',
  ],
  payment: [],
  'clean-up': ['event.clean-up.location'],
} as const satisfies Readonly<Record<Reason, readonly string[]>>;

/** The messages of each event. */
const EVENTS = {
  turn: ['event.turn'],
  moved: [...Object.values(MOVED).flat(), 'event.moved'],
  drew: ['event.drew'],
  drawn: ['event.drawn'],
  shuffled: ['event.shuffled', 'event.shuffled.locations'],
  power: ['event.power'],
  tokens: ['event.tokens.bought', 'event.tokens.gained', 'event.tokens.payment'],
  'chose-target': ['event.chose-target'],
  avoided: ['event.avoided'],
  declined: ['event.declined'],
  vote: VOTES.map((kind) => `event.vote.${kind}` as const),
  'vote-cancelled': ['event.vote-cancelled.nothing', 'event.vote-cancelled.ability'],
  voted: ['event.voted'],
  ballots: ['event.ballots', 'event.ballots.bid', 'event.ballots.choice'],
  revealed: ['event.revealed'],
  'vote-result': ['event.vote-result', 'event.vote-result.tie', 'event.vote-result.choice'],
  'line-up': ['event.line-up'],
  nemesis: ['event.nemesis'],
  character: ['event.character'],
  over: ['event.over.defeated', 'event.over.deck-out', 'event.over.standstill', 'event.over.points'],
} as const satisfies Readonly<Record<Event['type'], readonly string[]>>;

const REFUSAL_CODES = Object.keys(REFUSALS) as RefusalCode[];
const REFUSAL_KEYS = [...REFUSAL_CODES.map((code) => `refusal.${code}` as const), 'refusal.other'] as const;

const TABLE_KEYS = [
  'table.seat',
  'table.points',
  'table.hand',
  'table.play',
  'table.held',
  'table.line-up',
  'table.card', // with its price
  'table.nemesis',
  'table.nemesis.hidden',
  'table.stacks',
  'table.power',
  'table.ballot',
  'table.waiting',
  'reveal.seat',
  'reveal.card',
  'reveal.waves', // Morty Waves without Genius Waves
  'ending.won',
  'ending.shared',
] as const;

export const REFERENCE_KEYS = [
  'reference.turn',
  'reference.buy',
  'reference.token',
  'reference.portal',
  'reference.ongoing',
  'reference.attack',
  'reference.nemesis',
  'reference.vote',
  'reference.end',
] as const;

const OPTION_IDS = OPTION_SPECS.map(({ id }) => id as keyof Options);
const OPTION_KEYS = [
  ...OPTION_IDS.map((id) => `option.${id}` as const),
  ...OPTION_IDS.map((id) => `option.${id}.about` as const),
  ...DEALS.map((deal) => `value.characters.${deal}` as const),
  'value.on',
  'value.off',
] as const;

export const KEYS = [
  'title',
  'you',
  'copies', // several cards of one name
  ...Object.values(QUESTIONS).flat(),
  ...SOURCE_KEYS,
  ...Object.values(ANSWERS).flat(),
  ...WARNING_KEYS,
  ...CHOICE_KEYS,
  ...Object.values(EVENTS).flat(),
  ...ZONES.map((zone) => `zone.${zone}` as const),
  ...REFUSAL_KEYS,
  ...TABLE_KEYS,
  ...REFERENCE_KEYS,
  ...OPTION_KEYS,
] as const;
export type Key = (typeof KEYS)[number];

const known: ReadonlySet<string> = new Set(KEYS);

export function isKey(text: string): text is Key {
  return known.has(text);
}
