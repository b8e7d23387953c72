// Which screen a URL path leads to: for the page, and for the server, which must know the paths that the page
// understands.

import { CODE_DIGITS } from './limits.ts';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'table'; readonly code: string }
  | { readonly screen: 'device'; readonly token: string } // a one-time link that moves a seat to this device
  | { readonly screen: 'replay'; readonly code: string | null } // null: a log on this device
  | { readonly screen: 'play'; readonly game: string } // against bots, inside this page
  | { readonly screen: 'hot-seat'; readonly game: string } // several people, one device
  | { readonly screen: 'rules'; readonly game: string }
  | { readonly screen: 'tables' } // the public list
  | { readonly screen: 'credits' } // whose games these are
  | { readonly screen: 'admin' } // for administrators
  | { readonly screen: 'not-found' };

const CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`);
const GAME = /^[a-z][a-z-]{0,31}$/;

export function parseRoute(pathname: string): Route {
  const [first, second, ...rest] = pathname.split('/').filter(Boolean);
  if (first === undefined) return { screen: 'home' };
  if (rest.length > 0) return { screen: 'not-found' };
  if (first === 'tables' && second === undefined) return { screen: 'tables' };
  if (first === 'credits' && second === undefined) return { screen: 'credits' };
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
