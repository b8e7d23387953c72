// A player's own share of chance. It goes to the server with the seat, mixes into the deal, and stays here to check the
// deal by afterwards.

const KEY = 'kuluary.salts';
const BYTES = 8;
const MAX_KEPT = 50;

type Kept = readonly (readonly [table: string, salt: string])[]; // oldest first

let unkept: Kept = []; // where localStorage is closed

/** Letters and digits that nobody can foresee. */
export function drawSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function keepSalt(table: string, salt: string): void {
  const others = readSalts().filter(([other]) => other !== table);
  unkept = [...others, [table, salt] as const].slice(-MAX_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(unkept));
  } catch {
    // The page remembers it until it is left.
  }
}

/** What was given to this table; undefined when nothing was, or from another device. */
export function saltOf(table: string): string | undefined {
  return readSalts().find(([known]) => known === table)?.[1];
}

/** The salt for this table: the one that was given before, or a new one. */
export function saltFor(table: string): string {
  const known = saltOf(table);
  if (known !== undefined) return known;
  const salt = drawSalt();
  keepSalt(table, salt);
  return salt;
}

function readSalts(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(kept) ? (kept as Kept) : unkept;
  } catch {
    return unkept;
  }
}
