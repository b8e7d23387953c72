// What was said at a table: by people, in words; and by the table itself, which is nobody's speech.

import type { Seat } from '@kuluary/kernel/game';
import type { Said } from '@kuluary/protocol/to-browser';
import type { Speech } from '@kuluary/protocol/to-server';
import type { Say } from '../words/area.ts';
import type { TableKey } from '../words/table.ts';

/** What somebody said. */
export interface Remark extends Said {
  readonly speech: Speech;
}

export function remarksIn(said: readonly Said[], muted: ReadonlySet<Seat>): readonly Remark[] {
  return said.filter((each): each is Remark => !isNote(each) && !muted.has(each.seat));
}

/** Whose time ran out, so that a bot answered, and who took a move back: the table says it, and nobody can be muted out of
 * it. */
export function notesIn(said: readonly Said[]): readonly Said[] {
  return said.filter(isNote);
}

function isNote({ speech }: Said): boolean {
  return 'late' in speech || 'back' in speech;
}

export function wordsOf(speech: Speech, say: Say<TableKey>): string {
  if ('phrase' in speech) return say(`phrase.${speech.phrase}`);
  if ('reaction' in speech) return say(`reaction.${speech.reaction}`);
  return speech.text;
}

export function noteWords(
  { seat, speech }: Said,
  own: Seat | null,
  names: readonly string[],
  say: Say<TableKey>,
): string {
  const what = 'back' in speech ? 'back' : 'late';
  return seat === own ? say(`note.${what}-you`) : say(`note.${what}`, { name: names[seat]! });
}
