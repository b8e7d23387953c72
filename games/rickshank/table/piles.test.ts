import type { Reader } from '@kuluary/texts/reader';
import { expect, it } from 'vitest';
import type { View } from '../rules/view.ts';
import { tableDescription } from '../texts/table-description.ts';
import { arrangedView } from './arranged-view.fixture.ts';
import { heldPilesOf, pilesOfSeat, visiblePiles } from './piles.ts';

const READER: Reader = { language: 'ru', viewer: 0, names: ['Анна', 'Борис'] };

/** Seat 1 holds a Rick of its own and two of seat 0 under its prison. */
function viewWithPrison(): View {
  const { view } = arrangedView({ play: [[], ['space-prison']] });
  const held = [
    { card: 'aqua-rick', owner: 0 },
    { card: 'black-rick', owner: 1 },
    { card: 'young-rick', owner: 0 },
  ];
  const [own, other] = view.seats;
  return { ...view, seats: [own!, { ...other!, play: other!.play.map((card) => ({ ...card, held })) }] };
}

it('[R31] the piles of a seat tell whose Ricks are under its prison', () => {
  const piles = pilesOfSeat(viewWithPrison(), 1).map(({ title, cards }) => [title(READER), cards]);
  expect(piles).toContainEqual(['Под картой · Ты', ['aqua-rick', 'young-rick']]);
  expect(piles).toContainEqual(['Под картой · Борис', ['black-rick']]);
});

it('[R31] so do all visible piles, and the sheet of the prison itself', () => {
  const view = viewWithPrison();
  const expected = [
    ['Под картой · Ты', ['aqua-rick', 'young-rick']],
    ['Под картой · Борис', ['black-rick']],
  ];
  const named = (piles: ReturnType<typeof visiblePiles>) => piles.map(({ title, cards }) => [title(READER), cards]);
  for (const pile of expected) expect(named(visiblePiles(view))).toContainEqual(pile);
  expect(named(heldPilesOf(view, 'space-prison'))).toEqual(expected);
  expect(heldPilesOf(view, 'aqua-rick')).toEqual([]);
});

it('[R31] the table in plain lines tells it, too', () => {
  const line = tableDescription(READER, viewWithPrison()).find((each) => each.includes('Под картой'));
  expect(line).toContain('Под картой, владелец — ты: «АкваРик», «Юный Рик».');
  expect(line).toContain('Под картой, владелец — Борис: «Чёрный Рик».');
});
