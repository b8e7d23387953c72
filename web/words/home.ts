import { area } from './area.ts';

const HOME_KEYS = [
  'title', // of the browser's tab
  'question', // what shall we play?
  'coup.title',
  'coup.about',
  'coup.meta',
  'voices.title',
  'voices.about',
  'voices.meta',
  'rickshank.title',
  'rickshank.about',
  'rickshank.meta',
  'rickshank.cry', // in the comic's balloon
  'play',
  'resume',
  'resume.bots',
  'resume.table', // with friends
  'resume.hot-seat',
  'fresh', // instead of the one that was left
  'fresh.note',
  'make',
  'making',
  'more', // label of the links below
  'by-code',
  'by-code.short',
  'by-code.about',
  'by-code.field',
  'by-code.enter',
  'by-code.missing',
  'hot-seat',
  'open-tables',
  'open-tables.about',
  'open-tables.none',
  'open-tables.none.about',
  'open-tables.any',
  'open-tables.open', // make a table that strangers may find
  'open-tables.join',
  'open-tables.of', // whose table
  'open-tables.taken',
  'open-tables.again',
  'self-hosting',
  'self-hosting.about',
  'self-hosting.then',
  'self-hosting.docs',
  'unreachable.title',
  'unreachable.about',
  'unreachable.bots',
  'unreachable.again',
  'refused.title',
  'clock.none',
  'clock.relaxed',
  'clock.normal',
  'clock.fast',
  'clock.day',
  'clock.three-days',
] as const;
export type HomeKey = (typeof HOME_KEYS)[number];

export const HOME = area(HOME_KEYS, {
  en: () => import('./home.en.ts'),
  ru: () => import('./home.ru.ts'),
  uk: () => import('./home.uk.ts'),
});
