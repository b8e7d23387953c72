// Every screen, looked at once: by axe in both lights, and for its words in three languages.

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { faultsIn } from '@kuluary/web/component-tests/on-screen.fixture';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { IS_FULL } from '../checks/amount.fixture.ts';
import { dress, stillness } from './dress.ts';
import { houseForAll } from './house.fixture.ts';
import type { Stop } from './seeing.ts';
import { NAMES, PARTS, type Part, tour } from './tour.ts';
import { LANGUAGES, type Theme } from './visitor.ts';
import { piecesOn } from './words.ts';

const TOUR = 600_000; // ms at most
const GRAVE = ['serious', 'critical'];
const COLOURS = ['color-contrast', 'link-in-text-block'];
/** The same in every language: people, a publisher, techniques, keys, and what was said in the chat. */
const NAMES_OF_ALL = [
  ...NAMES,
  'Fouché',
  'Talleyrand',
  'Mazarin',
  'Random',
  'Watcher',
  'Hobby World',
  'Node.js',
  'QR',
  'Hi!',
  'Shift',
  'Enter',
  'Esc',
];

const barriers: string[] = [];
const words: string[] = [];

/** One part of the tour, so that several can be made at a time. */
export function everyScreenOf(part: Part, count: number): void {
  const open = houseForAll();
  const seen: string[] = [];

  beforeAll(async () => {
    await tour(
      open(),
      async (stop) => {
        seen.push(stop.name);
        await lookForBarriers(stop, seen.length);
        await readWords(stop, seen.length);
        await dress(stop.page, { language: 'en', theme: 'dark' });
      },
      part,
    );
  }, TOUR);

  describe(`every screen of ${part}`, () => {
    it('is on the tour, and every part of it is made', () => {
      expect(seen).toHaveLength(count);
      for (const each of PARTS)
        expect(existsSync(new URL(`screens-${each}.test.ts`, import.meta.url)), each).toBe(true);
    });

    it('[E5] has no serious barrier, by candlelight and by daylight', () => {
      expect(barriers).toEqual([]);
    });

    it('[E12] speaks the language that was chosen, in whole words', () => {
      expect(words).toEqual([]);
    });
  });
}

/** In the other light all is the same but the colours. A slice looks at every other screen in one of the lights. */
async function lookForBarriers({ name, page }: Stop, nth: number): Promise<void> {
  const look = async (theme: Theme, rules?: readonly string[]) => {
    await dress(page, { language: 'en', theme });
    const found = await barriersOn(page, rules);
    if (found.length === 0) return;
    await stillness(page);
    const again = await barriersOn(page, rules); // what is gone by now was a moment between two
    barriers.push(...found.filter((each) => again.includes(each)).map((each) => `${name}, ${theme}: ${each}`));
  };
  if (IS_FULL || nth % 2 === 0) await look('light', IS_FULL ? COLOURS : undefined);
  if (IS_FULL || nth % 2 === 1) await look('dark');
}

/** As far as we read what axe says. */
interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** Axe itself: its builder would bring it into the page anew at every look, which takes as long as the look. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

async function barriersOn(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const options = { resultTypes: ['violations'], selectors: false, ...(rules && { runOnly: rules }) };
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  const look = `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`;
  const violations = (await page.evaluate(look)) as readonly Violation[];
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
}

/** A slice reads one language on each screen. */
async function readWords({ name, page }: Stop, nth: number): Promise<void> {
  const languages = IS_FULL ? LANGUAGES : [LANGUAGES[nth % LANGUAGES.length]!];
  for (const language of languages) {
    if (language !== 'en') await dress(page, { language, theme: 'dark' });
    const faults = faultsIn(await piecesOn(page), language, NAMES_OF_ALL);
    words.push(...new Set(faults.map((fault) => `${name}, ${language}: ${fault}`)));
  }
}
