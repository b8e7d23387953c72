// A tour of all screens, in parts. At each stop a callback inspects the page, and must leave it as it was.

import { FastChance } from '@kuluary/kernel/chance';
import type { Update } from '@kuluary/protocol/to-browser';
import { PROGRAM_BOT } from '@kuluary/protocol/vocabularies';
import { END_SELECTOR } from '@kuluary/web/component-tests/on-screen.fixture';
import { inviteProgram, startProgram } from './example-program.ts';
import { setAppearance } from './page-appearance.ts';
import { tourRickshank } from './rickshank-tour.ts';
import { type ScreenState, type StateSearch, showStates } from './screen-states.ts';
import { makeTable } from './table-setup.ts';
import { ADMIN_TOKEN, type TestServer } from './test-server.ts';
import { makeShowScreen, type ShowStop } from './tour-stop.ts';
import { LANGUAGES, LAPTOP, PHONE, type Visitor } from './visitor.ts';
import { tourVoices } from './voices-tour.ts';
import { WireTable } from './wire-player.ts';

/** The first is the tour's own player. */
export const NAMES = ['Anna', 'Борис', 'Леся', 'Bob', 'Остап', 'Eve'] as const;

export const PARTS = ['shell', 'rickshank', 'voices', 'coup'] as const; // the last one stops the server
export type Part = (typeof PARTS)[number];

export async function tourScreens(server: TestServer, showStop: ShowStop, only?: string): Promise<void> {
  if (only !== undefined && !PARTS.some((part) => part === only)) throw new Error(`parts are ${PARTS.join(', ')}`);
  for (const part of PARTS) if (part === (only ?? part)) await TOUR_OF[part](server, showStop);
}

const TOUR_OF: Readonly<Record<Part, (server: TestServer, show: ShowStop) => Promise<void>>> = {
  shell: async (server, show) => {
    for (const tour of [tourHome, tourLobby, tourNewGame, tourHotSeat, tourAdmin]) await tour(server, show);
  },
  rickshank: (server, show) => tourRickshank(server, show, NAMES),
  voices: (server, show) => tourVoices(server, show, NAMES),
  coup: async (server, show) => {
    for (const tour of [tourTable, tourEnd, tourConnectionLost]) await tour(server, show);
  },
};

/** All screens that need no table. */
async function tourHome(server: TestServer, showStop: ShowStop): Promise<void> {
  const visitor = await server.addVisitor({ name: NAMES[0] });
  const { page } = visitor;
  const showScreen = makeShowScreen(page, showStop);
  await visitor.goTo('/');
  await showScreen('home');
  await page.getByRole('button', { name: 'Enter by code' }).first().click();
  await showScreen('code');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Host it yourself' }).click();
  await showScreen('self-hosting');
  await visitor.goTo('/tables');
  await showScreen('open-tables-none');
  await WireTable.open(server.address, { names: NAMES.slice(1, 3), bots: ['Fouché'], listed: true });
  await page.getByRole('button', { name: 'Look again' }).click();
  await page.getByRole('button', { name: 'Join any' }).waitFor();
  await showScreen('open-tables');
  await visitor.goTo('/nowhere');
  await showScreen('not-found');
  await visitor.goTo('/t/000000');
  await page.getByRole('heading').waitFor();
  await showScreen('no-such-table');
  await visitor.goTo('/rules/coup');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await showScreen('rules');
  await visitor.goTo('/credits');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await showScreen('credits');
  await visitor.context.close();
}

async function tourLobby(server: TestServer, showStop: ShowStop): Promise<void> {
  const host = await server.addVisitor({ name: NAMES[0] });
  const showScreen = makeShowScreen(host.page, showStop);
  const table = await makeTable(host);
  await host.page.getByRole('heading', { level: 1 }).waitFor();
  await showScreen('lobby-empty');
  await host.page.getByRole('button', { name: '+ Bot' }).first().click();
  await showScreen('lobby-seat');
  const sheet = host.page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'hard' }).check();
  await sheet.getByRole('radio', { name: 'vengeful' }).check();
  await sheet.getByRole('button', { name: 'Seat the bot' }).click();
  await host.page.getByRole('button', { name: 'hard, vengeful' }).click();
  await showScreen('lobby-bot');
  await host.page.keyboard.press('Escape');
  await inviteProgram(host.page);
  await showScreen('lobby-program');
  const stopProgram = await startProgram(host.page);
  await host.waitUntil(({ table: { seats } }) => seats[2]!.bot === PROGRAM_BOT);
  await host.page.getByRole('button', { name: 'Random' }).click();
  await showScreen('lobby-program-seated');
  await host.page.getByRole('button', { name: 'Remove the program' }).click();
  await host.waitUntil(({ table: { seats } }) => seats[2]!.kind === 'free');
  await stopProgram();
  await host.page.getByRole('button', { name: 'What is this?' }).click();
  await showScreen('lobby-fairness');
  await host.page.keyboard.press('Escape');
  const guests: Visitor[] = [];
  for (const name of NAMES.slice(1, 5)) {
    const guest = await server.addVisitor({ name });
    await guest.goTo(`/t/${table}`);
    await guest.waitUntil(({ you }) => you.seat !== null);
    guests.push(guest);
  }
  await host.waitUntil(({ table: { seats } }) => seats.every(({ kind }) => kind !== 'free'));
  await showScreen('lobby-full');
  await host.page.locator('summary').click();
  await showScreen('lobby-house-rules');
  await makeShowScreen(guests[0]!.page, showStop)('lobby-guest');
  for (const { context } of [host, ...guests]) await context.close();
}

