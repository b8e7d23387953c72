// Versions of the rules that were changed since, each fetched when a match of it is opened.

import type { Earlier } from '@kuluary/kernel/earlier';

export const EARLIER: Earlier = {
  1: async () => (await import('./rules-1.mjs')).default, // the pessimist did not have to leave anybody undecided
};
