// The log of a table as its reader reads it.

import type { Seat } from '@kuluary/kernel/game';
import { useMemo, useState } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { TABLE } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import { type LogTurn, logTurns } from './log-lines.ts';
import { namesOf, type Room, viewerOf } from './room.ts';
import { notesIn, noteWords, remarksIn, wordsOf } from './said.ts';

export interface ReadLog {
  readonly turns: readonly LogTurn[];
  readonly sentence: (event: unknown) => string | undefined;
}

export function useLog({ game, model }: Room, muted: ReadonlySet<Seat>): ReadLog {
  const { language } = useSettings();
  const say = useWords(TABLE);
  const { events, said, table, you } = model;
  const viewer = viewerOf(model);
  const names = namesOf(model).join('\n'); // compared by content: every update brings a new list
  return useMemo(() => {
    const list = names.split('\n');
    const sentence = (event: unknown) => game.texts.event(language, event, viewer, list, table.options);
    const spoken = remarksIn(said, muted)
      .filter(({ speech }) => 'text' in speech)
      .map(({ position, seat, speech }) => ({ position, seat, text: wordsOf(speech, say) }));
    const notes = notesIn(said).map((note) => ({
      position: note.position,
      text: noteWords(note, you.seat, list, say),
    }));
    const isNoted = (event: unknown) => game.table.isNoted?.(event, table.options, table.commitment) ?? true;
    const reader = {
      sentence: ({ event }: { readonly event: unknown }) => (isNoted(event) ? sentence(event) : undefined),
      turnBegun: game.table.turnBegun,
    };
    return { turns: logTurns(events, reader, spoken, notes), sentence };
  }, [game, language, viewer, names, table.options, table.commitment, events, said, you.seat, muted, say]);
}

/** How many of them have come since they were last in sight. */
export function useUnread(count: number, isInSight: boolean): number {
  const [seen, setSeen] = useState(count);
  if (isInSight && seen !== count) setSeen(count);
  return isInSight ? 0 : Math.max(0, count - seen);
}
