// The fairness commitments that this browser saw before the deal, to check the logs against at the end.

import type { TableId } from '@kuluary/protocol/ids';
import { PerTableStorage } from '../settings/per-table-storage.ts';

const commitments = new PerTableStorage('kuluary.commitments');

/** Only the first one counts: a table that changes it afterwards must be noticed. */
export function rememberCommitment(table: TableId, commitment: string): void {
  if (commitments.get(table) === undefined) commitments.set(table, commitment);
}

export function rememberedCommitment(table: TableId): string | null {
  return commitments.get(table) ?? null;
}
