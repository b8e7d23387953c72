// The screens, each in files of its own that are fetched when somebody goes there. A screen gets the parts of its
// address as props.

import { type ComponentType, lazy } from 'react';
import type { Route } from './route.ts';

type Name = Route['screen'];
export type ScreenProps<Screen extends Name> = Omit<Extract<Route, { screen: Screen }>, 'screen'>;
type Loaders = { readonly [Screen in Name]: () => Promise<{ readonly default: ComponentType<ScreenProps<Screen>> }> };

const LOADERS: Loaders = {
  home: () => import('../home/home-screen.tsx'),
  tables: () => import('../home/tables-screen.tsx'),
  table: () => import('../table/table-screen.tsx'),
  device: () => import('../table/device-screen.tsx'),
  replay: () => import('../replay/replay-screen.tsx'),
  play: () => import('../local/play-screen.tsx'),
  'hot-seat': () => import('../local/hot-seat-screen.tsx'),
  rules: () => import('../rules/rules-screen.tsx'),
  'not-found': () => import('./not-found-screen.tsx'),
};

type AnyScreen = ComponentType<Omit<Route, 'screen'>>;

const screens = Object.fromEntries(
  Object.entries(LOADERS).map(([name, load]) => [name, lazy(load as Loaders['home'])]),
) as unknown as Readonly<Record<Name, AnyScreen>>;

/** The component for a route: give it the route's other parts. */
export function screenOf(name: Name): AnyScreen {
  return screens[name];
}

/** Fetches a screen before anybody goes there. */
export function warmUp(name: Name): void {
  LOADERS[name]().catch(() => undefined); // going there will try again, and say so
}
