import type { AnyGame } from '@kuluary/kernel/game';
import { describeScenarios } from '../../../checks/scenarios.fixture.ts';
import { voices } from '../cards/voices.ts';
import { REFUSALS } from '../rules/refusal.ts';

describeScenarios({
  game: voices as AnyGame,
  folder: import.meta.dirname,
  least: 60,
  rules: /V\d+/,
  refusals: REFUSALS,
  examples: [
    'a round of four with the napkin',
    'green pushes a red marker over the edge',
    'red has 3 on Speech, blue 5',
    'two guilt against an innocence',
  ],
});
