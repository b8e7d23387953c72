// Frozen former versions of the rules, each loaded when a match of it is opened.

import type { RulesArchive } from '@kuluary/kernel/archived-rules';

export const ARCHIVED_RULES: RulesArchive = {
  1: async () => (await import('./rules-1.mjs')).default, // the pessimist had an easier goal
};
