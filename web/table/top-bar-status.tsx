// What is unusual, in the bar above the table: no connection, the past on screen, a bot on one's own seat, nobody but bots.

import { Button, classNames } from '@kuluary/ui/buttons';
import type { AnyGameTable } from '@kuluary/ui/game-table';
import { Icon } from '@kuluary/ui/icons';
import { type ReactNode, useEffect, useState } from 'react';
import type { ConnectionState } from '../connection/table-connection.ts';
import { TABLE_WORDS } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import { turnNumberAt } from './log-lines.ts';
import styles from './top-bar-status.module.css';
import type { MatchScreenState } from './use-match-screen.ts';
import { useMediaQuery, WIDE_SCREEN } from './use-media-query.ts';
import { useTurnName } from './use-turn-name.ts';

export function useTopBarStatus(screen: MatchScreenState): ReactNode {
  const { session, log, pastView, prompt, requests, speedUpBots } = screen;
  const say = useWords(TABLE_WORDS);
  const connection = useConnectionChange(session.connectionState);
  const { seat } = session.model.you;
  const own = seat === null ? undefined : session.model.table.seats[seat];
  if (connection) return <ConnectionStatus change={connection} />;
  if (pastView.shownPosition !== null) {
    return (
      <PastStatus
        table={session.game.ui}
        turn={turnNumberAt(log.turns, pastView.shownPosition)}
        isAsked={prompt !== undefined}
        onBack={pastView.returnToNow}
      />
    );
  }
  if (own?.standIn) {
    const takeBack = () => void requests.send({ type: 'sit', seat, name: own.name, salt: '' });
    return <SeatStatus about={say('seat.stand-in')} action={say('seat.take-back')} onAct={takeBack} />;
  }
  return speedUpBots && <SeatStatus about={say('seat.only-bots')} action={say('seat.hurry')} onAct={speedUpBots} />;
}

const OFFLINE_NOTICE_DELAY = 700; // ms: shorter breaks are not shown
const BACK_ONLINE_DURATION = 2500; // ms

type ConnectionChange = 'lost' | 'back' | null;

function useConnectionChange(state: ConnectionState): ConnectionChange {
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

function ConnectionStatus({ change }: { readonly change: Exclude<ConnectionChange, null> }) {
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

/** The past is on screen, and a button returns to now. An open decision makes it urgent. */
function PastStatus({ table, turn, isAsked, onBack }: PastStatusProps) {
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

/** On a phone there is space for the button alone: it says both. */
function SeatStatus({ about, action, onAct }: SeatStatusProps) {
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