/** The administrator looks at a table, and kicks a guest. */
async function tourAdmin(server: TestServer, showStop: ShowStop): Promise<void> {
  const [guest, admin] = [await server.addVisitor({ name: NAMES[1] }), await server.addVisitor({ name: NAMES[0] })];
  const { page } = admin;
  const showScreen = makeShowScreen(page, showStop);
  const waiting = await WireTable.open(server.address, { names: NAMES.slice(2, 4) });
  const table = await WireTable.open(server.address, { names: NAMES.slice(3, 6), bots: ['Fouché'] });
  await guest.goTo(`/t/${table.id}`);
  await guest.waitUntil(({ you }) => you.seat !== null);
  await table.start();
  await admin.goTo('/admin');
  await page.getByLabel('Token').fill('something else');
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByText('not the token').waitFor();
  await showScreen('admin-door');
  await page.getByLabel('Token').fill(ADMIN_TOKEN);
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('heading', { name: 'Tables on the servers' }).waitFor();
  await showScreen('admin');
  await page.getByLabel('Find by code').fill(table.id);
  await page.getByRole('button', { name: new RegExp(table.id.replace(/^.../, '^$&\\s')) }).click();
  await showScreen('admin-table');
  await page.getByRole('button', { name: `Send ${NAMES[1]} away` }).click();
  await showScreen('admin-kick');
  await page.getByRole('button', { name: 'Send away', exact: true }).last().click();
  await page.getByText(`${NAMES[1]} has been sent away`).waitFor();
  await showScreen('admin-kicked');
  await guest.page.getByText('has sent you away').waitFor();
  await makeShowScreen(guest.page, showStop)('kicked');
  for (const { context } of [guest, admin]) await context.close();
  for (const each of [waiting, table]) await each.leave();
}

interface ViewSummary {
  readonly ownDecision: string | null; // of our seat
  readonly currentDecision: string | null; // of any seat
  readonly cards: number; // in our hand
  readonly coins: number;
  readonly rivals: number; // still playing
}

/** Most actions are possible, with a choice of targets. */
function isOpenTurn({ ownDecision, coins, rivals }: ViewSummary): boolean {
  return ownDecision === 'action' && coins >= 3 && coins < 10 && rivals > 1;
}

const stateWhenAsked = (name: string, kind: string): ScreenState<ViewSummary> => ({
  name,
  isSo: (seen) => seen.ownDecision === kind,
});

const STATE_SEARCHES: readonly StateSearch<ViewSummary>[] = [
  {
    names: NAMES.slice(0, 4),
    states: [
      { name: 'table-turn', isSo: isOpenTurn },
      stateWhenAsked('table-challenge', 'challenge'),
      stateWhenAsked('table-block', 'block'),
      stateWhenAsked('table-challenge-block', 'challenge-block'),
      stateWhenAsked('table-show', 'show'),
      stateWhenAsked('table-lose', 'lose'),
      stateWhenAsked('table-keep', 'keep'),
      {
        name: 'table-waiting',
        isSo: ({ ownDecision, currentDecision, cards }) => !ownDecision && currentDecision === 'action' && cards > 0,
      },
      { name: 'table-out', isSo: ({ currentDecision, cards }) => currentDecision === 'action' && cards === 0 },
    ],
  },
  {
    names: NAMES.slice(0, 3),
    options: { edition: 'squirrel', inquisitor: true, examinerDecides: true },
    states: [
      stateWhenAsked('table-seats-3', 'action'),
      stateWhenAsked('table-offer', 'offer'),
      stateWhenAsked('table-examine', 'swap'),
    ],
  },
  {
    names: NAMES.slice(0, 2),
    options: { edition: 'ukrainian' },
    states: [stateWhenAsked('table-draft', 'pick'), stateWhenAsked('table-seats-2', 'action')],
  },
  { names: NAMES.slice(0, 5), states: [stateWhenAsked('table-seats-5', 'action')] },
  { names: NAMES, states: [stateWhenAsked('table-seats-6', 'action')] },
];

async function tourTable(server: TestServer, showStop: ShowStop): Promise<void> {
  const visitor = await server.addVisitor({ name: NAMES[0] });
  await visitor.goTo('/'); // to get a cookie and a name
  const chance = new FastChance(2026);
  const onState = async (state: string) => {
    if (state === 'table-turn') await tourTableSheets(server, visitor, showStop);
  };
  for (const search of STATE_SEARCHES)
    await showStates(server, visitor, search, { summarize, chance, show: showStop, onState });
  await visitor.context.close();
}

