// Who shall sit at a table of this page, and by which rules.

export interface Plan {
  readonly people: readonly string[]; // names; the first one opens the table
  readonly bots: readonly string[]; // names
  readonly options: Readonly<Record<string, unknown>>; // chosen ones
}

const keyOf = (place: string) => `kuluary.${place}.plan`;

export function keepPlan(place: string, plan: Plan): void {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(plan));
  } catch {
    // The next game begins with our own suggestion.
  }
}

export function lastPlan(place: string): Plan | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null');
    return isPlan(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isPlan(value: unknown): value is Plan {
  if (typeof value !== 'object' || value === null) return false;
  const { people, bots, options } = value as Record<string, unknown>;
  const areNames = (list: unknown) => Array.isArray(list) && list.every((name) => typeof name === 'string');
  return areNames(people) && areNames(bots) && typeof options === 'object' && options !== null;
}
