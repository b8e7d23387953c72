// The log for /replay, of a local match or from a file, kept until the tab is closed.

const KEY = 'kuluary.replay';

let fallback: string | null = null; // where there is no sessionStorage, or too little

export function storeReplayLog(text: string): void {
  fallback = text;
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // No storage: until the page is left.
  }
}

export function storedReplayLog(): string | null {
  if (fallback !== null) return fallback;
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
