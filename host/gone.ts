// Why a table does nothing any more, or cannot be opened.

/** The store has no such table any more. */
export class Vanished extends Error {}

/** Nobody looks after the table here any more. */
export class LetGo extends Error {}

/** The game goes on only with the rules that it was begun with, and these are not here: no longer, or not yet. */
export class OtherRules extends Error {
  readonly code: 'old-rules' | 'new-rules';

  constructor(version: number, ours: number) {
    super(`begun with version ${version} of the rules; this program has ${ours}`);
    this.code = version < ours ? 'old-rules' : 'new-rules';
  }
}

/** The log itself is wrong: no server can continue it. */
export class BrokenLog extends Error {}

/** It is in order: nobody need hear of it but whoever asks for the table. */
export function isGone(error: unknown): boolean {
  return error instanceof Vanished || error instanceof LetGo;
}
