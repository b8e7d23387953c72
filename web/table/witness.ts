// What this browser saw before the deal: the commitment, to hold the log against when the game is over.

import { KeptPairs } from '../settings/kept-pairs.ts';

const commitments = new KeptPairs('kuluary.commitments');

/** Only the first one counts: a table that changes it afterwards must be found out. */
export function keepCommitment(table: string, commitment: string): void {
  if (commitments.of(table) === undefined) commitments.keep(table, commitment);
}

export function commitmentOf(table: string): string | null {
  return commitments.of(table) ?? null;
}
