// The part of the tour that is spent at Rickshank: every kind of question, and what can be opened at its table.

import { FastChance } from '@kuluary/kernel/chance';
import type { WholeUpdate } from '@kuluary/protocol/to-browser';
import { END } from '@kuluary/web/component-tests/on-screen.fixture';
import { makeTable } from './gathering.ts';
import type { House } from './house.ts';
import { decide } from './rickshank-player.ts';
import { perform, type Scene } from './scenes.ts';
import { type Show, seeing } from './seeing.ts';
import type { Visitor } from './visitor.ts';
import { WireTable } from './wire.ts';

const GAME = { game: 'rickshank', decide } as const;

/** As far as a scene looks at it. */
interface View {
  readonly decision: string | null;
  readonly power: number;
  readonly turns: number;
  readonly vote: { readonly kind: string } | null;
  readonly seats: readonly { readonly tokens: number; readonly play: readonly unknown[] }[];
}

interface Seen {
  readonly asked: string | null; // what our seat is asked
  readonly view: View;
  readonly bargains: number; // things that can be bought
}

type Asked = Scene<Seen>;

const asked = (name: string, kind: string): Asked => ({ name, isSo: (seen) => seen.asked === kind });
const vote = (kind: string): Asked => ({
  name: `rickshank-${kind}`,
  isSo: ({ asked: question, view }) => question === 'ballot' && view.vote?.kind === kind,
});

interface Sitting {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly scenes: readonly Asked[];
}

const PROGRAMMES: readonly Sitting[] = [
  {
    seats: 3,
    scenes: [
      {
        name: 'rickshank-turn',
        isSo: ({ asked: question, view, bargains }) =>
          question === 'main' && view.turns > 8 && view.power > 3 && bargains > 2,
      },
      vote('auction'),
      vote('sanctions'),
      vote('referendum'),
      asked('rickshank-reveal', 'reveal'),
      asked('rickshank-defend', 'defend'),
      asked('rickshank-choose', 'choose'),
      {
        name: 'rickshank-waiting',
        isSo: ({ asked: question, view }) => question === null && view.decision === 'main' && view.turns > 8,
      },
    ],
  },
  { seats: 2, options: { livePoints: true }, scenes: [asked('rickshank-seats-2', 'main')] },
  { seats: 4, options: { characters: 'choice' }, scenes: [asked('rickshank-character', 'character')] },
  { seats: 5, scenes: [asked('rickshank-seats-5', 'main')] },
];

export async function rickshank(house: House, show: Show, names: readonly string[]): Promise<void> {
  await lobby(house, show, names);
  const visitor = await house.visit({ name: names[0]! });
  await visitor.go('/'); // to be known by name
  const chance = new FastChance(2027);
  for (const { seats, options = {}, scenes } of PROGRAMMES) {
    const programme = { ...GAME, names: names.slice(0, seats), options, scenes };
    const around = async (scene: string) => {
      if (scene === 'rickshank-turn') await aroundTheTable(visitor, show);
    };
    await perform(house, visitor, programme, { seen, chance, show, around });
  }
  await ending(house, visitor, names, show);
  await visitor.context.close();
}

async function lobby(house: House, show: Show, names: readonly string[]): Promise<void> {
  const host = await house.visit({ name: names[0]! });
  await makeTable(host, 'rickshank');
  await host.page.getByRole('heading', { level: 1 }).waitFor();
  const see = seeing(host.page, show);
  await see('rickshank-lobby');
  await host.page.getByRole('button', { name: '+ Bot' }).first().click();
  await see('rickshank-lobby-seat');
  await host.context.close();
}

function seen({ play, you }: WholeUpdate): Seen {
  const view = play!.view as View;
  const moves = play!.moves as readonly { readonly type: string }[];
  return {
    asked: moves.length > 0 && you.seat !== null ? view.decision : null,
    view,
    bargains: moves.filter(({ type }) => type === 'buy').length,
  };
}

/** What can be opened from one's own turn. */
async function aroundTheTable({ page }: Visitor, show: Show): Promise<void> {
  const see = seeing(page, show);
  await page.locator('[data-card]').first().click({ button: 'right' });
  await page.getByRole('dialog').waitFor();
  await see('rickshank-card');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'All cards on the table' }).click();
  await page.getByRole('dialog').waitFor();
  await see('rickshank-piles');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
  await see('rickshank-rules-sheet');
  await page.keyboard.press('Escape');
}

async function ending(house: House, visitor: Visitor, names: readonly string[], show: Show): Promise<void> {
  const { page } = visitor;
  const see = seeing(page, show);
  const cookie = await visitor.cookie();
  const table = await WireTable.lay(house.address, { ...GAME, names: names.slice(0, 3), cookie });
  await table.start();
  await table.playOn(new FastChance(11));
  await visitor.go(`/t/${table.code}`);
  await page.locator(END).waitFor();
  await see('rickshank-end');
  await visitor.go(`/r/${table.code}?step=60&seat=0`);
  await page.getByRole('slider').waitFor();
  await see('rickshank-replay');
  await visitor.go('/rules/rickshank');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await see('rickshank-rules');
  await table.leave();
}
