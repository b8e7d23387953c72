// The other seats: characters, figures, clocks and who is thinking.

import type { Seat } from '@kuluary/kernel/game';
import type { Reader } from '@kuluary/texts/reader';
import { classNames } from '@kuluary/ui/buttons';
import type { ShownClock, TablePlayer } from '@kuluary/ui/game-table';
import type { View } from '../rules/view.ts';
import { cardName } from '../texts/card-text.ts';
import { moveText } from '../texts/move-text.ts';
import { rickshankTexts } from '../texts/rickshank-texts.ts';
import { Avatar } from './avatar.tsx';
import { Badge } from './card.tsx';
import { useInspector } from './card-inspector.tsx';
import type { SymbolName } from './drawings/symbol-sheet.ts';
import styles from './other-seats.module.css';
import { SymbolPicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';
import { moveKey, nemesisCountOf, ongoingCardsOf, opponentsOf } from './view-queries.ts';
import { tableText } from './words.ts';

export function OtherSeats({ clocks }: { readonly clocks: readonly ShownClock[] }) {
  const { reader, view } = useTableContext();
  const opponents = opponentsOf(view);
  return (
    <section className={styles.around}>
      <h2 className="sr">{tableText(reader, view.viewer === 'spectator' ? 'players' : 'opponents')}</h2>
      <ul className={styles.seats} data-count={opponents.length}>
        {opponents.map((seat) => (
          <li key={seat}>
            <OpponentSeat seat={seat} clock={clocks.find((clock) => clock.seat === seat)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpponentSeat({ seat, clock }: { readonly seat: Seat; readonly clock: ShownClock | undefined }) {
  const { reader, view, players, moves, selection } = useTableContext();
  const inspector = useInspector();
  const { character } = view.seats[seat]!;
  const player = players[seat]!;
  const move = moves.find((each) => each.type === 'target' && each.seat === seat);
  const isActive = view.active === seat && view.decision !== 'character' && !view.outcome;
  return (
    <button
      type="button"
      className={classNames(styles.seat, isActive && styles.active, move && styles.aimed)}
      aria-label={
        move
          ? `${moveText(reader, view, move)}. ${tableText(reader, 'ask.seat')}`
          : describeSeat(reader, view, player, seat)
      }
      aria-disabled={(move && !selection.acceptsMoves) || undefined}
      data-soon={selection.acceptsMovesSoon || undefined}
      data-seat={seat}
      data-place={`seat-${seat}`}
      data-move={move && moveKey(move)}
      onClick={() => (move ? selection.submitMove(move) : inspector.openSheet({ kind: 'seat', seat }))}
    >
      <Avatar
        character={character}
        clock={clock}
        isActive={isActive}
        isThinking={view.waitingFor.includes(seat)}
        className={styles.avatar}
      />
      <span className={styles.words}>
        <span className={styles.name}>
          {player.name}
          <AbsenceIcon player={player} />
        </span>
        <span className={styles.character}>{character !== null && cardName(reader.language, character)}</span>
        <SeatFigures seat={seat} />
      </span>
      {player.speechBubble !== null && <span className={styles.says}>{player.speechBubble}</span>}
    </button>
  );
}

function AbsenceIcon({ player: { kind, isConnected, hasStandIn } }: { readonly player: TablePlayer }) {
  if (hasStandIn) return <SymbolPicture of="icon-bot" className={styles.absent} />;
  return kind === 'person' && !isConnected ? <SymbolPicture of="icon-close" className={styles.absent} /> : null;
}

interface SeatFigure {
  readonly picture: SymbolName;
  readonly value: number;
  readonly rank: 'first' | 'second' | 'third'; // the last rank is hidden first
}

export function SeatFigures({ seat, isOwn = false }: { readonly seat: Seat; readonly isOwn?: boolean }) {
  const { view } = useTableContext();
  const { cards, deck, discard, tokens, points } = view.seats[seat]!;
  const nemeses = nemesisCountOf(view, seat);
  const figures: readonly SeatFigure[] = [
    { picture: 'icon-hand', value: cards, rank: isOwn ? 'third' : 'first' },
    { picture: 'token', value: tokens, rank: 'first' },
    { picture: 'icon-deck', value: deck, rank: isOwn ? 'first' : 'third' },
    { picture: 'icon-discard', value: discard.length, rank: isOwn ? 'first' : 'third' },
    { picture: 'mark-ongoing', value: ongoingCardsOf(view, seat).length, rank: isOwn ? 'third' : 'second' },
    { picture: 'type-nemesis', value: nemeses, rank: isOwn ? 'third' : 'second' },
  ];
  return (
    <span className={styles.numbers} aria-hidden="true">
      {figures.map(({ picture, value, rank }) => (
        <span key={picture} data-rank={rank} data-none={value === 0 || undefined}>
          <SymbolPicture of={picture} />
          {value}
        </span>
      ))}
      {points !== null && (
        <span data-rank="first">
          <Badge of="points" value={points} className={styles.points} />
        </span>
      )}
    </span>
  );
}

/** For screen readers. */
export function describeSeat(reader: Reader, view: View, player: TablePlayer, seat: Seat): string {
  const line = rickshankTexts.tableLines(reader.language, view, reader.names)[seat]!.replace(/^▶ /, '');
  const parts = [line];
  if (player.kind === 'bot') parts.push(tableText(reader, 'seat.bot'));
  if (player.hasStandIn) parts.push(tableText(reader, 'seat.stand-in'));
  else if (player.kind === 'person' && !player.isConnected) parts.push(tableText(reader, 'seat.away'));
  if (seat === view.active && !view.outcome) parts.push(tableText(reader, 'seat.turn'));
  if (view.waitingFor.includes(seat)) parts.push(tableText(reader, 'seat.thinking'));
  return parts.join(' ');
}
