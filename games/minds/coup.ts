import { random } from '@kuluary/bots/random';
import { counter } from '@kuluary/coup/bot/counter';
import { critic } from '@kuluary/coup/bot/expert/critic';
import { opponents } from '@kuluary/coup/bot/opponents';
import { personality } from '@kuluary/coup/bot/personality';
import { simulator } from '@kuluary/coup/bot/simulator';
import { steward } from '@kuluary/coup/bot/steward';
import { coup } from '@kuluary/coup/rules/coup';
import { minds } from './minds.ts';

export const coupMinds = minds(coup, { random, simulator, personality, counter, steward, ...opponents }, critic);