function summarize({ play, you }: Update): ViewSummary {
  const view = play!.view as {
    decision: string | null;
    hands: readonly unknown[][];
    coins: readonly number[];
  };
  const seat = you.seat!;
  return {
    ownDecision: play!.moves.length > 0 ? view.decision : null,
    currentDecision: view.decision,
    cards: view.hands[seat]!.length,
    coins: view.coins[seat]!,
    rivals: view.hands.filter((hand) => hand.length > 0).length - 1,
  };
}

/** The sheets that can be opened at one's own turn. */
async function tourTableSheets(server: TestServer, visitor: Visitor, showStop: ShowStop): Promise<void> {
  const { page } = visitor;
  const showScreen = makeShowScreen(page, showStop);
  await page.locator('[data-action]:not([data-move]):not([aria-disabled])').first().click();
  await showScreen('table-target');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await showScreen('menu');
  await page.getByRole('button', { name: 'Link to this table' }).click();
  await showScreen('menu-link');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reactions, phrases, chat' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Hi!');
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await page.getByRole('dialog').getByText('Hi!').waitFor();
  await showScreen('chat');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reference card' }).click();
  await showScreen('reference');
  await page.getByRole('button', { name: 'Reference card' }).click();
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
  await showScreen('rules-sheet');
  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: /^Log of the game/ }).click();
  await showScreen('log', 'phone');
  await page.keyboard.press('Escape');
  await page.setViewportSize(LAPTOP);
  const spectator = await server.addVisitor({ name: 'Watcher' });
  await spectator.goTo(`/t/${visitor.table}`);
  await spectator.page.getByText('You are watching.').waitFor();
  await makeShowScreen(spectator.page, showStop)('table-spectator');
  await spectator.context.close();
}

async function tourEnd(server: TestServer, showStop: ShowStop): Promise<void> {
  const visitor = await server.addVisitor({ name: NAMES[0] });
  const { page } = visitor;
  const showScreen = makeShowScreen(page, showStop);
  await visitor.goTo('/');
  const table = await WireTable.open(server.address, {
    names: NAMES.slice(0, 4),
    cookie: await visitor.readGuestCookie(),
  });
  await visitor.goTo(`/t/${table.id}`);
  await table.start();
  await table.playToEnd(new FastChance(11));
  await page.locator(END_SELECTOR).waitFor();
  await showScreen('end');
  await page.getByRole('button', { name: 'Check this deal' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await showScreen('check');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Review the game' }).click();
  await page.getByText(/^What cost|better\.$/).waitFor();
  await showScreen('end-review');
  await visitor.goTo(`/r/${table.id}?step=9&seat=0`);
  await page.getByRole('slider').waitFor();
  await showScreen('replay');
  await page.getByRole('button', { name: 'What the expert says' }).click();
  await page.getByText(/^Expert|same\.$|choice\.$/).waitFor();
  await showScreen('replay-review');
  await table.leave();
  await visitor.context.close();
}

async function tourNewGame(server: TestServer, showStop: ShowStop): Promise<void> {
  const visitor = await server.addVisitor({ name: NAMES[0] });
  const { page } = visitor;
  await visitor.goTo('/play/coup');
  await page.locator('[data-question]').waitFor();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('button', { name: 'Deal the cards' }).waitFor();
  await makeShowScreen(page, showStop)('new-game');
  await visitor.context.close();
}

async function tourHotSeat(server: TestServer, showStop: ShowStop): Promise<void> {
  const visitor = await server.addVisitor({ name: NAMES[0] });
  const { page } = visitor;
  const showScreen = makeShowScreen(page, showStop);
  await visitor.goTo('/hot-seat/coup');
  await page.getByRole('button', { name: 'Deal the cards' }).waitFor();
  await showScreen('hot-seat');
  const names = page.getByRole('group', { name: 'Who plays' }).getByRole('textbox');
  for (const [at, name] of NAMES.slice(0, await names.count()).entries()) await names.nth(at).fill(name);
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.getByRole('button', { name: /^I am / }).waitFor();
  await showScreen('hot-seat-handover');
  await visitor.context.close();
}

/** The last stop, which stops the server. */
async function tourConnectionLost(server: TestServer, showStop: ShowStop): Promise<void> {
  const visitor = await server.addVisitor({ name: NAMES[0] });
  await visitor.goTo('/');
  const table = await WireTable.open(server.address, {
    names: NAMES.slice(0, 4),
    cookie: await visitor.readGuestCookie(),
  });
  await table.start();
  await visitor.goTo(`/t/${table.id}`);
  await visitor.page.locator('[data-question]').waitFor();
  for (const language of LANGUAGES) await setAppearance(visitor.page, { language, theme: 'dark' }); // loads the texts while the server is up
  await setAppearance(visitor.page, { language: 'en', theme: 'dark' });
  await table.leave();
  await server.stopServer();
  await visitor.page
    .getByRole('status')
    .filter({ hasText: /connection/i })
    .waitFor();
  await makeShowScreen(visitor.page, showStop)('offline');
  await visitor.context.close();
}
