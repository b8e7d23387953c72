// What a test asks of a slice of the battery, and gets.

import type { Report } from '@kuluary/kernel/battery';

/** Games of one kind. */
export interface Slice {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  readonly pilot?: string; // who plays; chance, if nobody is named
}

export type Answer = { readonly report: Report } | { readonly failure: string };
