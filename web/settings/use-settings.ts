import { useSyncExternalStore } from 'react';
import { currentSettings, onSettingsChange, type Settings } from './settings.ts';

export function useSettings(): Settings {
  return useSyncExternalStore(onSettingsChange, currentSettings);
}
