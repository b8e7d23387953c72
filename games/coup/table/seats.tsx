// The others around the table: portrait, cards, coins, what they claim, whether they have answered.

import type { Seat } from '@kuluary/kernel/game';
import { classes } from '@kuluary/stage/buttons';
import { Cameo } from '@kuluary/stage/cameo';
import type { RunningClock, Sitter } from '@kuluary/stage/game-table';
import { Icon } from '@kuluary/stage/icons';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { coupTexts } from '../texts/coup-texts.ts';
import { claimed, type Reader } from '../texts/reader.ts';
import { useTable } from './at-table.tsx';
import { MiniCard } from './card.tsx';
import { useDetails } from './details.tsx';
import { SmallEmblem } from './emblem.tsx';
import { Purse } from './purse.tsx';
import styles from './seats.module.css';
import { answeredSeats, claimOf, isAlive, opponentsOf, stakeOf } from './situation.ts';
import { word } from './words.ts';

interface SeatsProps {
  readonly clocks: readonly RunningClock[];
  readonly targets: ReadonlyMap<number, Move>; // who may be named now, and the move that names them
  readonly onTarget: (move: Move) => void;
}

export function Seats({ clocks, targets, onTarget }: SeatsProps) {
  const { reader, view } = useTable();
  const opponents = opponentsOf(view);
  const aiming = targets.size > 0;
  return (
    <>
      <h2 className="sr">{word(reader, view.viewer === 'spectator' ? 'players' : 'opponents')}</h2>
      <ul className={styles.seats} data-count={opponents.length} data-aiming={aiming || undefined}>
        {opponents.map((seat, i) => (
          <li key={seat} className={classes(i >= opponents.length / 2 && styles.right)}>
            <OtherSeat
              seat={seat}
              clock={clocks.find((clock) => clock.seat === seat)}
              move={targets.get(seat)}
              onTarget={onTarget}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface OtherSeatProps {
  readonly seat: Seat;
  readonly clock: RunningClock | undefined;
  readonly move: Move | undefined;
  readonly onTarget: (move: Move) => void;
}

function OtherSeat({ seat, clock, move, onTarget }: OtherSeatProps) {
  const { reader, view, sitters } = useTable();
  const sitter = sitters[seat]!;
  const sentence = seatSentence(reader, view, sitter, seat);
  const claim = claimOf(view, seat);
  const details = useDetails(
    {
      title: sitter.name,
      lines: [withoutName(sentence, sitter.name)],
      characters: [...(claim === null ? [] : [claim]), ...view.faceUp[seat]!],
    },
    move === undefined,
  );
  const alive = isAlive(view, seat);
  return (
    <button
      type="button"
      className={classes(
        styles.seat,
        seat === view.turn && view.decision !== 'pick' && styles.turn,
        !alive && styles.out,
        move && styles.aimed,
      )}
      aria-label={move ? coupTexts.answer(reader.language, view, move, reader.names) : sentence}
      data-seat={seat}
      data-open={isOpen(view, seat) || undefined}
      data-move={move && JSON.stringify(move)}
      onClick={move && (() => onTarget(move))}
      {...details}
    >
      <span className={styles.held} data-place={`hand-${seat}`} aria-hidden="true">
        <Held seat={seat} />
      </span>
      <SeatCameo seat={seat} clock={clock} className={styles.cameo} />
      <span className={styles.who}>{sitter.name}</span>
      {alive || view.coins[seat]! > 0 ? (
        <Purse seat={seat} coins={view.coins[seat]!} stake={stakeOf(view, seat)} />
      ) : (
        <span className={styles.gone}>{word(reader, 'tag.out')}</span>
      )}
      {sitter.bubble !== null && <span className={styles.says}>{sitter.bubble}</span>}
    </button>
  );
}

/** Two faces to be read: both must be seen whole. */
function isOpen(view: View, seat: Seat): boolean {
  const faces = [...view.hands[seat]!, ...view.faceUp[seat]!];
  return faces.length > 1 && faces.every((face) => face !== null);
}

const HELD = ['first held', 'second held'] as const;
const LOST = ['first lost', 'second lost'] as const;

/** Hidden cards, those that the viewer knows, and the lost ones. */
export function Held({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  return (
    <>
      {view.hands[seat]!.map((face, i) => (
        <MiniCard key={HELD[i]} of={face} />
      ))}
      {view.faceUp[seat]!.map((face, i) => (
        <MiniCard key={LOST[i]} of={face} lost />
      ))}
    </>
  );
}

interface SeatCameoProps {
  readonly seat: Seat;
  readonly clock: RunningClock | undefined;
  readonly className?: string | undefined;
}

/** The portrait with everything that hangs on it. */
export function SeatCameo({ seat, clock, className }: SeatCameoProps) {
  const { reader, view, sitters } = useTable();
  const { portrait, kind, here, standIn } = sitters[seat]!;
  const claim = claimOf(view, seat);
  const away = kind === 'person' && !here;
  const isTarget = view.target === seat && view.action !== null;
  const badge = claim ? (
    <SmallEmblem of={claim} />
  ) : (
    answeredSeats(view).includes(seat) && <Icon name="tick" data-answered="true" />
  );
  return (
    <span className={classes(styles.portrait, isTarget && styles.target, className)}>
      <Cameo portrait={portrait} clock={clock} badge={badge || undefined} glow={seat === view.turn} away={away} />
      {isTarget && <span className={styles.tag}>{word(reader, 'tag.target')}</span>}
      {(away || standIn) && (
        <span className={styles.absent}>
          <Icon name={standIn ? 'settings' : 'plug'} />
        </span>
      )}
    </span>
  );
}

/** The seat in words, as a screen reader says it. */
export function seatSentence(reader: Reader, view: View, sitter: Sitter, seat: Seat): string {
  const line = coupTexts.table(reader.language, view, reader.names)[seat]!.replace(/^▶ /, '');
  const claim = claimOf(view, seat);
  const parts = [line];
  if (sitter.kind === 'bot') parts.push(word(reader, 'seat.bot'));
  if (sitter.standIn) parts.push(word(reader, 'seat.stand-in'));
  else if (sitter.kind === 'person' && !sitter.here) parts.push(word(reader, 'seat.away'));
  if (claim) parts.push(word(reader, 'seat.claims', claimed(reader, claim)));
  if (view.target === seat && view.action !== null) parts.push(word(reader, 'seat.target'));
  if (view.waitingFor.includes(seat)) parts.push(word(reader, 'seat.thinking'));
  else if (answeredSeats(view).includes(seat)) parts.push(word(reader, 'seat.answered'));
  return parts.join(' ');
}

/** The slip has the name for its title. */
function withoutName(sentence: string, name: string): string {
  const rest = sentence.startsWith(`${name}: `) ? sentence.slice(name.length + 2) : sentence;
  return rest[0]!.toLocaleUpperCase() + rest.slice(1);
}
