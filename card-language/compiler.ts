// Compiles an effect to a flat program: a position in it is one number, so a game can stop there and be stored.

import type { AttackEffect, CardTerms, Condition, ConditionalEffect, Effect } from './language.ts';

export type Instruction<Terms extends CardTerms> =
  | { readonly op: 'step'; readonly step: Terms['step'] }
  | { readonly op: 'jump'; readonly to: number }
  | { readonly op: 'unless'; readonly test: Condition<Terms['count']>; readonly to: number }
  | { readonly op: 'may'; readonly to: number } // asks; `to` if declined
  | { readonly op: 'either'; readonly starts: readonly number[] } // asks
  | { readonly op: 'each'; readonly seats: Terms['seats'] } // fills the queue
  | { readonly op: 'next'; readonly to: number } // *them* is the first of the queue; `to` when it is empty
  | { readonly op: 'defend'; readonly to: number } // asks *them*; `to` if they avoid it
  | { readonly op: 'struck' } // *them* did not avoid it
  | { readonly op: 'all-struck' }; // the struck become the queue

export type Program<Terms extends CardTerms> = readonly Instruction<Terms>[];

export function compileEffect<Terms extends CardTerms>(effect: Effect<Terms>): Program<Terms> {
  const program: Instruction<Terms>[] = [];
  emitEffect(program, effect);
  return program;
}

function emitEffect<Terms extends CardTerms>(program: Instruction<Terms>[], effect: Effect<Terms>): void {
  if (isList(effect)) for (const each of effect) emitEffect(program, each);
  else if ('do' in effect) program.push({ op: 'step', step: effect });
  else if ('if' in effect) emitConditional(program, effect);
  else if ('may' in effect) emitMay(program, effect.may);
  else if ('either' in effect) emitEither(program, effect.either);
  else if ('times' in effect) for (let i = 0; i < effect.times; i++) emitEffect(program, effect.effect);
  else if ('each' in effect) {
    program.push({ op: 'each', seats: effect.each });
    emitSeatLoop(program, () => emitEffect(program, effect.effect));
  } else emitAttack(program, effect);
}

function isList<Terms extends CardTerms>(effect: Effect<Terms>): effect is readonly Effect<Terms>[] {
  return Array.isArray(effect);
}

function emitConditional<Terms extends CardTerms>(
  program: Instruction<Terms>[],
  effect: ConditionalEffect<Terms>,
): void {
  const start = program.push({ op: 'unless', test: effect.if, to: 0 }) - 1;
  emitEffect(program, effect.then);
  const end = effect.else === undefined ? undefined : program.push({ op: 'jump', to: 0 }) - 1;
  program[start] = { op: 'unless', test: effect.if, to: program.length };
  if (effect.else === undefined || end === undefined) return;
  emitEffect(program, effect.else);
  program[end] = { op: 'jump', to: program.length };
}

function emitMay<Terms extends CardTerms>(program: Instruction<Terms>[], effect: Effect<Terms>): void {
  const start = program.push({ op: 'may', to: 0 }) - 1;
  emitEffect(program, effect);
  program[start] = { op: 'may', to: program.length };
}

function emitEither<Terms extends CardTerms>(program: Instruction<Terms>[], options: readonly Effect<Terms>[]): void {
  const start = program.push({ op: 'either', starts: [] }) - 1;
  const starts: number[] = [];
  const ends: number[] = [];
  for (const option of options) {
    starts.push(program.length);
    emitEffect(program, option);
    ends.push(program.push({ op: 'jump', to: 0 }) - 1);
  }
  program[start] = { op: 'either', starts };
  for (const end of ends) program[end] = { op: 'jump', to: program.length };
}

function emitAttack<Terms extends CardTerms>(
  program: Instruction<Terms>[],
  { attack, effect, together }: AttackEffect<Terms>,
): void {
  program.push({ op: 'each', seats: attack });
  emitSeatLoop(program, (loopStart) => {
    program.push({ op: 'defend', to: loopStart });
    if (together) program.push({ op: 'struck' });
    else emitEffect(program, effect);
  });
  if (!together) return;
  program.push({ op: 'all-struck' });
  emitSeatLoop(program, () => emitEffect(program, effect));
}

/** Emits a loop over the queue. `body` gets the position at which the next seat's turn begins. */
function emitSeatLoop<Terms extends CardTerms>(program: Instruction<Terms>[], body: (loopStart: number) => void): void {
  const loopStart = program.push({ op: 'next', to: 0 }) - 1;
  body(loopStart);
  if (program.some(({ op }, at) => at > loopStart && op === 'each'))
    throw new Error('a loop over seats is nested in another');
  program.push({ op: 'jump', to: loopStart });
  program[loopStart] = { op: 'next', to: program.length };
}
