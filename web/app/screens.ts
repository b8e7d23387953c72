// The screens, each in files of its own that are fetched when somebody goes there. A screen gets the parts of its
// address as props.

import type { Route } from '@kuluary/protocol/addresses';
import type { ComponentType } from 'react';
import { once } from './once.ts';

type Name = Route['screen'];
export type ScreenProps<Screen extends Name> = Omit<Extract<Route, { screen: Screen }>, 'screen'>;
type Loaders = { readonly [Screen in Name]: () => Promise<{ readonly default: ComponentType<ScreenProps<Screen>> }> };

export const SCREENS: Loaders = {
  home: once(() => import('../home/home-screen.tsx')),
  tables: once(() => import('../home/tables-screen.tsx')),
  table: once(() => import('../table/table-screen.tsx')),
  device: once(() => import('../table/device-screen.tsx')),
  replay: once(() => import('../replay/replay-screen.tsx')),
  play: once(() => import('../local/play-screen.tsx')),
  'hot-seat': once(() => import('../local/hot-seat-screen.tsx')),
  rules: once(() => import('../rules/rules-screen.tsx')),
  admin: once(() => import('../admin/admin-screen.tsx')),
  'not-found': once(() => import('./not-found-screen.tsx')),
};

/** Fetches a screen before anybody goes there. */
export function warmUp(name: Name): void {
  SCREENS[name]().catch(() => undefined); // going there will try again, and say so
}
