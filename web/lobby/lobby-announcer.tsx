import type { TableInfo, ViewerInfo } from '@kuluary/protocol/to-browser';
import { useEffect, useRef, useState } from 'react';
import { LOBBY_WORDS } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import { takenSeats } from './lobby-session.ts';

/** Announces to screen readers who came, left or got ready. */
export function LobbyAnnouncer({ table, you }: { readonly table: TableInfo; readonly you: ViewerInfo }) {
  const say = useWords(LOBBY_WORDS);
  const before = useRef(table.seats);
  const [text, setText] = useState('');
  useEffect(() => {
    const counts = { taken: takenSeats(table).length, seats: table.seats.length };
    const lines = table.seats.flatMap((now, seat) => {
      const past = before.current[seat];
      if (!past || seat === you.seat) return [];
      if (now.kind !== 'free' && past.kind === 'free') return say('news.came', { name: now.name, ...counts });
      if (now.kind === 'free' && past.kind !== 'free') return say('news.left', { name: past.name, ...counts });
      if (now.kind === 'person' && now.ready && !past.ready) return say('news.ready', { name: now.name });
      return [];
    });
    before.current = table.seats;
    if (lines.length > 0) setText(lines.join(' '));
  }, [table, you.seat, say]);
  return (
    <p className="sr" aria-live="polite">
      {text}
    </p>
  );
}
