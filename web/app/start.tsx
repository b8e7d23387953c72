// The page comes to life.

import { followBack } from '@kuluary/stage/way-back';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { applyAppearance } from '../settings/appearance.ts';
import { followOtherTabs, settings } from '../settings/settings.ts';
import { loadAllWords } from '../words/area.ts';
import { App } from './app.tsx';
import { keepFresh } from './renewal.ts';
import { followLinks } from './way.ts';

/** Everything that the first screen needs has been fetched: it is drawn in one go. */
export async function start(): Promise<void> {
  followOtherTabs(applyAppearance);
  followLinks();
  followBack();
  keepFresh();
  await loadAllWords(settings().language).catch(() => undefined); // the screen that misses them says so
  const root = createRoot(document.getElementById('root')!);
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  startTransition(() => root.render(app)); // in slices: the page is never deaf for long
}
