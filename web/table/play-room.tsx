// A game being played: the frame, the game's own table in it, and everything that hangs on the frame.

import { RoundButton } from '@kuluary/stage/buttons';
import { Icon } from '@kuluary/stage/icons';
import { Sheet } from '@kuluary/stage/sheet';
import type { ReactNode } from 'react';
import { rulesAddress } from '../rules/rules-address.ts';
import { TABLE } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import { Polite } from './announcer.tsx';
import { Frame } from './frame.tsx';
import { LiveTable } from './live-table.tsx';
import { countLines, turnAt } from './log-lines.ts';
import { LogList } from './log-panel.tsx';
import { ConnectionStatus, PastStatus, RefusalNote, SeatStatus, TableNote, useConnectionNews } from './notes.tsx';
import styles from './play-room.module.css';
import { namesOf, type Room } from './room.ts';
import { RoomRules } from './room-rules.tsx';
import { notesIn, noteWords, remarksIn, wordsOf } from './said.ts';
import { Side } from './side.tsx';
import { type Sitting, useSitting } from './sitting.ts';
import { TableMenu } from './table-menu.tsx';
import { QuickTalk, TalkPanel } from './talk.tsx';
import { TopBar } from './top-bar.tsx';
import { useTurnName } from './turn-name.ts';
import { useUnread } from './use-log.ts';

/** `lead` stands in the corner instead of the menu. */
export function PlayRoom({ room, lead }: { readonly room: Room; readonly lead?: ReactNode }) {
  const say = useWords(TABLE);
  const sitting = useSitting(room);
  const { answers, past, muted, isWide, canSpeak, openRule } = sitting;
  return (
    <>
      <Frame
        bar={<RoomBar sitting={sitting} lead={lead} />}
        notes={
          <>
            {answers.refusal && (
              <RefusalNote refusal={answers.refusal} onRule={openRule} onClose={answers.forgetRefusal} />
            )}
            <TableNote model={room.model} isHidden={answers.refusal !== null} />
          </>
        }
        side={
          isWide && (
            <Side title={say('log.title')}>
              <LogAndTalk sitting={sitting} />
            </Side>
          )
        }
      >
        <LiveTable room={room} answers={answers} past={past} muted={muted} onRule={openRule} />
        {canSpeak && !isWide && <TalkButton sitting={sitting} />}
      </Frame>
      <RoomSheets sitting={sitting} />
      <RoomRules room={room} rule={sitting.rule} onClose={() => openRule(null)} />
      <SpokenNews sitting={sitting} />
    </>
  );
}

interface PartProps {
  readonly sitting: Sitting;
}

/** On a phone what was said is behind this button: a dot tells that there is something new. */
function TalkButton({ sitting }: PartProps) {
  const say = useWords(TABLE);
  const { room, muted, opened, open } = sitting;
  const { said, you } = room.model;
  const others = remarksIn(said, muted).filter(({ seat }) => seat !== you.seat);
  const unread = useUnread(others.length, opened === 'talk');
  return (
    <RoundButton
      className={styles.talk}
      label={unread > 0 ? say('talk.open-unread', { count: unread }) : say('talk.open')}
      onClick={() => open('talk')}
    >
      <Icon name="talk" />
      {unread > 0 && <i className={styles.dot} aria-hidden="true" />}
    </RoundButton>
  );
}

function RoomBar({ sitting, lead }: PartProps & { readonly lead: ReactNode }) {
  const say = useWords(TABLE);
  const { room, title, past, log, opened, isWide, open, openRule } = sitting;
  const { table } = room.game;
  const nameTurn = useTurnName(table);
  const menu = (
    <RoundButton label={say('bar.menu')} aria-haspopup="dialog" onClick={() => open('menu')}>
      <Icon name="menu" />
    </RoundButton>
  );
  return (
    <TopBar
      title={title}
      note={nameTurn(table.turn(past.view), 'full')}
      rules={rulesAddress(room.game, room.model.table.options)}
      onRules={() => openRule('')}
      unread={useUnread(countLines(log.turns), isWide || opened === 'log')}
      onLog={() => open('log')}
      lead={lead ?? menu}
      status={useStatus(sitting)}
    />
  );
}

