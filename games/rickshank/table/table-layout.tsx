// Lays out the table: other seats, market, play area, decision panel, hand; in this order on every screen.

import type { Reader } from '@kuluary/texts/reader';
import { classNames } from '@kuluary/ui/buttons';
import type { GameTableProps } from '@kuluary/ui/game-table';
import { useNumberKeys } from '@kuluary/ui/number-keys';
import { useFocusOnDecision } from '@kuluary/ui/use-focus-on-decision';
import { useReader } from '@kuluary/ui/use-reader';
import { useRef, useState } from 'react';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { cardName } from '../texts/card-text.ts';
import { Avatar } from './avatar.tsx';
import { CardInspector, useInspector } from './card-inspector.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { DecisionTray, hasDecisionTray } from './decision-tray.tsx';
import { DetailSheets } from './detail-sheets.tsx';
import { FlyingPieces } from './flying-pieces.tsx';
import { HalftoneBackground } from './halftone-background.tsx';
import { Hand } from './hand.tsx';
import { Market } from './market.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { numberKeysOfMoves } from './move-number-keys.ts';
import { useMoveSelection } from './move-selection.ts';
import { OtherSeats, SeatFigures } from './other-seats.tsx';
import { PlayArea } from './play-area.tsx';
import { latestSentences, unshownEventSentences } from './status-line.ts';
import { useSymbolSheet } from './svg-drawing.tsx';
import { TableContextProvider, type TableContextValue, useTableContext } from './table-context.tsx';
import styles from './table-layout.module.css';
import theme from './table-theme.module.css';
import { isVoting, moveKey } from './view-queries.ts';
import { VoteOutcomeNote } from './vote-outcome-note.tsx';
import { VoteScreen } from './vote-screen.tsx';
import { tableText } from './words.ts';

const NO_NUMBER_KEYS: TableContextValue['numberKeys'] = new Map();

type LayoutProps = GameTableProps<View, Move, Event>;

export function TableLayout(layoutProps: LayoutProps) {
  const { language, players, view, moves, onOpenRule } = layoutProps;
  useSymbolSheet();
  const tableElement = useRef<HTMLDivElement>(null);
  const reader = useReader(layoutProps);
  const selection = useMoveSelection(view, moves, layoutProps.pendingMove, layoutProps.onMove);
  const numberKeys = selection.warning ? NO_NUMBER_KEYS : numberKeysOfMoves(view, moves); // the warning has its own keys
  const context: TableContextValue = {
    reader,
    view,
    players,
    moves,
    selection,
    numberKeys,
    onRule: onOpenRule,
  };
  useNumberKeys(tableElement);
  useFocusOnDecision(
    tableElement,
    `${selection.decisionId} ${selection.warning !== null} ${moves.map(moveKey).join()}`,
  );
  return (
    <TableContextProvider value={context}>
      <div ref={tableElement} className={classNames(theme.rickshank, styles.table)} lang={language}>
        <CardInspector tableElement={tableElement}>
          <HalftoneBackground />
          <TableAreas {...layoutProps} />
          <VoteOutcomeNote newEvents={layoutProps.newEvents} />
          <FlyingPieces newEvents={layoutProps.newEvents} tableElement={tableElement} />
          <DetailSheets />
        </CardInspector>
      </div>
    </TableContextProvider>
  );
}

function TableAreas(layoutProps: LayoutProps) {
  const { reader, view, moves, selection } = useTableContext();
  const { clocks, newEvents, onUndo } = layoutProps;
  const [away, setAway] = useState<string | null>(null); // the vote from which the viewer has switched to the table
  const last = useLastNotableEvents(newEvents, view, reader);
  const lastSentences = last ? latestSentences(reader, last.view, last.events) : '';
  const { viewer, vote } = view;
  const isVote = isVoting(view) && vote !== null;
  const voteId = `${view.turns} ${view.decision}`;
  const isAway = isVote && away === voteId;
  const clock = clocks.find(({ seat }) => seat === viewer);
  if (isVote && !isAway) {
    return (
      <div
        className={classNames(styles.room, styles.voting)}
        data-viewer={viewer === 'spectator' ? 'spectator' : 'seat'}
      >
        <OtherSeats clocks={clocks} />
        <VoteScreen vote={vote} clock={clock} onTable={() => setAway(voteId)} />
      </div>
    );
  }
  return (
    <div
      className={styles.room}
      data-viewer={viewer === 'spectator' ? 'spectator' : 'seat'}
      data-decision={view.decision ?? 'over'}
      data-asked={moves.length > 0 || undefined}
      data-warned={selection.warning !== null || undefined}
    >
      <OtherSeats clocks={clocks} />
      <div className={styles.board}>
        {hasDecisionTray(view, moves) ? <DecisionTray /> : <Market />}
        <PlayArea />
      </div>
      <DecisionPanel
        clock={clock}
        lastSentences={lastSentences}
        unshownSentences={last ? unshownEventSentences(reader, view, last.events) : ''}
      />
      {viewer !== 'spectator' && (
        <>
          <OwnSeat clock={clock} />
          <Hand />
        </>
      )}
      {isAway ? (
        <button type="button" className={styles.return} onClick={() => setAway(null)}>
          {tableText(reader, 'vote.return')}
        </button>
      ) : (
        <MoveButtons onUndo={onUndo} />
      )}
    </div>
  );
}

/** The viewer's own seat, where it fits. */
function OwnSeat({ clock }: { readonly clock: LayoutProps['clocks'][number] | undefined }) {
  const { reader, view, players } = useTableContext();
  const inspector = useInspector();
  const { viewer } = view;
  if (viewer === 'spectator') return null;
  const { character } = view.seats[viewer]!;
  const { speechBubble } = players[viewer]!;
  return (
    <button
      type="button"
      className={styles.me}
      aria-hidden="true"
      tabIndex={-1}
      onClick={() => inspector.openSheet({ kind: 'seat', seat: viewer })}
    >
      <Avatar character={character} clock={clock} isActive={view.active === viewer} className={styles.avatar} />
      <b>{character === null ? tableText(reader, 'you') : cardName(reader.language, character)}</b>
      <SeatFigures seat={viewer} isOwn />
      {speechBubble !== null && <span className={styles.says}>{speechBubble}</span>}
    </button>
  );
}

interface LastEvents {
  readonly view: View;
  readonly events: readonly Event[];
}

/** The last events that have a sentence. */
function useLastNotableEvents(newEvents: LayoutProps['newEvents'], view: View, reader: Reader): LastEvents | null {
  const kept = useRef<{ id: number; turns: number; last: LastEvents | null }>({
    id: Number.NaN,
    turns: -1,
    last: null,
  });
  if (kept.current.id !== newEvents.id) {
    const hasSentence = latestSentences(reader, view, newEvents.events) !== '';
    const isTakenBack = view.played.length < (kept.current.last?.view.played.length ?? 0);
    const before = kept.current.turns === view.turns && !isTakenBack ? kept.current.last : null;
    kept.current = {
      id: newEvents.id,
      turns: view.turns,
      last: hasSentence ? { view, events: newEvents.events } : before,
    };
  }
  return kept.current.last;
}
