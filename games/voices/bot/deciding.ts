// Every question but a push: each answer is tried out, to where somebody else is asked, and what it leaves is weighed.

import { frameOf, NOTHING } from '@kuluary/effects/interpreter';
import type { Chance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { trialNumber } from '../rules/box.ts';
import type { Move } from '../rules/moves.ts';
import { moves } from '../rules/questions.ts';
import { clone, type Kind, PASS, type State, type Table, windowOf } from '../rules/state.ts';
import { answer, goOn } from '../rules/steps.ts';
import { standing } from './standing.ts';

const DEEPEST = 3; // answers of one's own in a row
const FOLLOWED: readonly Kind[] = ['juror', 'influence', 'marker', 'either', 'may', 'target']; // that one thinks on in
const SAVED = 0.025; // what a strategy has to bring to be played now

function worthOf(table: Table, seat: Seat, move: Move, depth = 0): number {
  const { state } = table;
  if (move.type === 'trial') return worthOfTrial(table, seat, trialNumber(table.box, move.card));
  if (isUnknowable(table, seat)) return 0;
  if (move.type === 'pass') return standing(table, seat) + (state.asked!.kind === 'strategy' ? SAVED : 0);
  const next = { ...table, state: clone(state), events: undefined };
  if (move.type === 'strategy') passForOthers(next.state, seat);
  answer(next, seat, move);
  return bestFrom(next, seat, depth);
}

/** Only the prosecutor knows what is hidden behind a label. */
function isUnknowable({ state }: Table, seat: Seat): boolean {
  return state.asked!.kind === 'order' || (state.asked!.kind === 'hidden' && seat !== state.prosecutor);
}

/** Others may play, too; one's own card is weighed as if they did not. */
function passForOthers(state: State, seat: Seat): void {
  const moment = windowOf(state)!;
  moment.answers = moment.answers.filter((each) => each.seat === seat && each.card !== PASS);
  state.asked = { kind: 'strategy', seats: [seat] };
}

function bestFrom(table: Table, seat: Seat, depth: number): number {
  const { asked } = table.state;
  if (!asked || depth >= DEEPEST || !asked.seats.includes(seat) || !FOLLOWED.includes(asked.kind)) {
    return standing(table, seat);
  }
  return Math.max(...moves(table.box, table.state, seat).map((move) => worthOf(table, seat, move, depth + 1)));
}

/** What the prosecutor's own abilities on the front would bring. */
function worthOfTrial(table: Table, seat: Seat, card: number): number {
  const next = { ...table, state: clone(table.state), events: undefined };
  next.state.asked = null;
  next.state.stack = [];
  for (const { by, programs } of table.box.trial[card]!.sides.front) {
    if (by === 'prosecutor') next.state.stack.unshift(frameOf(programs[0]!, seat, NOTHING));
  }
  goOn(next);
  return bestFrom(next, seat, 0);
}

/** The same question, as it could really be. */
export function worthIn(worlds: readonly Table[], seat: Seat, move: Move): number {
  return worlds.reduce((sum, table) => sum + worthOf(table, seat, move), 0) / worlds.length;
}

export function tableOf(box: Table['box'], state: State, chance: Chance): Table {
  return { box, state, chance, events: undefined };
}
