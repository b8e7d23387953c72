// The bots of Coup by their ids, and its critic.

import { randomBot } from '@kuluary/bots/random-bot';
import { counterBot } from '@kuluary/coup/bot/counter-bot';
import { critic } from '@kuluary/coup/bot/expert/critic';
import { opponents } from '@kuluary/coup/bot/opponents';
import { personalityBot } from '@kuluary/coup/bot/personality-bot';
import { simulatorBot } from '@kuluary/coup/bot/simulator-bot';
import { standInBot } from '@kuluary/coup/bot/stand-in-bot';
import { coup } from '@kuluary/coup/rules/coup-game';
import { makeGameBots } from './game-bots.ts';

export const coupBots = makeGameBots(
  coup,
  {
    random: randomBot,
    simulator: simulatorBot,
    personality: personalityBot,
    counter: counterBot,
    steward: standInBot,
    ...opponents,
  },
  critic,
);
