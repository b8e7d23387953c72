// Every message there is, derived from the vocabularies of the rules: a new event, question or refusal without words does
// not compile, and a message that nobody speaks fails the test.

import type { Event } from '../rules/events.ts';
import type { MoveType } from '../rules/moves.ts';
import { DEALS, MAJORITIES, OPTION_SPECS, type Options } from '../rules/options.ts';
import { REFUSALS, type RefusalCode } from '../rules/refusal.ts';
import type { Kind } from '../rules/state.ts';
import { FACES } from '../rules/vocabulary.ts';

/** Each kind of question. */
const QUESTIONS = {
  trial: ['question.trial'],
  push: ['question.push', 'question.push.two', 'question.push.card', 'question.push.one'],
  strategy: ['question.strategy.placed', 'question.strategy.lost'],
  order: ['question.order'],
  tie: ['question.tie', 'question.tie.nobody'],
  hidden: ['question.hidden'],
  either: ['question.either'],
  may: ['question.may'],
  juror: ['question.juror', 'question.juror.to'],
  influence: ['question.influence'],
  marker: ['question.marker'],
  target: ['question.target'],
  also: ['question.also'],
  discard: ['question.discard', 'question.discard.limit'],
  replace: ['question.replace'],
} as const satisfies Readonly<Record<Kind, readonly string[]>>;

/** Where along the rail, from left to right, and at which angle. */
const AIM_KEYS = [
  'aim.at.0',
  'aim.at.1',
  'aim.at.2',
  'aim.at.3',
  'aim.at.4',
  'aim.left',
  'aim.straight',
  'aim.right',
] as const;

/** Where a card lets a marker be pushed: one region is named. */
const INTO_KEYS = ['into.any', 'into.several'] as const;

const ANSWERS = {
  trial: ['answer.trial'],
  push: ['answer.push'],
  strategy: ['answer.strategy'],
  pass: ['answer.pass', 'answer.pass.replace'],
  seat: ['answer.seat'],
  option: ['answer.option.known'],
  yes: ['answer.yes'],
  no: ['answer.no'],
  juror: ['answer.juror'],
  keep: ['answer.keep', 'answer.keep.where'],
  marker: ['answer.marker', 'answer.marker.like'],
  discard: ['answer.discard'],
  replace: ['answer.replace'],
} as const satisfies Readonly<Record<MoveType, readonly string[]>>;

/** The messages of each event. */
const EVENTS = {
  plot: ['event.plot'],
  role: ['event.role'],
  round: ['event.round'],
  market: ['event.market'],
  chose: ['event.chose'],
  pushed: ['event.pushed'],
  skipped: ['event.skipped'],
  strategy: ['event.strategy'],
  fiction: ['event.fiction.front', 'event.fiction.back'],
  controller: [
    'event.controller.most',
    'event.controller.tie',
    'event.controller.nobody',
    'event.controller.prosecutor',
  ],
  ability: ['event.ability', 'event.ability.hidden'],
  option: ['event.option'],
  put: ['event.put'],
  removed: ['event.removed'],
  shifted: ['event.shifted'],
  turned: ['event.turned'],
  'drew-influence': ['event.drew-influence'],
  saw: ['event.saw', 'event.saw.jurors'],
  influence: ['event.influence', 'event.influence.blind'],
  kept: [],
  peeked: ['event.peeked'],
  'discarded-influence': ['event.discarded-influence'],
  'shifted-influence': ['event.shifted-influence'],
  revealed: ['event.revealed'],
  destroyed: ['event.destroyed'],
  returned: ['event.returned'],
  taken: ['event.taken'],
  emotion: ['event.emotion'],
  drew: ['event.drew'],
  drawn: ['event.drawn'],
  discarded: ['event.discarded'],
  shuffled: ['event.shuffled.strategies', 'event.shuffled.influence'],
  target: ['event.target'],
  first: ['event.first.passed', 'event.first.taken'],
  replaced: ['event.replaced'],
  phase: ['event.phase'],
  roles: ['event.roles'],
  verdict: ['event.verdict'],
  over: ['event.over.convicted', 'event.over.released', 'event.over.undecided'],
} as const satisfies Readonly<Record<Event['type'], readonly string[]>>;

const REFUSAL_CODES = Object.keys(REFUSALS) as RefusalCode[];
const REFUSAL_KEYS = [...REFUSAL_CODES.map((code) => `refusal.${code}` as const), 'refusal.other'] as const;

const TABLE_KEYS = [
  'table.seat',
  'table.prosecutor',
  'table.role',
  'table.hand',
  'table.market',
  'table.region',
  'table.region.empty',
  'table.share', // what somebody has in a region
  'table.juror',
  'table.known', // influence that the viewer has seen
  'table.round',
  'table.chosen',
  'table.stacks',
  'table.waiting',
  'reveal.juror',
  'reveal.seat',
  'ending.won',
  'ending.shared',
  'ending.nobody',
] as const;

export const REFERENCE_KEYS = [
  'reference.round',
  'reference.push',
  'reference.control',
  'reference.regions',
  'reference.trial',
  'reference.influence',
  'reference.strategies',
  'reference.end',
] as const;

const OPTION_IDS = OPTION_SPECS.map(({ id }) => id as keyof Options);
const OPTION_KEYS = [
  ...OPTION_IDS.map((id) => `option.${id}` as const),
  ...OPTION_IDS.map((id) => `option.${id}.about` as const),
  ...DEALS.map((deal) => `value.roles.${deal}` as const),
  ...MAJORITIES.map((majority) => `value.majority.${majority}` as const),
  'value.seat',
  'value.nobody',
  'value.on',
  'value.off',
] as const;

export const KEYS = [
  'title',
  'you',
  'copies', // several cards of one name
  ...FACES.map((face) => `face.${face}` as const),
  'result.guilty',
  'result.innocent',
  'result.undecided',
  ...Object.values(QUESTIONS).flat(),
  ...INTO_KEYS,
  ...AIM_KEYS,
  ...Object.values(ANSWERS).flat(),
  ...Object.values(EVENTS).flat(),
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
