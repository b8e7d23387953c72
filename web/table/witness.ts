// What this browser saw before the deal: the commitment, to hold the log against when the game is over.

import type { TableId } from '@kuluary/protocol/ids';
import { KeptPairs } from '../settings/kept-pairs.ts';

const commitments = new KeptPairs('kuluary.commitments');

/** Only the first one counts: a table that changes it afterwards must be found out. */
export function keepCommitment(table: TableId, commitment: string): void {
  if (commitments.of(table) === undefined) commitments.keep(table, commitment);
}

export function commitmentOf(table: TableId): string | null {
  return commitments.of(table) ?? null;
}
