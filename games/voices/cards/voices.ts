// The box, and the game that is played with it.

import { boxOf } from '../rules/box.ts';
import type { CardSet } from '../rules/dialect.ts';
import { gameOf } from '../rules/voices.ts';
import { EVIDENCE } from './evidence.ts';
import { PLOTS } from './plots.ts';
import { ROLES } from './roles.ts';
import { STRATEGIES } from './strategies.ts';
import { TESTIMONY } from './testimony.ts';

export const SET: CardSet = { trial: [...EVIDENCE, ...TESTIMONY], strategies: STRATEGIES, roles: ROLES, plots: PLOTS };
export const BOX = boxOf(SET);
export const voices = gameOf(BOX);
