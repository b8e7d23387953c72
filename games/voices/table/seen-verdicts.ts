// Remembers in the browser tab the matches whose verdict was shown to its end: it is not staged again, and the log may
// contain it.

const STORAGE_KEY = 'kuluary.voices.told';
const MAX_MATCHES = 20;

let seenMatches: readonly string[] = loadSeenMatches();

export function isVerdictSeen(match: string): boolean {
  return seenMatches.includes(match);
}

export function markVerdictSeen(match: string): void {
  seenMatches = [...seenMatches.filter((each) => each !== match), match].slice(-MAX_MATCHES);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(seenMatches));
  } catch {
    // no storage: remembered until the page is reloaded
  }
}

function loadSeenMatches(): readonly string[] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
