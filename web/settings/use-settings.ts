import { useSyncExternalStore } from 'react';
import { onSettings, type Settings, settings } from './settings.ts';

export function useSettings(): Settings {
  return useSyncExternalStore(onSettings, settings);
}
