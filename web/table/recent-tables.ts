// Tables of unfinished matches with a seat of this device: the home screen links to them.

import type { TableId } from '@kuluary/protocol/ids';
import { useEffect, useSyncExternalStore } from 'react';

const KEY = 'kuluary.tables';
const MAX_KEPT = 5;

interface RecentTable {
  readonly table: TableId; // code
  readonly game: string;
}

let fallback = '[]'; // where there is no localStorage

function readStored(): string {
  try {
    return localStorage.getItem(KEY) ?? fallback;
  } catch {
    return fallback;
  }
}

/** The latest first. */
export function recentTables(text = readStored()): readonly RecentTable[] {
  try {
    const kept = JSON.parse(text) as unknown;
    return Array.isArray(kept) ? kept.filter(isRecentTable).slice(0, MAX_KEPT) : [];
  } catch {
    return [];
  }
}

function isRecentTable(value: unknown): value is RecentTable {
  const { table, game } = (value ?? {}) as Partial<RecentTable>;
  return typeof table === 'string' && /^\d{1,12}$/.test(table) && typeof game === 'string';
}

/** Moves a table to the front, or removes it. */
export function updateRecentTable({ table, game }: RecentTable, isSeated: boolean): void {
  const others = recentTables().filter((kept) => kept.table !== table);
  fallback = JSON.stringify([...(isSeated ? [{ table, game }] : []), ...others].slice(0, MAX_KEPT));
  try {
    localStorage.setItem(KEY, fallback);
  } catch {
    // No storage: until the page is left.
  }
}

export function useRecentTableUpdate(kept: RecentTable | null, isSeated: boolean): void {
  const { table, game } = kept ?? {};
  useEffect(() => {
    if (table !== undefined && game !== undefined) updateRecentTable({ table, game }, isSeated);
  }, [table, game, isSeated]);
}

const subscribeToStorage = (listener: () => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};

/** The latest of these tables that plays this game. */
export function useLatestTable(game: string): string | undefined {
  const text = useSyncExternalStore(subscribeToStorage, readStored);
  return recentTables(text).find((kept) => kept.game === game)?.table;
}
