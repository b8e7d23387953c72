import { Suspense } from 'react';
import { Arrival } from './arrival.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { readRoute, usePath } from './route.ts';
import { screenOf } from './screens.ts';
import { Threshold } from './threshold.tsx';

export function App() {
  const path = usePath();
  const { screen: name, ...parts } = readRoute(path);
  const Screen = screenOf(name);
  return (
    <>
      {/* A new address is a new screen: nothing of the last table stays, and an error is left behind. */}
      <ErrorBoundary key={path}>
        <Suspense fallback={<Threshold />}>
          <Screen {...parts} />
        </Suspense>
      </ErrorBoundary>
      <Arrival path={path} />
    </>
  );
}
