import type { ServerOverview } from '@kuluary/protocol/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchOverview } from './admin-requests.ts';

const REFRESH_INTERVAL = 5000; // ms

interface OverviewState {
  readonly overview: ServerOverview | null; // the last one received
  readonly refusalCode: string | null; // of the last request
}

/** The state of the server, refreshed while the page is visible. */
export function useOverview(token: string, code: string): OverviewState & { readonly refresh: () => Promise<void> } {
  const [overviewState, setOverviewState] = useState<OverviewState>({ overview: null, refusalCode: null });
  const isAdmitted = overviewState.overview !== null;
  const latestRequest = useRef(0); // replies to older ones are ignored
  const refresh = useCallback(async () => {
    const request = ++latestRequest.current;
    const reply = await fetchOverview(token, code);
    if (request !== latestRequest.current) return;
    if (reply.ok) return setOverviewState({ overview: reply.value, refusalCode: null });
    const refusalCode = reply.failure;
    setOverviewState(({ overview }) => ({ overview: refusalCode === 'bad-token' ? null : overview, refusalCode }));
  }, [token, code]);
  useEffect(() => {
    void refresh();
  }, [refresh]);
  useEffect(() => {
    if (!isAdmitted) return; // a wrong token sent again and again would be locked out
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible') void refresh();
    }, REFRESH_INTERVAL);
    return () => window.clearInterval(timer);
  }, [refresh, isAdmitted]);
  return { ...overviewState, refresh };
}
