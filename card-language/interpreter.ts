// Runs compiled effects on a stack of frames. A frame is a position in a program with its bindings: plain numbers, so that a
// game can stop anywhere and be stored.

import type { Seat } from '@kuluary/kernel/game';
import type { Instruction, Program } from './compiler.ts';
import { type CardTerms, type Condition, isConditionMet } from './language.ts';

export const NO_SEAT = -1; // *them*, while unbound
export const NO_CARD = -1; // *it*, while unbound

export interface Frame {
  readonly program: number; // index in the game's list
  readonly you: Seat; // whose effect it is
  readonly card: number; // on which it is printed: the game's number of it
  at: number; // the next instruction
  them: Seat;
  it: number; // the card (or whatever the game numbers) that the effect is about
  chosen: number; // for the game's steps: what or how much the last choice took
  left: number; // for the game's steps: how far a choice has come; 0: none is open
  result: number; // how many seats an attack has hit, or the result of a game's step
  queue: Seat[]; // seats whose turn is still to come
  struck: Seat[]; // who did not avoid an attack that hits all together
}

/** Decisions of the language itself. */
export type EffectDecision = 'may' | 'either' | 'defend';

/** What a game implements for the interpreter. `State` is whatever the game changes. */
export interface EffectRuntime<State, Terms extends CardTerms> {
  readonly programs: readonly Program<Terms>[];
  stack(state: State): Frame[];
  isPaused(state: State): boolean; // a decision is open, or the game is over
  performStep(state: State, frame: Frame, step: Terms['step']): void; // may ask, push frames, or put `at` back to be called again
  count(state: State, frame: Frame, of: Terms['count']): number;
  asksBeforeCondition?(state: State, frame: Frame, test: Condition<Terms['count']>): boolean; // whether it has asked; the condition comes again
  seatsNamed(state: State, frame: Frame, named: Terms['seats']): Seat[]; // in the order of their turns
  askDecision(state: State, frame: Frame, decision: EffectDecision): void; // resolved by one of the functions below
  beforeBaseInstruction(state: State): void; // between two instructions of the lowest frame, where triggers run
}

const NO_SEATS: Seat[] = []; // shared by frames without a loop: replaced, never changed

export function makeFrame(program: number, you: Seat, card: number, them: Seat = NO_SEAT, it: number = NO_CARD): Frame {
  return { program, you, card, at: 0, them, it, chosen: 0, left: 0, result: 0, queue: NO_SEATS, struck: NO_SEATS };
}

export function cloneFrame(frame: Frame): Frame {
  const { program, you, card, at, them, it, chosen, left, result, queue, struck } = frame;
  return { program, you, card, at, them, it, chosen, left, result, queue: copySeats(queue), struck: copySeats(struck) };
}

function copySeats(seats: Seat[]): Seat[] {
  return seats.length === 0 ? NO_SEATS : seats.slice();
}

/** Runs until a decision is open, the game is over or the stack is empty. */
export function runEffects<State, Terms extends CardTerms>(runtime: EffectRuntime<State, Terms>, state: State): void {
  const stack = runtime.stack(state);
  while (stack.length > 0 && !runtime.isPaused(state)) {
    if (stack.length === 1) {
      runtime.beforeBaseInstruction(state);
      if (stack.length > 1 || runtime.isPaused(state)) continue;
    }
    const frame = stack[stack.length - 1]!;
    const program = runtime.programs[frame.program]!;
    if (frame.at === program.length) stack.pop();
    else executeInstruction(runtime, state, frame, program[frame.at++]!);
  }
}

function executeInstruction<State, Terms extends CardTerms>(
  runtime: EffectRuntime<State, Terms>,
  state: State,
  frame: Frame,
  instruction: Instruction<Terms>,
): void {
  switch (instruction.op) {
    case 'step':
      return runtime.performStep(state, frame, instruction.step);
    case 'jump':
      frame.at = instruction.to;
      return;
    case 'unless':
      if (runtime.asksBeforeCondition?.(state, frame, instruction.test)) frame.at--;
      else if (!isConditionMet(instruction.test, (of: Terms['count']) => runtime.count(state, frame, of)))
        frame.at = instruction.to;
      return;
    case 'may':
    case 'either':
    case 'defend':
      return runtime.askDecision(state, frame, instruction.op);
    case 'each':
      frame.queue = runtime.seatsNamed(state, frame, instruction.seats);
      frame.result = 0;
      return;
    case 'next':
      if (frame.queue.length === 0) frame.at = instruction.to;
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
      frame.struck = NO_SEATS;
      return;
  }
}

type ProgramList<Terms extends CardTerms> = readonly Program<Terms>[];

/** The instruction that opened the decision. */
export function askingInstruction<Terms extends CardTerms>(
  programs: ProgramList<Terms>,
  frame: Frame,
): Instruction<Terms> {
  return programs[frame.program]![frame.at - 1]!;
}

export function resolveMay<Terms extends CardTerms>(
  programs: ProgramList<Terms>,
  frame: Frame,
  isWanted: boolean,
): void {
  const instruction = askingInstruction(programs, frame);
  if (instruction.op !== 'may') throw wrongInstructionError('may', instruction.op);
  if (!isWanted) frame.at = instruction.to;
}

export function resolveEither<Terms extends CardTerms>(
  programs: ProgramList<Terms>,
  frame: Frame,
  option: number,
): void {
  const instruction = askingInstruction(programs, frame);
  if (instruction.op !== 'either') throw wrongInstructionError('either', instruction.op);
  const start = instruction.starts[option];
  if (start === undefined) throw new Error(`there is no option ${option}`);
  frame.at = start;
}

/** *Them* avoid the attack, or it hits. */
export function resolveDefence<Terms extends CardTerms>(
  programs: ProgramList<Terms>,
  frame: Frame,
  isAvoided: boolean,
): void {
  const instruction = askingInstruction(programs, frame);
  if (instruction.op !== 'defend') throw wrongInstructionError('defend', instruction.op);
  if (isAvoided) frame.at = instruction.to;
  else frame.result++;
}

function wrongInstructionError(decision: EffectDecision, op: Instruction<CardTerms>['op']): Error {
  return new Error(`"${decision}" is resolved, but the instruction is "${op}"`);
}
