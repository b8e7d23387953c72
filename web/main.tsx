import '@kuluary/stage/tokens.css';
import '@kuluary/stage/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { followLinks } from './app/route.ts';
import { followSystemTheme } from './settings/appearance.ts';
import { followOtherTabs, settings } from './settings/settings.ts';
import { APP } from './words/app.ts';

followSystemTheme();
followOtherTabs();
followLinks();
void APP.load(settings().language); // needed by every screen, and by the one for accidents

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
