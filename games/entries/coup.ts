import { OPPONENTS } from '@kuluary/bots/opponents';
import { coup } from '@kuluary/coup/rules/coup';
import { coupTexts } from '@kuluary/coup/texts/coup-texts';
import { entry } from './entry.ts';

export const coupEntry = entry(coup, coupTexts, {
  bots: ['random', 'simulator', 'personality', 'counter', 'steward', ...OPPONENTS],
  standIn: 'steward',
  isReviewed: true,
});
