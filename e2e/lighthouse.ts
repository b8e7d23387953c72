// npm run lighthouse: scores of the home screen and of tables on laptops and phones, and the script that the first loads.

import { FastChance } from '@kuluary/kernel/chance';
import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse';
import { loadedScriptsOf, MAX_SCRIPT_BYTES, totalBytes } from './first-load.ts';
import { startBrowser, TestServer } from './test-server.ts';
import { WireTable } from './wire-player.ts';

const PORT = 9333; // of the browser, for Lighthouse
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const FORM_FACTORS = ['desktop', 'mobile'] as const;
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
const ENOUGH_MOVES = 12; // so that there is something on the table

type Audit = Result['audits'][string];
const NO_RESULT: Pick<Result, 'categories' | 'audits'> = { categories: {}, audits: {} };

const server = await TestServer.open();
const browser = await startBrowser(`--remote-debugging-port=${PORT}`);
try {
  const table = await startTable();
  for (const path of ['/', '/play/coup', `/t/${table}`]) {
    for (const form of FORM_FACTORS) console.log(path.padEnd(12), form.padEnd(8), await scoreLine(path, form));
  }
  const bytes = totalBytes(await loadedScriptsOf(server, '/'));
  console.log(
    `The first screen loads ${(bytes / 1000).toFixed(1)} kB of script, squeezed; at most ${MAX_SCRIPT_BYTES / 1000}`,
  );
  process.exitCode = bytes < MAX_SCRIPT_BYTES ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
}

async function scoreLine(path: string, form: (typeof FORM_FACTORS)[number]): Promise<string> {
  const { categories, audits } = (await runLighthouse(path, form)) ?? (await runLighthouse(path, form)) ?? NO_RESULT;
  const numbers = CATEGORIES.map((name) => `${name} ${scoreOf(categories[name]?.score)}`);
  const metrics = Object.entries(METRICS).map(([name, id]) => `${name} ${audits[id]?.displayValue ?? 'unknown'}`);
  return [...numbers, ...metrics, ...Object.values(audits).flatMap(failedAudit)].join('  ');
}

/** undefined: the browser did not paint in time, as happens without a display. */
async function runLighthouse(path: string, form: (typeof FORM_FACTORS)[number]): Promise<Result | undefined> {
  const flags: Flags = { port: PORT, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] };
  const { lhr } = (await lighthouse(server.address + path, flags, form === 'desktop' ? desktopConfig : undefined))!;
  return lhr.audits[METRICS.LCP]?.scoreDisplayMode === 'error' ? undefined : lhr;
}

function scoreOf(score: number | null | undefined): string {
  return typeof score === 'number' ? String(Math.round(score * 100)) : 'unknown';
}

/** An audit that failed, or could not be measured. */
function failedAudit({ id, score, scoreDisplayMode, errorMessage }: Audit): readonly string[] {
  if (scoreDisplayMode === 'error') return [`(${id}: ${errorMessage})`];
  return score === 0 && scoreDisplayMode === 'binary' ? [`(${id})`] : [];
}

/** Starts a match on the wire, for spectators to open. */
async function startTable(): Promise<string> {
  const table = await WireTable.open(server.address, { names: ['Anna', 'Boris', 'Lesya', 'Taras'] });
  await table.start();
  await table.playUntil(({ position }) => position > ENOUGH_MOVES, new FastChance(1));
  return table.id;
}