/** What is out of the ordinary: no connection, the past on screen, a bot on one's seat, nobody but bots. */
function useStatus(sitting: Sitting): ReactNode {
  const { room, log, past, question, answers, hurry } = sitting;
  const say = useWords(TABLE);
  const connection = useConnectionNews(room.state);
  const { seat } = room.model.you;
  const own = seat === null ? undefined : room.model.table.seats[seat];
  if (connection) return <ConnectionStatus news={connection} />;
  if (past.at !== null) {
    return (
      <PastStatus
        table={room.game.table}
        turn={turnAt(log.turns, past.at)}
        isAsked={question !== undefined}
        onBack={past.leave}
      />
    );
  }
  if (own?.standIn) {
    const takeBack = () => void answers.ask({ type: 'sit', seat, name: own.name, salt: '' });
    return <SeatStatus about={say('seat.stand-in')} action={say('seat.take-back')} onAct={takeBack} />;
  }
  return hurry && <SeatStatus about={say('seat.only-bots')} action={say('seat.hurry')} onAct={hurry} />;
}

function LogAndTalk({ sitting }: PartProps) {
  const { room, log, past, answers, canSpeak, isWide, open, close } = sitting;
  const { model, game } = room;
  return (
    <>
      <LogList
        turns={log.turns}
        names={namesOf(model)}
        own={model.you.seat}
        table={game.table}
        at={past.at}
        canShow={past.canShow}
        onShow={(position) => {
          past.show(position);
          close();
        }}
      />
      {canSpeak && <QuickTalk room={room} onSay={answers.speak} onMore={isWide ? () => open('talk') : null} />}
    </>
  );
}

function RoomSheets({ sitting }: PartProps) {
  const say = useWords(TABLE);
  const { room, answers, muted, toggleMuted, isWide, opened, close, openRule } = sitting;
  return (
    <>
      <Sheet
        open={opened === 'log' && !isWide}
        onClose={close}
        title={say('log.title')}
        closeLabel={say('close')}
        className={styles.logSheet}
      >
        <LogAndTalk sitting={sitting} />
      </Sheet>
      <Sheet open={opened === 'talk'} onClose={close} title={say('talk.title')} closeLabel={say('close')}>
        <TalkPanel room={room} onSay={answers.speak} muted={muted} onMute={toggleMuted} />
      </Sheet>
      <TableMenu room={room} open={opened === 'menu'} onClose={close} onRules={() => openRule('')} ask={answers.ask} />
    </>
  );
}

/** For ears: new lines of the log, and what others say. */
function SpokenNews({ sitting }: PartProps) {
  const say = useWords(TABLE);
  const { room, log, muted } = sitting;
  const { news, voices, you, table } = room.model;
  const names = namesOf(room.model);
  const isSpoken = (event: unknown) => room.game.table.isSpoken?.(event, table.commitment) ?? true;
  const lines = news.events.flatMap(({ event }) => (isSpoken(event) ? (log.sentence(event) ?? []) : []));
  const notes = notesIn(voices.said)
    .filter(({ seat }) => seat !== you.seat) // one's own is told by the note on screen, or is no news
    .map((note) => noteWords(note, you.seat, names, say));
  const said = remarksIn(voices.said, muted)
    .filter(({ seat }) => seat !== you.seat)
    .map(({ seat, speech }) => say('talk.said', { name: names[seat]!, words: wordsOf(speech, say) }));
  return (
    <>
      <Polite id={news.id} lines={lines} />
      <Polite id={voices.id} lines={[...notes, ...said]} />
    </>
  );
}
