import type { TableInfo, You } from '@kuluary/protocol/to-browser';
import { useEffect, useRef, useState } from 'react';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/use-words.ts';
import { taken } from './room.ts';

/** Who came, left or got ready, for ears: eyes see the seats. */
export function News({ table, you }: { readonly table: TableInfo; readonly you: You }) {
  const say = useWords(LOBBY);
  const before = useRef(table.seats);
  const [news, setNews] = useState('');
  useEffect(() => {
    const counts = { taken: taken(table).length, seats: table.seats.length };
    const lines = table.seats.flatMap((now, seat) => {
      const then = before.current[seat];
      if (!then || seat === you.seat) return [];
      if (now.kind !== 'free' && then.kind === 'free') return say('news.came', { name: now.name, ...counts });
      if (now.kind === 'free' && then.kind !== 'free') return say('news.left', { name: then.name, ...counts });
      if (now.kind === 'person' && now.ready && !then.ready) return say('news.ready', { name: now.name });
      return [];
    });
    before.current = table.seats;
    if (lines.length > 0) setNews(lines.join(' '));
  }, [table, you.seat, say]);
  return (
    <p className="sr" aria-live="polite">
      {news}
    </p>
  );
}
