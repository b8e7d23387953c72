import { PORTRAITS } from '@kuluary/stage/game-table';
import { expect, it } from 'vitest';
import { portraitOf, sittersOf } from './sitters.ts';

const SEATS = 6; // at the largest table

it('has another portrait for each of six seats', () => {
  expect(new Set(Array.from({ length: SEATS }, (_, seat) => portraitOf(seat))).size).toBe(SEATS);
});

it('draws a seat by its number, whoever sits there and whoever looks', () => {
  const seat = { name: 'Anna', here: true, standIn: false };
  const faces = (kinds: readonly ('person' | 'bot')[]) =>
    sittersOf(kinds.map((kind) => ({ ...seat, kind }))).map(({ portrait }) => portrait);
  expect(faces(['person', 'bot', 'person'])).toEqual(PORTRAITS.slice(0, 3));
  expect(faces(['bot', 'person', 'bot'])).toEqual(PORTRAITS.slice(0, 3));
});
