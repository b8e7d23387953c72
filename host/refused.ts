// Why a request was not carried out, as a value.

import type { Fault } from '@kuluary/protocol/words';

export interface Refused {
  readonly code: Fault | string; // a fault of ours, or the game's code for an illegal move
  readonly rule: string | null; // id of the game's rule it stands on
}

export function fault(code: Fault): Refused {
  return { code, rule: null };
}

export function isRefused(value: object): value is Refused {
  return 'code' in value && 'rule' in value;
}
