import type { AnyGame } from '@kuluary/kernel/game';
import { describeScenarios } from '../../../checks/scenarios.fixture.ts';
import { voicesGame } from '../cards/card-set.ts';
import { REFUSALS } from '../rules/refusal.ts';

describeScenarios({
  game: voicesGame as AnyGame,
  folder: import.meta.dirname,
  minimumCount: 60,
  ruleIdPattern: /V\d+/,
  refusals: REFUSALS,
  examples: [
    'a round of four with the napkin',
    'green pushes a red marker over the edge',
    'red has 3 on Speech, blue 5',
    'two guilt against an innocence',
  ],
});
