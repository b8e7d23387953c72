// A tour through every screen. At each stop somebody looks around, and leaves everything as it was.

import { FastChance } from '@kuluary/kernel/chance';
import type { Update } from '@kuluary/protocol/to-browser';
import { PROGRAM } from '@kuluary/protocol/words';
import { END } from '@kuluary/web/component-tests/on-screen.fixture';
import { dress } from './dress.ts';
import { makeTable } from './gathering.ts';
import { ADMIN_TOKEN, type House } from './house.ts';
import { inviteProgram, startProgram } from './program.ts';
import { rickshank } from './rickshank-tour.ts';
import { type Programme, perform, type Scene } from './scenes.ts';
import { type Show, seeing } from './seeing.ts';
import { LANGUAGES, LAPTOP, PHONE, type Visitor } from './visitor.ts';
import { voices } from './voices-tour.ts';
import { WireTable } from './wire.ts';

/** Names as people have them; the first is whose eyes we look through. */
export const NAMES = ['Anna', 'Борис', 'Леся', 'Bob', 'Остап', 'Eve'] as const;

export const PARTS = ['house', 'rickshank', 'voices', 'coup'] as const; // the last one closes the house
export type Part = (typeof PARTS)[number];

/** The whole of it, or one part. */
export async function tour(house: House, show: Show, only?: string): Promise<void> {
  if (only !== undefined && !PARTS.some((part) => part === only)) throw new Error(`parts are ${PARTS.join(', ')}`);
  for (const part of PARTS) if (part === (only ?? part)) await ROUTES[part](house, show);
}

const ROUTES: Readonly<Record<Part, (house: House, show: Show) => Promise<void>>> = {
  house: async (house, show) => {
    for (const stretch of [corridor, lobby, withBots, oneDevice, staff]) await stretch(house, show);
  },
  rickshank: (house, show) => rickshank(house, show, NAMES),
  voices: (house, show) => voices(house, show, NAMES),
  coup: async (house, show) => {
    for (const stretch of [play, ending, connectionLost]) await stretch(house, show);
  },
};

/** Everything before a table. */
async function corridor(house: House, show: Show): Promise<void> {
  const visitor = await house.visit({ name: NAMES[0] });
  const { page } = visitor;
  const see = seeing(page, show);
  await visitor.go('/');
  await see('home');
  await page.getByRole('button', { name: 'Enter by code' }).first().click();
  await see('code');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Host it yourself' }).click();
  await see('self-hosting');
  await visitor.go('/tables');
  await see('open-tables-none');
  await WireTable.lay(house.address, { names: NAMES.slice(1, 3), bots: ['Fouché'], listed: true });
  await page.getByRole('button', { name: 'Look again' }).click();
  await page.getByRole('button', { name: 'Join any' }).waitFor();
  await see('open-tables');
  await visitor.go('/nowhere');
  await see('not-found');
  await visitor.go('/t/000000');
  await page.getByRole('heading').waitFor();
  await see('no-such-table');
  await visitor.go('/rules/coup');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await see('rules');
  await visitor.context.close();
}

async function lobby(house: House, show: Show): Promise<void> {
  const host = await house.visit({ name: NAMES[0] });
  const see = seeing(host.page, show);
  const table = await makeTable(host);
  await host.page.getByRole('heading', { level: 1 }).waitFor();
  await see('lobby-empty');
  await host.page.getByRole('button', { name: '+ Bot' }).first().click();
  await see('lobby-seat');
  const sheet = host.page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'hard' }).check();
  await sheet.getByRole('radio', { name: 'vengeful' }).check();
  await sheet.getByRole('button', { name: 'Seat the bot' }).click();
  await host.page.getByRole('button', { name: 'hard, vengeful' }).click();
  await see('lobby-bot');
  await host.page.keyboard.press('Escape');
  await inviteProgram(host.page);
  await see('lobby-program');
  const stopProgram = await startProgram(host.page);
  await host.until(({ table: { seats } }) => seats[2]!.bot === PROGRAM);
  await host.page.getByRole('button', { name: 'Random' }).click();
  await see('lobby-program-seated');
  await host.page.getByRole('button', { name: 'Remove the program' }).click();
  await host.until(({ table: { seats } }) => seats[2]!.kind === 'free');
  await stopProgram();
  await host.page.getByRole('button', { name: 'What is this?' }).click();
  await see('lobby-fairness');
  await host.page.keyboard.press('Escape');
  const guests: Visitor[] = [];
  for (const name of NAMES.slice(1, 5)) {
    const guest = await house.visit({ name });
    await guest.go(`/t/${table}`);
    await guest.until(({ you }) => you.seat !== null);
    guests.push(guest);
  }
  await host.until(({ table: { seats } }) => seats.every(({ kind }) => kind !== 'free'));
  await see('lobby-full');
  await host.page.locator('summary').click();
  await see('lobby-house-rules');
  await seeing(guests[0]!.page, show)('lobby-guest');
  for (const { context } of [host, ...guests]) await context.close();
}

