// The user's settings in this browser, kept in localStorage; without that, until the page is left.

import { MAX_NAME_CHARACTERS } from '@kuluary/protocol/limits';
import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import { inventName } from './invented-name.ts';

export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  readonly name: string; // as others see it
  readonly language: Language;
  readonly theme: Theme;
  readonly sound: boolean;
  readonly isReferenceOpen: boolean; // beside the table
}

const KEY = 'kuluary.settings';

let current: Settings | undefined; // read on first use
const listeners = new Set<() => void>();

export function currentSettings(): Settings {
  current ??= readSettings();
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...currentSettings(), ...change };
  writeSettings(current);
  for (const listener of listeners) listener();
}

/** Returns how to unsubscribe. */
export function onSettingsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function syncAcrossTabs(onChange: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    current = readSettings();
    for (const listener of listeners) listener();
    onChange();
  });
}

function readSettings(): Settings {
  const kept = readStored();
  const language = LANGUAGES.find((known) => known === kept.language) ?? browserLanguage();
  return {
    language,
    name: storedName(kept) ?? inventNameOnce(kept, language),
    theme: THEMES.find((known) => known === kept.theme) ?? 'dark',
    sound: kept.sound !== false,
    isReferenceOpen: kept.isReferenceOpen === true,
  };
}

type StoredSettings = Partial<Readonly<Record<keyof Settings, unknown>>>;

function storedName({ name }: StoredSettings): string | undefined {
  return typeof name === 'string' && name.trim() ? name.slice(0, MAX_NAME_CHARACTERS) : undefined;
}

/** Saves the name, so that it stays; nothing else, since the rest was not chosen yet. */
function inventNameOnce(kept: StoredSettings, language: Language): string {
  const name = inventName(language);
  writeSettings({ ...kept, name });
  return name;
}

function readStored(): StoredSettings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {}; // no storage, or invalid
  }
}

function writeSettings(kept: StoredSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // No storage, or full: until the page is left.
  }
}

/** The browser's first language that the site has. */
function browserLanguage(): Language {
  for (const preferred of navigator.languages) {
    const language = LANGUAGES.find((known) => preferred.toLowerCase().startsWith(known));
    if (language) return language;
  }
  return 'en';
}
