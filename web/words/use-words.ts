import { use } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import type { Say, WordArea } from './word-area.ts';

/** The words of an area in the reader's language; suspends until they are loaded. */
export function useWords<Key extends string>(wordArea: WordArea<Key>): Say<Key> {
  const { language } = useSettings();
  return use(wordArea.load(language));
}
