// The other seats around the table: colours, what they hold, and who is awaited.

import type { Seat } from '@kuluary/kernel/game';
import type { Reader } from '@kuluary/texts/reader';
import { classNames } from '@kuluary/ui/buttons';
import { ClockRing } from '@kuluary/ui/clock-ring';
import type { TablePlayer } from '@kuluary/ui/game-table';
import { Icon } from '@kuluary/ui/icons';
import type { CSSProperties, ReactNode } from 'react';
import type { View } from '../rules/view.ts';
import { useDetailSheets } from './detail-sheet-stack.tsx';
import styles from './other-seats.module.css';
import { SymbolPicture, VoicePicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';
import { colourOfSeat, coloursOf, moveKey, movesOfType, seatsAroundTable, unusedMarkers } from './view-queries.ts';
import { tableText } from './words.ts';

export function OtherSeats() {
  const { reader, view } = useTableContext();
  const seats = seatsAroundTable(view);
  return (
    <section className={styles.around}>
      <h2 className="sr">{tableText(reader, 'seats')}</h2>
      <ol className={styles.seats} data-count={seats.length}>
        {seats.map((seat) => (
          <li key={seat}>
            <SeatButton seat={seat} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function SeatButton({ seat }: { readonly seat: Seat }) {
  const { reader, view, players, moves, clocks, selection } = useTableContext();
  const sheets = useDetailSheets();
  const player = players[seat]!;
  const move = movesOfType(moves, 'seat').find((each) => each.seat === seat);
  const isAwaited = view.waitingFor.includes(seat) && !view.outcome;
  const clock = clocks.find((each) => each.seat === seat);
  const isOwn = seat === view.viewer;
  return (
    <button
      type="button"
      className={classNames(styles.seat, isAwaited && styles.on, move && styles.aimed)}
      style={{ '--seat': `var(--c-${colourOfSeat(view, seat)})` } as CSSProperties}
      aria-label={describeSeat(reader, view, player, seat)}
      data-seat={seat}
      data-place={`seat-${seat}`}
      data-move={move && moveKey(move)}
      onClick={() => (move ? selection.submitMove(move) : sheets.openDetails({ kind: 'seat', seat }))}
    >
      <span className={styles.ava}>
        {clock && <ClockRing endsAt={clock.endsAt} total={clock.total} />}
        <SeatFaces seat={seat} />
        {seat !== view.prosecutor && <span className={styles.cards}>{view.seats[seat]!.cards}</span>}
        {seat === view.first && (
          <span className={styles.first}>
            <SymbolPicture of="i-gavel" />
          </span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <span>{isOwn ? tableText(reader, 'you') : player.name}</span>
          <AbsenceIcon player={player} />
        </span>
        <span className={styles.sub}>
          {isAwaited ? tableText(reader, isOwn ? 'seat.decide' : 'seat.thinking') : holdingsIcons(reader, view, seat)}
        </span>
      </span>
      {player.speechBubble !== null && <span className={styles.says}>{player.speechBubble}</span>}
    </button>
  );
}

/** Two faces where a seat has two colours. */
export function SeatFaces({ seat, className }: { readonly seat: Seat; readonly className?: string | undefined }) {
  const { view } = useTableContext();
  const colours = coloursOf(view, seat);
  return (
    <span className={classNames(styles.faces, className)} data-count={colours.length} aria-hidden="true">
      {colours.map((colour) => (
        <VoicePicture key={colour} of={colour} />
      ))}
    </span>
  );
}

function AbsenceIcon({ player: { kind, isConnected, hasStandIn } }: { readonly player: TablePlayer }) {
  if (hasStandIn) return <Icon name="settings" className={styles.absent} />;
  return kind === 'person' && !isConnected ? <Icon name="cross" className={styles.absent} /> : null;
}

/** Strategies and unused markers as icons. */
function holdingsIcons(reader: Reader, view: View, seat: Seat): ReactNode {
  if (seat === view.prosecutor) return tableText(reader, 'seat.prosecutor');
  return (
    <span className={styles.held}>
      <SymbolPicture of="i-cards" />
      <span>{view.seats[seat]!.cards}</span>
      <i />
      <span>{unusedMarkers(view, seat).length}</span>
    </span>
  );
}

/** "prosecutor · 3 markers", "2 strategies · 3 markers" */
function holdings(reader: Reader, view: View, seat: Seat): string {
  const markers = tableText(reader, 'seat.markers', { count: unusedMarkers(view, seat).length });
  if (seat === view.prosecutor) return `${tableText(reader, 'seat.prosecutor')} · ${markers}`;
  return `${tableText(reader, 'seat.strategies', { count: view.seats[seat]!.cards })} · ${markers}`;
}

/** For screen readers. */
export function describeSeat(reader: Reader, view: View, player: TablePlayer, seat: Seat): string {
  const name = seat === view.viewer ? tableText(reader, 'you') : player.name;
  const parts = [`${name}: ${holdings(reader, view, seat)}`];
  if (seat === view.first) parts.push(tableText(reader, 'seat.first'));
  if (player.hasStandIn) parts.push(tableText(reader, 'seat.stand-in'));
  else if (player.kind === 'bot') parts.push(tableText(reader, 'seat.bot'));
  else if (!player.isConnected) parts.push(tableText(reader, 'seat.away'));
  if (view.waitingFor.includes(seat) && !view.outcome) {
    parts.push(tableText(reader, seat === view.viewer ? 'seat.your-move' : 'seat.thinking'));
  }
  return parts.join('. ');
}
