// Notices over a table: a refusal, a timeout, an undo. They come and go without moving anything.

import type { SpokenLine } from '@kuluary/protocol/to-browser';
import { Button, classNames } from '@kuluary/ui/buttons';
import { Icon, type IconName } from '@kuluary/ui/icons';
import { type ReactNode, useEffect, useState } from 'react';
import type { TableModel } from '../connection/table-model.ts';
import { TABLE_WORDS } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import { tableNotesIn, tableNoteText } from './chat-messages.ts';
import styles from './table-notices.module.css';

interface NoticeProps {
  readonly icon: IconName;
  readonly tone?: 'plain' | 'bad';
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

function Notice({ icon, tone = 'plain', role = 'status', children, action }: NoticeProps) {
  return (
    <div className={classNames(styles.note, styles[tone])} role={role}>
      <Icon name={icon} />
      <p>{children}</p>
      {action}
    </div>
  );
}

function NoticeButton({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <Button className={styles.action} onClick={onClick}>
      {children}
    </Button>
  );
}

export interface Refusal {
  readonly words: string;
  readonly rule: string | null;
}

/** Why a request was refused. It stays until it is dismissed, or the next decision comes. */
export function RefusalNotice({
  refusal,
  onRule,
  onClose,
}: {
  readonly refusal: Refusal;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}) {
  const say = useWords(TABLE_WORDS);
  const { words, rule } = refusal;
  return (
    <Notice
      icon="no-shield"
      tone="bad"
      role="alert"
      action={
        <>
          {rule !== null && <NoticeButton onClick={() => onRule(rule)}>{say('why')}</NoticeButton>}
          <NoticeButton onClick={onClose}>{say('understood')}</NoticeButton>
        </>
      }
    >
      {words}
    </Notice>
  );
}

const NOTICE_SECONDS = 6;

interface TimeoutOrUndoNoticeProps {
  readonly model: Pick<TableModel, 'newChat' | 'you' | 'table'>;
  readonly isHidden: boolean; // another notice is there
}

/** Shows a timeout to the player whose time ran out, and an undo to the others. The log has all of it. */
export function TimeoutOrUndoNotice({ model: { newChat, you, table }, isHidden }: TimeoutOrUndoNoticeProps) {
  const say = useWords(TABLE_WORDS);
  const [shown, setShown] = useState<SpokenLine | null>(null);
  useEffect(() => {
    const latest = tableNotesIn(newChat.said).findLast(({ seat, speech }) => 'late' in speech === (seat === you.seat));
    if (!latest) return;
    setShown(latest);
    // No cleanup: a later chat message must not stop it, and after unmounting it does nothing.
    setTimeout(() => setShown((now) => (now === latest ? null : now)), NOTICE_SECONDS * 1000);
  }, [newChat, you.seat]);
  if (!shown || isHidden) return null;
  const names = table.seats.map(({ name }) => name);
  return <Notice icon={'late' in shown.speech ? 'clock' : 'undo'}>{tableNoteText(shown, you.seat, names, say)}</Notice>;
}
