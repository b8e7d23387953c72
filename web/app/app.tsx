import { type Route, readRoute } from '@kuluary/protocol/addresses';
import { type ComponentType, Suspense, use, useSyncExternalStore } from 'react';
import { Arrival } from './arrival.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { SCREENS } from './screens.ts';
import { Threshold } from './threshold.tsx';
import { onMove } from './way.ts';

export function App() {
  const path = useSyncExternalStore(onMove, () => window.location.pathname);
  return (
    <>
      {/* A new address is a new screen: nothing of the last table stays, and an error is left behind. */}
      <ErrorBoundary key={path}>
        <Suspense fallback={<Threshold />}>
          <Screen route={readRoute(path)} />
        </Suspense>
      </ErrorBoundary>
      <Arrival path={path} />
    </>
  );
}

/** Waits (by Suspense) until the screen is there. It gets the other parts of its address. */
function Screen({ route: { screen, ...parts } }: { readonly route: Route }) {
  const coming: Promise<{ readonly default: unknown }> = SCREENS[screen]();
  const Loaded = use(coming).default as ComponentType<object>;
  return <Loaded {...parts} />;
}
