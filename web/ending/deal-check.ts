// Was the deal fair? Checked here, in the reader's own browser, from the log that the table gave out at the end.

import { commitment } from '@kuluary/kernel/fairness';
import type { AnyGame, Seat } from '@kuluary/kernel/game';
import { type Log, parseLog } from '@kuluary/kernel/log';
import { replay } from '@kuluary/kernel/replay';

/** `unknown`: this browser cannot tell, because it was not there when it would have mattered. */
export type Verdict = 'holds' | 'fails' | 'unknown';

type Found = `${'whole' | 'seed' | 'draws'}.${'holds' | 'fails'}` | `${'seen' | 'salt'}.${Verdict}`;
export type FoundKey = `found.${Found}`; // of the words for it

export interface Finding {
  readonly key: FoundKey;
  readonly verdict: Verdict;
  readonly count: number; // of draws, where it speaks of those
  readonly detail: string | null; // for those who want to know: what is wrong, in the words of the kernel
}

/** What this browser remembers of the time before the deal. */
export interface Witness {
  readonly commitment: string | null; // as it was shown in the lobby
  readonly seat: Seat | null; // our own
  readonly salt: string | null; // that we gave
}

export function checkDeal(game: AnyGame, text: string, witness: Witness): readonly Finding[] {
  const parsed = parseLog(text);
  if (!parsed.ok) return [finding('whole.fails', parsed.failure.message)];
  const log = parsed.value;
  const fault = replay(game, log);
  return [
    finding('whole.holds'),
    finding(commitment(log.seed) === log.commitment ? 'seed.holds' : 'seed.fails'),
    finding(`seen.${same(witness.commitment, log.commitment)}`),
    finding(`salt.${witness.seat === null ? 'unknown' : same(witness.salt, log.salts[witness.seat])}`),
    { ...finding(fault ? 'draws.fails' : 'draws.holds', fault?.message), count: drawsIn(log) },
  ];
}

/** The worst of what was found. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  const has = (verdict: Verdict) => findings.some((found) => found.verdict === verdict);
  return has('fails') ? 'fails' : has('unknown') ? 'unknown' : 'holds';
}

function finding(found: Found, detail: string | null = null): Finding {
  return { key: `found.${found}`, verdict: found.split('.')[1] as Verdict, count: 0, detail };
}

function same(remembered: string | null, stated: string | undefined): Verdict {
  if (remembered === null) return 'unknown';
  return remembered === stated ? 'holds' : 'fails';
}

function drawsIn(log: Log): number {
  return log.moves.reduce((sum, { draws }) => sum + draws.length, log.deal.length);
}
