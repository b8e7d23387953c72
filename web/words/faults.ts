// Why something was not done, in words: the server's reasons, and the connection's own.

import { FAULTS } from '@kuluary/protocol/words';
import { area } from './area.ts';

const FAULT_KEYS = [...FAULTS, 'offline', 'connection-lost', 'unknown'] as const;
export type FaultKey = (typeof FAULT_KEYS)[number];

export const FAULT_WORDS = area<FaultKey>({
  en: () => import('./faults.en.ts'),
  ru: () => import('./faults.ru.ts'),
  uk: () => import('./faults.uk.ts'),
});

/** The key of a code; a code from the future is 'unknown'. */
export function faultKey(code: string): FaultKey {
  return FAULT_KEYS.find((known) => known === code) ?? 'unknown';
}
