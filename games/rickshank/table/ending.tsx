// The end of a match: who won and why, and every seat's points card by card.

import type { Seat } from '@kuluary/kernel/game';
import type { Reader } from '@kuluary/texts/reader';
import { classNames } from '@kuluary/ui/buttons';
import type { EndingProps, TablePlayer } from '@kuluary/ui/game-table';
import { MORTY_WAVES_CARD } from '../rules/card-box.ts';
import type { View } from '../rules/view.ts';
import { BOX } from '../texts/card-lookup.ts';
import { cardName } from '../texts/card-text.ts';
import { Avatar } from './avatar.tsx';
import { Badge, CardTile } from './card.tsx';
import { cardFrameName } from './card-frame.ts';
import styles from './ending.module.css';
import { pointsBreakdown } from './points-breakdown.ts';
import { withSoftHyphens } from './soft-hyphens.ts';
import { useSymbolSheet } from './svg-drawing.tsx';
import { SymbolPicture } from './symbol-picture.tsx';
import theme from './table-theme.module.css';
import { nemesisCountOf } from './view-queries.ts';
import { winReasonOf } from './win-reason.ts';
import { tableText } from './words.ts';

const MORTY_WAVES = BOX.cards[MORTY_WAVES_CARD]!.id;

export function Ending({ language, players, views, ownSeat }: EndingProps<View>) {
  useSymbolSheet();
  const [view] = views;
  if (!view?.outcome) return null;
  const reader: Reader = { language, viewer: 'spectator', names: players.map(({ name }) => name) };
  const { winners } = view.outcome;
  const order = view.seats
    .map((_, seat) => seat)
    .sort(
      (a, b) =>
        Number(winners.includes(b)) - Number(winners.includes(a)) || pointsOfSeat(view, b) - pointsOfSeat(view, a),
    );
  return (
    <div className={classNames(theme.rickshank, styles.ending)} lang={language}>
      <div className={styles.how}>
        <SymbolPicture of="part-portal" className={styles.portal} />
        <p className={styles.why}>
          {tableText(reader, `end.${view.why!}`)} {tableText(reader, winReasonOf(view))}
        </p>
      </div>
      <Ranking view={view} order={order} players={players} />
      <ol className={styles.seats}>
        {order.map((seat) => (
          <li
            key={seat}
            className={classNames(styles.seat, winners.includes(seat) && styles.wins, seat === ownSeat && styles.own)}
            data-seat={seat}
          >
            <SeatResult reader={reader} view={view} seat={seat} player={players[seat]!} isOwn={seat === ownSeat} />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface RankingProps {
  readonly view: View;
  readonly order: readonly number[]; // of seats, the best first
  readonly players: readonly TablePlayer[];
}

/** Summary for small screens. Hidden from screen readers: the list below says the same. */
function Ranking({ view, order, players }: RankingProps) {
  return (
    <div className={styles.ranking} aria-hidden="true">
      {order.map((seat) => (
        <span key={seat} className={classNames(view.outcome!.winners.includes(seat) && styles.first)}>
          <Avatar character={view.seats[seat]!.character} className={styles.face} />
          <span className={styles.name}>{players[seat]!.name}</span>
          <b>{pointsOfSeat(view, seat)}</b>
        </span>
      ))}
    </div>
  );
}

function pointsOfSeat(view: View, seat: Seat): number {
  return view.seats[seat]!.points ?? 0;
}

interface SeatResultProps {
  readonly reader: Reader;
  readonly view: View;
  readonly seat: Seat;
  readonly player: TablePlayer;
  readonly isOwn: boolean;
}

function SeatResult({ reader, view, seat, player, isOwn }: SeatResultProps) {
  const { character } = view.seats[seat]!;
  const breakdown = pointsBreakdown(view, seat);
  const penalty = view.penalties?.[seat] ?? 0;
  const owned = (view.scores?.[seat] ?? []).reduce((sum, { copies }) => sum + copies, 0);
  if (!breakdown) return null;
  return (
    <>
      <div className={styles.head}>
        <Avatar character={character} className={styles.avatar} />
        <div className={styles.who}>
          <b>
            {player.name}
            {isOwn && <small> · {tableText(reader, 'end.you')}</small>}
          </b>
          <span>{character !== null && cardName(reader.language, character)}</span>
          <span>
            {tableText(reader, 'end.nemeses', { count: nemesisCountOf(view, seat) })} ·{' '}
            {tableText(reader, 'end.owned', { count: owned })}
          </span>
        </div>
        <span className={styles.points}>
          <Badge of="points" value={breakdown.total} />
          <span className="sr">{tableText(reader, 'end.points', { count: breakdown.total })}</span>
        </span>
      </div>
      <ul className={styles.cards}>
        {breakdown.cards.map(({ card, points, copies }) => (
          <li key={card}>
            <CardTile of={card} frame={cardFrameName(card)}>
              {signedPoints(points * copies)}
            </CardTile>
            <span>
              {withSoftHyphens(cardName(reader.language, card))}
              {copies > 1 && ` ×${copies}`}
            </span>
          </li>
        ))}
        {penalty > 0 && (
          <li className={styles.penalty}>
            <CardTile of={MORTY_WAVES} frame={cardFrameName(MORTY_WAVES)}>
              {signedPoints(-penalty)}
            </CardTile>
            <span>{tableText(reader, 'end.penalty')}</span>
          </li>
        )}
      </ul>
      {breakdown.cardsWithoutPoints > 0 && (
        <p className={styles.plain}>{tableText(reader, 'end.zero', { count: breakdown.cardsWithoutPoints })}</p>
      )}
    </>
  );
}

function signedPoints(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
