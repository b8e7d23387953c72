// Number keys press the buttons of a table.

import { type RefObject, useEffect } from 'react';

/** Clicks the element whose `data-key` is the digit, unless the focus is in a field or a dialog is open. */
export function useNumberKeys(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const focused = document.activeElement;
      if (focused?.closest('input, textarea, select, [contenteditable]') || document.querySelector('dialog[open]'))
        return;
      const target = table.current?.querySelector<HTMLElement>(`[data-key="${event.key}"]`);
      if (!target) return;
      event.preventDefault();
      target.click();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [table]);
}
