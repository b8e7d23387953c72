import { PORTRAITS } from '@kuluary/ui/game-table';
import { expect, it } from 'vitest';
import { portraitOfSeat, tablePlayersOf } from './table-players.ts';

const SEATS = 6; // at the largest table

it('each of six seats has its own portrait', () => {
  expect(new Set(Array.from({ length: SEATS }, (_, seat) => portraitOfSeat(seat))).size).toBe(SEATS);
});

it("a seat's portrait depends on its number alone", () => {
  const seat = { name: 'Anna', here: true, standIn: false };
  const portraits = (kinds: readonly ('person' | 'bot')[]) =>
    tablePlayersOf(kinds.map((kind) => ({ ...seat, kind }))).map(({ portrait }) => portrait);
  expect(portraits(['person', 'bot', 'person'])).toEqual(PORTRAITS.slice(0, 3));
  expect(portraits(['bot', 'person', 'bot'])).toEqual(PORTRAITS.slice(0, 3));
});
