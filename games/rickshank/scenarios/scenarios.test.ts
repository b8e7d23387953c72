import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '@kuluary/kernel/json';
import { parseScenario, runScenario, type Scenario } from '@kuluary/kernel/scenario';
import { describe, expect, it } from 'vitest';
import { BOX, rickshank } from '../cards/rickshank.ts';
import { REFUSALS } from '../rules/refusal.ts';

/** The cards that the rulebook describes. Their effects are not ours to change. */
const FIXED = [
  'genius-waves',
  'jerry',
  'beth',
  'summer',
  'morty-waves',
  'portal-gun',
  'transcendent-rick',
  'moron-morty',
  'communications-gromflomite',
  'greedy-gromflomite',
  'kickback',
  'rezone',
  'recycle',
  'aqua-morty',
  'aqua-rick',
  'security-specialist-rick',
  'the-dinner-table',
  'pill-brulee',
  'portal-bomb',
  'big-head-morty',
  'fake-gun',
  'space-prison',
  'the-drive-thru',
  'szechuan-sauce',
  'brainalyzer-9000',
  'future-rick',
  'bugged-out-morty',
  'eye-poppin-morty',
  'the-citadel-of-ricks',
  'cornvelious-daniel',
  'rick-d-99',
  'cornrow-rick',
  'president',
];

const room = join(import.meta.dirname, '..');
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .sort();

function text(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8');
}

function read(file: string): Scenario {
  const scenario = parseScenario(text(file));
  if (typeof scenario === 'string') throw new Error(`${file}: ${scenario}`);
  return scenario;
}

const scenarios = files.map(read);
const ids = [...readFileSync(join(room, 'README.md'), 'utf8').matchAll(/^\| ([RSEV]\d+) \|/gm)].map(
  (match) => match[1]!,
);

function isNamed(file: string, card: string): boolean {
  return file.startsWith('cards') && file.includes(card);
}

/** Is the card played, used, or discarded as a defence; or is it in play, a nemesis, or somebody's character? */
function tries({ deal, steps }: Scenario, card: string): boolean {
  if (JSON.stringify([deal.play, deal.nemeses, deal.characters]).includes(`"${card}"`)) return true;
  return steps.some((step) => {
    if (!('move' in step) || 'refused' in step || !isRecord(step.move)) return false;
    return step.move.card === card && ['play', 'use', 'defend'].includes(String(step.move.type));
  });
}

describe('the rulebook and rulings', () => {
  for (const scenario of scenarios) {
    it(scenario.title, () => {
      expect(runScenario(rickshank, scenario)).toBeUndefined();
    });
  }
});

describe('the scenarios', () => {
  it('are at least two hundred, no two with the same title', () => {
    expect(scenarios.length).toBeGreaterThanOrEqual(200);
    expect(new Set(scenarios.map(({ title }) => title)).size).toBe(scenarios.length);
  });

  it('show the examples of the rulebook', () => {
    for (const example of ['vote', 'first-turn', 'buying', 'future-rick']) {
      expect(files).toContain(join('examples', `${example}-of-the-rulebook.json`));
    }
  });

  it('try every card of the rulebook at least twice', () => {
    for (const card of FIXED) {
      const own = files.filter((file) => isNamed(file, card) && text(file).includes(`"${card}"`));
      expect(own.length, card).toBeGreaterThanOrEqual(2);
    }
  });

  it('play, use or provoke every card of the box and every character', () => {
    const isTried = (card: string) => scenarios.some((each, i) => isNamed(files[i]!, card) && tries(each, card));
    expect(BOX.cards.map(({ id }) => id).filter((id) => !isTried(id))).toEqual([]);
  });

  it('meet every refusal, and every refusal stands on a rule of the README', () => {
    const met = new Set(scenarios.flatMap(({ steps }) => steps.map((step) => ('refused' in step ? step.refused : ''))));
    expect(Object.keys(REFUSALS).filter((code) => !met.has(code))).toEqual([]);
    expect(Object.values(REFUSALS).filter(({ rule }) => !ids.includes(rule))).toEqual([]);
  });

  it('and the tests together begin with every rule id of the README, and with no other', () => {
    const tests = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
    const texts = tests.map((file) => readFileSync(join(room, file), 'utf8')).join('\n');
    const titles = [...texts.matchAll(/\bit\(\s*['"`]\[([RSEV]\d+)\]/g)].map((match) => match[1]!);
    const begun = scenarios.map(({ title }) => /^\[(\w+)\] /.exec(title)?.[1] ?? title);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => ![...begun, ...titles].includes(id))).toEqual([]);
    expect([...begun, ...titles].filter((id) => !ids.includes(id))).toEqual([]);
  });
});
