// The little that comes with the page: it finds out what else is needed, and fetches all of it at once. Nothing here may
// import React, or the page would wait for it before it asked for anything.

import '@kuluary/stage/tokens.css';
import '@kuluary/stage/fonts.css';
import './app/threshold.css';
import { fetchFirstScreen } from './app/first-screen.ts';
import { followSystemTheme } from './settings/appearance.ts';

const LAST_WORDS = 'Reload the page, please. · Перезагрузи страницу. · Перезавантаж сторінку.';

followSystemTheme();
open().catch(() => {
  // The network has gone before there was anything to say it with.
  document.getElementById('root')!.textContent = LAST_WORDS;
});

async function open(): Promise<void> {
  const [{ start }] = await Promise.all([import('./app/start.tsx'), fetchFirstScreen()]);
  await start();
}
