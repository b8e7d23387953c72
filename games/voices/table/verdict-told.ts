// Games whose verdict was told to its end on this device: it is not staged once more, and the log speaks of it. A tab
// remembers them, also when it comes back from a replay.

const KEY = 'kuluary.voices.told';
const MOST = 20; // games

let told: readonly string[] = kept();

export function isVerdictTold(match: string): boolean {
  return told.includes(match);
}

/** The verdict has been seen to its end. */
export function tellVerdict(match: string): void {
  told = [...told.filter((each) => each !== match), match].slice(-MOST);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(told));
  } catch {
    // this page remembers it; the next one will not
  }
}

function kept(): readonly string[] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
