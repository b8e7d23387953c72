// Tests that the scenarios of every game must pass: each is a test, they try every refusal, and together with the tests of
// the game they name every rule of its README.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnyGame, Refusal } from '@kuluary/kernel/game';
import { parseScenarios, runScenario, type Scenario } from '@kuluary/kernel/scenario';
import { describe, expect, it } from 'vitest';

interface ScenarioSuite {
  readonly game: AnyGame;
  readonly folder: string; // of the scenarios; its parent has the game's README
  readonly minimumCount: number;
  readonly ruleIdPattern: RegExp; // of an id
  readonly refusals: Readonly<Record<string, Refusal>>;
  readonly examples: readonly string[]; // of the rulebook: parts of the titles in worked-examples.json
}

/** Every scenario below a folder, with its file. */
export function readScenarios(folder: string): readonly (Scenario & { readonly file: string })[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  return files.sort().flatMap((file) => {
    const parsed = parseScenarios(readFileSync(join(folder, file), 'utf8'));
    if (!parsed.ok) throw new Error(`${file}: ${parsed.failure}`);
    return parsed.value.map((scenario) => ({ ...scenario, file }));
  });
}

export function describeScenarios({
  game,
  folder,
  minimumCount,
  ruleIdPattern,
  refusals,
  examples,
}: ScenarioSuite): void {
  const scenarios = readScenarios(folder);
  const gameFolder = dirname(folder);
  const row = new RegExp(`^\\| (${ruleIdPattern.source}) \\|`, 'gm');
  const ids = [...readFileSync(join(gameFolder, 'README.md'), 'utf8').matchAll(row)].map(([, id]) => id!);

  describe('the rulebook and rulings', () => {
    for (const scenario of scenarios) {
      it(scenario.title, () => {
        expect(runScenario(game, scenario)).toBeUndefined();
      });
    }
  });

  describe('the scenarios', () => {
    it(`are at least ${minimumCount}, no two with the same title`, () => {
      expect(scenarios.length).toBeGreaterThanOrEqual(minimumCount);
      expect(new Set(scenarios.map(({ title }) => title)).size).toBe(scenarios.length);
    });

    it('are of this game', () => {
      expect(scenarios.filter((scenario) => scenario.game !== game.id)).toEqual([]);
    });

    it('include the examples of the rulebook', () => {
      const shown = scenarios.filter(({ file }) => file === 'worked-examples.json').map(({ title }) => title);
      expect(examples.filter((example) => !shown.some((title) => title.includes(example)))).toEqual([]);
    });

    it('meet every refusal, and every refusal has a rule of the README', () => {
      const met = scenarios.flatMap(({ steps }) => steps.map((step) => ('refused' in step ? step.refused : '')));
      expect(Object.keys(refusals).filter((code) => !met.includes(code))).toEqual([]);
      expect(Object.values(refusals).filter(({ rule }) => !ids.includes(rule))).toEqual([]);
    });

    it('have titles that, with those of the tests, begin with every rule id of the README, and with no other', () => {
      const tests = readdirSync(gameFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        /\.test\.tsx?$/.test(file),
      );
      const texts = tests.map((file) => readFileSync(join(gameFolder, file), 'utf8')).join('\n');
      const tested = [...texts.matchAll(new RegExp(`['"\`]\\[(${ruleIdPattern.source})\\] `, 'g'))].map(
        ([, id]) => id!,
      );
      const covered = [...scenarios.map(({ title }) => /^\[(\w+)\] /.exec(title)?.[1] ?? title), ...tested];
      expect(ids.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !covered.includes(id))).toEqual([]);
      expect(covered.filter((id) => !ids.includes(id))).toEqual([]);
    });
  });
}
