import { bots } from '@kuluary/rickshank/bot/opponents';
import { rickshank } from '@kuluary/rickshank/cards/rickshank';
import { minds } from './minds.ts';

export const rickshankMinds = minds(rickshank, bots, null);
