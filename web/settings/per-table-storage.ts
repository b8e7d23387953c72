// A value for each of the last tables, under one key of localStorage.

const MAX_KEPT = 50;

type TableEntries = readonly (readonly [table: string, kept: string])[]; // oldest first

export class PerTableStorage {
  private readonly key: string;
  private fallback: TableEntries = []; // where there is no localStorage

  constructor(key: string) {
    this.key = key;
  }

  get(table: string): string | undefined {
    return this.readAll().find(([known]) => known === table)?.[1];
  }

  set(table: string, value: string): void {
    const others = this.readAll().filter(([other]) => other !== table);
    this.fallback = [...others, [table, value] as const].slice(-MAX_KEPT);
    try {
      localStorage.setItem(this.key, JSON.stringify(this.fallback));
    } catch {
      // No storage: until the page is left.
    }
  }

  private readAll(): TableEntries {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.key) ?? 'null');
      return Array.isArray(kept) ? (kept as TableEntries) : this.fallback;
    } catch {
      return this.fallback;
    }
  }
}
