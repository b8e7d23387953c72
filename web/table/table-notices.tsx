// Notices at a table: the connection, the past, a refusal, a timeout. They come and go without moving anything.

import type { SpokenLine } from '@kuluary/protocol/to-browser';
import { Button, classNames } from '@kuluary/ui/buttons';
import type { AnyGameTable } from '@kuluary/ui/game-table';
import { Icon, type IconName } from '@kuluary/ui/icons';
import { type ReactNode, useEffect, useState } from 'react';
import type { ConnectionState } from '../connection/table-connection.ts';
import type { TableModel } from '../connection/table-model.ts';
import { TABLE_WORDS } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import { tableNotesIn, tableNoteText } from './chat-messages.ts';
import styles from './table-notices.module.css';
import { useMediaQuery, WIDE_SCREEN } from './use-media-query.ts';
import { useTurnName } from './use-turn-name.ts';

interface NoticeProps {
  readonly icon: IconName;
  readonly tone?: 'plain' | 'good' | 'bad';
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

const OFFLINE_NOTICE_DELAY = 700; // ms: shorter breaks are not shown
const BACK_ONLINE_DURATION = 2500; // ms

type ConnectionChange = 'lost' | 'back' | null;

export function useConnectionChange(state: ConnectionState): ConnectionChange {
  const [shown, setShown] = useState<ConnectionChange>(null);
  useEffect(() => {
    if (state === 'offline') {
      const timer = setTimeout(() => setShown('lost'), OFFLINE_NOTICE_DELAY);
      return () => clearTimeout(timer);
    }
    if (state !== 'connected') return;
    setShown((before) => (before === 'lost' ? 'back' : null));
    const timer = setTimeout(() => setShown(null), BACK_ONLINE_DURATION);
    return () => clearTimeout(timer);
  }, [state]);
  return shown;
}

/** In the bar. */
export function ConnectionStatus({ change }: { readonly change: Exclude<ConnectionChange, null> }) {
  const say = useWords(TABLE_WORDS);
  return (
    <p className={classNames(styles.status, change === 'lost' ? styles.bad : styles.good)} role="status">
      <Icon name="plug" />
      {say(change === 'lost' ? 'link.lost' : 'link.back')}
    </p>
  );
}

interface PastStatusProps {
  readonly table: AnyGameTable;
  readonly turn: number; // that is on screen
  readonly isAsked: boolean; // this viewer has a decision to make
  readonly onBack: () => void;
}

/** In the bar: the past is on screen, and a button returns to now. An open decision makes it urgent. */
export function PastStatus({ table, turn, isAsked, onBack }: PastStatusProps) {
  const say = useWords(TABLE_WORDS);
  const isWide = useMediaQuery(WIDE_SCREEN);
  const nameTurn = useTurnName(table);
  const name = turn === 0 ? say('log.deal') : nameTurn(turn, 'short');
  const text =
    turn === 0 ? say('past.deal') : table.turnName ? say('past.named', { name }) : say('past.turn', { turn });
  return (
    <div className={styles.standing}>
      <p role="status" className={isWide ? undefined : 'sr'}>
        {text}.{isAsked && ` ${say('asked.title')}.`}
      </p>
      {!isWide && !isAsked && (
        <span className={styles.turn} aria-hidden="true">
          {name}
        </span>
      )}
      <Button className={styles.back} look={isAsked ? 'wax' : 'bare'} onClick={onBack}>
        <Icon name="eye" />
        {say(isAsked ? 'asked.short' : 'past.back')}
      </Button>
    </div>
  );
}

interface SeatStatusProps {
  readonly about: string; // the seat's state
  readonly action: string; // label of the button
  readonly onAct: () => void;
}

/** In the bar, where it covers nothing. On a phone there is space for the button alone: it says both. */
export function SeatStatus({ about, action, onAct }: SeatStatusProps) {
  const isWide = useMediaQuery(WIDE_SCREEN);
  return (
    <div className={styles.standing}>
      <p role="status" className={isWide ? undefined : 'sr'}>
        {about}
      </p>
      <Button className={styles.back} {...(!isWide && { note: about })} onClick={onAct}>
        {action}
      </Button>
    </div>
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