/** Whoever runs the server looks at a table, and sends somebody away. */
async function staff(house: House, show: Show): Promise<void> {
  const [guest, operator] = [await house.visit({ name: NAMES[1] }), await house.visit({ name: NAMES[0] })];
  const { page } = operator;
  const see = seeing(page, show);
  const waiting = await WireTable.lay(house.address, { names: NAMES.slice(2, 4) });
  const table = await WireTable.lay(house.address, { names: NAMES.slice(3, 6), bots: ['Fouché'] });
  await guest.go(`/t/${table.code}`);
  await guest.until(({ you }) => you.seat !== null);
  await table.start();
  await operator.go('/admin');
  await page.getByLabel('Token').fill('something else');
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByText('not the token').waitFor();
  await see('admin-door');
  await page.getByLabel('Token').fill(ADMIN_TOKEN);
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('heading', { name: 'Tables on the servers' }).waitFor();
  await see('admin');
  await page.getByLabel('Find by code').fill(table.code);
  await page.getByRole('button', { name: new RegExp(table.code.replace(/^.../, '^$&\\s')) }).click();
  await see('admin-table');
  await page.getByRole('button', { name: `Send ${NAMES[1]} away` }).click();
  await see('admin-kick');
  await page.getByRole('button', { name: 'Send away', exact: true }).last().click();
  await page.getByText(`${NAMES[1]} has been sent away`).waitFor();
  await see('admin-kicked');
  await guest.page.getByText('has sent you away').waitFor();
  await seeing(guest.page, show)('kicked');
  for (const { context } of [guest, operator]) await context.close();
  for (const each of [waiting, table]) await each.leave();
}

interface Seen {
  readonly asked: string | null; // what our seat is asked
  readonly decision: string | null; // what somebody is asked
  readonly cards: number; // in our hand
  readonly coins: number;
  readonly rivals: number; // who still play
}

/** Many things can be done, and there is a choice whom to hit. */
function isOpenTurn({ asked, coins, rivals }: Seen): boolean {
  return asked === 'action' && coins >= 3 && coins < 10 && rivals > 1;
}

const asked = (name: string, kind: string): Scene<Seen> => ({ name, isSo: (seen) => seen.asked === kind });

const PROGRAMMES: readonly Programme<Seen>[] = [
  {
    names: NAMES.slice(0, 4),
    scenes: [
      { name: 'table-turn', isSo: isOpenTurn },
      asked('table-challenge', 'challenge'),
      asked('table-block', 'block'),
      asked('table-challenge-block', 'challenge-block'),
      asked('table-show', 'show'),
      asked('table-lose', 'lose'),
      asked('table-keep', 'keep'),
      {
        name: 'table-waiting',
        isSo: ({ asked: kind, decision, cards }) => !kind && decision === 'action' && cards > 0,
      },
      { name: 'table-out', isSo: ({ decision, cards }) => decision === 'action' && cards === 0 },
    ],
  },
  {
    names: NAMES.slice(0, 3),
    options: { edition: 'squirrel', inquisitor: true, examinerDecides: true },
    scenes: [asked('table-seats-3', 'action'), asked('table-offer', 'offer'), asked('table-examine', 'swap')],
  },
  {
    names: NAMES.slice(0, 2),
    options: { edition: 'ukrainian' },
    scenes: [asked('table-draft', 'pick'), asked('table-seats-2', 'action')],
  },
  { names: NAMES.slice(0, 5), scenes: [asked('table-seats-5', 'action')] },
  { names: NAMES, scenes: [asked('table-seats-6', 'action')] },
];

async function play(house: House, show: Show): Promise<void> {
  const visitor = await house.visit({ name: NAMES[0] });
  await visitor.go('/'); // to be known by name
  const chance = new FastChance(2026);
  const around = async (scene: string) => {
    if (scene === 'table-turn') await aroundTheTable(house, visitor, show);
  };
  for (const programme of PROGRAMMES) await perform(house, visitor, programme, { seen, chance, show, around });
  await visitor.context.close();
}

