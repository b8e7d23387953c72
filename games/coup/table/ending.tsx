// All cards on the table: who won and how, and what everybody held and lost.

import { classes } from '@kuluary/stage/buttons';
import { Cameo } from '@kuluary/stage/cameo';
import type { EndingProps, Sitter } from '@kuluary/stage/game-table';
import type { Character } from '../rules/characters.ts';
import type { View } from '../rules/view.ts';
import { coupTexts } from '../texts/coup-texts.ts';
import { ending } from '../texts/ending.ts';
import type { Reader } from '../texts/reader.ts';
import { nameOf } from './at-table.tsx';
import { CardFace } from './card.tsx';
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
        <p className={styles.draw}>{ending(reader, first.outcome)}</p>
      ) : (
        <Winner reader={reader} view={views[winner]!} seat={winner} sitter={sitters[winner]!} own={winner === own} />
      )}
      <ul className={styles.seats}>
        {others.map((seat) => (
          <li key={seat} className={classes(styles.seat, winners.includes(seat) && styles.wins)} data-seat={seat}>
            <Cameo portrait={sitters[seat]!.portrait} />
            <Person reader={reader} view={views[seat]!} seat={seat} sitter={sitters[seat]!} own={seat === own} />
            <Cards reader={reader} view={views[seat]!} seat={seat} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RevealedProps {
  readonly reader: Reader;
  readonly view: View; // of this seat
  readonly seat: number;
}

/** The winner under a laurel, and how the last opponent fell. */
function Winner({ sitter, own, ...revealed }: Omit<PersonProps, 'mark'>) {
  const { reader, view } = revealed;
  const blow = lastBlow(view.history);
  return (
    <div className={classes(styles.winner, styles.wins)} data-seat={revealed.seat}>
      <span className={styles.crowned} aria-hidden="true">
        <Cut path={LAUREL} className={styles.laurel} />
        <Cameo portrait={sitter.portrait} glow />
      </span>
      <Person {...revealed} sitter={sitter} own={own} mark={word(reader, 'ending.winner')} />
      <Cards {...revealed} />
      <div className={styles.how}>
        {blow && <p>{coupTexts.event(reader.language, blow, 'spectator', reader.names, view.options)}</p>}
        <p className={styles.turns}>{word(reader, 'ending.turns', { count: view.turns + 1 })}</p>
      </div>
    </div>
  );
}

interface PersonProps extends RevealedProps {
  readonly sitter: Sitter;
  readonly own: boolean; // the reader's
  readonly mark?: string;
}

function Person({ reader, view, seat, sitter, own, mark }: PersonProps) {
  return (
    <div className={styles.who}>
      <b>{sitter.name}</b>
      <Purse seat={seat} coins={view.coins[seat]!} stake={0} />
      {own && <span className={styles.own}>{word(reader, 'ending.you')}</span>}
      {mark !== undefined && <span className={styles.mark}>{mark}</span>}
    </div>
  );
}

/** What was still hidden, and what was lost. */
function Cards({ reader, view, seat }: RevealedProps) {
  const held = view.hands[seat]!.filter((face) => face !== null);
  return (
    <div className={styles.cards}>
      {held.map((of, i) => (
        <EndCard key={HELD[i]} reader={reader} of={of} lost={false} />
      ))}
      {view.faceUp[seat]!.map((of, i) => (
        <EndCard key={LOST[i]} reader={reader} of={of} lost />
      ))}
    </div>
  );
}

const HELD = ['first held', 'second held'] as const;
const LOST = ['first lost', 'second lost'] as const;

function EndCard({ reader, of, lost }: { readonly reader: Reader; readonly of: Character; readonly lost: boolean }) {
  return (
    <span>
      <CardFace of={of} name={nameOf(reader, of)} lost={lost} />
      <span className="sr">{word(reader, lost ? 'ending.lost' : 'ending.held')}</span>
    </span>
  );
}
