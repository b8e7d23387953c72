// What the push room lies in: over the whole screen, and nothing else can be reached meanwhile. Esc and a phone's Back lead
// out of it, as long as nothing has been sent.

import { classes } from '@kuluary/stage/buttons';
import { catchBack } from '@kuluary/stage/way-back';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { Colour } from '../rules/vocabulary.ts';
import { Picture } from './picture.tsx';
import styles from './push-overlay.module.css';
import tokens from './tokens.module.css';

interface PushOverlayProps {
  readonly label: string;
  readonly voice: Colour;
  readonly isOpen: boolean; // one can still go back
  readonly onBack: () => void;
  readonly children: ReactNode;
}

export function PushOverlay({ label, voice, isOpen, onBack, children }: PushOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const back = useRef(onBack);
  back.current = onBack;
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => (isOpen ? catchBack(() => back.current()) : undefined), [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={classes(tokens.voices, styles.overlay)}
      aria-label={label}
      data-voice={voice}
      data-question="push"
      onCancel={(event) => event.preventDefault()} // the keys of the room know Esc
    >
      <Picture of="courtroom" className={styles.hall} />
      {children}
    </dialog>
  );
}
