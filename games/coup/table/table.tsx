// The table: who plays, what is claimed, what is asked, what one holds; in this order on every screen.

import type { TableProps } from '@kuluary/stage/game-table';
import { useNumberKeys } from '@kuluary/stage/number-keys';
import { useFocusOnQuestion } from '@kuluary/stage/use-focus-on-question';
import { useReader } from '@kuluary/stage/use-reader';
import { useMemo, useRef } from 'react';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import type { Reader } from '../texts/reader.ts';
import { type AtTable, AtTableProvider } from './at-table.tsx';
import { type Deciding, useDeciding } from './deciding.ts';
import { Details } from './details.tsx';
import { Flights } from './flights.tsx';
import { type HandChoice, Mine } from './hand.tsx';
import { Middle } from './middle.tsx';
import { Question } from './question.tsx';
import { Seats } from './seats.tsx';
import { questionId } from './situation.ts';
import styles from './table.module.css';

export function CoupTable(props: TableProps<View, Move, Event>) {
  const { language, sitters, view, moves, clocks, onRule } = props;
  const room = useRef<HTMLDivElement>(null);
  const shared = useReader(props);
  const reader = useMemo<Reader>(() => ({ ...shared, options: view.options }), [shared, view.options]);
  const table = useMemo<AtTable>(() => ({ reader, view, sitters, onRule }), [reader, view, sitters, onRule]);
  const deciding = useDeciding(reader, view, props.pending, props.onAnswer);
  const targets = targetsOf(moves, deciding);
  useNumberKeys(room);
  useFocusOnQuestion(room, `${questionId(view)} ${deciding.step.at}`);
  const { viewer } = view;
  return (
    <AtTableProvider value={table}>
      <div ref={room} className={styles.table} lang={language}>
        <Details reader={reader} room={room}>
          <div className={styles.board} aria-hidden="true" />
          <div
            className={styles.room}
            data-viewer={viewer === 'spectator' ? 'spectator' : 'seat'}
            data-decision={view.decision ?? 'over'}
          >
            <Seats clocks={clocks} targets={targets} onTarget={deciding.answer} />
            <Middle />
            <div className={styles.dock}>
              <Question moves={moves} deciding={deciding} targets={targets} onUndo={props.onUndo} />
              {viewer !== 'spectator' && (
                <Mine
                  seat={viewer}
                  clock={clocks.find(({ seat }) => seat === viewer)}
                  choice={handChoice(view, moves, deciding)}
                  away={moves.length > 0 && (view.decision === 'keep' || view.decision === 'pick')}
                />
              )}
            </div>
          </div>
          <Flights news={props.news} room={room} />
        </Details>
      </div>
    </AtTableProvider>
  );
}

/** Who can be named now: for the action that was chosen, or for the only one that is left. */
function targetsOf(moves: readonly Move[], { step }: Deciding): ReadonlyMap<number, Move> {
  const only = moves.length > 0 && moves.every((move) => move.type === 'coup') ? 'coup' : undefined;
  const action = step.at === 'target' ? step.action : step.at === 'question' ? only : undefined;
  const found = new Map<number, Move>();
  for (const move of moves) {
    if (move.type === action && 'target' in move && move.target !== undefined) found.set(move.target, move);
  }
  return found;
}

/** Losing a card and showing one: the cards in the hand are the buttons. */
function handChoice(view: View, moves: readonly Move[], deciding: Deciding): HandChoice | null {
  if (moves.length === 0 || (view.decision !== 'lose' && view.decision !== 'offer')) return null;
  return {
    chosen: deciding.chosen,
    grim: view.decision === 'lose',
    onToggle: (place) => deciding.toggle(place, 1),
  };
}
