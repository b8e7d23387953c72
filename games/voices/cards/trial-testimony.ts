// The trial cards of phase II: Guy himself on the stand.

import type { TrialCard } from '../rules/card-terms.ts';
import { TESTIMONY_WITH_OBSERVATION } from './trial-testimony-with-observation.ts';
import { TESTIMONY_WITHOUT_OBSERVATION } from './trial-testimony-without-observation.ts';

export const TESTIMONY: readonly TrialCard[] = [...TESTIMONY_WITH_OBSERVATION, ...TESTIMONY_WITHOUT_OBSERVATION];
