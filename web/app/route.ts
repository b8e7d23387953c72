// Which screen an address means. A dozen addresses need no library.

import { CODE_DIGITS } from '@kuluary/protocol/limits';
import { isOverScreen, keepAddress } from '@kuluary/stage/way-back';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'table'; readonly code: string }
  | { readonly screen: 'device'; readonly token: string } // a one-time link that moves a seat to this device
  | { readonly screen: 'replay'; readonly code: string | null } // null: of a log on this device
  | { readonly screen: 'play'; readonly game: string } // against bots, inside this page
  | { readonly screen: 'hot-seat'; readonly game: string } // several people, one device
  | { readonly screen: 'rules'; readonly game: string }
  | { readonly screen: 'tables' } // the public list
  | { readonly screen: 'admin' } // for whoever runs the server
  | { readonly screen: 'not-found' };

const CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`);
const GAME = /^[a-z][a-z-]{0,31}$/;

export function readRoute(pathname: string): Route {
  const [first, second, ...rest] = pathname.split('/').filter(Boolean);
  if (first === undefined) return { screen: 'home' };
  if (rest.length > 0) return { screen: 'not-found' };
  if (first === 'tables' && second === undefined) return { screen: 'tables' };
  if (first === 'admin' && second === undefined) return { screen: 'admin' };
  if (first === 'replay' && second === undefined) return { screen: 'replay', code: null };
  if (second === undefined) return { screen: 'not-found' };
  if (first === 't' && CODE.test(second)) return { screen: 'table', code: second };
  if (first === 'r' && CODE.test(second)) return { screen: 'replay', code: second };
  if (first === 'd') return { screen: 'device', token: second };
  if ((first === 'play' || first === 'hot-seat' || first === 'rules') && GAME.test(second)) {
    return { screen: first, game: second };
  }
  return { screen: 'not-found' };
}

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
