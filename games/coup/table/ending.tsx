// The end screen: who won and how, and what everybody held and lost.

import type { Seat } from '@kuluary/kernel/game';
import { Avatar } from '@kuluary/ui/avatar';
import { classNames } from '@kuluary/ui/buttons';
import type { EndingProps, TablePlayer } from '@kuluary/ui/game-table';
import type { Character } from '../rules/characters.ts';
import type { View } from '../rules/view.ts';
import { coupTexts } from '../texts/coup-texts.ts';
import type { CoupReader } from '../texts/message-values.ts';
import { outcomeText } from '../texts/outcome-text.ts';
import { CardFace, MiniCard } from './card.tsx';
import { LAUREL } from './drawings/symbols.ts';
import { SymbolImage } from './emblem.tsx';
import styles from './ending.module.css';
import { lastLoss } from './last-loss.ts';
import { SeatCoins } from './seat-coins.tsx';
import { characterNameFor } from './table-context.tsx';
import { tableText } from './words.ts';

export function Ending({ language, players, views, ownSeat }: EndingProps<View>) {
  const [first] = views;
  if (!first?.outcome) return null;
  const names = players.map(({ name }) => name);
  const reader: CoupReader = { language, options: first.options, viewer: 'spectator', names };
  const { winners, draw } = first.outcome;
  const winner = draw ? undefined : winners[0];
  const others = views.map((_, seat) => seat).filter((seat) => seat !== winner);
  return (
    <div className={styles.ending} lang={language}>
      {winner === undefined ? (
        <p className={styles.how}>{outcomeText(reader, first.outcome)}</p>
      ) : (
        <Winner reader={reader} view={views[winner]!} seat={winner} player={players[winner]!} />
      )}
      <ul className={styles.seats}>
        {others.map((seat) => (
          <li key={seat} className={classNames(styles.seat, winners.includes(seat) && styles.wins)} data-seat={seat}>
            <SeatResult
              reader={reader}
              view={views[seat]!}
              seat={seat}
              player={players[seat]!}
              own={seat === ownSeat}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RevealedSeatProps {
  readonly reader: CoupReader;
  readonly view: View; // of this seat
  readonly seat: Seat;
  readonly player: TablePlayer;
}

/** The winner between the two cards, and the last loss of a card. The screen's title has the name. */
function Winner({ reader, view, seat, player }: RevealedSeatProps) {
  const loss = lastLoss(view.history);
  const [left, ...right] = revealedCardsOf(view, seat);
  return (
    <div className={styles.winner} data-seat={seat}>
      <p className="sr">
        {player.name}: {tableText(reader, 'ending.winner')}
      </p>
      <div className={styles.triumph}>
        {left && <LargeCard reader={reader} card={left} />}
        <span className={styles.crowned} aria-hidden="true">
          <SymbolImage path={LAUREL} className={styles.laurel} />
          <Avatar portrait={player.portrait} isHighlighted />
        </span>
        {right.map((card) => (
          <LargeCard key={card.key} reader={reader} card={card} />
        ))}
      </div>
      {loss && (
        <p className={styles.how}>
          {coupTexts.eventText(reader.language, loss, 'spectator', reader.names, view.options)}
        </p>
      )}
      <p className={styles.turns}>
        <SeatCoins seat={seat} coins={view.coins[seat]!} pendingCoins={0} />
        {tableText(reader, 'ending.turns', { count: view.turns + 1 })}
      </p>
    </div>
  );
}

/** Another seat, with small cards and their names in a line. */
function SeatResult({ reader, view, seat, player, own }: RevealedSeatProps & { readonly own: boolean }) {
  const cards = revealedCardsOf(view, seat);
  return (
    <>
      <Avatar portrait={player.portrait} />
      <div className={styles.who}>
        <b>{player.name}</b>
        <SeatCoins seat={seat} coins={view.coins[seat]!} pendingCoins={0} />
        {own && <span className={styles.own}>{tableText(reader, 'ending.you')}</span>}
      </div>
      <div className={styles.pair}>
        {cards.map(({ key, of, lost }) => (
          <MiniCard key={key} of={of} lost={lost} />
        ))}
      </div>
      <p className={styles.names}>
        {cards.map((card) => (
          <span key={card.key}>
            {characterNameFor(reader, card.of)}
            <HeldOrLostLabel reader={reader} card={card} />
          </span>
        ))}
      </p>
    </>
  );
}

interface RevealedCard {
  readonly key: string;
  readonly of: Character;
  readonly lost: boolean;
}

/** The cards held at the end, then the lost ones. */
function revealedCardsOf(view: View, seat: Seat): readonly RevealedCard[] {
  const held = view.hands[seat]!.filter((faceOrBack) => faceOrBack !== null);
  return [
    ...held.map((of, at) => ({ key: `held ${at}`, of, lost: false })),
    ...view.faceUp[seat]!.map((of, at) => ({ key: `lost ${at}`, of, lost: true })),
  ];
}

interface RevealedCardProps {
  readonly reader: CoupReader;
  readonly card: RevealedCard;
}

function LargeCard({ reader, card }: RevealedCardProps) {
  return (
    <span>
      <CardFace of={card.of} name={characterNameFor(reader, card.of)} lost={card.lost} />
      <HeldOrLostLabel reader={reader} card={card} />
    </span>
  );
}

/** For screen readers: visibly a lost card is struck through. */
function HeldOrLostLabel({ reader, card: { lost } }: RevealedCardProps) {
  return <span className="sr"> {tableText(reader, lost ? 'ending.lost' : 'ending.held')}</span>;
}
