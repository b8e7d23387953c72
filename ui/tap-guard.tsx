// Ignores taps for a moment after a decision appears: a double tap must not answer the next one unread.

import { useEffect, useState } from 'react';

const GUARD_MS = 400;

/** Whether this decision has been on screen for that moment. */
export function useAcceptsTaps(decisionKey: string): boolean {
  const [acceptedKey, setAcceptedKey] = useState<string | null>(null);
  useEffect(() => {
    setAcceptedKey(null);
    const timer = setTimeout(() => setAcceptedKey(decisionKey), GUARD_MS);
    return () => clearTimeout(timer);
  }, [decisionKey]);
  return acceptedKey === decisionKey;
}
