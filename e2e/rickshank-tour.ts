// The screen tour's part of Rickshank: every kind of decision, and the sheets of its table.

import { FastChance } from '@kuluary/kernel/chance';
import type { CompleteUpdate } from '@kuluary/protocol/to-browser';
import { END_SELECTOR } from '@kuluary/web/component-tests/on-screen.fixture';
import { chooseMove } from './rickshank-player.ts';
import { type ScreenState, showStates } from './screen-states.ts';
import { makeTable } from './table-setup.ts';
import type { TestServer } from './test-server.ts';
import { makeShowScreen, type ShowStop } from './tour-stop.ts';
import type { Visitor } from './visitor.ts';
import { WireTable } from './wire-player.ts';

const GAME = { game: 'rickshank', chooseMove } as const;

interface View {
  readonly decision: string | null;
  readonly power: number;
  readonly turns: number;
  readonly vote: { readonly kind: string } | null;
  readonly seats: readonly { readonly tokens: number; readonly play: readonly unknown[] }[];
}

interface ViewSummary {
  readonly decisionKind: string | null; // of our seat
  readonly view: View;
  readonly offers: number; // that can be bought
}

type State = ScreenState<ViewSummary>;

const stateWhenAsked = (name: string, kind: string): State => ({ name, isSo: (seen) => seen.decisionKind === kind });
const stateInVote = (kind: string): State => ({
  name: `rickshank-${kind}`,
  isSo: ({ decisionKind, view }) => decisionKind === 'ballot' && view.vote?.kind === kind,
});

interface SearchSetup {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly states: readonly State[];
}

const STATE_SEARCHES: readonly SearchSetup[] = [
  {
    seats: 3,
    states: [
      {
        name: 'rickshank-turn',
        isSo: ({ decisionKind, view, offers }) =>
          decisionKind === 'main' && view.turns > 8 && view.power > 3 && offers > 2,
      },
      stateInVote('auction'),
      stateInVote('sanctions'),
      stateInVote('referendum'),
      stateWhenAsked('rickshank-reveal', 'reveal'),
      stateWhenAsked('rickshank-defend', 'defend'),
      stateWhenAsked('rickshank-choose', 'choose'),
      {
        name: 'rickshank-waiting',
        isSo: ({ decisionKind, view }) => decisionKind === null && view.decision === 'main' && view.turns > 8,
      },
    ],
  },
  { seats: 2, options: { livePoints: true }, states: [stateWhenAsked('rickshank-seats-2', 'main')] },
  { seats: 4, options: { characters: 'choice' }, states: [stateWhenAsked('rickshank-character', 'character')] },
  { seats: 5, states: [stateWhenAsked('rickshank-seats-5', 'main')] },
];

export async function tourRickshank(server: TestServer, showStop: ShowStop, names: readonly string[]): Promise<void> {
  await tourLobby(server, showStop, names);
  const visitor = await server.addVisitor({ name: names[0]! });
  await visitor.goTo('/'); // to get a cookie and a name
  const chance = new FastChance(2027);
  for (const { seats, options = {}, states } of STATE_SEARCHES) {
    const search = { ...GAME, names: names.slice(0, seats), options, states };
    const onState = async (state: string) => {
      if (state === 'rickshank-turn') await tourTableSheets(visitor, showStop);
    };
    await showStates(server, visitor, search, { summarize, chance, show: showStop, onState });
  }
  await tourEnd(server, visitor, names, showStop);
  await visitor.context.close();
}

async function tourLobby(server: TestServer, showStop: ShowStop, names: readonly string[]): Promise<void> {
  const host = await server.addVisitor({ name: names[0]! });
  await makeTable(host, 'rickshank');
  await host.page.getByRole('heading', { level: 1 }).waitFor();
  const showScreen = makeShowScreen(host.page, showStop);
  await showScreen('rickshank-lobby');
  await host.page.getByRole('button', { name: '+ Bot' }).first().click();
  await showScreen('rickshank-lobby-seat');
  await host.context.close();
}

function summarize({ play, you }: CompleteUpdate): ViewSummary {
  const view = play!.view as View;
  const moves = play!.moves as readonly { readonly type: string }[];
  return {
    decisionKind: moves.length > 0 && you.seat !== null ? view.decision : null,
    view,
    offers: moves.filter(({ type }) => type === 'buy').length,
  };
}

/** The sheets that can be opened at one's own turn. */
async function tourTableSheets({ page }: Visitor, showStop: ShowStop): Promise<void> {
  const showScreen = makeShowScreen(page, showStop);
  await page.locator('[data-card]').first().click({ button: 'right' });
  await page.getByRole('dialog').waitFor();
  await showScreen('rickshank-card');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'All cards on the table' }).click();
  await page.getByRole('dialog').waitFor();
  await showScreen('rickshank-piles');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
  await showScreen('rickshank-rules-sheet');
  await page.keyboard.press('Escape');
}

async function tourEnd(
  server: TestServer,
  visitor: Visitor,
  names: readonly string[],
  showStop: ShowStop,
): Promise<void> {
  const { page } = visitor;
  const showScreen = makeShowScreen(page, showStop);
  const cookie = await visitor.readGuestCookie();
  const table = await WireTable.open(server.address, { ...GAME, names: names.slice(0, 3), cookie });
  await table.start();
  await table.playToEnd(new FastChance(11));
  await visitor.goTo(`/t/${table.id}`);
  await page.locator(END_SELECTOR).waitFor();
  await showScreen('rickshank-end');
  await visitor.goTo(`/r/${table.id}?step=60&seat=0`);
  await page.getByRole('slider').waitFor();
  await showScreen('rickshank-replay');
  await visitor.goTo('/rules/rickshank');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await showScreen('rickshank-rules');
  await table.leave();
}
