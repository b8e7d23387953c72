// Announces new log lines and the chat of others to screen readers.

import { TABLE_WORDS } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import { chatMessagesIn, speechText, tableNotesIn, tableNoteText } from './chat-messages.ts';
import { LiveRegion } from './live-region.tsx';
import { playerNames } from './table-session.ts';
import type { MatchScreenState } from './use-match-screen.ts';

export function EventAnnouncer({ screen: { session, log, muted } }: { readonly screen: MatchScreenState }) {
  const say = useWords(TABLE_WORDS);
  const { newEvents, newChat, you, table } = session.model;
  const names = playerNames(session.model);
  const isAnnounced = (event: unknown) => session.game.ui.isAnnounced?.(event, table.commitment) ?? true;
  const lines = newEvents.events.flatMap(({ event }) => (isAnnounced(event) ? (log.sentenceOf(event) ?? []) : []));
  const notes = tableNotesIn(newChat.said)
    .filter(({ seat }) => seat !== you.seat) // one's own is a notice on screen, or is known already
    .map((note) => tableNoteText(note, you.seat, names, say));
  const chatLines = chatMessagesIn(newChat.said, muted)
    .filter(({ seat }) => seat !== you.seat)
    .map(({ seat, speech }) => say('talk.said', { name: names[seat]!, words: speechText(speech, say) }));
  return (
    <>
      <LiveRegion id={newEvents.id} lines={lines} />
      <LiveRegion id={newChat.id} lines={[...notes, ...chatLines]} />
    </>
  );
}
