// The log of a table as sentences, in the viewer's language and with what this viewer may know.

import type { Seat } from '@kuluary/kernel/game';
import { useMemo, useState } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { TABLE_WORDS } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import { chatMessagesIn, speechText, tableNotesIn, tableNoteText } from './chat-messages.ts';
import { groupLogByTurn, type LogTurn } from './log-lines.ts';
import { playerNames, type TableSession, viewerOf } from './table-session.ts';

export interface LogText {
  readonly turns: readonly LogTurn[];
  readonly sentenceOf: (event: unknown) => string | undefined;
}

export function useLogText({ game, model }: TableSession, muted: ReadonlySet<Seat>): LogText {
  const { language } = useSettings();
  const say = useWords(TABLE_WORDS);
  const { events, chat, table, you } = model;
  const viewer = viewerOf(model);
  const names = playerNames(model).join('\n'); // compared by content: every update brings a new list
  return useMemo(() => {
    const list = names.split('\n');
    const sentenceOf = (event: unknown) => game.texts.eventText(language, event, viewer, list, table.options);
    const chatLines = chatMessagesIn(chat, muted)
      .filter(({ speech }) => 'text' in speech)
      .map(({ position, seat, speech }) => ({ position, seat, text: speechText(speech, say) }));
    const notes = tableNotesIn(chat).map((note) => ({
      position: note.position,
      text: tableNoteText(note, you.seat, list, say),
    }));
    const isLogged = (event: unknown) => game.ui.isLogged?.(event, table.options, table.commitment) ?? true;
    const source = {
      sentenceOf: ({ event }: { readonly event: unknown }) => (isLogged(event) ? sentenceOf(event) : undefined),
      turnStartedBy: game.ui.turnStartedBy,
    };
    return { turns: groupLogByTurn(events, source, chatLines, notes), sentenceOf };
  }, [game, language, viewer, names, table.options, table.commitment, events, chat, you.seat, muted, say]);
}

/** How many have come since they were last in view. */
export function useUnreadCount(count: number, isInView: boolean): number {
  const [seenCount, setSeenCount] = useState(count);
  if (isInView && seenCount !== count) setSeenCount(count);
  return isInView ? 0 : Math.max(0, count - seenCount);
}
