// Pictures of every screen, in three languages, two sizes and two lights: npm run screens.
//
//   npm run screens -- --only table     those whose name begins so
//   npm run screens -- --part house     one part of the tour
//   npm run screens -- --readme         the pictures of the README

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { dress } from './dress.ts';
import { House } from './house.ts';
import { inFewColours } from './palette-png.ts';
import type { Stop } from './seeing.ts';
import { tour } from './tour.ts';
import { LANGUAGES, LAPTOP, PHONE, THEMES, type Theme } from './visitor.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SIZES = { phone: PHONE, laptop: LAPTOP } as const;
const STILL = { animations: 'disabled', caret: 'hide' } as const;
const IN_DAYLIGHT = [
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
const README = {
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
const README_COLOURS = 128; // few enough for less than 200 kB each

const { only, part, readme } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    part: { type: 'string' },
    readme: { type: 'boolean', default: false },
  },
}).values;

const house = await House.open();
try {
  await tour(house, readme ? forReadme : forReview, part);
} finally {
  await house.close();
}

/** Every picture of one stop. */
async function forReview(stop: Stop): Promise<void> {
  const { name, page, size } = stop;
  if (!name.startsWith(only)) return;
  const before = page.viewportSize()!;
  for (const language of LANGUAGES) {
    for (const [sizeName, viewport] of Object.entries(SIZES)) {
      if (size !== 'any' && size !== sizeName) continue;
      for (const theme of themesOf(name)) {
        await dress(page, { language, theme, viewport });
        await picture(stop, join('screens', language, `${sizeName}-${theme}`, `${name}.png`));
      }
    }
  }
  await dress(page, { language: 'en', theme: 'dark', viewport: before });
  console.log(name);
}

function themesOf(name: string): readonly Theme[] {
  return IN_DAYLIGHT.includes(name) ? THEMES : ['dark'];
}

async function forReadme(stop: Stop): Promise<void> {
  const name = README[stop.name as keyof typeof README];
  if (!name) return;
  const path = join(ROOT, 'docs', 'screens', `${name}.png`);
  mkdirSync(dirname(path), { recursive: true });
  const png = inFewColours(await stop.page.screenshot(STILL), README_COLOURS);
  writeFileSync(path, png);
  console.log(`${name}: ${Math.round(png.length / 1000)} kB`);
}

async function picture({ page }: Stop, file: string): Promise<void> {
  const path = join(ROOT, file);
  mkdirSync(dirname(path), { recursive: true });
  await page.screenshot({ path, ...STILL });
}
