// Every message there is, derived from the vocabularies of the rules: a new action, event or refusal without words does
// not compile, and a message that nobody speaks fails the test.

import { ACTIONS, type ActionName } from '../rules/actions.ts';
import { OPTION_SPECS, type Options } from '../rules/editions.ts';
import type { EventType } from '../rules/events.ts';
import { ANSWERS } from '../rules/moves.ts';
import { REFUSALS, type RefusalCode } from '../rules/refusal.ts';
import { KINDS, LOSSES } from '../rules/state.ts';

/** Income happens at once, so nobody announces it: the coins taken tell the story. */
type Announced = Exclude<ActionName, 'income'>;
const ANNOUNCED = ACTIONS.filter((action): action is Announced => action !== 'income');

/** What an actor is up to: a line of the log, and the beginning of most questions. */
const PLAN_KEYS = [...ANNOUNCED.map((action) => `plan.${action}` as const), 'plan.examine.target'] as const;

/** The question itself comes last, behind the plan and the notes that matter. */
const QUESTION_KEYS = [
  ...KINDS.map((kind) => `question.${kind}` as const),
  'question.action.must-coup',
  'question.show.bluff',
  ...LOSSES.map((loss) => `question.lose.${loss}` as const),
] as const;

const NOTE_KEYS = [
  'note.proved', // the actor has shown the card
  'note.purse', // the target has less than the thief wants
  'note.target-out.assassinate',
  'note.target-out.steal',
  'note.further-blocks',
  'note.further-blocks.own', // the viewer's, in their list
  'note.kill-pending', // the card to lose now may not be the last one this turn
] as const;

const ANSWER_KEYS = [
  ...ACTIONS.map((action) => `answer.${action}` as const),
  'answer.examine.target',
  ...ANSWERS.map((answer) => `answer.${answer}` as const),
  'answer.pass.block',
  'answer.pass.then-block', // a block is still possible after it
  'answer.decline.bluff',
] as const;

/** Behind the answers that claim a character: is it true? Nobody but the viewer reads it. */
const MARK_KEYS = ['mark.as', 'mark.held', 'mark.bluff', 'mark.block.held', 'mark.block.bluff'] as const;

const WARNING_KEYS = [
  'warning.challenge.both-cards',
  'warning.challenge.last-card',
  'warning.challenge.shield', // somebody else's block stands between the viewer and a kill
  'warning.block.both-cards',
  'warning.block.last-card',
  'warning.block.only-first',
  'warning.pass.last-card',
  'warning.steal.empty-purse',
  'warning.decline.card-in-hand',
] as const;

/** The messages of each event. None: it needs no line, because another line tells it better. */
const EVENT_KEYS = {
  'game-began': ['event.game-began.alike', 'event.game-began.apart', 'event.game-began.purse'],
  'draft-began': ['event.draft-began'],
  'turn-began': [], // the action that follows names its actor
  action: [], // says the plan
  answered: [], // sealed
  'nobody-challenged': ['event.nobody-challenged'],
  challenged: ['event.challenged'],
  shown: ['event.shown'],
  'not-shown': ['event.not-shown'],
  refunded: ['event.refunded'],
  lost: LOSSES.map((loss) => `event.lost.${loss}` as const),
  eliminated: ['event.eliminated'],
  replaced: ['event.replaced'],
  'nobody-blocked': ['event.nobody-blocked'],
  blocked: ['event.blocked'],
  'block-stood': ['event.block-stood'],
  took: ['event.took'],
  stole: ['event.stole'],
  drew: ['event.drew'],
  returned: ['event.returned'],
  examined: ['event.examined'],
  swapped: ['event.swapped'],
  left: ['event.left'],
  'no-effect': ['event.no-effect'],
  forfeited: ['event.forfeited'],
  won: ['event.won'],
  'drawn-game': ['event.drawn-game'],
  'your-hand': ['event.your-hand'],
  'your-pick': ['event.your-pick'],
  'your-replacement': ['event.your-replacement'],
  'your-draw': ['event.your-draw'],
  'your-return': ['event.your-return'],
  'you-saw': ['event.you-saw'],
  'your-offer': ['event.your-offer'],
} as const satisfies Record<EventType, readonly `event.${string}`[]>;

const REFUSAL_KEYS = [
  ...(Object.keys(REFUSALS) as RefusalCode[]).map((code) => `refusal.${code}` as const),
  'refusal.other', // for a code that is not ours
] as const;

const TABLE_KEYS = [
  'table.seat',
  'table.seat.out',
  'table.hand',
  'table.face-up',
  'table.known',
  'table.claimed',
  'table.treasury',
  'table.deck-known',
  'table.deck-place',
  'table.waiting',
  'table.answer',
] as const;

const REVEAL_KEYS = ['reveal.seat'] as const;

/** The card with all the actions: a line each, made of sentences, and what they do, made of the rules' numbers. */
const REFERENCE_KEYS = [
  'reference.action',
  'reference.character',
  'reference.stopped-by',
  'reference.unstoppable',
  'reference.stops', // wherever it happens
  'reference.stops.as-target',
  'reference.must-coup',
  'effect.take',
  'effect.steal',
  'effect.strike',
  'effect.draw',
  'effect.look',
] as const;

const OPTION_IDS = OPTION_SPECS.map(({ id }) => id as keyof Options);

/** The values of those options whose values are words. */
type ValueKey = {
  [Id in keyof Options]: Options[Id] extends string ? `value.${Id}.${Options[Id]}` : never;
}[keyof Options];

const VALUE_KEYS = OPTION_SPECS.flatMap((spec) =>
  spec.kind === 'choice' ? spec.values.map((value) => `value.${spec.id}.${value}` as ValueKey) : [],
);

const OPTION_KEYS = [
  ...OPTION_IDS.map((id) => `option.${id}` as const),
  ...OPTION_IDS.map((id) => `option.${id}.about` as const),
  ...VALUE_KEYS,
  'value.on',
  'value.off',
  'value.seat',
  'value.nobody',
] as const;

export const KEYS = [
  'title',
  'you', // the viewer, in a list of names
  ...PLAN_KEYS,
  ...QUESTION_KEYS,
  ...NOTE_KEYS,
  ...ANSWER_KEYS,
  ...MARK_KEYS,
  ...WARNING_KEYS,
  ...Object.values(EVENT_KEYS).flat(),
  ...REFUSAL_KEYS,
  ...TABLE_KEYS,
  ...REVEAL_KEYS,
  ...REFERENCE_KEYS,
  ...OPTION_KEYS,
] as const;
export type Key = (typeof KEYS)[number];

const KNOWN: ReadonlySet<string> = new Set(KEYS);

export function isKey(text: string): text is Key {
  return KNOWN.has(text);
}
