// The opponents' seats: portrait, cards, coins, claim, and whether they have moved.

import type { Seat } from '@kuluary/kernel/game';
import { Avatar } from '@kuluary/ui/avatar';
import { classNames } from '@kuluary/ui/buttons';
import type { ShownClock, TablePlayer } from '@kuluary/ui/game-table';
import { Icon } from '@kuluary/ui/icons';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { coupTexts } from '../texts/coup-texts.ts';
import { type CoupReader, claimValues } from '../texts/message-values.ts';
import { MiniCard } from './card.tsx';
import { useDetailsTooltip } from './details-tooltip.tsx';
import { SmallEmblem } from './emblem.tsx';
import styles from './other-seats.module.css';
import { SeatCoins } from './seat-coins.tsx';
import { useTableContext } from './table-context.tsx';
import { answeredSeats, claimOfSeat, isAlive, opponentsOf, pendingCoinsOf } from './view-queries.ts';
import { tableText } from './words.ts';

interface OtherSeatsProps {
  readonly clocks: readonly ShownClock[];
  readonly targets: ReadonlyMap<number, Move>; // seats that can be targeted now, each with its move
  readonly onTarget: (move: Move) => void;
}

export function OtherSeats({ clocks, targets, onTarget }: OtherSeatsProps) {
  const { reader, view } = useTableContext();
  const opponents = opponentsOf(view);
  const isTargeting = targets.size > 0;
  return (
    <>
      <h2 className="sr">{tableText(reader, view.viewer === 'spectator' ? 'players' : 'opponents')}</h2>
      <ul className={styles.seats} data-count={opponents.length} data-aiming={isTargeting || undefined}>
        {opponents.map((seat, i) => (
          <li key={seat} className={classNames(i >= opponents.length / 2 && styles.right)}>
            <OpponentSeat
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
  readonly clock: ShownClock | undefined;
  readonly move: Move | undefined;
  readonly onTarget: (move: Move) => void;
}

function OpponentSeat({ seat, clock, move, onTarget }: OtherSeatProps) {
  const { reader, view, players } = useTableContext();
  const player = players[seat]!;
  const sentence = describeSeat(reader, view, player, seat);
  const claim = claimOfSeat(view, seat);
  const details = useDetailsTooltip(
    {
      title: player.name,
      lines: [withoutName(sentence, player.name)],
      characters: [...(claim === null ? [] : [claim]), ...view.faceUp[seat]!],
    },
    move === undefined,
  );
  const alive = isAlive(view, seat);
  return (
    <button
      type="button"
      className={classNames(
        styles.seat,
        seat === view.turn && view.decision !== 'pick' && styles.turn,
        !alive && styles.out,
        move && styles.aimed,
      )}
      aria-label={move ? coupTexts.moveText(reader.language, view, move, reader.names) : sentence}
      data-seat={seat}
      data-open={areBothFacesVisible(view, seat) || undefined}
      data-move={move && JSON.stringify(move)}
      onClick={move && (() => onTarget(move))}
      {...details}
    >
      <span className={styles.held} data-place={`hand-${seat}`} aria-hidden="true">
        <SeatCards seat={seat} />
      </span>
      <SeatAvatar seat={seat} clock={clock} className={styles.avatar} />
      <span className={styles.who}>{player.name}</span>
      {alive || view.coins[seat]! > 0 ? (
        <SeatCoins seat={seat} coins={view.coins[seat]!} pendingCoins={pendingCoinsOf(view, seat)} />
      ) : (
        <span className={styles.gone}>{tableText(reader, 'tag.out')}</span>
      )}
      {player.speechBubble !== null && <span className={styles.says}>{player.speechBubble}</span>}
    </button>
  );
}

/** Both cards show their faces, so neither may be covered. */
function areBothFacesVisible(view: View, seat: Seat): boolean {
  const faces = [...view.hands[seat]!, ...view.faceUp[seat]!];
  return faces.length > 1 && faces.every((faceOrBack) => faceOrBack !== null);
}

const HELD = ['first held', 'second held'] as const;
const LOST = ['first lost', 'second lost'] as const;

/** The cards of a seat: hidden or known ones, then the lost ones. */
export function SeatCards({ seat }: { readonly seat: Seat }) {
  const { view } = useTableContext();
  return (
    <>
      {view.hands[seat]!.map((faceOrBack, i) => (
        <MiniCard key={HELD[i]} of={faceOrBack} />
      ))}
      {view.faceUp[seat]!.map((face, i) => (
        <MiniCard key={LOST[i]} of={face} lost />
      ))}
    </>
  );
}

interface SeatAvatarProps {
  readonly seat: Seat;
  readonly clock: ShownClock | undefined;
  readonly className?: string | undefined;
}

/** The portrait with clock, claim, tick and status icons. */
export function SeatAvatar({ seat, clock, className }: SeatAvatarProps) {
  const { reader, view, players } = useTableContext();
  const { portrait, kind, isConnected, hasStandIn } = players[seat]!;
  const claim = claimOfSeat(view, seat);
  const isAway = kind === 'person' && !isConnected;
  const isTarget = view.target === seat && view.action !== null;
  const badge = claim ? (
    <SmallEmblem of={claim} />
  ) : (
    answeredSeats(view).includes(seat) && (
      <Icon name={view.passedOpenly.includes(seat) ? 'talk' : 'tick'} data-answered="true" />
    )
  );
  return (
    <span className={classNames(styles.portrait, isTarget && styles.target, className)}>
      <Avatar
        portrait={portrait}
        clock={clock}
        badge={badge || undefined}
        isHighlighted={seat === view.turn}
        isAway={isAway}
      />
      {isTarget && <span className={styles.tag}>{tableText(reader, 'tag.target')}</span>}
      {(isAway || hasStandIn) && (
        <span className={styles.absent}>
          <Icon name={hasStandIn ? 'settings' : 'plug'} />
        </span>
      )}
    </span>
  );
}

/** The seat in words, for screen readers. */
export function describeSeat(reader: CoupReader, view: View, player: TablePlayer, seat: Seat): string {
  const line = coupTexts.tableLines(reader.language, view, reader.names)[seat]!.replace(/^▶ /, '');
  const claim = claimOfSeat(view, seat);
  const parts = [line];
  if (player.kind === 'bot') parts.push(tableText(reader, 'seat.bot'));
  if (player.hasStandIn) parts.push(tableText(reader, 'seat.stand-in'));
  else if (player.kind === 'person' && !player.isConnected) parts.push(tableText(reader, 'seat.away'));
  if (claim) parts.push(tableText(reader, 'seat.claims', claimValues(reader, claim)));
  if (view.target === seat && view.action !== null) parts.push(tableText(reader, 'seat.target'));
  if (view.waitingFor.includes(seat)) parts.push(tableText(reader, 'seat.thinking'));
  else if (view.passedOpenly.includes(seat)) parts.push(tableText(reader, 'seat.passed-openly'));
  else if (answeredSeats(view).includes(seat)) parts.push(tableText(reader, 'seat.answered'));
  return parts.join(' ');
}

/** The tooltip has the name as its title. */
function withoutName(sentence: string, name: string): string {
  const rest = sentence.startsWith(`${name}: `) ? sentence.slice(name.length + 2) : sentence;
  return rest[0]!.toLocaleUpperCase() + rest.slice(1);
}
