import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseScenario, runScenario, type Scenario } from '@kuluary/kernel/scenario';
import { describe, expect, it } from 'vitest';
import { voices } from '../cards/voices.ts';
import { REFUSALS } from '../rules/refusal.ts';

const room = join(import.meta.dirname, '..');
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .sort();

function read(file: string): Scenario {
  const scenario = parseScenario(readFileSync(join(import.meta.dirname, file), 'utf8'));
  if (typeof scenario === 'string') throw new Error(`${file}: ${scenario}`);
  return scenario;
}

const scenarios = files.map(read);
const ids = [...readFileSync(join(room, 'README.md'), 'utf8').matchAll(/^\| (V\d+) \|/gm)].map((match) => match[1]!);

describe('the rulebook and rulings', () => {
  for (const scenario of scenarios) {
    it(scenario.title, () => {
      expect(runScenario(voices, scenario)).toBeUndefined();
    });
  }
});

describe('the scenarios', () => {
  it('are at least sixty, no two with the same title', () => {
    expect(scenarios.length).toBeGreaterThanOrEqual(60);
    expect(new Set(scenarios.map(({ title }) => title)).size).toBe(scenarios.length);
  });

  it('show the examples of the rulebook', () => {
    for (const example of ['course-of-play', 'cancelling', 'control', 'destroyed']) {
      expect(files).toContain(join('examples', `${example}-of-the-rulebook.json`));
    }
  });

  it('meet every refusal, and every refusal stands on a rule of the README', () => {
    const met = new Set(scenarios.flatMap(({ steps }) => steps.map((step) => ('refused' in step ? step.refused : ''))));
    expect(Object.keys(REFUSALS).filter((code) => !met.has(code))).toEqual([]);
    expect(Object.values(REFUSALS).filter(({ rule }) => !ids.includes(rule))).toEqual([]);
  });

  it('and the tests together begin with every rule id of the README, and with no other', () => {
    const tests = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
    const texts = tests.map((file) => readFileSync(join(room, file), 'utf8')).join('\n');
    const titles = [...texts.matchAll(/['"`]\[(V\d+)\] /g)].map((match) => match[1]!);
    const begun = scenarios.map(({ title }) => /^\[(\w+)\] /.exec(title)?.[1] ?? title);
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => ![...begun, ...titles].includes(id))).toEqual([]);
    expect([...begun, ...titles].filter((id) => !ids.includes(id))).toEqual([]);
  });
});
