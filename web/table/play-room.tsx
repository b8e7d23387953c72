// A game being played: the frame, the game's own table in it, and everything that hangs on the frame.

import { RoundButton } from '@kuluary/stage/buttons';
import { Icon } from '@kuluary/stage/icons';
import { Sheet } from '@kuluary/stage/sheet';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { TABLE } from '../words/table.ts';
import { useWords } from '../words/use-words.ts';
import { Announcer } from './announcer.tsx';
import { useAttention } from './attention.ts';
import { Frame } from './frame.tsx';
import { LiveTable } from './live-table.tsx';
import { turnAt } from './log-lines.ts';
import { LogList } from './log-panel.tsx';
import { useMuted } from './muted.ts';
import { ConnectionStatus, Note, NoteButton, PastStatus, RefusalNote, useConnectionNews } from './notes.tsx';
import styles from './play-room.module.css';
import { namesOf, type Room } from './room.ts';
import { TableMenu } from './table-menu.tsx';
import { QuickTalk, TalkPanel } from './talk.tsx';
import { TopBar } from './top-bar.tsx';
import { type Answers, useAnswers } from './use-answers.ts';
import { useEventSounds } from './use-event-sounds.ts';
import { type ReadLog, useLog, useUnread } from './use-log.ts';
import { useMedia, WIDE } from './use-media.ts';
import { type Past, usePast } from './use-past.ts';

const RulesSheet = lazy(async () => ({ default: (await import('../rules/rules-sheet.tsx')).RulesSheet }));

type Opened = 'log' | 'talk' | 'menu' | null;

/** `lead` stands in the corner instead of the menu. */
export function PlayRoom({ room, lead }: { readonly room: Room; readonly lead?: ReactNode }) {
  const { model, game, state, place } = room;
  const say = useWords(TABLE);
  const isWide = useMedia(WIDE);
  const [opened, setOpened] = useState<Opened>(null);
  const [rule, setRule] = useState<string | null>(null); // '' opens the rules at their beginning
  const [muted, toggleMuted] = useMuted(model.table.id);
  const log = useLog(room, muted);
  const unread = useUnread(log.turns, isWide || opened === 'log');
  const answers = useAnswers(room);
  const past = usePast(room);
  const connection = useConnectionNews(state);
  const question = useQuestion(room);
  useCalls(room, question);
  const close = () => setOpened(null);
  const spoken = useSpokenNews(room, log);
  const canSpeak = place.canTalk && model.you.seat !== null;
  const logAndTalk = (
    <>
      <RoomLog room={room} log={log} past={past} onShown={close} />
      {canSpeak && <QuickTalk room={room} onSay={answers.speak} onMore={isWide ? () => setOpened('talk') : null} />}
    </>
  );
  const bar = (
    <TopBar
      title={useTitle(room)}
      note={say('bar.turn', { turn: game.table.turn(past.view) })}
      rules={`/rules/${game.id}`}
      onRules={() => setRule('')}
      unread={unread}
      onLog={() => setOpened('log')}
      lead={
        lead ?? (
          <RoundButton label={say('bar.menu')} aria-haspopup="dialog" onClick={() => setOpened('menu')}>
            <Icon name="menu" />
          </RoundButton>
        )
      }
      status={
        connection ? (
          <ConnectionStatus news={connection} />
        ) : (
          past.at !== null && (
            <PastStatus turn={turnAt(log.turns, past.at)} isAsked={question !== undefined} onBack={past.leave} />
          )
        )
      }
    />
  );
  const refusal = answers.refusal && (
    <RefusalNote refusal={answers.refusal} onRule={setRule} onClose={answers.forgetRefusal} />
  );
  return (
    <>
      <Frame
        bar={bar}
        notes={refusal}
        lower={<SeatNote room={room} answers={answers} />}
        side={isWide && <Side title={say('log.title')}>{logAndTalk}</Side>}
      >
        <LiveTable room={room} answers={answers} past={past} muted={muted} onRule={setRule} />
        {canSpeak && !isWide && (
          <RoundButton className={styles.talk} label={say('talk.open')} onClick={() => setOpened('talk')}>
            <Icon name="talk" />
          </RoundButton>
        )}
      </Frame>
      <Sheet
        open={opened === 'log' && !isWide}
        onClose={close}
        title={say('log.title')}
        closeLabel={say('close')}
        className={styles.logSheet}
      >
        {logAndTalk}
      </Sheet>
      <Sheet open={opened === 'talk'} onClose={close} title={say('talk.title')} closeLabel={say('close')}>
        <TalkPanel room={room} onSay={answers.speak} muted={muted} onMute={toggleMuted} />
      </Sheet>
      <TableMenu room={room} open={opened === 'menu'} onClose={close} onRules={() => setRule('')} ask={answers.ask} />
      <RoomRules room={room} rule={rule} onClose={() => setRule(null)} />
      <Announcer news={spoken} question={question} />
    </>
  );
}

