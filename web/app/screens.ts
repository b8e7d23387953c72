// The screens, each in files of its own that are loaded on navigation. A screen gets the parts of its route as props.

import type { Route } from '@kuluary/protocol/routes';
import type { ComponentType } from 'react';
import { loadOnce } from './load-once.ts';

type ScreenName = Route['screen'];
export type ScreenProps<Screen extends ScreenName> = Omit<Extract<Route, { screen: Screen }>, 'screen'>;
type ScreenLoaders = {
  readonly [Screen in ScreenName]: () => Promise<{ readonly default: ComponentType<ScreenProps<Screen>> }>;
};

export const SCREENS: ScreenLoaders = {
  home: loadOnce(() => import('../home/home-screen.tsx')),
  tables: loadOnce(() => import('../home/tables-screen.tsx')),
  table: loadOnce(() => import('../table/table-screen.tsx')),
  device: loadOnce(() => import('../table/device-screen.tsx')),
  replay: loadOnce(() => import('../replay/replay-screen.tsx')),
  play: loadOnce(() => import('../local/play-screen.tsx')),
  'hot-seat': loadOnce(() => import('../local/hot-seat-screen.tsx')),
  rules: loadOnce(() => import('../rules/rules-screen.tsx')),
  credits: loadOnce(() => import('../credits/credits-screen.tsx')),
  admin: loadOnce(() => import('../admin/admin-screen.tsx')),
  'not-found': loadOnce(() => import('./not-found-screen.tsx')),
};

export function preloadScreen(name: ScreenName): void {
  SCREENS[name]().catch(() => undefined); // navigation retries, and reports it
}
