// Invents a name for a new player, so that nobody has to fill in a form to play.

import type { Language } from '@kuluary/texts/languages';

// In the same order in every language.
const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Quiet Fox',
    'Sly Hedgehog',
    'Old Raven',
    'Night Owl',
    'Grey Wolf',
    'Learned Cat',
    'Wise Badger',
    'Nimble Swift',
  ],
  ru: [
    'Тихий Лис',
    'Хитрый Ёж',
    'Старый Ворон',
    'Ночной Филин',
    'Серый Волк',
    'Учёный Кот',
    'Мудрый Барсук',
    'Юркий Стриж',
  ],
  uk: [
    'Тихий Лис',
    'Хитрий Їжак',
    'Старий Ворон',
    'Нічний Пугач',
    'Сірий Вовк',
    'Учений Кіт',
    'Мудрий Борсук',
    'Меткий Стриж',
  ],
};

export function inventName(language: Language): string {
  const names = NAMES[language];
  return names[Math.floor(Math.random() * names.length)]!;
}

/** An invented name in another language; any other name as it is. */
export function translateInvented(name: string, language: Language): string {
  for (const names of Object.values(NAMES)) {
    const index = names.indexOf(name);
    if (index >= 0) return NAMES[language][index]!;
  }
  return name;
}
