// What a person has chosen for this browser. Kept in localStorage; where that is closed, for as long as the page lives.

import { MAX_NAME_CHARACTERS } from '@kuluary/protocol/limits';
import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import { inventName } from './invented-name.ts';

export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  readonly name: string; // how others read this person
  readonly language: Language;
  readonly theme: Theme;
  readonly sound: boolean;
}

const KEY = 'kuluary.settings';

let current: Settings | undefined; // read when somebody asks first
const listeners = new Set<() => void>();

export function settings(): Settings {
  current ??= read();
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...settings(), ...change };
  write(current);
  for (const listener of listeners) listener();
}

/** Tells whenever they have changed. Returns how to stop. */
export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another tab has changed them. */
export function followOtherTabs(onChange: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    current = read();
    for (const listener of listeners) listener();
    onChange();
  });
}

function read(): Settings {
  const kept = readKept();
  const language = LANGUAGES.find((known) => known === kept.language) ?? browserLanguage();
  return {
    language,
    name: keptName(kept) ?? inventedOnce(kept, language),
    theme: THEMES.find((known) => known === kept.theme) ?? 'dark',
    sound: kept.sound !== false,
  };
}

type Kept = Partial<Readonly<Record<keyof Settings, unknown>>>;

function keptName({ name }: Kept): string | undefined {
  return typeof name === 'string' && name.trim() ? name.slice(0, MAX_NAME_CHARACTERS) : undefined;
}

/** Whoever comes back is called as before. Nothing else is kept with it: the rest was not chosen yet. */
function inventedOnce(kept: Kept, language: Language): string {
  const name = inventName(language);
  write({ ...kept, name });
  return name;
}

function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {}; // closed, or spoiled
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Closed or full: the page remembers until it is left.
  }
}

/** The first language of the browser that we speak. */
function browserLanguage(): Language {
  for (const wish of navigator.languages) {
    const language = LANGUAGES.find((known) => wish.toLowerCase().startsWith(known));
    if (language) return language;
  }
  return 'en';
}
