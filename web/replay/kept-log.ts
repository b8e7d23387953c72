// A log on this device that is to be looked at: of a game against bots, or from a file. It stays as long as the tab.

const KEY = 'kuluary.replay';

let unkept: string | null = null; // where sessionStorage is closed, or too small

export function keepLogForReplay(text: string): void {
  unkept = text;
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Then it does not outlive a reload.
  }
}

export function keptLog(): string | null {
  if (unkept !== null) return unkept;
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