export function Side({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.side} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface RoomRulesProps {
  readonly room: Room;
  readonly rule: string | null;
  readonly onClose: () => void;
}

/** The book is fetched when somebody opens it. */
function RoomRules({ room, rule, onClose }: RoomRulesProps) {
  const { language } = useSettings();
  const [wasOpened, setOpened] = useState(false);
  if (rule !== null && !wasOpened) setOpened(true);
  const { table } = room.model;
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <RulesSheet
        language={language}
        game={room.game.id}
        options={table.options}
        seats={table.seats.length}
        rule={rule}
        onClose={onClose}
      />
    </Suspense>
  );
}

interface RoomLogProps {
  readonly room: Room;
  readonly log: ReadLog;
  readonly past: Past;
  readonly onShown: () => void;
}

function RoomLog({ room, log, past, onShown }: RoomLogProps) {
  const { model, game } = room;
  return (
    <LogList
      turns={log.turns}
      names={namesOf(model)}
      own={model.you.seat}
      LogIcon={game.table.LogIcon}
      at={past.at}
      canShow={past.canShow}
      onShow={(position) => {
        past.show(position);
        onShown();
      }}
    />
  );
}

function useTitle({ game }: Room): string {
  const { language } = useSettings();
  return game.texts.title(language);
}

/** The question to the seat at this screen, in words. */
function useQuestion({ game, model }: Room): string | undefined {
  const { language } = useSettings();
  const { play } = model;
  if (!play || play.moves.length === 0) return undefined;
  return game.texts.question(language, play.view, namesOf(model));
}

/** Everything by which the page calls its reader: sounds, the tab, notifications. */
function useCalls(room: Room, question: string | undefined): void {
  const say = useWords(TABLE);
  const { sound } = useSettings();
  const game = useTitle(room);
  useEventSounds(room.model.news, room.game.table.sound, sound);
  useAttention({
    asked: question === undefined ? null : room.model.play!.asked,
    title: question === undefined ? say('tab', { game }) : say('asked.tab', { question, game }),
    heading: say('asked.title'),
    question: question ?? '',
    sound,
  });
}

function useSpokenNews({ model }: Room, { sentence }: ReadLog) {
  const { news } = model;
  return useMemo(
    () => ({ id: news.id, lines: news.events.flatMap(({ event }) => sentence(event) ?? []) }),
    [news, sentence],
  );
}

/** A bot plays for this person, or this person only looks on. */
function SeatNote({ room, answers }: { readonly room: Room; readonly answers: Answers }) {
  const say = useWords(TABLE);
  const { you, table } = room.model;
  const { seat } = you;
  const there = seat === null ? undefined : table.seats[seat];
  if (!there?.standIn) return null;
  const takeBack = () => void answers.ask({ type: 'sit', seat, name: there.name, salt: '' });
  return (
    <Note icon="settings" action={<NoteButton onClick={takeBack}>{say('seat.take-back')}</NoteButton>}>
      {say('seat.stand-in')}
    </Note>
  );
}
