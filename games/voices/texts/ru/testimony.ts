import type { TrialWords } from '../fiction.ts';
import { WATCHED } from './testimony-1.ts';
import { UNWATCHED } from './testimony-2.ts';

export const TESTIMONY: Readonly<Record<string, TrialWords>> = { ...WATCHED, ...UNWATCHED };
