// Runs programs on a stack of frames. A frame is a place in a program and what is bound there: plain numbers, so that a game
// can stop anywhere, be written down and go on.

import type { Seat } from '@kuluary/kernel/game';
import { type Dialect, holds } from './language.ts';
import type { Code, Program } from './program.ts';

export const NOBODY = -1; // *them*, while it is nobody
export const NOTHING = -1; // *it*, while it is no card

export interface Frame {
  readonly program: number; // which one, in the game's list
  readonly you: Seat; // whose effect it is
  readonly card: number; // on which it stands, as the game counts cards
  at: number; // the next code
  them: Seat;
  it: number; // the card that it is about
  chosen: number; // how many cards the last choice took
  left: number; // how many more it may take; 0: it is over
  result: number; // how many an attack has hit; 1 where a vote was carried
  queue: Seat[]; // whose turn is still to come
  struck: Seat[]; // who did not avoid an attack that happens to all together
}

/** Questions of the language itself: of `may`, `either` and `defend`. */
export type Asking = 'may' | 'either' | 'defend';

/** What a game gives to the interpreter. `Table` is whatever the game changes. */
export interface Game<Table, D extends Dialect> {
  readonly programs: readonly Program<D>[];
  stack(table: Table): Frame[];
  isStopped(table: Table): boolean; // somebody is asked, or the game is over
  step(table: Table, frame: Frame, step: D['step']): void; // may ask, push frames, or put `at` back to be called again
  count(table: Table, frame: Frame, of: D['count']): number;
  seats(table: Table, frame: Frame, named: D['seats']): Seat[]; // in the order in which it happens to them
  ask(table: Table, frame: Frame, asking: Asking): void; // the answer comes by one of the functions below
  pause(table: Table): void; // between two codes of the lowest frame: triggers wait for it
}

const NONE: Seat[] = []; // shared by all frames that go round no table: it is replaced, never changed

export function frameOf(program: number, you: Seat, card: number, them: Seat = NOBODY, it: number = NOTHING): Frame {
  return { program, you, card, at: 0, them, it, chosen: 0, left: 0, result: 0, queue: NONE, struck: NONE };
}

export function cloneFrame(frame: Frame): Frame {
  const { program, you, card, at, them, it, chosen, left, result, queue, struck } = frame;
  return { program, you, card, at, them, it, chosen, left, result, queue: copy(queue), struck: copy(struck) };
}

function copy(seats: Seat[]): Seat[] {
  return seats.length === 0 ? NONE : seats.slice();
}

/** Goes on until somebody has to answer, or nothing is left to do. */
export function run<Table, D extends Dialect>(game: Game<Table, D>, table: Table): void {
  const stack = game.stack(table);
  while (stack.length > 0 && !game.isStopped(table)) {
    if (stack.length === 1) {
      game.pause(table);
      if (stack.length > 1 || game.isStopped(table)) continue;
    }
    const frame = stack[stack.length - 1]!;
    const program = game.programs[frame.program]!;
    if (frame.at === program.length) stack.pop();
    else carryOut(game, table, frame, program[frame.at++]!);
  }
}

function carryOut<Table, D extends Dialect>(game: Game<Table, D>, table: Table, frame: Frame, code: Code<D>): void {
  switch (code.op) {
    case 'step':
      return game.step(table, frame, code.step);
    case 'jump':
      frame.at = code.to;
      return;
    case 'unless':
      if (!holds(code.test, (of: D['count']) => game.count(table, frame, of))) frame.at = code.to;
      return;
    case 'may':
    case 'either':
    case 'defend':
      return game.ask(table, frame, code.op);
    case 'each':
      frame.queue = game.seats(table, frame, code.seats);
      frame.result = 0;
      return;
    case 'next':
      if (frame.queue.length === 0) frame.at = code.to;
      else {
        frame.them = frame.queue[0]!;
        frame.queue = frame.queue.slice(1);
      }
      return;
    case 'struck':
      frame.struck = [...frame.struck, frame.them];
      return;
    case 'all-struck':
      frame.queue = frame.struck;
      frame.struck = NONE;
      return;
  }
}

type Programs<D extends Dialect> = readonly Program<D>[];

/** The code that has asked. */
export function askingCode<D extends Dialect>(programs: Programs<D>, frame: Frame): Code<D> {
  return programs[frame.program]![frame.at - 1]!;
}

export function answerMay<D extends Dialect>(programs: Programs<D>, frame: Frame, isWanted: boolean): void {
  const code = askingCode(programs, frame);
  if (code.op !== 'may') throw unasked('may', code.op);
  if (!isWanted) frame.at = code.to;
}

export function answerEither<D extends Dialect>(programs: Programs<D>, frame: Frame, option: number): void {
  const code = askingCode(programs, frame);
  if (code.op !== 'either') throw unasked('either', code.op);
  const start = code.starts[option];
  if (start === undefined) throw new Error(`there is no option ${option}`);
  frame.at = start;
}

/** *Them* avoid the attack, or it hits. */
export function answerAttack<D extends Dialect>(programs: Programs<D>, frame: Frame, isAvoided: boolean): void {
  const code = askingCode(programs, frame);
  if (code.op !== 'defend') throw unasked('defend', code.op);
  if (isAvoided) frame.at = code.to;
  else frame.result++;
}

function unasked(answered: Asking, op: Code<Dialect>['op']): Error {
  return new Error(`"${answered}" is answered, but the code is "${op}"`);
}
