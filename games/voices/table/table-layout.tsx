// The layout of the table: seats, jury, brain, trial card with decision panel, own cards and markers; in this order on every
// screen.

import type { Reader } from '@kuluary/texts/reader';
import { isViewerAsked } from '@kuluary/texts/reader';
import { classNames } from '@kuluary/ui/buttons';
import type { GameTableProps } from '@kuluary/ui/game-table';
import { useNumberKeys } from '@kuluary/ui/number-keys';
import { useFocusOnDecision } from '@kuluary/ui/use-focus-on-decision';
import { useReader } from '@kuluary/ui/use-reader';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { DecisionKind } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Region } from '../rules/vocabulary.ts';
import { useAbilityOutcomes } from './ability-outcomes.ts';
import { Brain } from './brain.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { DetailSheetProvider } from './detail-sheet-stack.tsx';
import { DetailSheets } from './detail-sheets.tsx';
import { EventPageView, eventPageKey, TokenLookBesidePrompt } from './event-page.tsx';
import { JuryBox } from './jury-box.tsx';
import { useMoveSelection } from './move-selection.ts';
import { OtherSeats } from './other-seats.tsx';
import { ProsecutorCardShelf } from './prosecutor-cards.tsx';
import { PushDialog } from './push-dialog.tsx';
import { PushPlaybackOverlay } from './push-playback-overlay.tsx';
import { RoleCard } from './role-card.tsx';
import { latestSentences } from './status-line.ts';
import { StrategyHand } from './strategy-hand.tsx';
import { useSymbolSheet } from './svg-drawing.tsx';
import { SymbolPicture } from './symbol-picture.tsx';
import { type LatestEvents, TableContextProvider, type TableContextValue, useTableContext } from './table-context.tsx';
import styles from './table-layout.module.css';
import theme from './table-theme.module.css';
import { CurrentTrialCard } from './trial-card.tsx';
import { UnusedMarkers } from './unused-markers.tsx';
import { type EventPages, useEventPages } from './use-event-pages.ts';
import { type PlaybackPush, usePlaybackPush } from './use-playback-push.ts';
import { markersReady, usePushDialog } from './use-push-dialog.ts';
import { colourOfSeat, moveKey, openReading } from './view-queries.ts';

type LayoutProps = GameTableProps<View, Move, Event>;

const NO_MOVES: readonly Move[] = [];
const NO_ELEMENT: RefObject<HTMLElement | null> = { current: null };

export function VoicesTable(props: LayoutProps) {
  const { language, matchId, players, view, clocks, newEvents, allEvents, onUndo, onOpenRule } = props;
  useSymbolSheet();
  const tableElement = useRef<HTMLDivElement>(null);
  const reader = useReader(props);
  const aiming = usePushDialog(newEvents, view);
  const playback = usePlaybackPush(newEvents, view, allEvents);
  const eventPages = useEventPages(props, reader, aiming.openDialog !== null || playback.push !== null);
  const isShowingEvents = eventPages.page !== null;
  const moves = isShowingEvents ? NO_MOVES : props.moves;
  const selection = useMoveSelection(view, isShowingEvents, props.pendingMove, props.onMove);
  const abilityOutcomes = useAbilityOutcomes(allEvents);
  useReportShowing(
    props.onPresenting,
    isShowingEvents || playback.push !== null || (aiming.openDialog?.pushed ?? null) !== null,
  );
  const table: TableContextValue = {
    match: matchId,
    reader,
    view,
    players,
    moves,
    clocks,
    selection,
    abilityOutcomes,
    onUndo,
    onRule: onOpenRule,
  };
  useNumberKeys(aiming.openDialog ? NO_ELEMENT : tableElement);
  const { decisionId, marker, kept, card } = selection;
  const steps = [
    eventPages.page && eventPageKey(eventPages.page),
    decisionId,
    marker,
    kept.length,
    card,
    aiming.openDialog !== null,
  ];
  useFocusOnDecision(tableElement, `${steps.join(' ')} ${moves.map(moveKey).join()}`);
  const voice = view.viewer === 'spectator' ? undefined : colourOfSeat(view, view.viewer);
  return (
    <TableContextProvider value={table}>
      <DetailSheetProvider>
        <div ref={tableElement} className={classNames(theme.voices, styles.table)} lang={language} data-voice={voice}>
          <SymbolPicture of="courtroom" className={styles.hall} />
          <TableAreas newEvents={newEvents} playback={playback} eventPages={eventPages} onPush={aiming.open} />
          {aiming.openDialog && (
            <PushDialog
              language={language}
              view={view}
              players={players}
              markers={markersReady(aiming.openDialog, view)}
              marker={aiming.openDialog.marker}
              region={aiming.openDialog.region}
              clock={clocks.find(({ seat }) => seat === view.viewer)}
              pending={props.pendingMove}
              pushed={aiming.openDialog.pushed}
              onMarker={aiming.changeMarker}
              onPush={props.onMove}
              onBack={aiming.close}
              onEnd={aiming.close}
            />
          )}
          <DetailSheets />
        </div>
      </DetailSheetProvider>
    </TableContextProvider>
  );
}

interface TableAreasProps {
  readonly newEvents: LatestEvents;
  readonly playback: PlaybackPush;
  readonly eventPages: EventPages;
  readonly onPush: (marker: number, region: Region) => void;
}

