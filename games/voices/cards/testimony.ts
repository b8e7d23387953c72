// The trial cards of phase II: Guy himself on the stand.

import type { TrialCard } from '../rules/dialect.ts';
import { WATCHED } from './testimony-1.ts';
import { UNWATCHED } from './testimony-2.ts';

export const TESTIMONY: readonly TrialCard[] = [...WATCHED, ...UNWATCHED];
