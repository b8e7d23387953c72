// Puts language and theme on <html>. 'system' is settled here, so that style sheets know two themes only.

import { type Settings, settings, type Theme } from './settings.ts';

const DAYLIGHT = '(prefers-color-scheme: light)';
const BAR: Readonly<Record<'dark' | 'light', string>> = { dark: '#090f1d', light: '#d9cdb2' }; // of the phone's browser

function theme(chosen: Theme): 'dark' | 'light' {
  if (chosen !== 'system') return chosen;
  return window.matchMedia(DAYLIGHT).matches ? 'light' : 'dark';
}

export function applyAppearance(chosen: Settings = settings()): void {
  const root = document.documentElement;
  const shown = theme(chosen.theme);
  root.lang = chosen.language;
  root.dataset.theme = shown;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR[shown]);
}

/** Applies it now and whenever the system turns from day to night. */
export function followSystemTheme(): void {
  applyAppearance();
  window.matchMedia(DAYLIGHT).addEventListener('change', () => applyAppearance());
}
