// A modal sheet: from below on a phone, in the middle on a laptop. The browser's <dialog> keeps the focus inside, closes on
// Esc and gives the focus back; Back closes it as Esc does.

import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { closeOnBack } from './back-button.tsx';
import { classNames, RoundButton } from './buttons.tsx';
import { Icon } from './icons.tsx';
import styles from './sheet.module.css';

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
  // A layout effect: effects of the content may measure.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) return element.close();
    element.showModal();
    // A sheet that was opened to type something focuses its field; otherwise the browser focuses the first control.
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, [open]);
  useEffect(() => (open ? closeOnBack(() => dialog.current?.close()) : undefined), [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way; a click beside the sheet is the mouse's
    <dialog
      ref={dialog}
      className={classNames(styles.sheet, wide && styles.wide, className)}
      aria-labelledby={heading}
      onClose={() => open && onClose()} // not when the parent has closed it
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
