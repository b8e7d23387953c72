// The table: who plays, the jury, the brain, the card that is read with what is asked, what one holds; in this order on
// every screen.

import { classes } from '@kuluary/stage/buttons';
import type { TableProps } from '@kuluary/stage/game-table';
import { useNumberKeys } from '@kuluary/stage/number-keys';
import { useFocusOnQuestion } from '@kuluary/stage/use-focus-on-question';
import { useReader } from '@kuluary/stage/use-reader';
import type { Reader } from '@kuluary/texts/reader';
import { isAsked } from '@kuluary/texts/reader';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Kind } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Region } from '../rules/vocabulary.ts';
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
import { LookBeside, pageKey, TellingPage } from './telling.tsx';
import tokens from './tokens.module.css';
import { TrialCard } from './trial-card.tsx';
import { aimedFrom, usePushRoom } from './use-push-room.ts';
import { type SeenPush, useSeenPush } from './use-seen-push.ts';
import { type Telling, useTelling } from './use-telling.ts';

type Props = TableProps<View, Move, Event>;

const NO_MOVES: readonly Move[] = [];
const NOWHERE: RefObject<HTMLElement | null> = { current: null };

export function VoicesTable(props: Props) {
  const { language, match, sitters, view, clocks, news, told, onUndo, onRule } = props;
  useDrawings();
  const room = useRef<HTMLDivElement>(null);
  const reader = useReader(props);
  const aiming = usePushRoom(news, view);
  const seen = useSeenPush(news, view, told);
  const telling = useTelling(props, reader, aiming.room !== null || seen.push !== null);
  const isTelling = telling.page !== null;
  const moves = isTelling ? NO_MOVES : props.moves;
  const deciding = useDeciding(view, isTelling, props.pending, props.onAnswer);
  const notes = useNotes(told);
  useShowing(props.onShowing, isTelling || seen.push !== null || (aiming.room?.pushed ?? null) !== null);
  const table: AtTable = { match, reader, view, sitters, moves, clocks, deciding, notes, onUndo, onRule };
  useNumberKeys(aiming.room ? NOWHERE : room);
  const { question, marker, kept, card } = deciding;
  const steps = [telling.page && pageKey(telling.page), question, marker, kept.length, card, aiming.room !== null];
  useFocusOnQuestion(room, `${steps.join(' ')} ${moves.map(spelled).join()}`);
  const voice = view.viewer === 'spectator' ? undefined : colourOfSeat(view, view.viewer);
  return (
    <AtTableProvider value={table}>
      <LookingProvider>
        <div ref={room} className={classes(tokens.voices, styles.table)} lang={language} data-voice={voice}>
          <Picture of="courtroom" className={styles.hall} />
          <Room news={news} seen={seen} telling={telling} onPush={aiming.open} />
          {aiming.room && (
            <PushRoom
              language={language}
              view={view}
              sitters={sitters}
              markers={aimedFrom(aiming.room, view)}
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
  readonly seen: SeenPush;
  readonly telling: Telling;
  readonly onPush: (marker: number, region: Region) => void;
}

function Room({ news, seen, telling, onPush }: RoomProps) {
  const { reader, view, moves, deciding } = useTable();
  const told = useTold(news, view, reader);
  const isPushing = view.decision === 'push' && isAsked(view) && moves.length > 0;
  const onRegion = (region: Region) => {
    const marker = deciding.marker ?? view.placing?.markers[0];
    if (marker !== undefined) onPush(marker, region);
  };
  const isWatching = view.viewer === 'spectator';
  const room = useRoomForBrain(wishFor(view, telling));
  return (
    <div
      ref={room}
      className={styles.room}
      data-viewer={isWatching ? 'spectator' : 'seat'}
      data-asked={moves.length > 0 || undefined}
    >
      <Seats />
      <JuryBox />
      <Brain push={seen.push} again={seen.again} onAgain={seen.onAgain} onRegion={isPushing ? onRegion : null} />
      <div
        className={styles.dock}
        data-kind={telling.page ? 'told' : (view.decision ?? 'over')}
        data-own={moves.length > 0 || undefined}
      >
        {telling.page ? (
          <TellingPage key={pageKey(telling.page)} page={telling.page} onNext={telling.next} />
        ) : (
          <>
            {isCardSeen(view, moves.length > 0) && <TrialCard />}
            {telling.beside && <LookBeside look={telling.beside} />}
            <Question told={told} onRegion={onRegion} />
          </>
        )}
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

const LEAST_BRAIN = { brain: 96, story: 130 } as const; // px: of a smaller one little can be read
const WHOLE_BRAIN = 190; // px: with the names of its regions
const LEAST_STORY = { brain: 62, story: 84 } as const; // px: a title, and a line or three
const BRAIN_FIRST: readonly Kind[] = ['push', 'strategy', 'marker']; // who is asked this looks at where markers lie

/** Who comes first: the brain or the story, or is it the story alone? */
type Wish = 'brain' | 'story' | 'all-story';

function wishFor({ decision }: View, { page }: Telling): Wish {
  if (page?.kind === 'side') return 'all-story';
  return !page && decision !== null && BRAIN_FIRST.includes(decision) ? 'brain' : 'story';
}

/** On a phone the brain and the story share what the others leave: `--story` says how much of it is the story's. Where there
 * is too little for both, one has it all: which, says `data-cramped`. */
function useRoomForBrain(wish: Wish): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const room = ref.current!;
    const isBrainFirst = wish === 'brain';
    if (wish === 'all-story') {
      room.dataset.cramped = 'story';
      return;
    }
    const [brain, dock] = [room.querySelector('[data-brain]')!, room.querySelector('[data-kind]')!];
    const share = () => {
      delete room.dataset.cramped;
      const story = dock.querySelector(':scope > article');
      const both = brain.clientHeight + (story?.clientHeight ?? 0);
      const first = isBrainFirst && both >= LEAST_BRAIN.brain ? 'brain' : 'story';
      const least = Math.min(LEAST_STORY[first], story?.scrollHeight ?? 0);
      room.style.setProperty(
        '--story',
        `${Math.max(least, both - (isBrainFirst ? WHOLE_BRAIN : LEAST_BRAIN.story))}px`,
      );
      if (both - LEAST_BRAIN[first] < least) room.dataset.cramped = first;
    };
    const observer = new ResizeObserver(share);
    for (const each of [room, dock]) observer.observe(each);
    share();
    return () => observer.disconnect();
  });
  return ref;
}

/** A card that lies face down says little: where what is asked needs its room it is not shown. */
function isCardSeen(view: View, isOwn: boolean): boolean {
  return !isOwn || view.chosen !== null || view.decision === 'discard' || openReading(view) !== undefined;
}

/** The shell does not take the screen away meanwhile. */
function useShowing(onShowing: Props['onShowing'], isShowing: boolean): void {
  useLayoutEffect(() => {
    onShowing?.(isShowing);
    return () => onShowing?.(false);
  }, [onShowing, isShowing]);
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
