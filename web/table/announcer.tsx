// For ears: new lines of the log are told when there is a pause, a question to the listener at once.

import { useEffect, useRef, useState } from 'react';

interface AnnouncerProps {
  readonly news: { readonly id: number; readonly lines: readonly string[] }; // a new id: these have just been written
  readonly question: string | undefined; // that the listener is asked now
}

export function Announcer({ news, question }: AnnouncerProps) {
  const [lines, setLines] = useState('');
  const told = useRef(news.id);
  useEffect(() => {
    if (news.id === told.current) return;
    told.current = news.id;
    if (news.lines.length > 0) setLines(news.lines.join(' '));
  }, [news]);
  return (
    <>
      <p className="sr" aria-live="polite">
        {lines}
      </p>
      <p className="sr" aria-live="assertive">
        {question ?? ''}
      </p>
    </>
  );
}
