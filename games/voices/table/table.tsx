// The table: who plays, the jury, the brain, the card that is read with what is asked, what one holds; in this order on
// every screen.

import { classes } from '@kuluary/stage/buttons';
import type { TableProps } from '@kuluary/stage/game-table';
import { useNumberKeys } from '@kuluary/stage/number-keys';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import type { Region } from '../rules/vocabulary.ts';
import { isAsked } from '../texts/question.ts';
import type { Reader } from '../texts/reader.ts';
import { type AtTable, AtTableProvider, useTable } from './at-table.tsx';
import { Brain } from './brain.tsx';
import { useDeciding } from './deciding.ts';
import { DeskShelf } from './desk.tsx';
import { useDrawings } from './drawn.tsx';
import { latest } from './happening.ts';
import { JuryBox } from './jury-box.tsx';
import { LookingProvider } from './looking.tsx';
import { MyMarkers } from './my-markers.tsx';
import type { News } from './news.ts';
import { useNotes } from './notes.ts';
import { Picture } from './picture.tsx';
import { PushRoom } from './push-room.tsx';
import { PushSeen } from './push-seen.tsx';
import { Question } from './question.tsx';
import { RoleCard } from './role-card.tsx';
import { Seats } from './seats.tsx';
import { Sheets } from './sheets.tsx';
import { colourOfSeat, openReading, spelled } from './situation.ts';
import { Strategies } from './strategies.tsx';
import styles from './table.module.css';
import tokens from './tokens.module.css';
import { TrialCard } from './trial-card.tsx';
import { usePushRoom } from './use-push-room.ts';
import { useSeenPush } from './use-seen-push.ts';

type Props = TableProps<View, Move, Event>;

const NOWHERE: RefObject<HTMLElement | null> = { current: null };

export function VoicesTable(props: Props) {
  const { language, sitters, view, moves, clocks, news, onUndo, onRule } = props;
  useDrawings();
  const room = useRef<HTMLDivElement>(null);
  const reader = useReader(props);
  const deciding = useDeciding(view, props.pending, props.onAnswer);
  const notes = useNotes(news);
  const table: AtTable = { reader, view, sitters, moves, clocks, deciding, notes, onUndo, onRule };
  const aiming = usePushRoom(news, view);
  useNumberKeys(aiming.room ? NOWHERE : room);
  const { question, marker, kept, card } = deciding;
  const steps = [question, marker, kept.length, card, aiming.room !== null];
  useFocusOnQuestion(room, `${steps.join(' ')} ${moves.map(spelled).join()}`);
  const voice = view.viewer === 'spectator' ? undefined : colourOfSeat(view, view.viewer);
  return (
    <AtTableProvider value={table}>
      <LookingProvider>
        <div ref={room} className={classes(tokens.voices, styles.table)} lang={language} data-voice={voice}>
          <Picture of="courtroom" className={styles.hall} />
          <Room news={news} onPush={aiming.open} />
          {aiming.room && (
            <PushRoom
              language={language}
              view={view}
              sitters={sitters}
              markers={view.placing?.markers ?? [aiming.room.marker]}
              marker={aiming.room.marker}
              region={aiming.room.region}
              clock={clocks.find(({ seat }) => seat === view.viewer)}
              pending={props.pending}
              pushed={aiming.room.pushed}
              onMarker={aiming.change}
              onPush={props.onAnswer}
              onBack={aiming.close}
              onSeen={aiming.close}
            />
          )}
          <Sheets />
        </div>
      </LookingProvider>
    </AtTableProvider>
  );
}

interface RoomProps {
  readonly news: News;
  readonly onPush: (marker: number, region: Region) => void;
}

function Room({ news, onPush }: RoomProps) {
  const { reader, view, moves, deciding } = useTable();
  const told = useTold(news, view, reader);
  const seen = useSeenPush(news, view);
  const isFresh = useFresh(news);
  const isPushing = view.decision === 'push' && isAsked(view) && moves.length > 0;
  const onRegion = (region: Region) => {
    const marker = deciding.marker ?? view.placing?.markers[0];
    if (marker !== undefined) onPush(marker, region);
  };
  const isWatching = view.viewer === 'spectator';
  return (
    <div
      className={styles.room}
      data-viewer={isWatching ? 'spectator' : 'seat'}
      data-asked={moves.length > 0 || undefined}
    >
      <Seats />
      <JuryBox />
      <Brain push={seen.push} again={seen.again} onAgain={seen.onAgain} onRegion={isPushing ? onRegion : null} />
      <div
        className={styles.dock}
        data-kind={view.decision ?? 'over'}
        data-own={moves.length > 0 || undefined}
        data-fresh={isFresh || undefined}
      >
        {isCardSeen(view, moves.length > 0) && <TrialCard />}
        <Question told={told} onRegion={onRegion} />
      </div>
      {!isWatching && (
        <div className={styles.own}>
          <RoleCard />
          <Strategies />
          <DeskShelf />
          <MyMarkers />
        </div>
      )}
      {seen.push && <PushSeen key={seen.key} push={seen.push} onEnd={seen.onEnd} />}
    </div>
  );
}

/** A card that lies face down says little: what is asked needs its room. */
function isCardSeen(view: View, isOwn: boolean): boolean {
  return !isOwn || view.decision === 'push' || openReading(view) !== undefined;
}

const FRESH_MS = 1200;

/** A side has just been turned up: first its story, then who decides, then the question. A tap skips. */
function useFresh(news: News): boolean {
  const [fresh, setFresh] = useState<number | null>(null);
  const isTold = news.events.some(({ type }) => type === 'fiction');
  useEffect(() => {
    if (!isTold) return;
    const end = () => setFresh(news.id);
    const timer = setTimeout(end, FRESH_MS);
    window.addEventListener('pointerdown', end);
    window.addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', end);
      window.removeEventListener('keydown', end);
    };
  }, [isTold, news.id]);
  return isTold && fresh !== news.id;
}

function useReader({ language, view, sitters }: Props): Reader {
  const names = sitters.map(({ name }) => name);
  const key = names.join('\n');
  return useMemo(() => ({ language, viewer: view.viewer, names: key.split('\n') }), [language, view.viewer, key]);
}

/** What was last said about what happens; moments without a word leave it. Over the past nothing is said. */
function useTold(news: News, view: View, reader: Reader): readonly string[] {
  const kept = useRef<{ id: number; now: View; told: { view: View; events: readonly Event[] } | null }>({
    id: Number.NaN,
    now: view,
    told: null,
  });
  if (kept.current.id !== news.id) {
    const isWorthTelling = latest(reader, view, news.events).length > 0;
    const before = kept.current.now.round === view.round ? kept.current.told : null;
    kept.current = { id: news.id, now: view, told: isWorthTelling ? { view, events: news.events } : before };
  }
  const { now, told } = kept.current;
  return told && now === view ? latest(reader, told.view, told.events) : [];
}

/** What was pressed goes with its question, or into play; whoever plays by keyboard shall find their way from the question.
 * Whoever has just opened the page and touched nothing is left alone. */
function useFocusOnQuestion(room: RefObject<HTMLElement | null>, situation: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: something was asked, or answered
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isLost || !navigator.userActivation.hasBeenActive) return;
    room.current?.querySelector<HTMLElement>('[data-question]')?.focus({ preventScroll: true });
  }, [room, situation]);
}
