// What this browser saw before the deal: the commitment, to hold the log against when the game is over.

const KEY = 'kuluary.commitments';
const MAX_KEPT = 50;

type Commitments = readonly (readonly [table: string, commitment: string])[]; // oldest first

let unkept: Commitments = []; // where localStorage is closed

/** Only the first one counts: a table that changes it afterwards must be found out. */
export function keepCommitment(table: string, commitment: string): void {
  const known = read();
  if (known.some(([other]) => other === table)) return;
  unkept = [...known, [table, commitment] as const].slice(-MAX_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(unkept));
  } catch {
    // The page remembers it until it is left.
  }
}

export function commitmentOf(table: string): string | null {
  return read().find(([known]) => known === table)?.[1] ?? null;
}

function read(): Commitments {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(kept) ? (kept as Commitments) : unkept;
  } catch {
    return unkept;
  }
}
