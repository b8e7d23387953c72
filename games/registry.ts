// The one list of games. Everything that must know "every game" reads it here; who thinks for their bots is in minds.ts.

import { coupEntry } from './entries/coup.ts';
import type { Games } from './entries/entry.ts';
import { rickshankEntry } from './entries/rickshank.ts';
import { voicesEntry } from './entries/voices.ts';

export const REGISTRY: Games = { coup: coupEntry, rickshank: rickshankEntry, voices: voicesEntry };
