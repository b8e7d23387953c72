// What each step of an effect does, and what becomes of the answers: the game as the interpreter of effects knows it.

import { answerEither, answerMay, askingCode, type Frame, type Game, run } from '@kuluary/effects/interpreter';
import type { Seat } from '@kuluary/kernel/game';
import { type Box, strategyNumber, trialNumber } from './box.ts';
import {
  answerInfluence,
  answerJuror,
  answerMarker,
  canDo,
  influence,
  juryStep,
  markerStep,
  place,
} from './choices.ts';
import { count, hereOf, seatOf, seatsOf } from './counting.ts';
import { answerAlso, answerTrial, coursePart } from './course.ts';
import type { Step, Voices } from './dialect.ts';
import { answerDiscard, askDiscard, draw } from './hands.ts';
import { emotionOf } from './markers.ts';
import type { Move } from './moves.ts';
import { answerPush } from './placing.ts';
import { answerHidden, answerTie } from './reading.ts';
import { ask, PASS, type Table, windowOf } from './state.ts';
import { type Emotion, REGIONS } from './vocabulary.ts';
import { answerOrder, answerStrategy } from './windows.ts';

function interpreted(box: Box): Game<Table, Voices> {
  return {
    programs: box.programs,
    stack: ({ state }) => state.stack,
    isStopped: ({ state }) => state.asked !== null || state.isOver,
    step: perform,
    count,
    seats: seatsOf,
    ask(table, frame, asking) {
      if (asking === 'defend') throw new Error('nobody defends here');
      const code = askingCode(box.programs, frame);
      if (code.op === 'may' && !canDo(table, frame, frame.at, code.to)) answerMay(box.programs, frame, false);
      else if (code.op === 'either' && !code.starts.some((start) => canDo(table, frame, start))) {
        answerEither(box.programs, frame, 0); // it does nothing, either way
      } else ask(table.state, asking, frame.you);
    },
    pause: () => undefined,
  };
}

let known: { readonly box: Box; readonly game: Game<Table, Voices> } | undefined; // there is hardly ever another box

/** Goes on until somebody has to answer, or the trial is over. */
export function goOn(table: Table): void {
  if (known?.box !== table.box) known = { box: table.box, game: interpreted(table.box) };
  run(known.game, table);
}

function perform(table: Table, frame: Frame, step: Step): void {
  const { state } = table;
  switch (step.do) {
    case 'put':
    case 'remove':
    case 'shift':
    case 'turn':
    case 'blind':
    case 'peek':
    case 'discard-influence':
    case 'shift-influence':
    case 'reveal':
      return juryStep(table, frame, step);
    case 'influence':
      return influence(table, frame, step);
    case 'destroy':
    case 'return':
    case 'move':
      return markerStep(table, frame, step);
    case 'place':
      return place(table, frame, step);
    case 'draw':
      return draw(table, seatOf(frame, step.who), step.n);
    case 'discard':
      return askDiscard(table, seatOf(frame, step.who), step.n);
    case 'target':
      return target(table, frame, step.among);
    case 'first':
      state.first = seatOf(frame, step.who);
      table.events?.all({ type: 'first', seat: state.first, isPassed: false });
      return;
    case 'replace':
      if (REGIONS[hereOf(table)] !== 'planning') ask(state, 'replace', frame.you);
      return;
    case 'course':
      return coursePart(table, frame, step.part);
  }
}

function target(table: Table, frame: Frame, among: 'personas' | 'foes'): void {
  const seats = seatsOf(table, frame, among);
  if (seats.length > 1) return ask(table.state, 'target', frame.you);
  frame.them = seats[0]!;
}

/** A legal answer is carried out, and the trial goes on. */
export function answer(table: Table, seat: Seat, move: Move): void {
  const frame = table.state.stack.at(-1)!;
  carryOut(table, frame, seat, move);
  goOn(table);
}

function carryOut(table: Table, frame: Frame, seat: Seat, move: Move): void {
  const { box } = table;
  switch (move.type) {
    case 'trial':
      return answerTrial(table, seat, trialNumber(box, move.card));
    case 'push':
      return answerPush(table, seat, move);
    case 'strategy':
      return answerStrategy(table, seat, strategyNumber(box, move.card));
    case 'pass':
      return pass(table, seat);
    case 'seat':
      return answerSeat(table, frame, move.seat);
    case 'option':
      return answerOption(table, frame, move.option);
    case 'yes':
    case 'no':
      return answerWanted(table, frame, move.type === 'yes');
    case 'juror':
      return answerJuror(table, frame, move.juror);
    case 'keep':
      return answerInfluence(table, frame, move);
    case 'marker':
      return answerMarker(table, frame, move.marker);
    case 'discard':
      return answerDiscard(table, seat, strategyNumber(box, move.card));
    case 'replace':
      return replace(table, seat, trialNumber(box, move.card));
  }
}

function pass(table: Table, seat: Seat): void {
  if (table.state.asked!.kind === 'strategy') answerStrategy(table, seat, PASS);
  else table.state.asked = null;
}

function answerWanted(table: Table, frame: Frame, isWanted: boolean): void {
  table.state.asked = null;
  answerMay(table.box.programs, frame, isWanted);
  const emotion = isWanted && markerAbility(table, frame);
  if (emotion) table.events?.all({ type: 'emotion', seat: frame.you, emotion });
}

/** The emotion of the marker, where this is what it can do. */
function markerAbility({ box, state }: Table, { program }: Frame): Emotion | undefined {
  const emotion = windowOf(state) && emotionOf(windowOf(state)!.marker);
  return emotion && box.markerPrograms[emotion] === program ? emotion : undefined;
}

function answerOption(table: Table, frame: Frame, option: number): void {
  if (table.state.asked!.kind === 'hidden') return answerHidden(table, option);
  table.state.asked = null;
  answerEither(table.box.programs, frame, option);
}

function answerSeat(table: Table, frame: Frame, seat: Seat): void {
  const { state, events } = table;
  switch (state.asked!.kind) {
    case 'order':
      return answerOrder(table, seat);
    case 'tie':
      return answerTie(table, seat);
    case 'also':
      return answerAlso(table, seat);
    default:
      state.asked = null;
      frame.them = seat;
      events?.all({ type: 'target', seat: frame.you, target: seat });
  }
}

/** The prosecutor exchanges a trial card. */
function replace(table: Table, seat: Seat, card: number): void {
  const { state, events } = table;
  state.asked = null;
  state.market = state.market.filter((each) => each !== card);
  const region = hereOf(table);
  state.dropped.push({ card, region });
  events?.all({ type: 'replaced', seat, region: REGIONS[region]! });
  const came = state.trial.pop();
  if (came === undefined) return;
  state.market.push(came);
  events?.only(seat, { type: 'market', cards: [table.box.trial[came]!.id] });
}
