// Checks every screen of a part of the tour: by axe in both themes, and its wording in three languages.

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { wordingFaultsIn } from '@kuluary/web/component-tests/on-screen.fixture';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { IS_FULL_RUN } from '../checks/test-amount.fixture.ts';
import { setAppearance, waitUntilStill } from './page-appearance.ts';
import { textsOn } from './page-texts.ts';
import { NAMES, PARTS, type Part, tourScreens } from './screen-tour.ts';
import { sharedTestServer } from './test-server.fixture.ts';
import type { TourStop } from './tour-stop.ts';
import { LANGUAGES, type Theme } from './visitor.ts';

const TOUR_TIMEOUT = 600_000; // ms
const SERIOUS_IMPACTS = ['serious', 'critical'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** The same in every language: names, a publisher, technologies, keys, and chat. */
const LANGUAGE_NEUTRAL_WORDS = [
  ...NAMES,
  'Fouché',
  'Talleyrand',
  'Mazarin',
  'Random',
  'Watcher',
  'Hobby World',
  'La\u00a0Mame Games',
  'Indie Game Studios',
  'Unexpected Games',
  'InkVoltage',
  'Lord of\u00a0Boards',
  'Cryptozoic Entertainment',
  'Adult Swim',
  'Node.js',
  'QR',
  'Hi!',
  'Shift',
  'Enter',
  'Esc',
];

const axeViolations: string[] = [];
const languageFaults: string[] = [];

/** Defines the tests of one part of the tour; parts run in parallel. */
export function checkScreensOf(part: Part, count: number): void {
  const testServer = sharedTestServer();
  const stopNames: string[] = [];

  beforeAll(async () => {
    await tourScreens(
      testServer(),
      async (stop) => {
        stopNames.push(stop.name);
        await checkAccessibility(stop, stopNames.length);
        await checkLanguage(stop, stopNames.length);
        await setAppearance(stop.page, { language: 'en', theme: 'dark' });
      },
      part,
    );
  }, TOUR_TIMEOUT);

  describe(`every screen of ${part}`, () => {
    it('is on the tour, and every part has a test file', () => {
      expect(stopNames).toHaveLength(count);
      for (const each of PARTS)
        expect(existsSync(new URL(`screens-${each}.test.ts`, import.meta.url)), each).toBe(true);
    });

    it('[E5] has no serious accessibility violation, in both themes', () => {
      expect(axeViolations).toEqual([]);
    });

    it('[E12] has texts only in the chosen language, and all of them', () => {
      expect(languageFaults).toEqual([]);
    });
  });
}

/** Between themes only colours differ. A slice checks each screen in one of the themes. */
async function checkAccessibility({ name, page }: TourStop, nth: number): Promise<void> {
  const check = async (theme: Theme, rules?: readonly string[]) => {
    await setAppearance(page, { language: 'en', theme });
    const found = await axeViolationsOn(page, rules);
    if (found.length === 0) return;
    await waitUntilStill(page);
    const again = await axeViolationsOn(page, rules); // what is gone was transient
    axeViolations.push(...found.filter((each) => again.includes(each)).map((each) => `${name}, ${theme}: ${each}`));
  };
  if (IS_FULL_RUN || nth % 2 === 0) await check('light', IS_FULL_RUN ? COLOUR_RULES : undefined);
  if (IS_FULL_RUN || nth % 2 === 1) await check('dark');
}

interface AxeViolation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** Axe itself, since its builder injects it into the page at every check, which takes as long as the check. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

async function axeViolationsOn(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const options = { resultTypes: ['violations'], selectors: false, ...(rules && { runOnly: rules }) };
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  const script = `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`;
  const violations = (await page.evaluate(script)) as readonly AxeViolation[];
  return violations
    .filter(({ impact }) => SERIOUS_IMPACTS.includes(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
}

/** A slice checks one language on each screen. */
async function checkLanguage({ name, page }: TourStop, nth: number): Promise<void> {
  const languages = IS_FULL_RUN ? LANGUAGES : [LANGUAGES[nth % LANGUAGES.length]!];
  for (const language of languages) {
    if (language !== 'en') await setAppearance(page, { language, theme: 'dark' });
    const faults = wordingFaultsIn(await textsOn(page), language, LANGUAGE_NEUTRAL_WORDS);
    languageFaults.push(...new Set(faults.map((fault) => `${name}, ${language}: ${fault}`)));
  }
}
