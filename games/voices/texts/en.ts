// English.

import { EVIDENCE } from './en/evidence.ts';
import { names } from './en/names.ts';
import { PLOTS } from './en/plots.ts';
import { ROLES } from './en/roles.ts';
import { sentences } from './en/sentences.ts';
import { STRATEGIES } from './en/strategies.ts';
import { TESTIMONY } from './en/testimony.ts';
import { words } from './en/words.ts';
import type { Tongue } from './tongue.ts';

export const en: Tongue = {
  sentences,
  fiction: { trial: { ...EVIDENCE, ...TESTIMONY }, strategies: STRATEGIES, roles: ROLES, plots: PLOTS },
  names,
  words,
  quoted: (name) => `“${name}”`,
};
