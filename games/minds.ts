// Who thinks, in every game of the registry.

import { coupMinds } from './minds/coup.ts';
import type { Minds } from './minds/minds.ts';
import { rickshankMinds } from './minds/rickshank.ts';
import { voicesMinds } from './minds/voices.ts';

export const MINDS: Readonly<Record<string, Minds>> = {
  coup: coupMinds,
  rickshank: rickshankMinds,
  voices: voicesMinds,
};
