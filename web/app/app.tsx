import { parseRoute, type Route } from '@kuluary/protocol/routes';
import { type ComponentType, Suspense, use, useSyncExternalStore } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { onNavigation } from './navigation.ts';
import { ScreenAnnouncer } from './screen-announcer.tsx';
import { SCREENS } from './screens.ts';
import { Splash } from './splash.tsx';

export function App() {
  const path = useSyncExternalStore(onNavigation, () => window.location.pathname);
  return (
    <>
      {/* A new path is a new screen: nothing of the last table stays, nor an error. */}
      <ErrorBoundary key={path}>
        <Suspense fallback={<Splash />}>
          <Screen route={parseRoute(path)} />
        </Suspense>
      </ErrorBoundary>
      <ScreenAnnouncer path={path} />
    </>
  );
}

/** Suspends until the screen is loaded. It gets the other parts of its route. */
function Screen({ route: { screen, ...parts } }: { readonly route: Route }) {
  const screenModule: Promise<{ readonly default: unknown }> = SCREENS[screen]();
  const Loaded = use(screenModule).default as ComponentType<object>;
  return <Loaded {...parts} />;
}
