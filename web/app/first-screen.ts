// What the first screen needs is asked for at once, not one thing after another.

import { FIRST_FONTS } from '@kuluary/stage/fonts';
import { preload } from 'react-dom';
import firstDoor from '../home/doors/coup.svg';
import { settings } from '../settings/settings.ts';
import { APP } from '../words/app.ts';
import { HOME } from '../words/home.ts';
import { readRoute } from './route.ts';
import { warmUp } from './screens.ts';

export function fetchFirstScreen(): void {
  const { language } = settings();
  const { screen } = readRoute(window.location.pathname);
  for (const font of FIRST_FONTS[language]) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  warmUp(screen);
  void APP.load(language); // needed by every screen, and by the one for accidents
  if (screen === 'home') {
    preload(firstDoor, { as: 'image', fetchPriority: 'high' });
    void HOME.load(language);
  }
}
