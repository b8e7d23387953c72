// npm run screens: takes pictures of every screen, in three languages, two sizes and two themes.
//
//   npm run screens -- --only table     those whose name begins so
//   npm run screens -- --part shell     one part of the tour
//   npm run screens -- --readme         the pictures of the README

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setAppearance } from './page-appearance.ts';
import { quantizePng } from './palette-png.ts';
import { tourScreens } from './screen-tour.ts';
import { TestServer } from './test-server.ts';
import type { TourStop } from './tour-stop.ts';
import { LANGUAGES, LAPTOP, PHONE, THEMES, type Theme } from './visitor.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SIZES = { phone: PHONE, laptop: LAPTOP } as const;
const SCREENSHOT_OPTIONS = { animations: 'disabled', caret: 'hide' } as const;
const IN_LIGHT_THEME = [
  'home',
  'lobby-full',
  'table-turn',
  'table-challenge',
  'table-lose',
  'end',
  'end-review',
  'replay',
  'rules',
  'rickshank-turn',
  'rickshank-referendum',
  'rickshank-end',
  'voices-hidden',
  'voices-push-room',
  'voices-end',
  'admin',
  'admin-table',
];
const README_PICTURES = {
  home: 'home',
  'lobby-full': 'lobby',
  'table-challenge': 'table',
  end: 'ending',
  replay: 'replay',
  rules: 'rules',
  'rickshank-seats-5': 'rickshank',
  'rickshank-referendum': 'rickshank-vote',
  'voices-seats-6': 'voices',
  'voices-push-room': 'voices-push',
} as const;
const README_COLOURS = 128; // for less than 200 kB each

const { only, part, readme } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    part: { type: 'string' },
    readme: { type: 'boolean', default: false },
  },
}).values;

const server = await TestServer.open();
try {
  await tourScreens(server, readme ? takeReadmePicture : takeReviewPictures, part);
} finally {
  await server.close();
}

async function takeReviewPictures(stop: TourStop): Promise<void> {
  const { name, page, size } = stop;
  if (!name.startsWith(only)) return;
  const before = page.viewportSize()!;
  for (const language of LANGUAGES) {
    for (const [sizeName, viewport] of Object.entries(SIZES)) {
      if (size !== 'any' && size !== sizeName) continue;
      for (const theme of themesOf(name)) {
        await setAppearance(page, { language, theme, viewport });
        await saveScreenshot(stop, join('screens', language, `${sizeName}-${theme}`, `${name}.png`));
      }
    }
  }
  await setAppearance(page, { language: 'en', theme: 'dark', viewport: before });
  console.log(name);
}

function themesOf(name: string): readonly Theme[] {
  return IN_LIGHT_THEME.includes(name) ? THEMES : ['dark'];
}

async function takeReadmePicture(stop: TourStop): Promise<void> {
  const name = README_PICTURES[stop.name as keyof typeof README_PICTURES];
  if (!name) return;
  const path = join(ROOT, 'docs', 'screens', `${name}.png`);
  mkdirSync(dirname(path), { recursive: true });
  const png = quantizePng(await stop.page.screenshot(SCREENSHOT_OPTIONS), README_COLOURS);
  writeFileSync(path, png);
  console.log(`${name}: ${Math.round(png.length / 1000)} kB`);
}

async function saveScreenshot({ page }: TourStop, file: string): Promise<void> {
  const path = join(ROOT, file);
  mkdirSync(dirname(path), { recursive: true });
  await page.screenshot({ path, ...SCREENSHOT_OPTIONS });
}
