// The entry of Coup in the game registry.

import { OPPONENT_NAMES } from '@kuluary/bots/opponents';
import { coup } from '@kuluary/coup/rules/coup-game';
import { coupTexts } from '@kuluary/coup/texts/coup-texts';
import { makeGameEntry } from './game-entry.ts';

export const coupEntry = makeGameEntry(coup, coupTexts, {
  botIds: ['random', 'simulator', 'personality', 'counter', 'steward', ...OPPONENT_NAMES],
  standIn: 'steward',
  hasCritic: true,
});
