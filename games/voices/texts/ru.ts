// The Russian language pack.

import type { LanguagePack } from './language-pack.ts';
import { cardWords } from './ru/card-words.ts';
import { names } from './ru/names.ts';
import { PLOT_TEXTS } from './ru/plots.ts';
import { ROLE_TEXTS } from './ru/roles.ts';
import { sentences } from './ru/sentences.ts';
import { STRATEGY_TEXTS } from './ru/strategies.ts';
import { EVIDENCE_TEXTS } from './ru/trial-evidence.ts';
import { TESTIMONY_TEXTS } from './ru/trial-testimony.ts';

export const ru: LanguagePack = {
  sentences,
  fiction: {
    trial: { ...EVIDENCE_TEXTS, ...TESTIMONY_TEXTS },
    strategies: STRATEGY_TEXTS,
    roles: ROLE_TEXTS,
    plots: PLOT_TEXTS,
  },
  names,
  words: cardWords,
  quoted: (name) => `«${name}»`,
};
