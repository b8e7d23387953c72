import { OPPONENT_NAMES } from '@kuluary/bots/opponents';
import { coup } from '@kuluary/coup/rules/coup';
import { coupTexts } from '@kuluary/coup/texts/coup-texts';
import { makeGameEntry } from './game-entry.ts';

export const coupEntry = makeGameEntry(coup, coupTexts, {
  botIds: ['random', 'simulator', 'personality', 'counter', 'steward', ...OPPONENT_NAMES],
  standIn: 'steward',
  hasCritic: true,
});
