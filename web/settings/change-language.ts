// Changes the language, once its texts are loaded.

import type { Language } from '@kuluary/texts/languages';
import { startTransition } from 'react';
import { loadLanguageOfGames } from '../game-loaders.ts';
import { loadAllWords } from '../words/word-area.ts';
import { applyAppearance } from './appearance.ts';
import { translateInvented } from './invented-name.ts';
import { changeSettings, currentSettings } from './settings.ts';

export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([loadAllWords(language), loadLanguageOfGames(language)]);
  startTransition(() => {
    changeSettings({ language, name: translateInvented(currentSettings().name, language) });
    applyAppearance();
  });
}
