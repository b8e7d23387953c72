// For ears: what happens is told when there is a pause. Questions are spoken by the game's own table, at once.

import { useEffect, useRef, useState } from 'react';

export interface Spoken {
  readonly id: number; // a new id: these lines have just come
  readonly lines: readonly string[];
}

/** Told when the listener is not being told something else. */
export function Polite({ id, lines }: Spoken) {
  const [told, setTold] = useState('');
  const last = useRef(id);
  useEffect(() => {
    if (id === last.current) return;
    last.current = id;
    if (lines.length > 0) setTold(lines.join(' '));
  }, [id, lines]);
  return (
    <p className="sr" aria-live="polite">
      {told}
    </p>
  );
}
