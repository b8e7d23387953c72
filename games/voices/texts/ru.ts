// Russian.

import { EVIDENCE } from './ru/evidence.ts';
import { names } from './ru/names.ts';
import { PLOTS } from './ru/plots.ts';
import { ROLES } from './ru/roles.ts';
import { sentences } from './ru/sentences.ts';
import { STRATEGIES } from './ru/strategies.ts';
import { TESTIMONY } from './ru/testimony.ts';
import { words } from './ru/words.ts';
import type { Tongue } from './tongue.ts';

export const ru: Tongue = {
  sentences,
  fiction: { trial: { ...EVIDENCE, ...TESTIMONY }, strategies: STRATEGIES, roles: ROLES, plots: PLOTS },
  names,
  words,
  quoted: (name) => `«${name}»`,
};
