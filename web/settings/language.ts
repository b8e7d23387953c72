// Changing the language or the light of the page takes more than remembering it.

import type { Language } from '@kuluary/texts/languages';
import { startTransition } from 'react';
import { learnGames } from '../games.ts';
import { loadAllWords } from '../words/area.ts';
import { applyAppearance } from './appearance.ts';
import { translateInvented } from './invented-name.ts';
import { changeSettings, settings, type Theme } from './settings.ts';

/** Changes the language once its words are there. */
export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([loadAllWords(language), learnGames(language)]);
  startTransition(() => {
    changeSettings({ language, name: translateInvented(settings().name, language) });
    applyAppearance();
  });
}

export function changeTheme(theme: Theme): void {
  changeSettings({ theme });
  applyAppearance();
}
