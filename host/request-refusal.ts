// Why a request was refused, as a value.

import { failed, type Result } from '@kuluary/kernel/result';
import type { RefusalCode } from '@kuluary/protocol/vocabularies';

export interface RequestRefusal {
  readonly code: RefusalCode | string; // a refusal code of the host, or the game's code for an illegal move
  readonly rule: string | null; // id of the game's rule that forbids it
}

export function makeRefusal(code: RefusalCode): RequestRefusal {
  return { code, rule: null };
}

export function refuse(code: RefusalCode): Result<never, RequestRefusal> {
  return failed(makeRefusal(code));
}
