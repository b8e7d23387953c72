// The screen tour's part of Voices: every kind of decision, and the push dialog.

import { FastChance } from '@kuluary/kernel/chance';
import type { CompleteUpdate } from '@kuluary/protocol/to-browser';
import { END_SELECTOR } from '@kuluary/web/component-tests/on-screen.fixture';
import { type ScreenState, showStates } from './screen-states.ts';
import { makeTable } from './table-setup.ts';
import type { TestServer } from './test-server.ts';
import { makeShowScreen, type ShowStop } from './tour-stop.ts';
import type { Visitor } from './visitor.ts';
import { WireTable } from './wire-player.ts';

const GAME = { game: 'voices' } as const;
const CLOCK_SPEED = 12;
const LATE_ROUND = 4; // when the platforms are full

interface View {
  readonly decision: string | null;
  readonly round: number;
}

interface ViewSummary extends View {
  readonly ownDecision: string | null; // of our seat
}

const stateWhenAsked = (name: string, kind: string, since = 0): ScreenState<ViewSummary> => ({
  name: `voices-${name}`,
  isSo: (seen) => seen.ownDecision === kind && seen.round >= since,
});

interface SearchSetup {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly states: readonly ScreenState<ViewSummary>[];
}

const STATE_SEARCHES: readonly SearchSetup[] = [
  {
    seats: 4,
    options: { prosecutor: 1 },
    states: [
      stateWhenAsked('push', 'push', LATE_ROUND),
      stateWhenAsked('strategy', 'strategy'),
      stateWhenAsked('tie', 'tie'),
      stateWhenAsked('hidden', 'hidden'),
      stateWhenAsked('either', 'either'),
      stateWhenAsked('juror', 'juror', LATE_ROUND),
      stateWhenAsked('influence', 'influence'),
      stateWhenAsked('marker', 'marker', LATE_ROUND),
      stateWhenAsked('discard', 'discard'),
      {
        name: 'voices-waiting',
        isSo: ({ ownDecision, decision, round }) => ownDecision === null && decision === 'push' && round >= LATE_ROUND,
      },
    ],
  },
  { seats: 4, options: { prosecutor: 0 }, states: [stateWhenAsked('desk', 'trial')] },
  {
    seats: 3,
    options: { prosecutor: 2, abilities: true },
    states: [stateWhenAsked('colours', 'colours'), stateWhenAsked('seats-3', 'push', LATE_ROUND)],
  },
  {
    seats: 6,
    options: { prosecutor: 2 },
    states: [stateWhenAsked('seats-6', 'push', LATE_ROUND), stateWhenAsked('also', 'also')],
  },
];

export async function tourVoices(server: TestServer, showStop: ShowStop, names: readonly string[]): Promise<void> {
  await tourLobby(server, showStop, names);
  const visitor = await server.addVisitor({ name: names[0]!, clockSpeed: CLOCK_SPEED });
  await visitor.goTo('/'); // to get a cookie and a name
  const chance = new FastChance(2028);
  const onState = async (state: string) => {
    if (state === 'voices-push') await tourPushDialog(visitor, showStop);
  };
  for (const { seats, options = {}, states } of STATE_SEARCHES) {
    const search = { ...GAME, names: names.slice(0, seats), options, states };
    await showStates(server, visitor, search, { summarize, chance, show: showStop, onState });
  }
  await tourEnd(server, visitor, names, showStop);
  await visitor.context.close();
}

function summarize({ play, you }: CompleteUpdate): ViewSummary {
  const view = play!.view as View;
  return { ...view, ownDecision: play!.moves.length > 0 && you.seat !== null ? view.decision : null };
}

async function tourLobby(server: TestServer, showStop: ShowStop, names: readonly string[]): Promise<void> {
  const host = await server.addVisitor({ name: names[0]! });
  await makeTable(host, 'voices');
  await host.page.getByRole('heading', { level: 1 }).waitFor();
  await makeShowScreen(host.page, showStop)('voices-lobby');
  await host.context.close();
}

/** Chooses a marker and a region, which opens the push dialog. */
async function tourPushDialog({ page }: Visitor, showStop: ShowStop): Promise<void> {
  const offered = page.locator('[data-key="1"]').filter({ visible: true });
  for (let presses = 0; presses < 2; presses++) await offered.first().click();
  await page.locator('[data-push]').waitFor();
  await makeShowScreen(page, showStop)('voices-push-room');
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
  const table = await WireTable.open(server.address, { ...GAME, names: names.slice(0, 4), cookie });
  await table.start();
  await table.playToEnd(new FastChance(12));
  await visitor.goTo(`/t/${table.id}`);
  await page.locator(END_SELECTOR).waitFor();
  await showScreen('voices-end');
  await visitor.goTo(`/r/${table.id}?step=60&seat=0`);
  await page.getByRole('slider').waitFor();
  await showScreen('voices-replay');
  await visitor.goTo('/rules/voices');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await showScreen('voices-rules');
  await table.leave();
}
