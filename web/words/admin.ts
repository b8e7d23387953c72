import type { words } from './admin.en.ts';
import { wordArea } from './word-area.ts';

export type AdminKey = keyof typeof words;

/** For whoever runs the server. */
export const ADMIN_WORDS = wordArea<AdminKey>({
  en: () => import('./admin.en.ts'),
  ru: () => import('./admin.ru.ts'),
  uk: () => import('./admin.uk.ts'),
});
