// Checks in the browser whether the deal was fair, from the log that the table publishes at the end.

import { commitmentOf } from '@kuluary/kernel/fairness';
import type { AnyGame, Seat } from '@kuluary/kernel/game';
import { type MatchLog, parseMatchLog } from '@kuluary/kernel/match-log';
import { replayLog } from '@kuluary/kernel/replay';

/** `unknown`: this browser cannot tell, because it did not see the lobby. */
export type FairnessVerdict = 'holds' | 'fails' | 'unknown';

type Found = `${'whole' | 'seed' | 'draws'}.${'holds' | 'fails'}` | `${'seen' | 'salt'}.${FairnessVerdict}`;
export type FoundKey = `found.${Found}`; // message key

export interface FairnessFinding {
  readonly key: FoundKey;
  readonly verdict: FairnessVerdict;
  readonly count: number; // of draws, if it is about those
  readonly detail: string | null; // what is wrong, in the kernel's words
}

/** What this browser remembers of the time before the deal. */
export interface DealEvidence {
  readonly commitment: string | null; // as it was shown in the lobby
  readonly seat: Seat | null; // our own
  readonly salt: string | null; // that we sent
}

export function checkDealFairness(game: AnyGame, text: string, evidence: DealEvidence): readonly FairnessFinding[] {
  const parsed = parseMatchLog(text);
  if (!parsed.ok) return [makeFinding('whole.fails', parsed.failure.message)];
  const matchLog = parsed.value;
  const fault = replayLog(game, matchLog);
  return [
    makeFinding('whole.holds'),
    makeFinding(commitmentOf(matchLog.seed) === matchLog.commitment ? 'seed.holds' : 'seed.fails'),
    makeFinding(`seen.${compareValues(evidence.commitment, matchLog.commitment)}`),
    makeFinding(
      `salt.${evidence.seat === null ? 'unknown' : compareValues(evidence.salt, matchLog.salts[evidence.seat])}`,
    ),
    { ...makeFinding(fault ? 'draws.fails' : 'draws.holds', fault?.message), count: countDraws(matchLog) },
  ];
}

/** The worst of what was found. */
export function overallVerdict(findings: readonly FairnessFinding[]): FairnessVerdict {
  const has = (verdict: FairnessVerdict) => findings.some((found) => found.verdict === verdict);
  return has('fails') ? 'fails' : has('unknown') ? 'unknown' : 'holds';
}

function makeFinding(found: Found, detail: string | null = null): FairnessFinding {
  return { key: `found.${found}`, verdict: found.split('.')[1] as FairnessVerdict, count: 0, detail };
}

function compareValues(remembered: string | null, stated: string | undefined): FairnessVerdict {
  if (remembered === null) return 'unknown';
  return remembered === stated ? 'holds' : 'fails';
}

function countDraws(matchLog: MatchLog): number {
  return matchLog.moves.reduce((sum, { draws }) => sum + draws.length, matchLog.deal.length);
}
