// Why a request was not carried out, as a value.

import { failed, type Result } from '@kuluary/kernel/result';
import type { Fault } from '@kuluary/protocol/words';

export interface Refused {
  readonly code: Fault | string; // a fault of ours, or the game's code for an illegal move
  readonly rule: string | null; // id of the game's rule it stands on
}

export function fault(code: Fault): Refused {
  return { code, rule: null };
}

export function refused(code: Fault): Result<never, Refused> {
  return failed(fault(code));
}
