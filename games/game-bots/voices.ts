// The bots of Voices in My Head by their ids, those of archived rules too.

import { ARCHIVED_RULES } from '@kuluary/voices/archived-rules/archived-rules';
import { bots } from '@kuluary/voices/bot/opponents';
import { voicesGame } from '@kuluary/voices/cards/card-set';
import { makeGameBots } from './game-bots.ts';

export const voicesBots = makeGameBots(voicesGame, bots, null, ARCHIVED_RULES);
