// An effect as a program: flat, so that a place in it is one number, and a game can stop there and go on after a restart.

import type { Attack, Conditional, Dialect, Effect, Test } from './language.ts';

export type Code<D extends Dialect> =
  | { readonly op: 'step'; readonly step: D['step'] }
  | { readonly op: 'jump'; readonly to: number }
  | { readonly op: 'unless'; readonly test: Test<D['count']>; readonly to: number }
  | { readonly op: 'may'; readonly to: number } // asks; `to` where the answer is no
  | { readonly op: 'either'; readonly starts: readonly number[] } // asks
  | { readonly op: 'each'; readonly seats: D['seats'] } // they stand in a queue
  | { readonly op: 'next'; readonly to: number } // *them* is the first of the queue; `to` where there is nobody left
  | { readonly op: 'defend'; readonly to: number } // asks *them*; `to` where they avoid it
  | { readonly op: 'struck' } // *them* is one of those who did not avoid it
  | { readonly op: 'all-struck' }; // these are the queue now

export type Program<D extends Dialect> = readonly Code<D>[];

export function programOf<D extends Dialect>(effect: Effect<D>): Program<D> {
  const program: Code<D>[] = [];
  write(program, effect);
  return program;
}

function write<D extends Dialect>(program: Code<D>[], effect: Effect<D>): void {
  if (isList(effect)) for (const each of effect) write(program, each);
  else if ('do' in effect) program.push({ op: 'step', step: effect });
  else if ('if' in effect) writeIf(program, effect);
  else if ('may' in effect) writeMay(program, effect.may);
  else if ('either' in effect) writeEither(program, effect.either);
  else if ('times' in effect) for (let i = 0; i < effect.times; i++) write(program, effect.effect);
  else if ('each' in effect) {
    program.push({ op: 'each', seats: effect.each });
    writeRound(program, () => write(program, effect.effect));
  } else writeAttack(program, effect);
}

function isList<D extends Dialect>(effect: Effect<D>): effect is readonly Effect<D>[] {
  return Array.isArray(effect);
}

function writeIf<D extends Dialect>(program: Code<D>[], effect: Conditional<D>): void {
  const start = program.push({ op: 'unless', test: effect.if, to: 0 }) - 1;
  write(program, effect.then);
  const end = effect.else === undefined ? undefined : program.push({ op: 'jump', to: 0 }) - 1;
  program[start] = { op: 'unless', test: effect.if, to: program.length };
  if (effect.else === undefined || end === undefined) return;
  write(program, effect.else);
  program[end] = { op: 'jump', to: program.length };
}

function writeMay<D extends Dialect>(program: Code<D>[], effect: Effect<D>): void {
  const start = program.push({ op: 'may', to: 0 }) - 1;
  write(program, effect);
  program[start] = { op: 'may', to: program.length };
}

function writeEither<D extends Dialect>(program: Code<D>[], options: readonly Effect<D>[]): void {
  const start = program.push({ op: 'either', starts: [] }) - 1;
  const starts: number[] = [];
  const ends: number[] = [];
  for (const option of options) {
    starts.push(program.length);
    write(program, option);
    ends.push(program.push({ op: 'jump', to: 0 }) - 1);
  }
  program[start] = { op: 'either', starts };
  for (const end of ends) program[end] = { op: 'jump', to: program.length };
}

function writeAttack<D extends Dialect>(program: Code<D>[], { attack, effect, together }: Attack<D>): void {
  program.push({ op: 'each', seats: attack });
  writeRound(program, (again) => {
    program.push({ op: 'defend', to: again });
    if (together) program.push({ op: 'struck' });
    else write(program, effect);
  });
  if (!together) return;
  program.push({ op: 'all-struck' });
  writeRound(program, () => write(program, effect));
}

/** Once for each seat of the queue. `body` gets where the next one's turn begins. */
function writeRound<D extends Dialect>(program: Code<D>[], body: (again: number) => void): void {
  const again = program.push({ op: 'next', to: 0 }) - 1;
  body(again);
  if (program.some(({ op }, at) => at > again && op === 'each')) throw new Error('a round goes on within a round');
  program.push({ op: 'jump', to: again });
  program[again] = { op: 'next', to: program.length };
}
