import { useSyncExternalStore } from 'react';

/** Is this media query true now? */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

/** From here on the log stands beside the table; below it is a sheet. */
export const WIDE = '(min-width: 900px)';
