// Notes over the upper edge of the table: the connection, the past, a refusal. They come and go without moving anything.

import { Button, classes } from '@kuluary/stage/buttons';
import { Icon, type IconName } from '@kuluary/stage/icons';
import { type ReactNode, useEffect, useState } from 'react';
import type { LinkState } from '../link/table-link.ts';
import { TABLE } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import styles from './notes.module.css';

interface NoteProps {
  readonly icon: IconName;
  readonly tone?: 'plain' | 'good' | 'bad';
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

export function Note({ icon, tone = 'plain', role = 'status', children, action }: NoteProps) {
  return (
    <div className={classes(styles.note, styles[tone])} role={role}>
      <Icon name={icon} />
      <p>{children}</p>
      {action}
    </div>
  );
}

export function NoteButton({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <Button className={styles.action} onClick={onClick}>
      {children}
    </Button>
  );
}

const PATIENCE = 700; // ms: a break that is over before was none
const RELIEF = 2500; // ms that the good news stays

/** Says that the connection is lost, and when it is back. */
export function ConnectionNote({ state, isWaiting }: { readonly state: LinkState; readonly isWaiting: boolean }) {
  const say = useWords(TABLE);
  const shown = useConnectionNews(state);
  if (shown === null) return null;
  if (shown === 'back') {
    return (
      <Note icon="plug" tone="good">
        {say('link.back')}
      </Note>
    );
  }
  return (
    <Note icon="plug" tone="bad">
      {say('link.lost')}
      {isWaiting && <> {say('link.retry')}</>}
    </Note>
  );
}

function useConnectionNews(state: LinkState): 'lost' | 'back' | null {
  const [shown, setShown] = useState<'lost' | 'back' | null>(null);
  useEffect(() => {
    if (state === 'offline') {
      const timer = setTimeout(() => setShown('lost'), PATIENCE);
      return () => clearTimeout(timer);
    }
    if (state !== 'connected') return;
    setShown((before) => (before === 'lost' ? 'back' : null));
    const timer = setTimeout(() => setShown(null), RELIEF);
    return () => clearTimeout(timer);
  }, [state]);
  return shown;
}

/** The table as it was. The way back to now is always there; an open question makes it urgent. */
export function PastNote({
  turn,
  isAsked,
  onBack,
}: {
  readonly turn: number;
  readonly isAsked: boolean;
  readonly onBack: () => void;
}) {
  const say = useWords(TABLE);
  return (
    <Note
      icon="eye"
      tone={isAsked ? 'bad' : 'plain'}
      action={<NoteButton onClick={onBack}>{say('past.back')}</NoteButton>}
    >
      {turn === 0 ? say('past.deal') : say('past.turn', { turn })}
      {isAsked && <b> {say('asked.title')}.</b>}
    </Note>
  );
}

export interface Refusal {
  readonly words: string;
  readonly rule: string | null;
}

/** Why something was not done. It stays until it is read. */
export function RefusalNote({
  refusal,
  onRule,
  onClose,
}: {
  readonly refusal: Refusal;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}) {
  const say = useWords(TABLE);
  const { words, rule } = refusal;
  return (
    <Note
      icon="no-shield"
      tone="bad"
      role="alert"
      action={
        <>
          {rule !== null && <NoteButton onClick={() => onRule(rule)}>{say('why')}</NoteButton>}
          <NoteButton onClick={onClose}>{say('understood')}</NoteButton>
        </>
      }
    >
      {words}
    </Note>
  );
}
