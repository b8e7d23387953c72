// Changes language or theme: saves the setting and applies it.

import type { Language } from '@kuluary/texts/languages';
import { startTransition } from 'react';
import { loadLanguageOfGames } from '../game-loaders.ts';
import { loadAllWords } from '../words/word-area.ts';
import { applyAppearance } from './appearance.ts';
import { translateInvented } from './invented-name.ts';
import { changeSettings, currentSettings, type Theme } from './settings.ts';

/** Loads the texts of the language first. */
export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([loadAllWords(language), loadLanguageOfGames(language)]);
  startTransition(() => {
    changeSettings({ language, name: translateInvented(currentSettings().name, language) });
    applyAppearance();
  });
}

export function changeTheme(theme: Theme): void {
  changeSettings({ theme });
  applyAppearance();
}
