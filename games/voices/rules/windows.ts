// After a placement: strategies, first whoever wants to play one, then one after the other; then the marker's ability.

import { type Frame, frameOf, NOTHING } from '@kuluary/effects/interpreter';
import { holds } from '@kuluary/effects/language';
import type { Seat } from '@kuluary/kernel/game';
import { WINDOW } from './box.ts';
import { canDo } from './choices.ts';
import { count } from './counting.ts';
import { leaveHand } from './hands.ts';
import { colourOf, emotionOf } from './markers.ts';
import type { Move } from './moves.ts';
import { type Answer, ask, type Looked, PASS, type State, type Table, type Window, windowOf } from './state.ts';
import { REGIONS } from './vocabulary.ts';

export function openWindow(
  { box, state }: Table,
  placer: Seat,
  marker: number,
  region: number,
  fallen: readonly number[],
  isFirst: boolean,
): void {
  const victims = fallen.map((each) => state.owners[colourOf(each)]!);
  const concerned = state.roles.flatMap((_, seat) => (seat === placer || victims.includes(seat) ? [seat] : []));
  state.windows.push({
    placer,
    marker,
    region,
    fallen,
    isFirst,
    seats: concerned.filter((seat) => state.hands[seat]!.length > 0), // how many cards one holds, everybody knows
    answers: [],
    played: [],
    isAbilityDue: isFirst && state.options.abilities && box.markerPrograms[emotionOf(marker)] !== undefined,
  });
  state.stack.push(frameOf(WINDOW, placer, marker));
}

/** Is called again after each answer until nobody wants to play any more. */
export function holdWindow(table: Table, frame: Frame): void {
  const { box, state } = table;
  const now = windowOf(state)!;
  const { answers, seats } = now;
  if (answers.length === 0 && seats.length === 0 && !now.isAbilityDue) {
    state.windows.pop();
    return;
  }
  frame.at--;
  if (answers.length > 1) ask(state, 'order', state.first);
  else if (answers.length === 1) start(table, now, answers[0]!);
  else if (seats.length > 0) askAgain(table, now);
  else {
    now.isAbilityDue = false;
    state.stack.push(frameOf(box.markerPrograms[emotionOf(now.marker)]!, now.placer, NOTHING));
  }
}

/** Whoever holds no card any more has nothing to answer. */
function askAgain({ state }: Table, now: Window): void {
  now.seats = now.seats.filter((seat) => state.hands[seat]!.length > 0);
  if (now.seats.length > 0) ask(state, 'strategy', ...now.seats);
}

/** What a seat could play now, one of each. */
export function playable({ box, state }: Looked, seat: Seat): number[] {
  const now = windowOf(state)!;
  return [...new Set(state.hands[seat])].filter((card) => {
    const { when, in: region, if: test, program } = box.strategies[card]!;
    if (when === 'placed' ? seat !== now.placer : !hasLost(state, now, seat)) return false;
    if (region !== undefined && REGIONS[now.region] !== region) return false;
    if (now.played.some((played) => played.seat === seat && played.card === card)) return false;
    const frame = frameOf(program, seat, card);
    return (
      canDo({ box, state }, frame, 0) && (test === undefined || holds(test, (of) => count({ box, state }, frame, of)))
    );
  });
}

/** Was a marker of this seat pushed off? */
export function hasLost({ owners }: Pick<State, 'owners'>, { fallen }: Pick<Window, 'fallen'>, seat: Seat): boolean {
  return fallen.some((marker) => owners[colourOf(marker)] === seat);
}

export function strategyMoves(table: Looked, seat: Seat): Move[] {
  const cards = playable(table, seat).map((card): Move => ({ type: 'strategy', card: table.box.strategies[card]!.id }));
  return [...cards, { type: 'pass' }];
}

/** Sealed until everybody has answered. Whoever passes is out of this window. */
export function answerStrategy(table: Table, seat: Seat, card: number): void {
  const { state } = table;
  const now = windowOf(state)!;
  now.answers = [...now.answers, { seat, card }].sort((a, b) => a.seat - b.seat);
  const { seats } = state.asked!;
  if (seats.length > 1) {
    seats.splice(seats.indexOf(seat), 1);
    return;
  }
  state.asked = null;
  now.answers = now.answers.filter((answer) => answer.card !== PASS);
  for (const answer of now.answers) leaveHand(table, answer.seat, answer.card);
  now.seats = now.answers.map((answer) => answer.seat);
}

export function answerOrder(table: Table, seat: Seat): void {
  const now = windowOf(table.state)!;
  table.state.asked = null;
  start(table, now, now.answers.find((answer) => answer.seat === seat)!);
}

function start(table: Table, now: Window, answer: Answer): void {
  const { box, state, events } = table;
  const { seat, card } = answer;
  now.answers = now.answers.filter((each) => each !== answer);
  now.played = [...now.played, answer];
  state.resolving.push(card);
  events?.all({ type: 'strategy', seat, card: box.strategies[card]!.id });
  state.stack.push(frameOf(box.strategies[card]!.program, seat, card));
}

/** It is resolved. */
export function played({ state }: Table, { card }: Frame): void {
  state.resolving.splice(state.resolving.indexOf(card), 1);
  state.discard.push(card);
}
