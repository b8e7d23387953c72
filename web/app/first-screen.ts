// Fetches everything that the first screen needs at once, not one after another. Runs before React is loaded.

import { parseRoute, type Route } from '@kuluary/protocol/routes';
import type { Language } from '@kuluary/texts/languages';
import { PRELOADED_FONTS, PRELOADED_LETTERS } from '@kuluary/ui/preloaded-fonts';
import { GAMES } from '../game-loaders.ts';
import firstGamePicture from '../home/game-pictures/coup.svg';
import { RULEBOOKS } from '../rules/rulebooks.ts';
import { currentSettings } from '../settings/settings.ts';
import { SCREENS } from './screens.ts';
import { yieldToBrowser } from './yield-to-browser.ts';

// All words of a language are in one chunk: one area brings the others.
const WORD_LOADERS: Readonly<Record<Language, () => Promise<unknown>>> = {
  en: () => import('../words/app.en.ts'),
  ru: () => import('../words/app.ru.ts'),
  uk: () => import('../words/app.uk.ts'),
};

/** Resolves when everything has been loaded or has failed: the screen retries what it misses, and reports it. */
export async function fetchFirstScreen(): Promise<void> {
  const { language } = currentSettings();
  const route = parseRoute(window.location.pathname);
  const needs = [
    () => SCREENS[route.screen](),
    () => loadGameFor(route, language),
    () => WORD_LOADERS[language](),
    () => route.screen === 'home' && Object.assign(new Image(), { fetchPriority: 'high', src: firstGamePicture }),
    () => preloadFonts(language),
  ];
  const loading = [];
  for (const need of needs) {
    loading.push(Promise.resolve(need()).catch(() => undefined));
    await yieldToBrowser();
  }
  await Promise.all(loading);
}

function preloadFonts(language: Language): void {
  for (const family of PRELOADED_FONTS) {
    document.fonts.load(`1em "${family}"`, PRELOADED_LETTERS[language]).catch(() => undefined); // other fonts do, too
  }
}

/** As much of a game as the screen needs. Of a table the game is known only if the server has put it into the page. */
function loadGameFor(route: Route, language: Language): Promise<unknown> | undefined {
  switch (route.screen) {
    case 'table':
      return GAMES[document.documentElement.dataset.game ?? '']?.load(language);
    case 'play':
    case 'hot-seat':
      return GAMES[route.game]?.load(language);
    case 'rules':
      return Promise.all([GAMES[route.game]?.loadLanguage(language), RULEBOOKS[route.game]?.()]);
    default:
      return undefined;
  }
}
