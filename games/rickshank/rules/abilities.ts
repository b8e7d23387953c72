// Abilities: which are in force, which triggers an event queues, what replaces an event, and the sum of modifiers.

import { type Frame, makeFrame } from '@kuluary/card-language/interpreter';
import { isConditionMet, type Modifier } from '@kuluary/card-language/language';
import type { Seat } from '@kuluary/kernel/game';
import type { AbilityHook, CompiledAbility } from './card-box.ts';
import { matchesFilter } from './card-filter.ts';
import type {
  CardAbility,
  CardEvent,
  CardReplacement,
  CardTrigger,
  CountTerm,
  ModifiableValue,
  ReplaceableEvent,
  RickshankTerms,
} from './card-terms.ts';
import { evaluateCount } from './count-evaluation.ts';
import { type PendingTrigger, type RulesContext, seatsClockwiseFrom } from './state.ts';

/** Visits the abilities of the cards that a seat controls, of locations that it has bought in this turn, of its character,
 * and those that last for this turn. */
function forEachAbilityInForce(
  { box, state }: RulesContext,
  seat: Seat,
  hook: AbilityHook,
  visit: (ability: CompiledAbility) => void,
): void {
  const { play, character } = state.players[seat]!;
  const hasHook = box.hasAbilityFor[hook];
  const visitAbilitiesOf = ({ card }: { readonly card: number }) => {
    if (!hasHook[card]) return;
    for (const each of box.cards[card]!.abilities) if (!isLasting(each.ability)) visit(each);
  };
  for (const cardInPlay of play) visitAbilitiesOf(cardInPlay);
  if (seat === state.active) for (const bought of state.boughtLocations) visitAbilitiesOf(bought);
  if (character >= 0 && hasHook[character]) for (const each of box.cards[character]!.abilities) visit(each);
  if (seat === state.active) for (const number of state.lasting) visit(box.abilities[number]!);
}

export function isLasting(ability: CardAbility): boolean {
  return 'lasting' in ability && ability.lasting === true;
}

/** Queues what the event triggers; it is resolved when the current effect is done. */
export function queueTriggers(context: RulesContext, event: CardEvent, seat: Seat, card: number): void {
  const { box, state } = context;
  const compiled = box.cards[card]!;
  if (box.hasAbilityFor[event][card])
    for (const { number, ability } of compiled.abilities) {
      if ('on' in ability && ability.on === event && ability.self)
        state.waiting.push({ ability: number, seat, it: card });
    }
  let isSelfSkipped = false; // `other` skips one copy: there may be another in play
  forEachAbilityInForce(context, seat, event, ({ number, card: source, ability }) => {
    if (!('on' in ability) || ability.on !== event || ability.self) return;
    if (ability.other && source === card && !isSelfSkipped) {
      isSelfSkipped = true;
      return;
    }
    if (matchesFilter(compiled, ability.what) && passesFirstOfTurn(context, ability, card)) {
      state.waiting.push({ ability: number, seat, it: card });
    }
  });
}

/** Is the card the first match of this turn, if the ability wants that? `state.played` includes it by now. */
function passesFirstOfTurn(
  { box, state }: RulesContext,
  { first, what: filter }: CardTrigger | CardReplacement,
  card: number,
): boolean {
  if (!first) return true;
  const matching = state.played.filter((each) => matchesFilter(box.cards[each]!, filter));
  return matching.length === 1 && matching[0] === card;
}

/** Triggers of the start of a turn, except those that would do nothing. */
export function queueStartTriggers(context: RulesContext, seat: Seat): void {
  forEachAbilityInForce(context, seat, 'start', ({ number, card, ability, program }) => {
    if (!('on' in ability) || ability.on !== 'start') return;
    if (!wouldDoNothing(context, makeFrame(program, seat, card)))
      context.state.waiting.push({ ability: number, seat, it: card });
  });
}

/** Does a condition guard the whole program, and fail? */
function wouldDoNothing(context: RulesContext, frame: Frame): boolean {
  const program = context.box.programs[frame.program]!;
  const first = program[0];
  if (first?.op !== 'unless' || first.to !== program.length) return false;
  return !isConditionMet(first.test, (of: CountTerm) => evaluateCount(context, frame, of));
}

/** Resolves the next queued trigger; if a seat has triggers of several cards, asks it which comes first. */
export function resolveNextTrigger(context: RulesContext): void {
  const { state } = context;
  if (state.waiting.length === 0) return;
  const seat = seatsClockwiseFrom(state, state.active).find((each) =>
    state.waiting.some((trigger) => trigger.seat === each),
  )!;
  const own = state.waiting.filter((trigger) => trigger.seat === seat);
  const cards = new Set(own.map(({ ability }) => context.box.abilities[ability]!.card));
  if (cards.size > 1) {
    state.asked = { kind: 'order', seats: [seat] };
  } else resolveTrigger(context, own[0]!);
}

export function resolveTrigger({ box, state }: RulesContext, trigger: PendingTrigger): void {
  const { ability, seat, it } = trigger;
  state.waiting.splice(state.waiting.indexOf(trigger), 1);
  const { program, card } = box.abilities[ability]!;
  state.stack.push(makeFrame(program, seat, card, seat, it));
}

/** Pushes the effects that replace an event or precede it; what is pushed last is resolved first. */
export function pushReplacementEffects(
  context: RulesContext,
  event: ReplaceableEvent,
  seat: Seat,
  card: number,
  isFromLineUp: boolean,
): void {
  const { box, state } = context;
  const compiled = box.cards[card]!;
  const { length } = state.players;
  for (let i = length - 1; i >= 0; i--) {
    const owner = (seat + i) % length;
    forEachAbilityInForce(context, owner, event, ({ card: source, ability, program }) => {
      if (!('instead' in ability) || ability.instead !== event || ability.self) return;
      const isConcerned = ability.whose === 'foes' ? owner !== seat : owner === seat;
      if (!isConcerned || !matchesFilter(compiled, ability.what)) return;
      if (ability.instead === 'gain' && ability.what?.from === 'line-up' && !isFromLineUp) return;
      if (passesFirstOfTurn(context, ability, card)) state.stack.push(makeFrame(program, owner, source, seat, card));
    });
  }
  if (!box.hasAbilityFor[event][card]) return;
  for (const { ability, program } of compiled.abilities) {
    if ('instead' in ability && ability.instead === event && ability.self) {
      state.stack.push(makeFrame(program, seat, card, seat, card));
    }
  }
}

export function sumModifiers(context: RulesContext, seat: Seat, what: ModifiableValue, card?: number): number {
  let sum = 0;
  forEachAbilityInForce(context, seat, what, ({ ability }) => {
    if (isModifierFor(context, ability, what, card)) sum += ability.by;
  });
  return sum;
}

function isModifierFor(
  { box }: RulesContext,
  ability: CardAbility,
  what: string,
  card: number | undefined,
): ability is Modifier<RickshankTerms> {
  if (!('modify' in ability) || ability.modify !== what) return false;
  return card === undefined || matchesFilter(box.cards[card]!, ability.what);
}
