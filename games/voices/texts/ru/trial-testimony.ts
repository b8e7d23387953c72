import type { TrialCardFiction } from '../card-fiction.ts';
import { TESTIMONY_WITH_OBSERVATION_TEXTS } from './trial-testimony-with-observation.ts';
import { TESTIMONY_WITHOUT_OBSERVATION_TEXTS } from './trial-testimony-without-observation.ts';

export const TESTIMONY_TEXTS: Readonly<Record<string, TrialCardFiction>> = {
  ...TESTIMONY_WITH_OBSERVATION_TEXTS,
  ...TESTIMONY_WITHOUT_OBSERVATION_TEXTS,
};
