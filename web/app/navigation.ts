// Navigation between the site's own addresses.

import { parseRoute } from '@kuluary/protocol/routes';
import { isSheetEntry, setAddressAfterBack } from '@kuluary/ui/back-button';

const NAVIGATION_EVENT = 'kuluary:moved';

/** Without a page load. */
export function navigateTo(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push' && !isSheetEntry()) window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
  setAddressAfterBack(address);
  window.dispatchEvent(new Event(NAVIGATION_EVENT));
  if (!address.includes('#')) window.scrollTo(0, 0);
}

/** Calls whenever the address has changed without a page load. Returns how to unsubscribe. */
export function onNavigation(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(NAVIGATION_EVENT, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(NAVIGATION_EVENT, listener);
  };
}

/** Routes clicks on plain <a href="/…">, so that links stay links: they open in new tabs, can be copied. */
export function interceptLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download')) return;
    if (link.hash && link.pathname === window.location.pathname) return; // within the page
    if (parseRoute(link.pathname).screen === 'not-found') return; // not a screen: the server may know it
    event.preventDefault();
    navigateTo(link.pathname + link.search + link.hash);
  });
}
