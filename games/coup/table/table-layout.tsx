// The layout of the table, in the same order on every screen: opponents, centre, decision panel, own seat.

import type { GameTableProps } from '@kuluary/ui/game-table';
import { useNumberKeys } from '@kuluary/ui/number-keys';
import { useFocusOnDecision } from '@kuluary/ui/use-focus-on-decision';
import { useReader } from '@kuluary/ui/use-reader';
import { useMemo, useRef } from 'react';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import type { CoupReader } from '../texts/message-values.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { DetailsTooltipProvider } from './details-tooltip.tsx';
import { FlyingPieces } from './flying-pieces.tsx';
import { type MoveSelection, useMoveSelection } from './move-selection.ts';
import { OtherSeats } from './other-seats.tsx';
import { type HandChoice, OwnSeat } from './own-seat.tsx';
import { TableCentre } from './table-centre.tsx';
import { TableContextProvider, type TableContextValue } from './table-context.tsx';
import styles from './table-layout.module.css';
import { decisionIdOf } from './view-queries.ts';

export function TableLayout(props: GameTableProps<View, Move, Event>) {
  const { language, players, view, moves, clocks, onOpenRule } = props;
  const tableElement = useRef<HTMLDivElement>(null);
  const sharedReader = useReader(props);
  const reader = useMemo<CoupReader>(() => ({ ...sharedReader, options: view.options }), [sharedReader, view.options]);
  const context = useMemo<TableContextValue>(
    () => ({ reader, view, players, onRule: onOpenRule }),
    [reader, view, players, onOpenRule],
  );
  const selection = useMoveSelection(reader, view, props.pendingMove, props.onMove);
  const targets = targetMovesOf(moves, selection);
  useNumberKeys(tableElement);
  useFocusOnDecision(tableElement, `${decisionIdOf(view)} ${selection.step.at}`);
  const { viewer } = view;
  return (
    <TableContextProvider value={context}>
      <div ref={tableElement} className={styles.table} lang={language}>
        <DetailsTooltipProvider reader={reader} tableElement={tableElement}>
          <div className={styles.board} aria-hidden="true" />
          <div
            className={styles.room}
            data-viewer={viewer === 'spectator' ? 'spectator' : 'seat'}
            data-decision={view.decision ?? 'over'}
          >
            <OtherSeats clocks={clocks} targets={targets} onTarget={selection.submitMove} />
            <TableCentre />
            <div className={styles.dock}>
              <DecisionPanel moves={moves} selection={selection} targets={targets} onUndo={props.onUndo} />
              {viewer !== 'spectator' && (
                <OwnSeat
                  seat={viewer}
                  clock={clocks.find(({ seat }) => seat === viewer)}
                  choice={handChoice(view, moves, selection)}
                  areCardsInPanel={moves.length > 0 && (view.decision === 'keep' || view.decision === 'pick')}
                />
              )}
            </div>
          </div>
          <FlyingPieces newEvents={props.newEvents} tableElement={tableElement} />
        </DetailsTooltipProvider>
      </div>
    </TableContextProvider>
  );
}

/** The possible targets: of the chosen action, or of a forced coup. */
function targetMovesOf(moves: readonly Move[], { step }: MoveSelection): ReadonlyMap<number, Move> {
  const forced = moves.length > 0 && moves.every((move) => move.type === 'coup') ? 'coup' : undefined;
  const action = step.at === 'target' ? step.action : step.at === 'decision' ? forced : undefined;
  const found = new Map<number, Move>();
  for (const move of moves) {
    if (move.type === action && 'target' in move && move.target !== undefined) found.set(move.target, move);
  }
  return found;
}

/** For losing or offering a card the cards in the hand are the buttons. */
function handChoice(view: View, moves: readonly Move[], selection: MoveSelection): HandChoice | null {
  if (moves.length === 0 || (view.decision !== 'lose' && view.decision !== 'offer')) return null;
  return {
    chosen: selection.chosenPlaces,
    grim: view.decision === 'lose',
    onToggle: (place) => selection.toggleCard(place, 1),
  };
}
