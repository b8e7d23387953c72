// All cards on the table: who won and how, and what everybody held and lost.

import type { Seat } from '@kuluary/kernel/game';
import { classes } from '@kuluary/stage/buttons';
import { Cameo } from '@kuluary/stage/cameo';
import type { EndingProps, Sitter } from '@kuluary/stage/game-table';
import type { Character } from '../rules/characters.ts';
import type { View } from '../rules/view.ts';
import { coupTexts } from '../texts/coup-texts.ts';
import { ending } from '../texts/ending.ts';
import type { Reader } from '../texts/reader.ts';
import { nameOf } from './at-table.tsx';
import { CardFace, MiniCard } from './card.tsx';
import { LAUREL } from './drawings/symbols.ts';
import { Cut } from './emblem.tsx';
import styles from './ending.module.css';
import { lastBlow } from './last-blow.ts';
import { Purse } from './purse.tsx';
import { word } from './words.ts';

export function Ending({ language, sitters, views, own }: EndingProps<View>) {
  const [first] = views;
  if (!first?.outcome) return null;
  const names = sitters.map(({ name }) => name);
  const reader: Reader = { language, options: first.options, viewer: 'spectator', names };
  const { winners, draw } = first.outcome;
  const winner = draw ? undefined : winners[0];
  const others = views.map((_, seat) => seat).filter((seat) => seat !== winner);
  return (
    <div className={styles.ending} lang={language}>
      {winner === undefined ? (
        <p className={styles.how}>{ending(reader, first.outcome)}</p>
      ) : (
        <Winner reader={reader} view={views[winner]!} seat={winner} sitter={sitters[winner]!} />
      )}
      <ul className={styles.seats}>
        {others.map((seat) => (
          <li key={seat} className={classes(styles.seat, winners.includes(seat) && styles.wins)} data-seat={seat}>
            <Person reader={reader} view={views[seat]!} seat={seat} sitter={sitters[seat]!} own={seat === own} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RevealedProps {
  readonly reader: Reader;
  readonly view: View; // of this seat
  readonly seat: Seat;
  readonly sitter: Sitter;
}

/** The winner under a laurel between the two cards, and how the last opponent fell. The screen's title has said the name. */
function Winner({ reader, view, seat, sitter }: RevealedProps) {
  const blow = lastBlow(view.history);
  const [left, ...right] = cardsOf(view, seat);
  return (
    <div className={styles.winner} data-seat={seat}>
      <p className="sr">
        {sitter.name}: {word(reader, 'ending.winner')}
      </p>
      <div className={styles.triumph}>
        {left && <LargeCard reader={reader} card={left} />}
        <span className={styles.crowned} aria-hidden="true">
          <Cut path={LAUREL} className={styles.laurel} />
          <Cameo portrait={sitter.portrait} glow />
        </span>
        {right.map((card) => (
          <LargeCard key={card.key} reader={reader} card={card} />
        ))}
      </div>
      {blow && (
        <p className={styles.how}>{coupTexts.event(reader.language, blow, 'spectator', reader.names, view.options)}</p>
      )}
      <p className={styles.turns}>
        <Purse seat={seat} coins={view.coins[seat]!} stake={0} />
        {word(reader, 'ending.turns', { count: view.turns + 1 })}
      </p>
    </div>
  );
}

/** Everybody else: who it is, and the cards in the small cut with their names in a line. */
function Person({ reader, view, seat, sitter, own }: RevealedProps & { readonly own: boolean }) {
  const cards = cardsOf(view, seat);
  return (
    <>
      <Cameo portrait={sitter.portrait} />
      <div className={styles.who}>
        <b>{sitter.name}</b>
        <Purse seat={seat} coins={view.coins[seat]!} stake={0} />
        {own && <span className={styles.own}>{word(reader, 'ending.you')}</span>}
      </div>
      <div className={styles.pair}>
        {cards.map(({ key, of, lost }) => (
          <MiniCard key={key} of={of} lost={lost} />
        ))}
      </div>
      <p className={styles.names}>
        {cards.map((card) => (
          <span key={card.key}>
            {nameOf(reader, card.of)}
            <Fate reader={reader} card={card} />
          </span>
        ))}
      </p>
    </>
  );
}

interface EndCard {
  readonly key: string;
  readonly of: Character;
  readonly lost: boolean;
}

/** What was still hidden, and what was lost. */
function cardsOf(view: View, seat: Seat): readonly EndCard[] {
  const held = view.hands[seat]!.filter((face) => face !== null);
  return [
    ...held.map((of, at) => ({ key: `held ${at}`, of, lost: false })),
    ...view.faceUp[seat]!.map((of, at) => ({ key: `lost ${at}`, of, lost: true })),
  ];
}

interface CardProps {
  readonly reader: Reader;
  readonly card: EndCard;
}

function LargeCard({ reader, card }: CardProps) {
  return (
    <span>
      <CardFace of={card.of} name={nameOf(reader, card.of)} lost={card.lost} />
      <Fate reader={reader} card={card} />
    </span>
  );
}

/** For ears: eyes see it struck through. */
function Fate({ reader, card: { lost } }: CardProps) {
  return <span className="sr"> {word(reader, lost ? 'ending.lost' : 'ending.held')}</span>;
}
