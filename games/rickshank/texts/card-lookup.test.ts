import { expect, it } from 'vitest';
import { RETURN_PROGRAM, TURN_PROGRAM } from '../rules/card-box.ts';
import { BOX, PROGRAM_SOURCES } from './card-lookup.ts';

it('every program of a card has one source', () => {
  const numbers = BOX.programs
    .map((_, number) => number)
    .filter((number) => number !== TURN_PROGRAM && number !== RETURN_PROGRAM);
  expect([...PROGRAM_SOURCES.keys()].sort((a, b) => a - b)).toEqual(numbers);
});
