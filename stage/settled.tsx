// A moment in which nothing is taken for an answer: whoever tapped twice has not read what is asked now.

import { useEffect, useState } from 'react';

const MOMENT = 400; // ms

/** Whether what is asked has been there for a moment. */
export function useSettled(asked: string): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    setSettled(null);
    const timer = setTimeout(() => setSettled(asked), MOMENT);
    return () => clearTimeout(timer);
  }, [asked]);
  return settled === asked;
}
