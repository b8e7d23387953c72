// The texts of the terminal itself; those of the games are in their packages.

import type { Catalogue } from '@kuluary/texts/catalogue';
import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import type { Flag } from './arguments.ts';

const en = {
  guest: 'Guest',
  welcome: '{game}: {count, plural, one {# opponent} other {# opponents}} at the table.',
  fairness: 'The secret seed of this deal is drawn. Its fingerprint: {commitment}',
  salt: 'Your own share of chance, any text of up to {max} characters (Enter: none): ',
  prompt: 'Your answer ({count, plural, =1 {1} other {1–#}}, ? for help): ',
  help: 'Type the number of an answer. t: the table again, q: leave the game.',
  'not-an-answer': '“{input}” is no answer here. Type a number from 1 to {count}, or “?”.',
  sure: '{warning} Are you sure? (y/n) ',
  leaving: 'Leave the game? (y/n) ',
  left: 'You leave the table.',
  saved: 'The whole game is in the file {file}',
  'saved-part': 'The game up to here is in the file {file}',
  verify: 'Check that the deal was fair: npx kuluary verify {file} --commitment {commitment}',
  replay: 'See it again: npx kuluary replay {file}',
};
export type TerminalTextKey = keyof typeof en;

export const TERMINAL_TEXTS: Readonly<Record<Language, Catalogue<TerminalTextKey>>> = {
  en,
  ru: {
    guest: 'Гость',
    welcome:
      '{game}: за столом {count, plural, one {# соперник} few {# соперника} many {# соперников} other {# соперника}}.',
    fairness: 'Тайное число этой раздачи уже загадано. Его отпечаток: {commitment}',
    salt: 'Твоя доля случая, любой текст до {max} знаков (Enter — без неё): ',
    prompt: 'Твой ответ ({count, plural, =1 {1} other {1–#}}, ? — помощь): ',
    help: 'Набери номер ответа. с — показать стол, в — выйти из игры.',
    'not-an-answer': '«{input}» здесь не ответ. Набери число от 1 до {count} или «?».',
    sure: '{warning} Точно? (да/нет) ',
    leaving: 'Выйти из игры? (да/нет) ',
    left: 'Ты выходишь из-за стола.',
    saved: 'Вся партия записана в файл {file}',
    'saved-part': 'Партия до этого места записана в файл {file}',
    verify: 'Проверить честность раздачи: npx kuluary verify {file} --commitment {commitment}',
    replay: 'Пересмотреть партию: npx kuluary replay {file} --lang ru',
  },
  uk: {
    guest: 'Гість',
    welcome:
      '{game}: за столом {count, plural, one {# суперник} few {# суперники} many {# суперників} other {# суперника}}.',
    fairness: 'Таємне число цієї роздачі вже загадано. Його відбиток: {commitment}',
    salt: 'Твоя частка випадку, будь-який текст до {max} знаків (Enter — без неї): ',
    prompt: 'Твоя відповідь ({count, plural, =1 {1} other {1–#}}, ? — допомога): ',
    help: 'Набери номер відповіді. с — показати стіл, в — вийти з гри.',
    'not-an-answer': '«{input}» тут не відповідь. Набери число від 1 до {count} або «?».',
    sure: '{warning} Точно? (так/ні) ',
    leaving: 'Вийти з гри? (так/ні) ',
    left: 'Ти виходиш з-за столу.',
    saved: 'Усю партію записано у файл {file}',
    'saved-part': 'Партію до цього місця записано у файл {file}',
    verify: 'Перевірити чесність роздачі: npx kuluary verify {file} --commitment {commitment}',
    replay: 'Переглянути партію: npx kuluary replay {file} --lang uk',
  },
};

/** Words to be typed, in any language, also with the keyboard set to another one. */
export const TYPED_WORDS = {
  yes: ['y', 'yes', 'д', 'да', 'т', 'так'],
  no: ['n', 'no', 'н', 'нет', 'ні'],
  table: ['t', 'table', 'c', 'с', 'стол', 'стіл', 'е'],
  leave: ['q', 'quit', 'в', 'выход', 'вихід', 'й'],
} as const;

export const BOT_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Ada', 'Boris', 'Clara', 'Dmytro', 'Elena', 'Felix'],
  ru: ['Анна', 'Борис', 'Варя', 'Глеб', 'Дарья', 'Егор'],
  uk: ['Анна', 'Богдан', 'Василина', 'Гнат', 'Дарина', 'Єгор'],
};

/** The language of the environment, if supported; else English. */
export function systemLanguage(): Language {
  const locale = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '';
  return LANGUAGES.find((language) => locale.startsWith(language)) ?? 'en';
}

export const LANGUAGE_FLAG: Flag = { valueName: 'LANG', about: `${LANGUAGES.join(', ')} (default: as this machine)` };
export const EDITION_FLAG: Flag = { valueName: 'EDITION', about: 'which edition; kuluary options GAME lists them' };
export const OPTION_FLAG: Flag = {
  valueName: 'NAME=VALUE',
  about: 'a house rule, may be repeated; kuluary options GAME lists them',
  multiple: true,
};
