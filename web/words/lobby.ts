import { area } from './area.ts';
import type { words } from './lobby.en.ts';

export type LobbyKey = keyof typeof words;

export const LOBBY = area<LobbyKey>({
  en: () => import('./lobby.en.ts'),
  ru: () => import('./lobby.ru.ts'),
  uk: () => import('./lobby.uk.ts'),
});
