// Everybody around the table: whose voice they are, what they hold, who is awaited.

import type { Seat } from '@kuluary/kernel/game';
import { classes } from '@kuluary/stage/buttons';
import { ClockRing } from '@kuluary/stage/clock-ring';
import type { Sitter } from '@kuluary/stage/game-table';
import { Icon } from '@kuluary/stage/icons';
import type { Reader } from '@kuluary/texts/reader';
import type { CSSProperties, ReactNode } from 'react';
import type { View } from '../rules/view.ts';
import { useTable } from './at-table.tsx';
import { useLooking } from './looking.tsx';
import { Picture, Voice } from './picture.tsx';
import styles from './seats.module.css';
import { aroundTable, colourOfSeat, coloursOf, ofType, spelled, unusedOf } from './situation.ts';
import { word } from './words.ts';

export function Seats() {
  const { reader, view } = useTable();
  const seats = aroundTable(view);
  return (
    <section className={styles.around}>
      <h2 className="sr">{word(reader, 'seats')}</h2>
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
  const { reader, view, sitters, moves, clocks, deciding } = useTable();
  const looking = useLooking();
  const sitter = sitters[seat]!;
  const move = ofType(moves, 'seat').find((each) => each.seat === seat);
  const isAwaited = view.waitingFor.includes(seat) && !view.outcome;
  const clock = clocks.find((each) => each.seat === seat);
  const isOwn = seat === view.viewer;
  return (
    <button
      type="button"
      className={classes(styles.seat, isAwaited && styles.on, move && styles.aimed)}
      style={{ '--seat': `var(--c-${colourOfSeat(view, seat)})` } as CSSProperties}
      aria-label={seatSentence(reader, view, sitter, seat)}
      data-seat={seat}
      data-place={`seat-${seat}`}
      data-move={move && spelled(move)}
      onClick={() => (move ? deciding.answer(move) : looking.look({ kind: 'seat', seat }))}
    >
      <span className={styles.ava}>
        {clock && <ClockRing ends={clock.ends} total={clock.total} />}
        <Faces seat={seat} />
        {seat !== view.prosecutor && <span className={styles.cards}>{view.seats[seat]!.cards}</span>}
        {seat === view.first && (
          <span className={styles.first}>
            <Picture of="i-gavel" />
          </span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <span>{isOwn ? word(reader, 'you') : sitter.name}</span>
          <Absence sitter={sitter} />
        </span>
        <span className={styles.sub}>
          {isAwaited ? word(reader, isOwn ? 'seat.decide' : 'seat.thinking') : inShort(reader, view, seat)}
        </span>
      </span>
      {sitter.bubble !== null && <span className={styles.says}>{sitter.bubble}</span>}
    </button>
  );
}

/** One face, or two of them where a seat has two colours. */
export function Faces({ seat, className }: { readonly seat: Seat; readonly className?: string | undefined }) {
  const { view } = useTable();
  const colours = coloursOf(view, seat);
  return (
    <span className={classes(styles.faces, className)} data-count={colours.length} aria-hidden="true">
      {colours.map((colour) => (
        <Voice key={colour} of={colour} />
      ))}
    </span>
  );
}

function Absence({ sitter: { kind, here, standIn } }: { readonly sitter: Sitter }) {
  if (standIn) return <Icon name="settings" className={styles.absent} />;
  return kind === 'person' && !here ? <Icon name="cross" className={styles.absent} /> : null;
}

/** Strategies and unused markers, in signs: a seat has no room for the words. */
function inShort(reader: Reader, view: View, seat: Seat): ReactNode {
  if (seat === view.prosecutor) return word(reader, 'seat.prosecutor');
  return (
    <span className={styles.held}>
      <Picture of="i-cards" />
      <span>{view.seats[seat]!.cards}</span>
      <i />
      <span>{unusedOf(view, seat).length}</span>
    </span>
  );
}

/** "prosecutor · 3 markers", "2 strategies · 3 markers" */
function holdings(reader: Reader, view: View, seat: Seat): string {
  const markers = word(reader, 'seat.markers', { count: unusedOf(view, seat).length });
  if (seat === view.prosecutor) return `${word(reader, 'seat.prosecutor')} · ${markers}`;
  return `${word(reader, 'seat.strategies', { count: view.seats[seat]!.cards })} · ${markers}`;
}

/** The seat in words, as a screen reader says it. */
export function seatSentence(reader: Reader, view: View, sitter: Sitter, seat: Seat): string {
  const name = seat === view.viewer ? word(reader, 'you') : sitter.name;
  const parts = [`${name}: ${holdings(reader, view, seat)}`];
  if (seat === view.first) parts.push(word(reader, 'seat.first'));
  if (sitter.standIn) parts.push(word(reader, 'seat.stand-in'));
  else if (sitter.kind === 'bot') parts.push(word(reader, 'seat.bot'));
  else if (!sitter.here) parts.push(word(reader, 'seat.away'));
  if (view.waitingFor.includes(seat) && !view.outcome) {
    parts.push(word(reader, seat === view.viewer ? 'seat.your-move' : 'seat.thinking'));
  }
  return parts.join('. ');
}
