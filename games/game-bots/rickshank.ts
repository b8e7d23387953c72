// The bots of The Rickshank Rickdemption by their ids.

import { bots } from '@kuluary/rickshank/bot/opponents';
import { rickshank } from '@kuluary/rickshank/cards/rickshank';
import { makeGameBots } from './game-bots.ts';

export const rickshankBots = makeGameBots(rickshank, bots, null);
