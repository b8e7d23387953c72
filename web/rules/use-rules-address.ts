// The edition and the anchor in the address of the rules: `?edition=` and `#C7`.

import { useSyncExternalStore } from 'react';

export function useEditionInAddress(): string | null {
  const search = useSyncExternalStore(subscribeToAddress, () => window.location.search);
  return new URLSearchParams(search).get('edition');
}

export function useAnchorInAddress(): string {
  return useSyncExternalStore(subscribeToAddress, () => window.location.hash.slice(1));
}

const EDITION_EVENT = 'kuluary:edition';

/** Keeps the anchor. */
export function setEditionInAddress(edition: string): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}?edition=${edition}${hash}`);
  window.dispatchEvent(new Event(EDITION_EVENT));
}

function subscribeToAddress(listener: () => void): () => void {
  const events = ['popstate', 'hashchange', EDITION_EVENT];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
