import type { words } from './admin.en.ts';
import { area } from './area.ts';

export type AdminKey = keyof typeof words;

/** For whoever runs the server. */
export const ADMIN = area<AdminKey>({
  en: () => import('./admin.en.ts'),
  ru: () => import('./admin.ru.ts'),
  uk: () => import('./admin.uk.ts'),
});
