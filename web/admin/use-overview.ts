import type { Overview } from '@kuluary/protocol/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { requestOverview } from './admin-requests.ts';

const EVERY = 5000; // ms

interface Seen {
  readonly overview: Overview | null; // the last one that came
  readonly fault: string | null; // why the last one did not
}

/** How the server is, kept fresh while it is looked at. */
export function useOverview(token: string, code: string): Seen & { readonly look: () => Promise<void> } {
  const [seen, setSeen] = useState<Seen>({ overview: null, fault: null });
  const isIn = seen.overview !== null;
  const asked = useRef(0); // the question that is put now: answers to older ones come too late
  const look = useCallback(async () => {
    const question = ++asked.current;
    const reply = await requestOverview(token, code);
    if (question !== asked.current) return;
    if (reply.ok) return setSeen({ overview: reply.value, fault: null });
    const fault = reply.failure;
    setSeen(({ overview }) => ({ overview: fault === 'bad-token' ? null : overview, fault }));
  }, [token, code]);
  useEffect(() => {
    void look();
  }, [look]);
  useEffect(() => {
    if (!isIn) return; // a wrong token that is shown again and again would close the door for good
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible') void look();
    }, EVERY);
    return () => window.clearInterval(timer);
  }, [look, isIn]);
  return { ...seen, look };
}
