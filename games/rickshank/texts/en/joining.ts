// Words in a row.

import { list } from '@kuluary/texts/list';

export const and = (parts: readonly string[]) => list('en', parts, 'conjunction');
export const or = (parts: readonly string[]) => list('en', parts, 'disjunction');
