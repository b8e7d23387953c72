import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseScenario, runScenario, type Scenario } from '@kuluary/kernel/scenario';
import { describe, expect, it } from 'vitest';
import { coup } from '../rules/coup.ts';
import { EDITIONS, OPTION_SPECS } from '../rules/editions.ts';
import { REFUSALS } from '../rules/refusal.ts';

const room = join(import.meta.dirname, '..');
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((f) =>
  f.endsWith('.json'),
);

function read(file: string): Scenario {
  const scenario = parseScenario(readFileSync(join(import.meta.dirname, file), 'utf8'));
  if (typeof scenario === 'string') throw new Error(`${file}: ${scenario}`);
  return scenario;
}

const scenarios = files.sort().map(read);

describe('the rulebooks and rulings', () => {
  for (const scenario of scenarios) {
    it(scenario.title, () => {
      expect(runScenario(coup, scenario)).toBeUndefined();
    });
  }
});

describe('the scenarios', () => {
  it('are at least sixty, no two with the same title', () => {
    expect(scenarios.length).toBeGreaterThanOrEqual(60);
    expect(new Set(scenarios.map(({ title }) => title)).size).toBe(scenarios.length);
  });

  it('show the worked example of every edition', () => {
    for (const edition of EDITIONS) expect(files).toContain(join('examples', `worked-example-${edition}.json`));
  });

  it('try every switch of the house rules', () => {
    const tried = new Set(scenarios.flatMap(({ options }) => Object.keys(options)));
    expect(OPTION_SPECS.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
  });

  it('meet every refusal', () => {
    const met = new Set(scenarios.flatMap(({ steps }) => steps.map((step) => ('refused' in step ? step.refused : ''))));
    expect(Object.keys(REFUSALS).filter((code) => !met.has(code))).toEqual([]);
  });

  it('and the tests together begin with every rule id of the README', () => {
    const ids = [...readFileSync(join(room, 'README.md'), 'utf8').matchAll(/^\| (C\d+) \|/gm)].map(
      (match) => match[1]!,
    );
    expect(ids).toEqual(Array.from({ length: ids.length }, (_, i) => `C${i + 1}`));
    const tests = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
    const texts = tests.map((file) => readFileSync(join(room, file), 'utf8')).join('\n');
    const titles = [...texts.matchAll(/\bit\(\s*['"`](\[C\d+\])/g)].map((match) => match[1]!);
    const covered = new Set([...scenarios.map(({ title }) => title.split(' ')[0]!), ...titles]);
    expect(ids.filter((id) => !covered.has(`[${id}]`))).toEqual([]);
  });
});
