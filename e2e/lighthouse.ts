// Lighthouse on the first screen and on tables, for laptops and phones; and how much script the first screen loads.

import { FastChance } from '@kuluary/kernel/chance';
import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse';
import { bytesOf, MOST_SCRIPT, scriptsOf } from './first-load.ts';
import { House, startBrowser } from './house.ts';
import { WireTable } from './wire.ts';

const PORT = 9333; // by which Lighthouse finds the browser
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const FORMS = ['desktop', 'mobile'] as const;
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
const ENOUGH_MOVES = 12; // so that there is something on the table

type Audit = Result['audits'][string];
const NOTHING: Pick<Result, 'categories' | 'audits'> = { categories: {}, audits: {} };

const house = await House.open();
const browser = await startBrowser(`--remote-debugging-port=${PORT}`);
try {
  const table = await tableInPlay();
  for (const path of ['/', '/play/coup', `/t/${table}`]) {
    for (const form of FORMS) console.log(path.padEnd(12), form.padEnd(8), await scores(path, form));
  }
  const bytes = bytesOf(await scriptsOf(house, '/'));
  console.log(
    `The first screen loads ${(bytes / 1000).toFixed(1)} kB of script, squeezed; at most ${MOST_SCRIPT / 1000}`,
  );
  process.exitCode = bytes < MOST_SCRIPT ? 0 : 1;
} finally {
  await browser.close();
  await house.close();
}

async function scores(path: string, form: (typeof FORMS)[number]): Promise<string> {
  const { categories, audits } = (await look(path, form)) ?? (await look(path, form)) ?? NOTHING;
  const numbers = CATEGORIES.map((name) => `${name} ${scoreOf(categories[name]?.score)}`);
  const metrics = Object.entries(METRICS).map(([name, id]) => `${name} ${audits[id]?.displayValue ?? 'unknown'}`);
  return [...numbers, ...metrics, ...Object.values(audits).flatMap(complaint)].join('  ');
}

/** Undefined: the browser did not paint in time, as happens where there is no screen. */
async function look(path: string, form: (typeof FORMS)[number]): Promise<Result | undefined> {
  const flags: Flags = { port: PORT, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] };
  const { lhr } = (await lighthouse(house.address + path, flags, form === 'desktop' ? desktopConfig : undefined))!;
  return lhr.audits[METRICS.LCP]?.scoreDisplayMode === 'error' ? undefined : lhr;
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
