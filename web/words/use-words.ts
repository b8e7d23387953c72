import { use } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import type { Area, Say } from './area.ts';

/** The words of an area in the reader's language. Waits (by Suspense) until they are there. */
export function useWords<Key extends string>(area: Area<Key>): Say<Key> {
  const { language } = useSettings();
  return use(area.load(language));
}
