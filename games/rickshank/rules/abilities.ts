// Which abilities are in force, and what waits to happen because of something.

import { type Frame, frameOf } from '@kuluary/effects/interpreter';
import { holds, type Modifier } from '@kuluary/effects/language';
import type { Seat } from '@kuluary/kernel/game';
import type { AbilityCard, Concern } from './box.ts';
import { count } from './counting.ts';
import type {
  CardAbility,
  CardEvent,
  CardReplacement,
  CardTrigger,
  Count,
  Modifiable,
  Replaceable,
  Rickshank,
} from './dialect.ts';
import { matches } from './matching.ts';
import { round, type Table, type Waiting } from './state.ts';

/** Visits those of the cards that a seat controls, of its character, and those that last for this turn. */
function eachInForce({ box, state }: Table, seat: Seat, concern: Concern, visit: (ability: AbilityCard) => void): void {
  const { play, character } = state.players[seat]!;
  const concerned = box.concerned[concern];
  for (const { card } of play) {
    if (!concerned[card]) continue;
    for (const each of box.cards[card]!.abilities) if (!isLasting(each.ability)) visit(each);
  }
  if (character >= 0 && concerned[character]) for (const each of box.cards[character]!.abilities) visit(each);
  if (seat === state.active) for (const number of state.lasting) visit(box.abilities[number]!);
}

export function isLasting(ability: CardAbility): boolean {
  return 'lasting' in ability && ability.lasting === true;
}

/** Something has happened to a card in the hands of a seat: what follows from it waits until all is done. */
export function fire(table: Table, event: CardEvent, seat: Seat, card: number): void {
  const { box, state } = table;
  const done = box.cards[card]!;
  if (box.concerned[event][card])
    for (const { number, ability } of done.abilities) {
      if ('on' in ability && ability.on === event && ability.self)
        state.waiting.push({ ability: number, seat, it: card });
    }
  let isMet = false; // the card itself, of which there may be another in play
  eachInForce(table, seat, event, ({ number, card: on, ability }) => {
    if (!('on' in ability) || ability.on !== event || ability.self) return;
    if (ability.other && on === card && !isMet) {
      isMet = true;
      return;
    }
    if (matches(done, ability.what) && isTimely(table, ability, card)) {
      state.waiting.push({ ability: number, seat, it: card });
    }
  });
}

/** Only the first of a turn? What is played is on the list by now. */
function isTimely({ box, state }: Table, { first, what }: CardTrigger | CardReplacement, card: number): boolean {
  if (!first) return true;
  const like = state.played.filter((each) => matches(box.cards[each]!, what));
  return like.length === 1 && like[0] === card;
}

/** At the start of a turn: abilities of cards that were in play before. What would do nothing does not wait. */
export function fireStart(table: Table, seat: Seat): void {
  eachInForce(table, seat, 'start', ({ number, card, ability, program }) => {
    if (!('on' in ability) || ability.on !== 'start') return;
    if (!isIdle(table, frameOf(program, seat, card))) table.state.waiting.push({ ability: number, seat, it: card });
  });
}

/** Does a test stand before all of it, and fail? */
function isIdle(table: Table, frame: Frame): boolean {
  const program = table.box.programs[frame.program]!;
  const first = program[0];
  if (first?.op !== 'unless' || first.to !== program.length) return false;
  return !holds(first.test, (of: Count) => count(table, frame, of));
}

/** Nothing else is being done: the next trigger may happen. Its owner says which, if there are several. */
export function release(table: Table): void {
  const { state } = table;
  if (state.waiting.length === 0) return;
  const seat = round(state, state.active).find((each) => state.waiting.some((waiting) => waiting.seat === each))!;
  const own = state.waiting.filter((waiting) => waiting.seat === seat);
  const cards = new Set(own.map(({ ability }) => table.box.abilities[ability]!.card));
  if (cards.size > 1) {
    state.asked = { kind: 'order', seats: [seat] };
  } else happen(table, own[0]!);
}

export function happen({ box, state }: Table, waiting: Waiting): void {
  const { ability, seat, it } = waiting;
  state.waiting.splice(state.waiting.indexOf(waiting), 1);
  const { program, card } = box.abilities[ability]!;
  state.stack.push(frameOf(program, seat, card, seat, it));
}

/** What comes instead, or before it is settled: at once, the last of these first. */
export function replace(table: Table, event: Replaceable, seat: Seat, card: number, isFromLineUp: boolean): void {
  const { box, state } = table;
  const done = box.cards[card]!;
  const { length } = state.players;
  for (let i = length - 1; i >= 0; i--) {
    const owner = (seat + i) % length;
    eachInForce(table, owner, event, ({ card: on, ability, program }) => {
      if (!('instead' in ability) || ability.instead !== event || ability.self) return;
      const isMeant = ability.whose === 'foes' ? owner !== seat : owner === seat;
      if (!isMeant || !matches(done, ability.what)) return;
      if (ability.instead === 'gain' && ability.what?.from === 'line-up' && !isFromLineUp) return;
      if (isTimely(table, ability, card)) state.stack.push(frameOf(program, owner, on, seat, card));
    });
  }
  if (!box.concerned[event][card]) return;
  for (const { ability, program } of done.abilities) {
    if ('instead' in ability && ability.instead === event && ability.self) {
      state.stack.push(frameOf(program, seat, card, seat, card));
    }
  }
}

/** The sum of what modifies something for a seat. */
export function modified(table: Table, seat: Seat, what: Modifiable, card?: number): number {
  let sum = 0;
  eachInForce(table, seat, what, ({ ability }) => {
    if (isMeant(table, ability, what, card)) sum += ability.by;
  });
  return sum;
}

function isMeant(
  { box }: Table,
  ability: CardAbility,
  what: string,
  card: number | undefined,
): ability is Modifier<Rickshank> {
  if (!('modify' in ability) || ability.modify !== what) return false;
  return card === undefined || matches(box.cards[card]!, ability.what);
}
