// Notes over the upper edge of the table: the connection, the past, a refusal. They come and go without moving anything.

import type { Said } from '@kuluary/protocol/to-browser';
import { Button, classes } from '@kuluary/stage/buttons';
import type { AnyGameTable } from '@kuluary/stage/game-table';
import { Icon, type IconName } from '@kuluary/stage/icons';
import { type ReactNode, useEffect, useState } from 'react';
import type { LinkState } from '../link/table-link.ts';
import type { TableModel } from '../link/table-model.ts';
import { TABLE } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import styles from './notes.module.css';
import { notesIn, noteWords } from './said.ts';
import { useTurnName } from './turn-name.ts';
import { useMedia, WIDE } from './use-media.ts';

interface NoteProps {
  readonly icon: IconName;
  readonly tone?: 'plain' | 'good' | 'bad';
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

function Note({ icon, tone = 'plain', role = 'status', children, action }: NoteProps) {
  return (
    <div className={classes(styles.note, styles[tone])} role={role}>
      <Icon name={icon} />
      <p>{children}</p>
      {action}
    </div>
  );
}

function NoteButton({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <Button className={styles.action} onClick={onClick}>
      {children}
    </Button>
  );
}

const PATIENCE = 700; // ms: a break that is over before was none
const RELIEF = 2500; // ms that the good news stays

type ConnectionNews = 'lost' | 'back' | null;

/** What there is to say about the connection. */
export function useConnectionNews(state: LinkState): ConnectionNews {
  const [shown, setShown] = useState<ConnectionNews>(null);
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

/** In the bar: the connection is lost, or back. */
export function ConnectionStatus({ news }: { readonly news: Exclude<ConnectionNews, null> }) {
  const say = useWords(TABLE);
  return (
    <p className={classes(styles.status, news === 'lost' ? styles.bad : styles.good)} role="status">
      <Icon name="plug" />
      {say(news === 'lost' ? 'link.lost' : 'link.back')}
    </p>
  );
}

interface PastStatusProps {
  readonly table: AnyGameTable;
  readonly turn: number; // that is on screen
  readonly isAsked: boolean; // somebody waits for this reader meanwhile
  readonly onBack: () => void;
}

/** In the bar: this is the past, and here is the way back. An open question makes it urgent. */
export function PastStatus({ table, turn, isAsked, onBack }: PastStatusProps) {
  const say = useWords(TABLE);
  const isWide = useMedia(WIDE);
  const nameTurn = useTurnName(table);
  const name = turn === 0 ? say('log.deal') : nameTurn(turn, 'short');
  const where =
    turn === 0 ? say('past.deal') : table.turnName ? say('past.named', { name }) : say('past.turn', { turn });
  return (
    <div className={styles.standing}>
      <p role="status" className={isWide ? undefined : 'sr'}>
        {where}.{isAsked && ` ${say('asked.title')}.`}
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
  readonly about: string; // how it stands with the seat
  readonly action: string; // what can be done about it
  readonly onAct: () => void;
}

/** In the bar, where it covers nothing. On a phone there is room for the button alone: it says both. */
export function SeatStatus({ about, action, onAct }: SeatStatusProps) {
  const isWide = useMedia(WIDE);
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

/** Why something was not done. It stays until it is read, or something else is asked. */
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

const NOTE_SECONDS = 6;

interface TableNoteProps {
  readonly model: Pick<TableModel, 'voices' | 'you' | 'table'>;
  readonly isHidden: boolean; // something else is said there
}

/** The table tells whose time ran out on that player's screen, and who took a move back on those of the others; all of it
 * is read in the log. */
export function TableNote({ model: { voices, you, table }, isHidden }: TableNoteProps) {
  const say = useWords(TABLE);
  const [shown, setShown] = useState<Said | null>(null);
  useEffect(() => {
    const news = notesIn(voices.said).findLast(({ seat, speech }) => 'late' in speech === (seat === you.seat));
    if (!news) return;
    setShown(news);
    // Not stopped by the next voice. After the screen has gone it changes nothing.
    setTimeout(() => setShown((now) => (now === news ? null : now)), NOTE_SECONDS * 1000);
  }, [voices, you.seat]);
  if (!shown || isHidden) return null;
  const names = table.seats.map(({ name }) => name);
  return <Note icon={'late' in shown.speech ? 'clock' : 'undo'}>{noteWords(shown, you.seat, names, say)}</Note>;
}
