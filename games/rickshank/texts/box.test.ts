import { expect, it } from 'vitest';
import { RETURN, TURN } from '../rules/box.ts';
import { BOX, SOURCES } from './box.ts';

it('every program but those that no card has comes from one place', () => {
  const numbers = BOX.programs.map((_, number) => number).filter((number) => number !== TURN && number !== RETURN);
  expect([...SOURCES.keys()].sort((a, b) => a - b)).toEqual(numbers);
});
