// Starts the app: listeners, service worker, texts, and the first render.

import { listenForBack } from '@kuluary/ui/back-button';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { applyAppearance } from '../settings/appearance.ts';
import { currentSettings, syncAcrossTabs } from '../settings/settings.ts';
import { loadAllWords } from '../words/word-area.ts';
import { App } from './app.tsx';
import { interceptLinks } from './navigation.ts';
import { startServiceWorkerUpdates } from './service-worker-updates.ts';

/** Called when everything that the first screen needs has been fetched. */
export async function startApp(): Promise<void> {
  syncAcrossTabs(applyAppearance);
  interceptLinks();
  listenForBack();
  startServiceWorkerUpdates();
  await loadAllWords(currentSettings().language).catch(() => undefined); // a screen that misses them reports it
  const root = createRoot(document.getElementById('root')!);
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  startTransition(() => root.render(app)); // in slices: the page stays responsive
}
