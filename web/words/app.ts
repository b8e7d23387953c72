import { area } from './area.ts';

// Words that every screen needs.
const APP_KEYS = [
  'name', // of the house
  'home',
  'rules',
  'close',
  'cancel',
  'back',
  'copied',
  'copy',
  'mishap.title',
  'mishap.about',
  'mishap.offline',
  'mishap.offline.about',
  'mishap.offline.still',
  'mishap.reload',
  'not-found.title',
  'not-found.about',
  'settings.language',
  'settings.theme',
  'settings.theme.system',
  'settings.theme.dark',
  'settings.theme.light',
  'settings.name',
] as const;
export type AppKey = (typeof APP_KEYS)[number];

export const APP = area(APP_KEYS, {
  en: () => import('./app.en.ts'),
  ru: () => import('./app.ru.ts'),
  uk: () => import('./app.uk.ts'),
});
