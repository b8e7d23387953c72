import type { TableListing } from '@kuluary/protocol/to-browser';
import { useCallback, useEffect, useState } from 'react';
import { fetchPublicTables } from '../app/http-requests.ts';

const REFRESH_INTERVAL = 6000; // ms

/** The public tables, refreshed while the page is visible. */
export function useListings() {
  const [listings, setListings] = useState<readonly TableListing[]>();
  const [refusalCode, setRefusalCode] = useState<string | null>(null);
  const refresh = useCallback(async () => {
    const reply = await fetchPublicTables();
    if (reply.ok) setListings(reply.value.tables);
    setRefusalCode(reply.ok ? null : reply.failure);
  }, []);
  useEffect(() => {
    void refresh();
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible') void refresh();
    }, REFRESH_INTERVAL);
    return () => window.clearInterval(timer);
  }, [refresh]);
  // A list stays on screen when a refresh fails.
  return { listings, refusalCode: listings ? null : refusalCode, refresh };
}
