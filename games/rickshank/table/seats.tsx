// The others around the table: whom they play, what they have, who is thinking.

import type { Seat } from '@kuluary/kernel/game';
import { classes } from '@kuluary/stage/buttons';
import type { RunningClock, Sitter } from '@kuluary/stage/game-table';
import type { Reader } from '@kuluary/texts/reader';
import type { View } from '../rules/view.ts';
import { answer } from '../texts/answer.ts';
import { cardName } from '../texts/card-text.ts';
import { rickshankTexts } from '../texts/rickshank-texts.ts';
import { useTable } from './at-table.tsx';
import { Avatar } from './avatar.tsx';
import { Badge } from './card.tsx';
import { useLooking } from './details.tsx';
import type { SymbolName } from './drawings/markup.ts';
import { Picture } from './picture.tsx';
import styles from './seats.module.css';
import { nemesesOf, ongoingOf, opponentsOf, spelled } from './situation.ts';
import { word } from './words.ts';

export function Seats({ clocks }: { readonly clocks: readonly RunningClock[] }) {
  const { reader, view } = useTable();
  const opponents = opponentsOf(view);
  return (
    <section className={styles.around}>
      <h2 className="sr">{word(reader, view.viewer === 'spectator' ? 'players' : 'opponents')}</h2>
      <ul className={styles.seats} data-count={opponents.length}>
        {opponents.map((seat) => (
          <li key={seat}>
            <OtherSeat seat={seat} clock={clocks.find((clock) => clock.seat === seat)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OtherSeat({ seat, clock }: { readonly seat: Seat; readonly clock: RunningClock | undefined }) {
  const { reader, view, sitters, moves, deciding } = useTable();
  const looking = useLooking();
  const { character } = view.seats[seat]!;
  const sitter = sitters[seat]!;
  const move = moves.find((each) => each.type === 'target' && each.seat === seat);
  const isActive = view.active === seat && view.decision !== 'character' && !view.outcome;
  return (
    <button
      type="button"
      className={classes(styles.seat, isActive && styles.active, move && styles.aimed)}
      aria-label={
        move ? `${answer(reader, view, move)}. ${word(reader, 'ask.seat')}` : seatSentence(reader, view, sitter, seat)
      }
      aria-disabled={(move && !deciding.isOpen) || undefined}
      data-soon={deciding.isSoon || undefined}
      data-seat={seat}
      data-place={`seat-${seat}`}
      data-move={move && spelled(move)}
      onClick={() => (move ? deciding.answer(move) : looking.look({ kind: 'seat', seat }))}
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
          {sitter.name}
          <Absence sitter={sitter} />
        </span>
        <span className={styles.character}>{character !== null && cardName(reader.language, character)}</span>
        <Numbers seat={seat} />
      </span>
      {sitter.bubble !== null && <span className={styles.says}>{sitter.bubble}</span>}
    </button>
  );
}

function Absence({ sitter: { kind, here, standIn } }: { readonly sitter: Sitter }) {
  if (standIn) return <Picture of="icon-bot" className={styles.absent} />;
  return kind === 'person' && !here ? <Picture of="icon-close" className={styles.absent} /> : null;
}

interface Figure {
  readonly picture: SymbolName;
  readonly value: number;
  readonly rank: 'first' | 'second' | 'third'; // what stays where there is little room
}

/** What a seat has, in figures. */
export function Numbers({ seat, isOwn = false }: { readonly seat: Seat; readonly isOwn?: boolean }) {
  const { view } = useTable();
  const { cards, deck, discard, tokens, points } = view.seats[seat]!;
  const nemeses = nemesesOf(view, seat);
  const figures: readonly Figure[] = [
    { picture: 'icon-hand', value: cards, rank: isOwn ? 'third' : 'first' },
    { picture: 'token', value: tokens, rank: 'first' },
    { picture: 'icon-deck', value: deck, rank: isOwn ? 'first' : 'third' },
    { picture: 'icon-discard', value: discard.length, rank: isOwn ? 'first' : 'third' },
    { picture: 'mark-ongoing', value: ongoingOf(view, seat).length, rank: isOwn ? 'third' : 'second' },
    { picture: 'type-nemesis', value: nemeses, rank: isOwn ? 'third' : 'second' },
  ];
  return (
    <span className={styles.numbers} aria-hidden="true">
      {figures.map(({ picture, value, rank }) => (
        <span key={picture} data-rank={rank} data-none={value === 0 || undefined}>
          <Picture of={picture} />
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

/** The seat in words, as a screen reader says it. */
export function seatSentence(reader: Reader, view: View, sitter: Sitter, seat: Seat): string {
  const line = rickshankTexts.table(reader.language, view, reader.names)[seat]!.replace(/^▶ /, '');
  const parts = [line];
  if (sitter.kind === 'bot') parts.push(word(reader, 'seat.bot'));
  if (sitter.standIn) parts.push(word(reader, 'seat.stand-in'));
  else if (sitter.kind === 'person' && !sitter.here) parts.push(word(reader, 'seat.away'));
  if (seat === view.active && !view.outcome) parts.push(word(reader, 'seat.turn'));
  if (view.waitingFor.includes(seat)) parts.push(word(reader, 'seat.thinking'));
  return parts.join(' ');
}
