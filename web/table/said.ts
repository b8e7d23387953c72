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
  return said.filter((each): each is Remark => !('late' in each.speech) && !muted.has(each.seat));
}

/** Whose time ran out, so that a bot answered: the table says it, and nobody can be muted out of it. */
export function lateIn(said: readonly Said[]): readonly Said[] {
  return said.filter(({ speech }) => 'late' in speech);
}

export function wordsOf(speech: Speech, say: Say<TableKey>): string {
  if ('phrase' in speech) return say(`phrase.${speech.phrase}`);
  if ('reaction' in speech) return say(`reaction.${speech.reaction}`);
  return speech.text;
}

export function lateWords(seat: Seat, own: Seat | null, names: readonly string[], say: Say<TableKey>): string {
  return seat === own ? say('note.late-you') : say('note.late', { name: names[seat]! });
}
