import type { words } from './lobby.en.ts';
import { wordArea } from './word-area.ts';

export type LobbyKey = keyof typeof words;

export const LOBBY_WORDS = wordArea<LobbyKey>({
  en: () => import('./lobby.en.ts'),
  ru: () => import('./lobby.ru.ts'),
  uk: () => import('./lobby.uk.ts'),
});
