// The Ukrainian language pack.

import type { LanguagePack } from './language-pack.ts';
import { cardWordsname } from './uk/card-words.ts';
import { names } from './uk/names.ts';
import { PLOT_TEXTS } from './uk/plots.ts';
import { ROLE_TEXTS } from './uk/roles.ts';
import { sentences } from './uk/sentences.ts';
import { STRATEGY_TEXTS } from './uk/strategies.ts';
import { EVIDENCE_TEXTS } from './uk/trial-evidence.ts';
import { TESTIMONY_TEXTS } from './uk/trial-testimony.ts';

export const uk: LanguagePack = {
  sentences,
  fiction: {
    trial: { ...EVIDENCE_TEXTS, ...TESTIMONY_TEXTS },
    strategies: STRATEGY_TEXTS,
    roles: ROLE_TEXTS,
    plots: PLOT_TEXTS,
  },
  names,
  words: cardWordsname,
  quoted: (name) => `«${name}»`,
};
