import '@kuluary/stage/tokens.css';
import '@kuluary/stage/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { fetchFirstScreen } from './app/first-screen.ts';
import { keepFresh } from './app/renewal.ts';
import { followLinks } from './app/route.ts';
import { applyAppearance, followSystemTheme } from './settings/appearance.ts';
import { followOtherTabs } from './settings/settings.ts';

fetchFirstScreen();
followSystemTheme();
followOtherTabs(applyAppearance);
followLinks();
keepFresh();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
