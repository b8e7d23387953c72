// A sheet of paper-thin brass over the table: from below on a phone, in the middle on a laptop. The browser's own
// <dialog> keeps the focus inside, closes on Esc and gives the focus back; Back closes it as Esc does.

import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { classes, RoundButton } from './buttons.tsx';
import { Icon } from './icons.tsx';
import styles from './sheet.module.css';
import { catchBack } from './way-back.tsx';

interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string; // "Close" in the reader's language
  readonly wide?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Sheet({ open, onClose, title, closeLabel, wide = false, className, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before the effects of what lies in it: they may measure.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) return element.close();
    element.showModal();
    // A sheet that was opened to type something has the field ready; otherwise the browser begins at the first control.
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, [open]);
  useEffect(() => (open ? catchBack(() => dialog.current?.close()) : undefined), [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way; a click beside the sheet is the mouse's
    <dialog
      ref={dialog}
      className={classes(styles.sheet, wide && styles.wide, className)}
      aria-labelledby={heading}
      onClose={() => open && onClose()} // not when it was closed from outside: then nobody needs to be told
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      {open && (
        <>
          <header className={styles.head}>
            <h2 id={heading}>{title}</h2>
            <RoundButton label={closeLabel} onClick={() => dialog.current?.close()}>
              <Icon name="cross" />
            </RoundButton>
          </header>
          <div className={styles.inside}>{children}</div>
        </>
      )}
    </dialog>
  );
}
