// A slice of the contract tests, and its result, as passed between processes.

import type { ContractTestReport } from '@kuluary/kernel/contract-tests';

/** Some games with the same options and seats. */
export interface ContractTestSlice {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  readonly player?: string; // name of an omniscient player; random moves without one
}

export type SliceResult = { readonly report: ContractTestReport } | { readonly failure: string };