function seen({ play, you }: Update): Seen {
  const view = play!.view as { decision: string | null; hands: readonly unknown[][]; coins: readonly number[] };
  const seat = you.seat!;
  return {
    asked: play!.moves.length > 0 ? view.decision : null,
    decision: view.decision,
    cards: view.hands[seat]!.length,
    coins: view.coins[seat]!,
    rivals: view.hands.filter((hand) => hand.length > 0).length - 1,
  };
}

/** What can be opened from one's own turn. */
async function aroundTheTable(house: House, visitor: Visitor, show: Show): Promise<void> {
  const { page } = visitor;
  const see = seeing(page, show);
  await page.locator('[data-action]:not([data-move]):not([aria-disabled])').first().click();
  await see('table-target');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await see('menu');
  await page.getByRole('button', { name: 'Link to this table' }).click();
  await see('menu-link');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reactions, phrases, chat' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Hi!');
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await page.getByRole('dialog').getByText('Hi!').waitFor();
  await see('chat');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
  await see('rules-sheet');
  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: /^Log of the game/ }).click();
  await see('log', 'phone');
  await page.keyboard.press('Escape');
  await page.setViewportSize(LAPTOP);
  const watcher = await house.visit({ name: 'Watcher' });
  await watcher.go(`/t/${visitor.table}`);
  await watcher.page.getByText('You are watching.').waitFor();
  await seeing(watcher.page, show)('table-spectator');
  await watcher.context.close();
}

async function ending(house: House, show: Show): Promise<void> {
  const visitor = await house.visit({ name: NAMES[0] });
  const { page } = visitor;
  const see = seeing(page, show);
  await visitor.go('/');
  const table = await WireTable.lay(house.address, { names: NAMES.slice(0, 4), cookie: await visitor.cookie() });
  await visitor.go(`/t/${table.code}`);
  await table.start();
  await table.playOn(new FastChance(11));
  await page.locator(END).waitFor();
  await see('end');
  await page.getByRole('button', { name: 'Check this deal' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await see('check');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Review the game' }).click();
  await page.getByText(/^What cost|better\.$/).waitFor();
  await see('end-review');
  await visitor.go(`/r/${table.code}?step=9&seat=0`);
  await page.getByRole('slider').waitFor();
  await see('replay');
  await page.getByRole('button', { name: 'What the expert says' }).click();
  await page.getByText(/^Expert|same\.$|choice\.$/).waitFor();
  await see('replay-review');
  await table.leave();
  await visitor.context.close();
}

async function withBots(house: House, show: Show): Promise<void> {
  const visitor = await house.visit({ name: NAMES[0] });
  const { page } = visitor;
  await visitor.go('/play/coup');
  await page.locator('[data-question]').waitFor();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('button', { name: 'Deal the cards' }).waitFor();
  await seeing(page, show)('new-game');
  await visitor.context.close();
}

async function oneDevice(house: House, show: Show): Promise<void> {
  const visitor = await house.visit({ name: NAMES[0] });
  const { page } = visitor;
  const see = seeing(page, show);
  await visitor.go('/hot-seat/coup');
  await page.getByRole('button', { name: 'Deal the cards' }).waitFor();
  await see('hot-seat');
  const names = page.getByRole('group', { name: 'Who plays' }).getByRole('textbox');
  for (const [at, name] of NAMES.slice(0, await names.count()).entries()) await names.nth(at).fill(name);
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.getByRole('button', { name: /^I am / }).waitFor();
  await see('hot-seat-handover');
  await visitor.context.close();
}

/** The last stop: the house is closed afterwards. */
async function connectionLost(house: House, show: Show): Promise<void> {
  const visitor = await house.visit({ name: NAMES[0] });
  await visitor.go('/');
  const table = await WireTable.lay(house.address, { names: NAMES.slice(0, 4), cookie: await visitor.cookie() });
  await table.start();
  await visitor.go(`/t/${table.code}`);
  await visitor.page.locator('[data-question]').waitFor();
  for (const language of LANGUAGES) await dress(visitor.page, { language, theme: 'dark' }); // words have to come first
  await dress(visitor.page, { language: 'en', theme: 'dark' });
  await table.leave();
  await house.stopServing();
  await visitor.page
    .getByRole('status')
    .filter({ hasText: /connection/i })
    .waitFor();
  await seeing(visitor.page, show)('offline');
  await visitor.context.close();
}
