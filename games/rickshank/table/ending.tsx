// How it ended: who won and why, and what everybody's cards are worth, card by card.

import type { Seat } from '@kuluary/kernel/game';
import { classes } from '@kuluary/stage/buttons';
import type { EndingProps, Sitter } from '@kuluary/stage/game-table';
import type { Reader } from '@kuluary/texts/reader';
import { WAVE } from '../rules/box.ts';
import type { View } from '../rules/view.ts';
import { BOX } from '../texts/box.ts';
import { cardName } from '../texts/card-text.ts';
import { Avatar } from './avatar.tsx';
import { Badge, CardTile } from './card.tsx';
import { useDrawings } from './drawn.tsx';
import styles from './ending.module.css';
import { frameOf } from './frame-of.ts';
import { Picture } from './picture.tsx';
import { nemesesOf } from './situation.ts';
import { withSoftHyphens } from './soft-hyphens.ts';
import tokens from './tokens.module.css';
import { reasonOf } from './verdict.ts';
import { word } from './words.ts';
import { breakdown } from './worth.ts';

const WAVES = BOX.cards[WAVE]!.id;

export function Ending({ language, sitters, views, own }: EndingProps<View>) {
  useDrawings();
  const [view] = views;
  if (!view?.outcome) return null;
  const reader: Reader = { language, viewer: 'spectator', names: sitters.map(({ name }) => name) };
  const { winners } = view.outcome;
  const order = view.seats
    .map((_, seat) => seat)
    .sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || pointsOf(view, b) - pointsOf(view, a));
  return (
    <div className={classes(tokens.rickshank, styles.ending)} lang={language}>
      <div className={styles.how}>
        <Picture of="part-portal" className={styles.portal} />
        <p className={styles.why}>
          {word(reader, `end.${view.why!}`)} {word(reader, reasonOf(view))}
        </p>
      </div>
      <Ranking view={view} order={order} sitters={sitters} />
      <ol className={styles.seats}>
        {order.map((seat) => (
          <li
            key={seat}
            className={classes(styles.seat, winners.includes(seat) && styles.wins, seat === own && styles.own)}
            data-seat={seat}
          >
            <Person reader={reader} view={view} seat={seat} sitter={sitters[seat]!} isOwn={seat === own} />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface RankingProps {
  readonly view: View;
  readonly order: readonly number[]; // of seats, the best first
  readonly sitters: readonly Sitter[];
}

/** Everybody at a glance, where the cards of one fill a screen. The list below says the same to those who listen. */
function Ranking({ view, order, sitters }: RankingProps) {
  return (
    <div className={styles.ranking} aria-hidden="true">
      {order.map((seat) => (
        <span key={seat} className={classes(view.outcome!.winners.includes(seat) && styles.first)}>
          <Avatar character={view.seats[seat]!.character} className={styles.face} />
          <span className={styles.name}>{sitters[seat]!.name}</span>
          <b>{pointsOf(view, seat)}</b>
        </span>
      ))}
    </div>
  );
}

function pointsOf(view: View, seat: Seat): number {
  return view.seats[seat]!.points ?? 0;
}

interface PersonProps {
  readonly reader: Reader;
  readonly view: View;
  readonly seat: Seat;
  readonly sitter: Sitter;
  readonly isOwn: boolean;
}

function Person({ reader, view, seat, sitter, isOwn }: PersonProps) {
  const { character } = view.seats[seat]!;
  const worth = breakdown(view, seat);
  const penalty = view.penalties?.[seat] ?? 0;
  const owned = (view.scores?.[seat] ?? []).reduce((sum, { copies }) => sum + copies, 0);
  if (!worth) return null;
  return (
    <>
      <div className={styles.head}>
        <Avatar character={character} className={styles.avatar} />
        <div className={styles.who}>
          <b>
            {sitter.name}
            {isOwn && <small> · {word(reader, 'end.you')}</small>}
          </b>
          <span>{character !== null && cardName(reader.language, character)}</span>
          <span>
            {word(reader, 'end.nemeses', { count: nemesesOf(view, seat) })} ·{' '}
            {word(reader, 'end.owned', { count: owned })}
          </span>
        </div>
        <span className={styles.points}>
          <Badge of="points" value={worth.total} />
          <span className="sr">{word(reader, 'end.points', { count: worth.total })}</span>
        </span>
      </div>
      <ul className={styles.cards}>
        {worth.cards.map(({ card, points, copies }) => (
          <li key={card}>
            <CardTile of={card} frame={frameOf(card)}>
              {signed(points * copies)}
            </CardTile>
            <span>
              {withSoftHyphens(cardName(reader.language, card))}
              {copies > 1 && ` ×${copies}`}
            </span>
          </li>
        ))}
        {penalty > 0 && (
          <li className={styles.penalty}>
            <CardTile of={WAVES} frame={frameOf(WAVES)}>
              {signed(-penalty)}
            </CardTile>
            <span>{word(reader, 'end.penalty')}</span>
          </li>
        )}
      </ul>
      {worth.plain > 0 && <p className={styles.plain}>{word(reader, 'end.zero', { count: worth.plain })}</p>}
    </>
  );
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
