// How people come together: one makes a table at home, the others open its link.

import type { Locator, Page } from 'playwright-core';
import type { House } from './house.ts';
import { PHONE, type Visiting, type Visitor } from './visitor.ts';

const DOORS = { coup: 'Coup', rickshank: 'Rickshank', voices: 'Voices' } as const;
type GameId = keyof typeof DOORS;

/** The door of a game on the home screen. */
export function door(page: Page, game: GameId): Locator {
  return page.locator('article', { has: page.getByRole('heading', { name: DOORS[game] }) });
}

/** Makes a table by the button on the home screen. */
export async function makeTable(visitor: Visitor, game: GameId = 'coup'): Promise<string> {
  await visitor.go('/');
  await door(visitor.page, game).getByRole('button', { name: 'Make a table' }).click();
  await visitor.until(({ you }) => you.seat !== null);
  return visitor.table;
}

/** The first one makes the table; the others sit down by opening the link. */
export async function gather(
  house: House,
  names: readonly string[],
  { game = 'coup', ...visiting }: { readonly game?: GameId } & Pick<Visiting, 'haste' | 'salt'> = {},
): Promise<readonly Visitor[]> {
  const [first, ...others] = names;
  const host = await house.visit({ name: first!, ...visiting });
  const table = await makeTable(host, game);
  const people = [host];
  for (const name of others) {
    const visitor = await house.visit({ name, viewport: PHONE, ...visiting }); // a friend who got the link
    await visitor.go(`/t/${table}`);
    await visitor.until(({ you }) => you.seat !== null);
    await host.until(({ table: { seats } }) => seats.some((seat) => seat.name === name)); // a moment later
    people.push(visitor);
  }
  return people;
}

/** The host takes the clock off the table: in pages that hurry it would burn down before people's eyes, frame by frame. */
export async function withoutClock(host: Visitor): Promise<void> {
  await host.page.locator('select:has(option[value="none"])').selectOption('none');
  await host.until(({ table }) => table.clock === 'none');
}

/** Everybody says that they are ready, and the host begins. */
export async function startGame(people: readonly Visitor[]): Promise<void> {
  const [host, ...others] = people;
  for (const { page } of others) await page.getByRole('button', { name: 'I am ready' }).click();
  await host!.until(({ table }) =>
    table.seats.every(({ kind, host: isHost, ready }) => kind !== 'person' || isHost || ready),
  );
  await host!.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all(people.map((visitor) => visitor.until(({ table }) => table.phase === 'playing')));
}
