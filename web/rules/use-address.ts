// What the address asks of the rules: `?edition=` and `#C7`.

import { useSyncExternalStore } from 'react';

export function useEditionAsked(): string | null {
  const search = useSyncExternalStore(subscribe, () => window.location.search);
  return new URLSearchParams(search).get('edition');
}

export function usePlaceAsked(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash.slice(1));
}

const CHANGED = 'kuluary:edition';

/** Another edition at the same place of the book. */
export function askForEdition(edition: string): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}?edition=${edition}${hash}`);
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  const events = ['popstate', 'hashchange', CHANGED];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
