// A move that is sent again is made once: the moves made so far, by seat and the client's id of the move.

import type { Seat } from '@kuluary/kernel/game';
import { canonicalJson } from '@kuluary/kernel/json';
import { ok, type Result } from '@kuluary/kernel/result';
import type { LogPosition } from '@kuluary/protocol/ids';
import { type RequestRefusal, refuse } from './request-refusal.ts';

/** The same move was made before, at this position. */
export interface AlreadyMade {
  readonly position: LogPosition;
}

export class MoveDeduplication {
  private readonly movesByKey = new Map<string, { readonly position: LogPosition; readonly move: unknown }>();

  add(seat: Seat, id: string, move: unknown, position: LogPosition): void {
    this.movesByKey.set(moveKey(seat, id), { position, move });
  }

  forgetAfter(position: LogPosition): void {
    for (const [key, made] of this.movesByKey) if (made.position > position) this.movesByKey.delete(key);
  }

  /** Where the move with this id was made; refused if it was another move; undefined: the id is new. */
  find(seat: Seat, id: string, move: unknown): Result<AlreadyMade, RequestRefusal> | undefined {
    const made = this.movesByKey.get(moveKey(seat, id));
    if (!made) return undefined;
    return canonicalJson(made.move) === canonicalJson(move)
      ? ok({ position: made.position })
      : refuse('stale-decision');
  }
}

/** Per seat: nobody can use up another's ids. */
export function moveKey(seat: Seat, id: string): string {
  return `${seat}:${id}`;
}
