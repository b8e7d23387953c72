// Why a table does nothing any more. Both are in order: nobody need hear of them but whoever asks for the table.

/** The store has no such table any more. */
export class Vanished extends Error {}

/** Nobody looks after the table here any more. */
export class LetGo extends Error {}

export function isGone(error: unknown): boolean {
  return error instanceof Vanished || error instanceof LetGo;
}
