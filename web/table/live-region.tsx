// A screen reader announces events here when it pauses. The game's own table announces decisions, at once.

import { useEffect, useRef, useState } from 'react';

interface Announcement {
  readonly id: number; // a new id: these lines have just come
  readonly lines: readonly string[];
}

export function LiveRegion({ id, lines }: Announcement) {
  const [text, setText] = useState('');
  const last = useRef(id);
  useEffect(() => {
    if (id === last.current) return;
    last.current = id;
    if (lines.length > 0) setText(lines.join(' '));
  }, [id, lines]);
  return (
    <p className="sr" aria-live="polite">
      {text}
    </p>
  );
}
