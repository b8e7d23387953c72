import { join } from 'node:path';
import { describePlaythroughs } from '../../../checks/playthroughs.fixture.ts';
import { DECISION_KINDS } from '../rules/state.ts';
import { gameUnderTest } from './game-under-test.ts';
import { PLAYTHROUGHS } from './playthroughs.ts';

describePlaythroughs({
  gameUnderTest,
  playthroughs: PLAYTHROUGHS,
  folder: join(import.meta.dirname, 'playthroughs'),
  kinds: DECISION_KINDS,
});
