// The English language pack.

import { cardWords } from './en/card-words.ts';
import { names } from './en/names.ts';
import { PLOT_TEXTS } from './en/plots.ts';
import { ROLE_TEXTS } from './en/roles.ts';
import { sentences } from './en/sentences.ts';
import { STRATEGY_TEXTS } from './en/strategies.ts';
import { EVIDENCE_TEXTS } from './en/trial-evidence.ts';
import { TESTIMONY_TEXTS } from './en/trial-testimony.ts';
import type { LanguagePack } from './language-pack.ts';

export const en: LanguagePack = {
  sentences,
  fiction: {
    trial: { ...EVIDENCE_TEXTS, ...TESTIMONY_TEXTS },
    strategies: STRATEGY_TEXTS,
    roles: ROLE_TEXTS,
    plots: PLOT_TEXTS,
  },
  names,
  words: cardWords,
  quoted: (name) => `“${name}”`,
};
