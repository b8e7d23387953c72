import { bots } from '@kuluary/voices/bot/opponents';
import { voices } from '@kuluary/voices/cards/voices';
import { EARLIER } from '@kuluary/voices/earlier/earlier';
import { minds } from './minds.ts';

export const voicesMinds = minds(voices, bots, null, EARLIER);