function TableAreas({ newEvents, playback, eventPages, onPush }: TableAreasProps) {
  const { reader, view, moves, selection } = useTableContext();
  const sentences = useLatestSentences(newEvents, view, reader);
  const isPushing = view.decision === 'push' && isViewerAsked(view) && moves.length > 0;
  const onRegion = (region: Region) => {
    const marker = selection.marker ?? view.placing?.markers[0];
    if (marker !== undefined) onPush(marker, region);
  };
  const isWatching = view.viewer === 'spectator';
  const areas = useBrainStorySplit(spacePriorityFor(view, eventPages));
  return (
    <div
      ref={areas}
      className={styles.room}
      data-viewer={isWatching ? 'spectator' : 'seat'}
      data-asked={moves.length > 0 || undefined}
    >
      <OtherSeats />
      <JuryBox />
      <Brain
        push={playback.push}
        replayRegion={playback.replayRegion}
        onReplay={playback.onReplay}
        onRegion={isPushing ? onRegion : null}
      />
      <div
        className={styles.dock}
        data-kind={eventPages.page ? 'told' : (view.decision ?? 'over')}
        data-own={moves.length > 0 || undefined}
      >
        {eventPages.page ? (
          <EventPageView key={eventPageKey(eventPages.page)} page={eventPages.page} onNext={eventPages.next} />
        ) : (
          <>
            {isTrialCardShown(view, moves.length > 0) && <CurrentTrialCard />}
            {eventPages.lookBesidePrompt && <TokenLookBesidePrompt look={eventPages.lookBesidePrompt} />}
            <DecisionPanel sentences={sentences} onRegion={onRegion} />
          </>
        )}
      </div>
      {!isWatching && (
        <div className={styles.own}>
          <RoleCard />
          <StrategyHand />
          <ProsecutorCardShelf />
          <UnusedMarkers />
        </div>
      )}
      {playback.push && <PushPlaybackOverlay key={playback.playbackKey} push={playback.push} onEnd={playback.onEnd} />}
    </div>
  );
}

const MIN_BRAIN_HEIGHT = { brain: 96, story: 130 } as const; // px: smaller is unreadable
const FULL_BRAIN_HEIGHT = 190; // px: with the names of its regions
const MIN_STORY_HEIGHT = { brain: 62, story: 84 } as const; // px: a title and one to three lines
const BRAIN_FIRST_DECISIONS: readonly DecisionKind[] = ['push', 'strategy', 'marker']; // they need the positions of markers

/** Which one gets space first. */
type SpacePriority = 'brain' | 'story' | 'all-story';

function spacePriorityFor({ decision }: View, { page }: EventPages): SpacePriority {
  if (page?.kind === 'side') return 'all-story';
  return !page && decision !== null && BRAIN_FIRST_DECISIONS.includes(decision) ? 'brain' : 'story';
}

/** On a phone brain and story share the remaining height: `--story` is the story's part. Where it is too little for both,
 * `data-cramped` names the one that gets all of it. */
function useBrainStorySplit(priority: SpacePriority): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current!;
    const isBrainFirst = priority === 'brain';
    if (priority === 'all-story') {
      element.dataset.cramped = 'story';
      return;
    }
    const [brain, dock] = [element.querySelector('[data-brain]')!, element.querySelector('[data-kind]')!];
    const share = () => {
      delete element.dataset.cramped;
      const story = dock.querySelector(':scope > article');
      const both = brain.clientHeight + (story?.clientHeight ?? 0);
      const first = isBrainFirst && both >= MIN_BRAIN_HEIGHT.brain ? 'brain' : 'story';
      const least = Math.min(MIN_STORY_HEIGHT[first], story?.scrollHeight ?? 0);
      element.style.setProperty(
        '--story',
        `${Math.max(least, both - (isBrainFirst ? FULL_BRAIN_HEIGHT : MIN_BRAIN_HEIGHT.story))}px`,
      );
      if (both - MIN_BRAIN_HEIGHT[first] < least) element.dataset.cramped = first;
    };
    const observer = new ResizeObserver(share);
    for (const each of [element, dock]) observer.observe(each);
    share();
    return () => observer.disconnect();
  });
  return ref;
}

/** Without a chosen or open card the panel's space goes to the viewer's decision. */
function isTrialCardShown(view: View, isOwn: boolean): boolean {
  return !isOwn || view.chosen !== null || view.decision === 'discard' || openReading(view) !== undefined;
}

/** Tells the page not to replace the table while something is being shown. */
function useReportShowing(onShowing: LayoutProps['onPresenting'], isShowing: boolean): void {
  useLayoutEffect(() => {
    onShowing?.(isShowing);
    return () => onShowing?.(false);
  }, [onShowing, isShowing]);
}

/** The latest sentences, kept through updates without any; empty while the past is on screen. */
function useLatestSentences(newEvents: LatestEvents, view: View, reader: Reader): readonly string[] {
  const kept = useRef<{ id: number; now: View; latest: { view: View; events: readonly Event[] } | null }>({
    id: Number.NaN,
    now: view,
    latest: null,
  });
  if (kept.current.id !== newEvents.id) {
    const hasSentences = latestSentences(reader, view, newEvents.events).length > 0;
    const before = kept.current.now.round === view.round ? kept.current.latest : null;
    kept.current = {
      id: newEvents.id,
      now: view,
      latest: hasSentences ? { view, events: newEvents.events } : before,
    };
  }
  const { now, latest } = kept.current;
  return latest && now === view ? latestSentences(reader, latest.view, latest.events) : [];
}
