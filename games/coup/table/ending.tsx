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

export function Ending({ language, sitters, views }: EndingProps<View>) {
  const [first] = views;
  if (!first?.outcome) return null;
  const names = sitters.map(({ name }) => name);
  const reader: Reader = { language, options: first.options, viewer: 'spectator', names };
  const { winners, draw } = first.outcome;
  const blow = lastBlow(first.history);
  return (
    <section className={styles.ending} lang={language}>
      <div className={styles.inside}>
        <header className={styles.head}>
          {!draw && <Winner sitter={sitters[winners[0]!]!} />}
          <h2>{ending(reader, first.outcome)}</h2>
          <p>
            {!draw && blow && <>{coupTexts.event(language, blow, 'spectator', names, first.options)} </>}
            {word(reader, 'ending.turns', { count: first.turns + (draw ? 0 : 1) })}
          </p>
        </header>
        <h3 className={styles.subtitle}>{word(reader, 'ending.heading')}</h3>
        <ol className={styles.seats}>
          {views.map((view, seat) => (
            <Revealed
              key={sitters[seat]!.name}
              reader={reader}
              view={view}
              seat={seat}
              sitter={sitters[seat]!}
              wins={winners.includes(seat)}
              draw={draw}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Winner({ sitter }: { readonly sitter: Sitter }) {
  return (
    <span className={styles.winner} aria-hidden="true">
      <Cut path={LAUREL} className={styles.laurel} />
      <Cameo portrait={sitter.portrait} glow />
    </span>
  );
}

interface RevealedProps {
  readonly reader: Reader;
  readonly view: View; // of this seat
  readonly seat: number;
  readonly sitter: Sitter;
  readonly wins: boolean;
  readonly draw: boolean;
}

function Revealed({ reader, view, seat, sitter, wins, draw }: RevealedProps) {
  const held = view.hands[seat]!.filter((face) => face !== null);
  return (
    <li className={classes(styles.seat, wins && styles.wins)} data-seat={seat}>
      <Cameo portrait={sitter.portrait} glow={wins} className={styles.cameo} />
      <div className={styles.who}>
        <b>{sitter.name}</b>
        <Purse seat={seat} coins={view.coins[seat]!} stake={0} />
        {wins && <span className={styles.mark}>{word(reader, draw ? 'ending.draw' : 'ending.winner')}</span>}
      </div>
      <div className={styles.cards}>
        {held.map((of, i) => (
          <EndCard key={HELD[i]} reader={reader} of={of} lost={false} />
        ))}
        {view.faceUp[seat]!.map((of, i) => (
          <EndCard key={LOST[i]} reader={reader} of={of} lost />
        ))}
      </div>
    </li>
  );
}

const HELD = ['first held', 'second held'] as const;
const LOST = ['first lost', 'second lost'] as const;

function EndCard({ reader, of, lost }: { readonly reader: Reader; readonly of: Character; readonly lost: boolean }) {
  return (
    <span className={styles.card}>
      <CardFace of={of} name={nameOf(reader, of)} lost={lost} />
      <span className="sr">{word(reader, lost ? 'ending.lost' : 'ending.held')}</span>
    </span>
  );
}
