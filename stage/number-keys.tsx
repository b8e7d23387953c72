// Number keys press the answers of a table.

import { type RefObject, useEffect } from 'react';

/** Presses whatever has this number at the table, unless somebody is writing or looks at something on top of it. */
export function useNumberKeys(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const at = document.activeElement;
      if (at?.closest('input, textarea, select, [contenteditable]') || document.querySelector('dialog[open]')) return;
      const pressed = table.current?.querySelector<HTMLElement>(`[data-key="${event.key}"]`);
      if (!pressed) return;
      event.preventDefault();
      pressed.click();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [table]);
}
