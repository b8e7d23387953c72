// Sets up tables by clicking: making one, joining it, turning off the clock, and starting the match.

import type { Locator, Page } from 'playwright-core';
import type { TestServer } from './test-server.ts';
import { PHONE, type Visitor, type VisitorConfig } from './visitor.ts';

const GAME_NAMES = { coup: 'Coup', rickshank: 'Rickshank', voices: 'Voices' } as const;
type GameId = keyof typeof GAME_NAMES;

/** A game's card on the home screen. */
export function gameCard(page: Page, game: GameId): Locator {
  return page.locator('article', { has: page.getByRole('heading', { name: GAME_NAMES[game] }) });
}

export async function makeTable(visitor: Visitor, game: GameId = 'coup'): Promise<string> {
  await visitor.goTo('/');
  await gameCard(visitor.page, game).getByRole('button', { name: 'Make a table' }).click();
  await visitor.waitUntil(({ you }) => you.seat !== null);
  return visitor.table;
}

/** The first one makes the table; the others open its link, which seats them. */
export async function gatherAtTable(
  server: TestServer,
  names: readonly string[],
  { game = 'coup', ...config }: { readonly game?: GameId } & Pick<VisitorConfig, 'clockSpeed' | 'salt'> = {},
): Promise<readonly Visitor[]> {
  const [first, ...others] = names;
  const host = await server.addVisitor({ name: first!, ...config });
  const table = await makeTable(host, game);
  const people = [host];
  for (const name of others) {
    const visitor = await server.addVisitor({ name, viewport: PHONE, ...config });
    await visitor.goTo(`/t/${table}`);
    await visitor.waitUntil(({ you }) => you.seat !== null);
    await host.waitUntil(({ table: { seats } }) => seats.some((seat) => seat.name === name));
    people.push(visitor);
  }
  return people;
}

/** Without clocks, since sped-up pages would animate them frame by frame. */
export async function turnOffClock(host: Visitor): Promise<void> {
  await host.page.locator('select:has(option[value="none"])').selectOption('none');
  await host.waitUntil(({ table }) => table.clock === 'none');
}

/** All get ready, and the host starts the match. */
export async function startMatch(people: readonly Visitor[]): Promise<void> {
  const [host, ...others] = people;
  for (const { page } of others) await page.getByRole('button', { name: 'I am ready' }).click();
  await host!.waitUntil(({ table }) =>
    table.seats.every(({ kind, host: isHost, ready }) => kind !== 'person' || isHost || ready),
  );
  await host!.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all(people.map((visitor) => visitor.waitUntil(({ table }) => table.phase === 'playing')));
}
