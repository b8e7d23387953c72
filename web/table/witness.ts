// What this browser saw before the deal: the commitment, to hold the log against when the game is over.

const KEY = 'kuluary.commitments';
const MAX_KEPT = 50;

type Commitments = Readonly<Record<string, string>>; // by the table's code, newest last

let unkept: Commitments = {}; // where localStorage is closed

/** Only the first one counts: a table that changes it afterwards must be found out. */
export function keepCommitment(table: string, commitment: string): void {
  const known = read();
  if (known[table] !== undefined) return;
  unkept = { ...Object.fromEntries(Object.entries(known).slice(1 - MAX_KEPT)), [table]: commitment };
  try {
    localStorage.setItem(KEY, JSON.stringify(unkept));
  } catch {
    // The page remembers it until it is left.
  }
}

export function commitmentOf(table: string): string | null {
  return read()[table] ?? null;
}

function read(): Commitments {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null ? (kept as Commitments) : unkept;
  } catch {
    return unkept;
  }
}
