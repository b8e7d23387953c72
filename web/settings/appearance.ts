// Sets language and theme on <html>. 'system' is resolved here, so that style sheets know two themes only.

import { changeSettings, currentSettings, type Settings, type Theme } from './settings.ts';

const LIGHT_QUERY = '(prefers-color-scheme: light)';
const BROWSER_BAR_COLOURS: Readonly<Record<'dark' | 'light', string>> = { dark: '#090f1d', light: '#d9cdb2' }; // of a phone's browser

function resolvedTheme(chosen: Theme): 'dark' | 'light' {
  if (chosen !== 'system') return chosen;
  return window.matchMedia(LIGHT_QUERY).matches ? 'light' : 'dark';
}

export function applyAppearance(chosen: Settings = currentSettings()): void {
  const root = document.documentElement;
  const shown = resolvedTheme(chosen.theme);
  root.lang = chosen.language;
  root.dataset.theme = shown;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BROWSER_BAR_COLOURS[shown]);
}

/** Applies it now and whenever the system's theme changes. */
export function followSystemTheme(): void {
  applyAppearance();
  window.matchMedia(LIGHT_QUERY).addEventListener('change', () => applyAppearance());
}

export function changeTheme(theme: Theme): void {
  changeSettings({ theme });
  applyAppearance();
}
