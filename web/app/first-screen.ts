// What the first screen needs is asked for at once, not one thing after another. This runs before React is there.

import { type Route, readRoute } from '@kuluary/protocol/addresses';
import { FIRST_FONTS, FIRST_LETTERS } from '@kuluary/stage/fonts';
import type { Language } from '@kuluary/texts/languages';
import { GAMES } from '../games.ts';
import firstDoor from '../home/doors/coup.svg';
import { RULEBOOKS } from '../rules/rulebooks.ts';
import { settings } from '../settings/settings.ts';
import { breath } from './breath.ts';
import { SCREENS } from './screens.ts';

// All words of a language come in one file: one area brings the others.
const WORDS: Readonly<Record<Language, () => Promise<unknown>>> = {
  en: () => import('../words/app.en.ts'),
  ru: () => import('../words/app.ru.ts'),
  uk: () => import('../words/app.uk.ts'),
};

/** Is done when everything has come, or has failed to: the screen asks again for what it misses, and says so. */
export async function fetchFirstScreen(): Promise<void> {
  const { language } = settings();
  const route = readRoute(window.location.pathname);
  const needs = [
    () => SCREENS[route.screen](),
    () => gameFor(route, language),
    () => WORDS[language](),
    () => route.screen === 'home' && Object.assign(new Image(), { fetchPriority: 'high', src: firstDoor }),
    () => fetchFonts(language),
  ];
  const coming = [];
  for (const need of needs) {
    coming.push(Promise.resolve(need()).catch(() => undefined));
    await breath();
  }
  await Promise.all(coming);
}

function fetchFonts(language: Language): void {
  for (const family of FIRST_FONTS) {
    document.fonts.load(`1em "${family}"`, FIRST_LETTERS[language]).catch(() => undefined); // words are read without, too
  }
}

/** As much of a game as the screen needs. The code of a table does not tell which; the server may, in the page. */
function gameFor(route: Route, language: Language): Promise<unknown> | undefined {
  switch (route.screen) {
    case 'table':
      return GAMES[document.documentElement.dataset.game ?? '']?.load(language);
    case 'play':
    case 'hot-seat':
      return GAMES[route.game]?.load(language);
    case 'rules':
      return Promise.all([GAMES[route.game]?.learn(language), RULEBOOKS[route.game]?.()]);
    default:
      return undefined;
  }
}
