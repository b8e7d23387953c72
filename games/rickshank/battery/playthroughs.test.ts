import { join } from 'node:path';
import { describePlaythroughs } from '../../../checks/playthroughs.fixture.ts';
import { KINDS } from '../rules/state.ts';
import { PLAYTHROUGHS } from './playthroughs.ts';
import { subject } from './subject.ts';

describePlaythroughs({
  subject,
  playthroughs: PLAYTHROUGHS,
  folder: join(import.meta.dirname, 'playthroughs'),
  kinds: KINDS,
});
