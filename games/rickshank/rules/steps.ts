// What each step of an effect does, and what becomes of the answers: the game as the interpreter of effects knows it.

import { answerEither, answerMay, type Frame, type Game, NOBODY, run } from '@kuluary/effects/interpreter';
import { amountOf } from '@kuluary/effects/language';
import type { Seat } from '@kuluary/kernel/game';
import { happen, isLasting, release } from './abilities.ts';
import type { Box } from './box.ts';
import {
  answerChoice,
  befallPiece,
  choose,
  giveBack,
  hold,
  moveIt,
  payInstead,
  pieceOf,
  playEffect,
} from './choices.ts';
import { count, seatOf, seatsOf } from './counting.ts';
import { answerDefence, askDefence } from './defences.ts';
import type { Count, Rickshank, Step } from './dialect.ts';
import type { Move, MoveType } from './moves.ts';
import { answerCharacter } from './setup.ts';
import { FROM_STACK, type Table } from './state.ts';
import { answerGuard, answerMain, turnPart } from './turn.ts';
import { answerBallot, answerReveal, answerTie, vote } from './votes.ts';
import {
  addPower,
  draw,
  enterPlay,
  gain,
  gainTokens,
  gainWave,
  idOf,
  payTokens,
  releaseHeld,
  spot,
  topLocation,
} from './zones.ts';

function interpreted(box: Box): Game<Table, Rickshank> {
  return {
    programs: box.programs,
    stack: ({ state }) => state.stack,
    isStopped: ({ state }) => state.asked !== null || state.end !== null,
    step: perform,
    count,
    seats: seatsOf,
    ask(table, frame, asking) {
      if (asking === 'defend') askDefence(table, frame);
      else table.state.asked = { kind: asking, seats: [frame.you] };
    },
    pause: release,
  };
}

let known: { readonly box: Box; readonly game: Game<Table, Rickshank> } | undefined; // there is hardly ever another box

/** Goes on until somebody has to answer, or the game is over. */
export function goOn(table: Table): void {
  if (table.state.asked !== null) return;
  if (known?.box !== table.box) known = { box: table.box, game: interpreted(table.box) };
  run(known.game, table);
}

function perform(table: Table, frame: Frame, step: Step): void {
  const { state } = table;
  switch (step.do) {
    case 'power':
      return addPower(
        table,
        frame.you,
        amountOf(step.n, (of: Count) => count(table, frame, of)),
      );
    case 'draw':
      return draw(
        table,
        seatOf(frame, step.who),
        amountOf(step.n, (of: Count) => count(table, frame, of)),
      );
    case 'token':
      return gainTokens(
        table,
        seatOf(frame, step.who),
        amountOf(step.n, (of: Count) => count(table, frame, of)),
        'gained',
      );
    case 'pay':
      return payTokens(table, seatOf(frame, step.who), 1);
    case 'wave':
      return gainWave(table, seatOf(frame, step.who));
    case 'choose':
      return choose(table, frame, step);
    case 'self':
      return befallPiece(table, frame.you, frame.you, pieceOf(state, frame.you, frame.card), step.then, frame, step.to);
    case 'it':
      return moveIt(table, frame, step.then, step.to);
    case 'hold':
      return hold(table, frame);
    case 'release': {
      const piece = pieceOf(state, frame.you, frame.card);
      return piece && releaseHeld(table, frame.you, piece);
    }
    case 'location':
      return openLocation(table, frame.you);
    case 'gain-location':
      return gainLocation(table, seatOf(frame, step.who));
    case 'target':
      return target(table, frame);
    case 'vote':
      return vote(table, frame, step);
    case 'cancel-vote':
      if (state.vote) state.vote.isCancelled = true;
      return;
    case 'return':
      return giveBack(table, frame);
    case 'this-turn':
      return lastThisTurn(table, frame);
    case 'turn':
      return turnPart(table, frame, step.part);
  }
}

function openLocation(table: Table, seat: Seat): void {
  const card = topLocation(table);
  if (card === undefined) return;
  enterPlay(table, seat, card, NOBODY, FROM_STACK, spot('locations'));
  playEffect(table, seat, card);
}

function gainLocation(table: Table, seat: Seat): void {
  const card = topLocation(table);
  if (card !== undefined) gain(table, seat, card, spot('locations'), 'gained');
}

/** With one foe there is nothing to choose. */
function target(table: Table, frame: Frame): void {
  const foes = seatsOf(table, frame, 'foes');
  if (foes.length === 1) frame.them = foes[0]!;
  else table.state.asked = { kind: 'target', seats: [frame.you] };
}

function lastThisTurn({ box, state }: Table, frame: Frame): void {
  for (const { number, ability } of box.cards[frame.card]!.abilities) {
    if (isLasting(ability) && !state.lasting.includes(number)) state.lasting.push(number);
  }
}

/** Carries out a legal answer, and goes on. */
export function answer(table: Table, seat: Seat, move: Move): void {
  const { state } = table;
  const frame = state.stack.at(-1)!;
  switch (state.asked!.kind) {
    case 'main':
      answerMain(table, move);
      break;
    case 'guard':
      answerGuard(table, isYes(move));
      break;
    case 'choose':
      state.asked = null;
      if (move.type === 'choose') answerChoice(table, frame, move);
      else if (move.type === 'pay') payInstead(table, frame, seat);
      else {
        expected(move, 'enough');
        decline(table, frame, seat);
      }
      break;
    case 'may':
      state.asked = null;
      answerMay(table.box.programs, frame, isYes(move));
      break;
    case 'either':
      state.asked = null;
      answerEither(table.box.programs, frame, expected(move, 'option').option);
      break;
    case 'target':
      state.asked = null;
      aim(table, frame, expected(move, 'target').seat);
      break;
    case 'defend':
      state.asked = null;
      if (move.type !== 'defend') expected(move, 'suffer');
      answerDefence(table, frame, move.type === 'defend' ? move : null);
      break;
    case 'ballot':
      answerBallot(table, seat, expected(move, 'vote'));
      break;
    case 'reveal':
      answerReveal(table, seat, move.type === 'pass' ? move : expected(move, 'reveal'));
      break;
    case 'tie':
      answerTie(table, expected(move, 'decide'));
      break;
    case 'order':
      state.asked = null;
      comeFirst(table, seat, expected(move, 'first').card);
      break;
    case 'character':
      answerCharacter(table, seat, expected(move, 'character').card);
      break;
  }
  goOn(table);
}

/** Only legal answers come here: another one is a bug, and must not pass for none. */
function expected<Type extends MoveType>(move: Move, type: Type): Extract<Move, { type: Type }> {
  if (move.type !== type) throw new Error(`"${move.type}" is no answer where "${type}" is`);
  return move as Extract<Move, { type: Type }>;
}

function isYes(move: Move): boolean {
  if (move.type !== 'yes') expected(move, 'no');
  return move.type === 'yes';
}

/** No card, or no more of them. */
function decline(table: Table, frame: Frame, seat: Seat): void {
  frame.left = 0;
  table.events?.all({ type: 'declined', seat, card: idOf(table, frame.card) });
}

function aim({ events }: Table, frame: Frame, target: Seat): void {
  frame.them = target;
  events?.all({ type: 'chose-target', seat: frame.you, target });
}

function comeFirst(table: Table, seat: Seat, card: string): void {
  const { box, state } = table;
  const number = box.numbers.get(card)!;
  happen(table, state.waiting.find((each) => each.seat === seat && box.abilities[each.ability]!.card === number)!);
}
