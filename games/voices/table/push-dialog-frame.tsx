// The modal frame of the push dialog, over the whole screen. Esc and a phone's Back close it until the aim is sent.

import { closeOnBack } from '@kuluary/ui/back-button';
import { classNames } from '@kuluary/ui/buttons';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { Colour } from '../rules/vocabulary.ts';
import styles from './push-dialog-frame.module.css';
import { SymbolPicture } from './symbol-picture.tsx';
import theme from './table-theme.module.css';

interface PushDialogFrameProps {
  readonly label: string;
  readonly voice: Colour;
  readonly isOpen: boolean; // can still be closed
  readonly onBack: () => void;
  readonly children: ReactNode;
}

export function PushDialogFrame({ label, voice, isOpen, onBack, children }: PushDialogFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const back = useRef(onBack);
  back.current = onBack;
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => (isOpen ? closeOnBack(() => back.current()) : undefined), [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={classNames(theme.voices, styles.overlay)}
      aria-label={label}
      data-voice={voice}
      data-question="push"
      onCancel={(event) => event.preventDefault()} // useAimKeys handles Esc
    >
      <SymbolPicture of="courtroom" className={styles.hall} />
      {children}
    </dialog>
  );
}
