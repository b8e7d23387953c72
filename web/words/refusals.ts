// Texts of refusals: the server's codes, and the connection's own.

import { REFUSAL_CODES } from '@kuluary/protocol/vocabularies';
import { wordArea } from './word-area.ts';

const REFUSAL_KEYS = [...REFUSAL_CODES, 'offline', 'connection-lost', 'unknown'] as const;
export type RefusalKey = (typeof REFUSAL_KEYS)[number];

export const REFUSAL_WORDS = wordArea<RefusalKey>({
  en: () => import('./refusals.en.ts'),
  ru: () => import('./refusals.ru.ts'),
  uk: () => import('./refusals.uk.ts'),
});

/** The key of a code; 'unknown' for one that this page does not know. */
export function refusalKey(code: string): RefusalKey {
  return REFUSAL_KEYS.find((known) => known === code) ?? 'unknown';
}
