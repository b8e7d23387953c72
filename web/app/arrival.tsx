import { useEffect, useRef, useState } from 'react';

/** Tells ears that another screen has come: eyes see it. Its title comes with the screen, so it is waited for. */
export function Arrival({ path }: { readonly path: string }) {
  const [title, setTitle] = useState('');
  const first = useRef(path);
  useEffect(() => {
    const element = document.querySelector('title');
    if (!element || path === first.current) return;
    first.current = ''; // from now on every way is news, the way back too
    const observer = new MutationObserver(() => {
      setTitle(document.title);
      observer.disconnect();
    });
    observer.observe(element, { childList: true });
    return () => observer.disconnect();
  }, [path]);
  return (
    <p className="sr" aria-live="polite">
      {title}
    </p>
  );
}
