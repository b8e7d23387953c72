// What the terminal itself says. The games speak for themselves.

import type { Catalogue } from '@kuluary/texts/catalogue';
import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import type { Flag } from './arguments.ts';

export const WORD_KEYS = [
  'guest',
  'welcome',
  'fairness',
  'salt',
  'prompt',
  'help',
  'not-an-answer',
  'sure',
  'left',
  'saved',
  'saved-part',
  'verify',
  'replay',
] as const;
export type Word = (typeof WORD_KEYS)[number];

export const WORDS: Readonly<Record<Language, Catalogue<Word>>> = {
  en: {
    guest: 'Guest',
    welcome: '{game}: {count, plural, one {# opponent} other {# opponents}} at the table.',
    fairness: 'The deal is fixed in advance by a secret seed. Its fingerprint: {commitment}',
    salt: 'Your own share of chance, any text (Enter: none): ',
    prompt: 'Your answer (1–{count}, ? for help): ',
    help: 'Type the number of an answer. t: the table again, q: leave the game.',
    'not-an-answer': '“{input}” is no answer here. Type a number from 1 to {count}, or ?.',
    sure: '{warning} Are you sure? (y/n) ',
    left: 'You leave the table.',
    saved: 'The whole game is in the file {file}',
    'saved-part': 'The game up to here is in the file {file}',
    verify: 'Check that the deal was fair: npx kuluary verify {file} --commitment {commitment}',
    replay: 'See it again: npx kuluary replay {file}',
  },
  ru: {
    guest: 'Гость',
    welcome:
      '{game}: за столом {count, plural, one {# соперник} few {# соперника} many {# соперников} other {# соперника}}.',
    fairness: 'Раздача заранее определена тайным числом. Его отпечаток: {commitment}',
    salt: 'Твоя доля случая, любой текст (Enter — без неё): ',
    prompt: 'Твой ответ (1–{count}, ? — помощь): ',
    help: 'Набери номер ответа. с — показать стол, в — выйти из игры.',
    'not-an-answer': '«{input}» здесь не ответ. Набери число от 1 до {count} или ?.',
    sure: '{warning} Точно? (да/нет) ',
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
    fairness: 'Роздачу наперед визначено таємним числом. Його відбиток: {commitment}',
    salt: 'Твоя частка випадку, будь-який текст (Enter — без неї): ',
    prompt: 'Твоя відповідь (1–{count}, ? — допомога): ',
    help: 'Набери номер відповіді. с — показати стіл, в — вийти з гри.',
    'not-an-answer': '«{input}» тут не відповідь. Набери число від 1 до {count} або ?.',
    sure: '{warning} Точно? (так/ні) ',
    left: 'Ти виходиш з-за столу.',
    saved: 'Усю партію записано у файл {file}',
    'saved-part': 'Партію до цього місця записано у файл {file}',
    verify: 'Перевірити чесність роздачі: npx kuluary verify {file} --commitment {commitment}',
    replay: 'Переглянути партію: npx kuluary replay {file} --lang uk',
  },
};

/** What may be typed for each, in any language and on a keyboard that is set to another one. */
export const TYPED = {
  yes: ['y', 'yes', 'д', 'да', 'т', 'так'],
  no: ['n', 'no', 'н', 'нет', 'ні'],
  table: ['t', 'table', 'с', 'стол', 'стіл', 'е'],
  leave: ['q', 'quit', 'в', 'выход', 'вихід', 'й'],
} as const;

/** Names for bots. */
export const BOT_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Ada', 'Boris', 'Clara', 'Dmytro', 'Elena', 'Felix'],
  ru: ['Анна', 'Борис', 'Варя', 'Глеб', 'Дарья', 'Егор'],
  uk: ['Анна', 'Богдан', 'Василина', 'Гнат', 'Дарина', 'Єгор'],
};

/** The language that this machine speaks, as far as we speak it too. */
export function languageOfMachine(): Language {
  const locale = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '';
  return LANGUAGES.find((language) => locale.startsWith(language)) ?? 'en';
}

export const LANGUAGE_FLAG: Flag = { value: 'LANG', about: `${LANGUAGES.join(', ')} (default: as this machine)` };
export const EDITION_FLAG: Flag = { value: 'EDITION', about: 'which edition; kuluary options GAME lists them' };
export const OPTION_FLAG: Flag = {
  value: 'NAME=VALUE',
  about: 'a house rule, may be repeated; kuluary options GAME lists them',
  multiple: true,
};
