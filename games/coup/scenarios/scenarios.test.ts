import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@kuluary/kernel/game';
import { expect, it } from 'vitest';
import { describeScenarios, readScenarios } from '../../../checks/scenarios.fixture.ts';
import { coup } from '../rules/coup-game.ts';
import { EDITIONS, OPTION_SPECS } from '../rules/editions.ts';
import { REFUSALS } from '../rules/refusal.ts';

describeScenarios({
  game: coup as AnyGame,
  folder: import.meta.dirname,
  minimumCount: 200,
  ruleIdPattern: /C\d+/,
  refusals: REFUSALS,
  examples: EDITIONS.map(
    (edition) => `the worked example is played move by move to its last count of coins and cards (${edition})`,
  ),
});

it('rules are numbered without a gap', () => {
  const rules = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8').matchAll(/^\| (C\d+) \|/gm);
  const ids = Array.from(rules, ([, id]) => id);
  expect(ids).toEqual(Array.from(ids, (_, at) => `C${at + 1}`));
});

it('scenarios try every switch of the house rules', () => {
  const tried = new Set(readScenarios(import.meta.dirname).flatMap(({ options }) => Object.keys(options)));
  expect(OPTION_SPECS.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
});
