// The screens, each in a file of its own that is fetched when somebody goes there. The screen of a route is the default
// export of NAME-screen.tsx in whatever folder it belongs to: /play/coup is shown by table/play-screen.tsx. It gets the
// parts of its address as props.

import { type ComponentType, lazy } from 'react';
import type { Route } from './route.ts';

export type ScreenProps<Screen extends Route['screen']> = Omit<Extract<Route, { screen: Screen }>, 'screen'>;

type AnyScreen = ComponentType<Omit<Route, 'screen'>>;
type Load = () => Promise<{ readonly default: AnyScreen }>;

const found = import.meta.glob('../*/*-screen.tsx') as Record<string, Load>;
const shown = new Map<string, AnyScreen>();

/** The component of a screen; undefined when this build has none. */
export function screenOf(name: Route['screen']): AnyScreen | undefined {
  const known = shown.get(name);
  if (known) return known;
  const path = Object.keys(found).find((file) => file.endsWith(`/${name}-screen.tsx`));
  if (path === undefined) return undefined;
  const screen = lazy(found[path]!);
  shown.set(name, screen);
  return screen;
}

/** Fetches a screen before anybody goes there. */
export function warmUp(name: Route['screen']): void {
  const path = Object.keys(found).find((file) => file.endsWith(`/${name}-screen.tsx`));
  if (path !== undefined) void found[path]!();
}
