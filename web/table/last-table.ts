// The tables at which somebody sits on this device and the game is not over: from home there is a way back.

import type { TableId } from '@kuluary/protocol/ids';
import { useEffect, useSyncExternalStore } from 'react';

const KEY = 'kuluary.tables';
const MAX_KEPT = 5;

export interface KeptTable {
  readonly table: TableId; // code
  readonly game: string;
}

let unkept = '[]'; // where localStorage is closed

function load(): string {
  try {
    return localStorage.getItem(KEY) ?? unkept;
  } catch {
    return unkept;
  }
}

/** The latest first. What cannot be read is forgotten. */
export function keptTables(text = load()): readonly KeptTable[] {
  try {
    const kept = JSON.parse(text) as unknown;
    return Array.isArray(kept) ? kept.filter(isKept).slice(0, MAX_KEPT) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is KeptTable {
  const { table, game } = (value ?? {}) as Partial<KeptTable>;
  return typeof table === 'string' && /^\d{1,12}$/.test(table) && typeof game === 'string';
}

/** Puts a table on top, or takes it away. */
export function keepTable({ table, game }: KeptTable, isSeated: boolean): void {
  const others = keptTables().filter((kept) => kept.table !== table);
  unkept = JSON.stringify([...(isSeated ? [{ table, game }] : []), ...others].slice(0, MAX_KEPT));
  try {
    localStorage.setItem(KEY, unkept);
  } catch {
    // The page remembers it until it is left.
  }
}

/** Remembers for as long as it makes sense to come back. */
export function useKeptTable(kept: KeptTable | null, isSeated: boolean): void {
  const { table, game } = kept ?? {};
  useEffect(() => {
    if (table !== undefined && game !== undefined) keepTable({ table, game }, isSeated);
  }, [table, game, isSeated]);
}

const onChange = (listener: () => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};

/** The latest table of a game to which one can go back. */
export function useLastTable(game: string): string | undefined {
  const text = useSyncExternalStore(onChange, load);
  return keptTables(text).find((kept) => kept.game === game)?.table;
}
