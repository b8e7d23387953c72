import type { Listing } from '@kuluary/protocol/to-browser';
import { useCallback, useEffect, useState } from 'react';
import { requestTables } from '../app/requests.ts';

const EVERY = 6000; // ms

/** The public list, kept fresh while it is looked at. */
export function useListings() {
  const [listings, setListings] = useState<readonly Listing[]>();
  const [fault, setFault] = useState<string | null>(null);
  const look = useCallback(async () => {
    const reply = await requestTables();
    if (reply.ok) setListings(reply.value.tables);
    setFault(reply.ok ? null : reply.failure);
  }, []);
  useEffect(() => {
    void look();
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible') void look();
    }, EVERY);
    return () => window.clearInterval(timer);
  }, [look]);
  // A list that was seen once stays when the server falls silent for a moment.
  return { listings, fault: listings ? null : fault, look };
}
