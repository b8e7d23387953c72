// Ukrainian.

import type { Tongue } from './tongue.ts';
import { EVIDENCE } from './uk/evidence.ts';
import { names } from './uk/names.ts';
import { PLOTS } from './uk/plots.ts';
import { ROLES } from './uk/roles.ts';
import { sentences } from './uk/sentences.ts';
import { STRATEGIES } from './uk/strategies.ts';
import { TESTIMONY } from './uk/testimony.ts';
import { words } from './uk/words.ts';

export const uk: Tongue = {
  sentences,
  fiction: { trial: { ...EVIDENCE, ...TESTIMONY }, strategies: STRATEGIES, roles: ROLES, plots: PLOTS },
  names,
  words,
  quoted: (name) => `«${name}»`,
};
