import { useEffect, useRef, useState } from 'react';

/** Announces the title of another screen to screen readers, once the screen has set it. */
export function ScreenAnnouncer({ path }: { readonly path: string }) {
  const [title, setTitle] = useState('');
  const first = useRef(path);
  useEffect(() => {
    const element = document.querySelector('title');
    if (!element || path === first.current) return;
    first.current = ''; // later it is announced again, too
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
