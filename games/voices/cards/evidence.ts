// The first phase of the trial: exhibits and witnesses, most of them against Guy. Four cards for each pair of regions.

import type { TrialCard } from '../rules/dialect.ts';
import { SEEN } from './evidence-1.ts';
import { TOLD } from './evidence-2.ts';

export const EVIDENCE: readonly TrialCard[] = [...SEEN, ...TOLD];
