import type { AnyGame } from '@kuluary/kernel/game';
import { expect, it } from 'vitest';
import { describeScenarios, scenariosBelow } from '../../../checks/scenarios.fixture.ts';
import { coup } from '../rules/coup.ts';
import { EDITIONS, OPTION_SPECS } from '../rules/editions.ts';
import { REFUSALS } from '../rules/refusal.ts';

describeScenarios({
  game: coup as AnyGame,
  folder: import.meta.dirname,
  rules: /C\d+/,
  refusals: REFUSALS,
  examples: EDITIONS.map(
    (edition) => `the worked example is played move by move to its last count of coins and cards (${edition})`,
  ),
});

it('scenarios try every switch of the house rules', () => {
  const tried = new Set(scenariosBelow(import.meta.dirname).flatMap(({ options }) => Object.keys(options)));
  expect(OPTION_SPECS.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
});
