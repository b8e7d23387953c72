// A game being played: the frame, the game's own table in it, and everything that hangs on the frame.

import { RoundButton } from '@kuluary/stage/buttons';
import { Icon } from '@kuluary/stage/icons';
import { Sheet } from '@kuluary/stage/sheet';
import type { ReactNode } from 'react';
import { rulesAddress } from '../rules/rules-address.ts';
import { TABLE } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import { Polite } from './announcer.tsx';
import { wordsOf } from './bubbles.tsx';
import { Frame } from './frame.tsx';
import { LiveTable } from './live-table.tsx';
import { turnAt } from './log-lines.ts';
import { LogList } from './log-panel.tsx';
import { ConnectionStatus, Note, NoteButton, PastStatus, RefusalNote, useConnectionNews } from './notes.tsx';
import styles from './play-room.module.css';
import { namesOf, type Room } from './room.ts';
import { RoomRules } from './room-rules.tsx';
import { Side } from './side.tsx';
import { type Sitting, useSitting } from './sitting.ts';
import { TableMenu } from './table-menu.tsx';
import { QuickTalk, TalkPanel } from './talk.tsx';
import { TopBar } from './top-bar.tsx';
import { useUnread } from './use-log.ts';

/** `lead` stands in the corner instead of the menu. */
export function PlayRoom({ room, lead }: { readonly room: Room; readonly lead?: ReactNode }) {
  const say = useWords(TABLE);
  const sitting = useSitting(room);
  const { answers, past, muted, isWide, canSpeak, open, openRule } = sitting;
  return (
    <>
      <Frame
        bar={<RoomBar sitting={sitting} lead={lead} />}
        notes={
          answers.refusal && <RefusalNote refusal={answers.refusal} onRule={openRule} onClose={answers.forgetRefusal} />
        }
        lower={<SeatNote sitting={sitting} />}
        side={
          isWide && (
            <Side title={say('log.title')}>
              <LogAndTalk sitting={sitting} />
            </Side>
          )
        }
      >
        <LiveTable room={room} answers={answers} past={past} muted={muted} onRule={openRule} />
        {canSpeak && !isWide && (
          <RoundButton className={styles.talk} label={say('talk.open')} onClick={() => open('talk')}>
            <Icon name="talk" />
          </RoundButton>
        )}
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

function RoomBar({ sitting, lead }: PartProps & { readonly lead: ReactNode }) {
  const say = useWords(TABLE);
  const { room, title, past, log, opened, isWide, open, openRule } = sitting;
  const { table } = room.game;
  const menu = (
    <RoundButton label={say('bar.menu')} aria-haspopup="dialog" onClick={() => open('menu')}>
      <Icon name="menu" />
    </RoundButton>
  );
  return (
    <TopBar
      title={title}
      note={say('bar.turn', { turn: table.turn(past.view) })}
      rules={rulesAddress(room.game, room.model.table.options)}
      onRules={() => openRule('')}
      unread={useUnread(log.turns, isWide || opened === 'log')}
      onLog={() => open('log')}
      lead={lead ?? menu}
      status={useStatus(sitting)}
    />
  );
}

/** What is out of the ordinary: no connection, or the past on screen. */
function useStatus({ room, log, past, question }: Sitting): ReactNode {
  const connection = useConnectionNews(room.state);
  if (connection) return <ConnectionStatus news={connection} />;
  if (past.at === null) return null;
  return <PastStatus turn={turnAt(log.turns, past.at)} isAsked={question !== undefined} onBack={past.leave} />;
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
        LogIcon={game.table.LogIcon}
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

/** A bot plays for this person: the seat can be taken back. */
function SeatNote({ sitting }: PartProps) {
  const say = useWords(TABLE);
  const { you, table } = sitting.room.model;
  const { seat } = you;
  const there = seat === null ? undefined : table.seats[seat];
  if (!there?.standIn) return null;
  const takeBack = () => void sitting.answers.ask({ type: 'sit', seat, name: there.name, salt: '' });
  return (
    <Note icon="settings" action={<NoteButton onClick={takeBack}>{say('seat.take-back')}</NoteButton>}>
      {say('seat.stand-in')}
    </Note>
  );
}

/** For ears: new lines of the log, and what others say. */
function SpokenNews({ sitting }: PartProps) {
  const say = useWords(TABLE);
  const { room, log, muted } = sitting;
  const { news, voices, you } = room.model;
  const names = namesOf(room.model);
  const lines = news.events.flatMap(({ event }) => log.sentence(event) ?? []);
  const said = voices.said
    .filter(({ seat }) => seat !== you.seat && !muted.has(seat))
    .map(({ seat, speech }) => say('talk.said', { name: names[seat]!, words: wordsOf(speech, say) }));
  return (
    <>
      <Polite id={news.id} lines={lines} />
      <Polite id={voices.id} lines={said} />
    </>
  );
}
