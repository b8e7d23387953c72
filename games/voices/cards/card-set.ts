// The card set of the game, compiled, and the Game made from it.

import { makeCardBox } from '../rules/card-box.ts';
import type { CardSet } from '../rules/card-terms.ts';
import { makeVoicesGame } from '../rules/voices-game.ts';
import { PLOTS } from './plots.ts';
import { ROLES } from './roles.ts';
import { STRATEGIES } from './strategies.ts';
import { EVIDENCE } from './trial-evidence.ts';
import { TESTIMONY } from './trial-testimony.ts';

export const CARD_SET: CardSet = {
  trial: [...EVIDENCE, ...TESTIMONY],
  strategies: STRATEGIES,
  roles: ROLES,
  plots: PLOTS,
};
export const BOX = makeCardBox(CARD_SET);
export const voicesGame = makeVoicesGame(BOX);
