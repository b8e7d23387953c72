// Lighthouse on the first screen and on tables, for laptops and phones; and how much script the first screen loads.

import { gzipSync } from 'node:zlib';
import { FastChance } from '@kuluary/kernel/chance';
import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse';
import { House, startBrowser } from './house.ts';
import { WireTable } from './wire.ts';

const PORT = 9333; // by which Lighthouse finds the browser
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const FORMS = ['desktop', 'mobile'] as const;
const MOST_SCRIPT = 130_000; // bytes of script, squeezed, that the first screen may load
const ENOUGH_MOVES = 12; // so that there is something on the table

type Audit = Result['audits'][string];

const house = await House.open();
const browser = await startBrowser(`--remote-debugging-port=${PORT}`);
try {
  const table = await tableInPlay();
  for (const path of ['/', '/play/coup', `/t/${table}`]) {
    for (const form of FORMS) console.log(path.padEnd(12), form.padEnd(8), await scores(path, form));
  }
  const bytes = await scriptOf('/');
  console.log(
    `The first screen loads ${(bytes / 1000).toFixed(1)} kB of script, squeezed; at most ${MOST_SCRIPT / 1000}`,
  );
  process.exitCode = bytes < MOST_SCRIPT ? 0 : 1;
} finally {
  await browser.close();
  await house.close();
}

async function scores(path: string, form: (typeof FORMS)[number]): Promise<string> {
  const flags: Flags = { port: PORT, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] };
  const result = await lighthouse(house.address + path, flags, form === 'desktop' ? desktopConfig : undefined);
  const { categories, audits } = result!.lhr;
  const numbers = CATEGORIES.map((name) => `${name} ${scoreOf(categories[name]?.score)}`);
  return [...numbers, ...Object.values(audits).flatMap(complaint)].join('  ');
}

function scoreOf(score: number | null | undefined): string {
  return typeof score === 'number' ? String(Math.round(score * 100)) : 'unknown';
}

/** What failed, and what could not be measured. */
function complaint({ id, score, scoreDisplayMode, errorMessage }: Audit): readonly string[] {
  if (scoreDisplayMode === 'error') return [`(${id}: ${errorMessage})`];
  return score === 0 && scoreDisplayMode === 'binary' ? [`(${id})`] : [];
}

/** A game between players without a screen: whoever opens its link looks on. */
async function tableInPlay(): Promise<string> {
  const table = await WireTable.lay(house.address, { names: ['Anna', 'Boris', 'Lesya', 'Taras'] });
  await table.start();
  await table.playUntil(({ position }) => position > ENOUGH_MOVES, new FastChance(1));
  return table.code;
}

/** Bytes of script, squeezed, that a fresh browser loads before it comes to rest. */
async function scriptOf(path: string): Promise<number> {
  const visitor = await house.visit({ context: { serviceWorkers: 'block' } });
  const bodies: Promise<Buffer>[] = [];
  visitor.page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await visitor.go(path);
  await visitor.page.waitForLoadState('networkidle');
  return (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
}
