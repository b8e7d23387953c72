// English lists joined by "and" and "or".

import { formatList } from '@kuluary/texts/list-format';

export const and = (parts: readonly string[]) => formatList('en', parts, 'conjunction');
export const or = (parts: readonly string[]) => formatList('en', parts, 'disjunction');
