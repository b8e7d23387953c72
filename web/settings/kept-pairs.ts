// What this browser keeps for each of the last tables, under one key of localStorage.

const MAX_KEPT = 50;

type Pairs = readonly (readonly [table: string, kept: string])[]; // oldest first

export class KeptPairs {
  private readonly key: string;
  private unkept: Pairs = []; // where localStorage is closed

  constructor(key: string) {
    this.key = key;
  }

  of(table: string): string | undefined {
    return this.all().find(([known]) => known === table)?.[1];
  }

  keep(table: string, value: string): void {
    const others = this.all().filter(([other]) => other !== table);
    this.unkept = [...others, [table, value] as const].slice(-MAX_KEPT);
    try {
      localStorage.setItem(this.key, JSON.stringify(this.unkept));
    } catch {
      // The page remembers it until it is left.
    }
  }

  private all(): Pairs {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.key) ?? 'null');
      return Array.isArray(kept) ? (kept as Pairs) : this.unkept;
    } catch {
      return this.unkept;
    }
  }
}
