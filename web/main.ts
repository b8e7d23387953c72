// The entry of the page: finds out what else is needed, and fetches all of it at once. Nothing here may import React, or the
// page would wait for it before it fetched anything.

import '@kuluary/ui/tokens.css';
import '@kuluary/ui/fonts.css';
import './app/splash.css';
import { fetchFirstScreen } from './app/first-screen.ts';
import { followSystemTheme } from './settings/appearance.ts';

const LOAD_FAILED_TEXT = 'Reload the page, please. · Перезагрузи страницу. · Перезавантаж сторінку.';

followSystemTheme();
loadAndStart().catch(() => {
  // The network failed before any text was loaded.
  document.getElementById('root')!.textContent = LOAD_FAILED_TEXT;
});

async function loadAndStart(): Promise<void> {
  const [{ startApp }] = await Promise.all([import('./app/start-app.tsx'), fetchFirstScreen()]);
  await startApp();
}
