// The trial cards of phase I: exhibits and witnesses, most of them against Guy. Four cards for each pair of regions.

import type { TrialCard } from '../rules/card-terms.ts';
import { EVIDENCE_WITH_OBSERVATION } from './trial-evidence-with-observation.ts';
import { EVIDENCE_WITHOUT_OBSERVATION } from './trial-evidence-without-observation.ts';

export const EVIDENCE: readonly TrialCard[] = [...EVIDENCE_WITH_OBSERVATION, ...EVIDENCE_WITHOUT_OBSERVATION];
