// What was said at a table: chat messages of people, and notes of the table itself.

import type { Seat } from '@kuluary/kernel/game';
import type { SpokenLine } from '@kuluary/protocol/to-browser';
import type { Speech } from '@kuluary/protocol/to-server';
import type { TableKey } from '../words/table.ts';
import type { Say } from '../words/word-area.ts';

export interface ChatMessage extends SpokenLine {
  readonly speech: Speech;
}

export function chatMessagesIn(said: readonly SpokenLine[], muted: ReadonlySet<Seat>): readonly ChatMessage[] {
  return said.filter((each): each is ChatMessage => !isTableNote(each) && !muted.has(each.seat));
}

/** Whose time ran out, so that a bot moved, and who took a move back: notes that muting does not hide. */
export function tableNotesIn(said: readonly SpokenLine[]): readonly SpokenLine[] {
  return said.filter(isTableNote);
}

function isTableNote({ speech }: SpokenLine): boolean {
  return 'late' in speech || 'back' in speech;
}

export function speechText(speech: Speech, say: Say<TableKey>): string {
  if ('phrase' in speech) return say(`phrase.${speech.phrase}`);
  if ('reaction' in speech) return say(`reaction.${speech.reaction}`);
  return speech.text;
}

export function tableNoteText(
  { seat, speech }: SpokenLine,
  own: Seat | null,
  names: readonly string[],
  say: Say<TableKey>,
): string {
  const kind = 'back' in speech ? 'back' : 'late';
  return seat === own ? say(`note.${kind}-you`) : say(`note.${kind}`, { name: names[seat]! });
}
