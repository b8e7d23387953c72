// The part of the tour that is spent at Voices: every kind of question, the push, and what can be opened at its table.

import { FastChance } from '@kuluary/kernel/chance';
import type { WholeUpdate } from '@kuluary/protocol/to-browser';
import { END } from '@kuluary/web/component-tests/on-screen.fixture';
import { makeTable } from './gathering.ts';
import type { House } from './house.ts';
import { perform, type Scene } from './scenes.ts';
import { type Show, seeing } from './seeing.ts';
import type { Visitor } from './visitor.ts';
import { WireTable } from './wire.ts';

const GAME = { game: 'voices' } as const;
const HASTE = 12; // nobody has to read what was told on the way
const LATE = 4; // rounds: the platforms are full

interface View {
  readonly decision: string | null;
  readonly round: number;
}

interface Seen extends View {
  readonly asked: string | null; // what our seat is asked
}

const asked = (name: string, kind: string, since = 0): Scene<Seen> => ({
  name: `voices-${name}`,
  isSo: (seen) => seen.asked === kind && seen.round >= since,
});

interface Sitting {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly scenes: readonly Scene<Seen>[];
}

const PROGRAMMES: readonly Sitting[] = [
  {
    seats: 4,
    options: { prosecutor: 1 },
    scenes: [
      asked('push', 'push', LATE),
      asked('strategy', 'strategy'),
      asked('tie', 'tie'),
      asked('hidden', 'hidden'),
      asked('either', 'either'),
      asked('juror', 'juror', LATE),
      asked('influence', 'influence'),
      asked('marker', 'marker', LATE),
      asked('discard', 'discard'),
      {
        name: 'voices-waiting',
        isSo: ({ asked: question, decision, round }) => question === null && decision === 'push' && round >= LATE,
      },
    ],
  },
  { seats: 4, options: { prosecutor: 0 }, scenes: [asked('desk', 'trial')] },
  { seats: 3, options: { prosecutor: 2, abilities: true }, scenes: [asked('seats-3', 'push', LATE)] },
  { seats: 6, options: { prosecutor: 2 }, scenes: [asked('seats-6', 'push', LATE), asked('also', 'also')] },
];

export async function voices(house: House, show: Show, names: readonly string[]): Promise<void> {
  await lobby(house, show, names);
  const visitor = await house.visit({ name: names[0]!, haste: HASTE });
  await visitor.go('/'); // to be known by name
  const chance = new FastChance(2028);
  const around = async (scene: string) => {
    if (scene === 'voices-push') await pushRoom(visitor, show);
  };
  for (const { seats, options = {}, scenes } of PROGRAMMES) {
    const programme = { ...GAME, names: names.slice(0, seats), options, scenes };
    await perform(house, visitor, programme, { seen, chance, show, around });
  }
  await ending(house, visitor, names, show);
  await visitor.context.close();
}

function seen({ play, you }: WholeUpdate): Seen {
  const view = play!.view as View;
  return { ...view, asked: play!.moves.length > 0 && you.seat !== null ? view.decision : null };
}

async function lobby(house: House, show: Show, names: readonly string[]): Promise<void> {
  const host = await house.visit({ name: names[0]! });
  await makeTable(host, 'voices');
  await host.page.getByRole('heading', { level: 1 }).waitFor();
  await seeing(host.page, show)('voices-lobby');
  await host.context.close();
}

/** A marker, a region, and the room opens. */
async function pushRoom({ page }: Visitor, show: Show): Promise<void> {
  const offered = page.locator('[data-key="1"]').filter({ visible: true });
  for (let presses = 0; presses < 2; presses++) await offered.first().click();
  await page.locator('[data-push]').waitFor();
  await seeing(page, show)('voices-push-room');
  await page.keyboard.press('Escape');
}

async function ending(house: House, visitor: Visitor, names: readonly string[], show: Show): Promise<void> {
  const { page } = visitor;
  const see = seeing(page, show);
  const cookie = await visitor.cookie();
  const table = await WireTable.lay(house.address, { ...GAME, names: names.slice(0, 4), cookie });
  await table.start();
  await table.playOn(new FastChance(12));
  await visitor.go(`/t/${table.code}`);
  await page.locator(END).waitFor();
  await see('voices-end');
  await visitor.go(`/r/${table.code}?step=60&seat=0`);
  await page.getByRole('slider').waitFor();
  await see('voices-replay');
  await visitor.go('/rules/voices');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await see('voices-rules');
  await table.leave();
}
