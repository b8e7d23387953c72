// Going from one address of ours to another.

import { readRoute } from '@kuluary/protocol/addresses';
import { isOverScreen, keepAddress } from '@kuluary/stage/way-back';

const MOVED = 'kuluary:moved';

/** Goes to another address of ours without loading the page anew. */
export function goTo(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push' && !isOverScreen()) window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
  keepAddress(address);
  window.dispatchEvent(new Event(MOVED));
  if (!address.includes('#')) window.scrollTo(0, 0);
}

/** Tells whenever the address has changed without the page being loaded anew. Returns how to stop. */
export function onMove(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(MOVED, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(MOVED, listener);
  };
}

/** Lets plain <a href="/…"> lead through the router, so that links stay links: they open in new tabs, can be copied. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download')) return;
    if (link.hash && link.pathname === window.location.pathname) return; // within the page
    if (readRoute(link.pathname).screen === 'not-found') return; // not ours: the server may know it
    event.preventDefault();
    goTo(link.pathname + link.search + link.hash);
  });
}
