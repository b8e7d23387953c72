// What each edition's box has, offers to choose, or lacks.

import { isOfferedByBook } from '@kuluary/kernel/options';
import { completeOptions, type Edition, OPTION_SPECS, type Options } from '../../rules/editions.ts';

type Availability = 'always' | 'offered' | 'none';

/** The Inquisitor's cards to replace the Ambassador's, or the draft for two players. */
export function availabilityIn(edition: Edition, option: 'inquisitor' | 'draft'): Availability {
  if (isOfferedByEdition(edition, option)) return 'offered';
  return completeOptions(2, { edition })[option] ? 'always' : 'none';
}

/** Is there an Inquisitor in the edition's box, or by a house rule at court? Else the pages do not mention one. */
export function hasExamination({ edition, inquisitor }: Options): boolean {
  return inquisitor || availabilityIn(edition, 'inquisitor') !== 'none';
}

/** Does the edition leave this option to the players? Then choosing it is no house rule. */
export function isOfferedByEdition(edition: Edition, option: keyof Options): boolean {
  return OPTION_SPECS.some((spec) => spec.id === option && isOfferedByBook(spec, edition));
}
