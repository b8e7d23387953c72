// What the terminal itself says. The games speak for themselves.

import type { Catalogue } from '@kuluary/texts/catalogue';
import type { Language } from '@kuluary/texts/languages';

export type Word =
  | 'guest'
  | 'welcome'
  | 'fairness'
  | 'prompt'
  | 'help'
  | 'not-an-answer'
  | 'sure'
  | 'yes'
  | 'left'
  | 'saved'
  | 'verify';

export const WORDS: Readonly<Record<Language, Catalogue<Word>>> = {
  en: {
    guest: 'Guest',
    welcome: '{game}: {count, plural, one {# opponent} other {# opponents}} at the table.',
    fairness: 'The deal is sealed: {commitment}',
    prompt: 'Your answer (1–{count}, ? for help): ',
    help: 'Type the number of an answer. t: the table again. q: leave the game.',
    'not-an-answer': '“{input}” is no answer here. Type a number from 1 to {count}, or ?.',
    sure: '{warning} Are you sure? (y/n) ',
    yes: 'y',
    left: 'You leave the table.',
    saved: 'The whole game is in {file}',
    verify: 'To check that the deal was fair: npx kuluary verify {file}',
  },
  ru: {
    guest: 'Гость',
    welcome:
      '{game}: за столом {count, plural, one {# соперник} few {# соперника} many {# соперников} other {# соперника}}.',
    fairness: 'Раздача запечатана: {commitment}',
    prompt: 'Твой ответ (1–{count}, ? — помощь): ',
    help: 'Набери номер ответа. t — показать стол, q — выйти из игры.',
    'not-an-answer': '«{input}» здесь не ответ. Набери число от 1 до {count} или ?.',
    sure: '{warning} Точно? (д/н) ',
    yes: 'д',
    left: 'Ты выходишь из-за стола.',
    saved: 'Вся партия записана в {file}',
    verify: 'Проверить честность раздачи: npx kuluary verify {file}',
  },
  uk: {
    guest: 'Гість',
    welcome:
      '{game}: за столом {count, plural, one {# суперник} few {# суперники} many {# суперників} other {# суперника}}.',
    fairness: 'Роздачу запечатано: {commitment}',
    prompt: 'Твоя відповідь (1–{count}, ? — допомога): ',
    help: 'Набери номер відповіді. t — показати стіл, q — вийти з гри.',
    'not-an-answer': '«{input}» тут не відповідь. Набери число від 1 до {count} або ?.',
    sure: '{warning} Точно? (т/н) ',
    yes: 'т',
    left: 'Ти виходиш з-за столу.',
    saved: 'Усю партію записано у {file}',
    verify: 'Перевірити чесність роздачі: npx kuluary verify {file}',
  },
};

/** Names for bots. */
export const BOT_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Ada', 'Boris', 'Clara', 'Dmytro', 'Elena'],
  ru: ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья'],
  uk: ['Анна', 'Богдан', 'Віра', 'Гнат', 'Дарина'],
};
