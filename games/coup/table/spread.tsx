// Cards laid out to choose from: what an exchange offers, or the set of a draft. The cards are the buttons.

import { classes } from '@kuluary/stage/buttons';
import { Icon } from '@kuluary/stage/icons';
import type { Character } from '../rules/characters.ts';
import { nameOf, useTable } from './at-table.tsx';
import { CardFace } from './card.tsx';
import { useCharacterDetails } from './details.tsx';
import { KeyHint } from './key-hint.tsx';
import styles from './spread.module.css';
import { word } from './words.ts';

export interface Choosable {
  readonly of: Character;
  readonly origin: 'own' | 'drawn' | null; // said beside it, where it matters
}

interface SpreadProps {
  readonly cards: readonly Choosable[];
  readonly chosen: readonly number[];
  readonly onToggle: (place: number) => void;
}

export function Spread({ cards, chosen, onToggle }: SpreadProps) {
  return (
    <div className={styles.spread} data-count={cards.length}>
      {cards.map((card, place) => (
        <SpreadCard
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike; their places differ
          key={place}
          {...card}
          number={place + 1}
          chosen={chosen.includes(place)}
          onToggle={() => onToggle(place)}
        />
      ))}
    </div>
  );
}

interface SpreadCardProps extends Choosable {
  readonly number: number;
  readonly chosen: boolean;
  readonly onToggle: () => void;
}

function SpreadCard({ of, origin, number, chosen, onToggle }: SpreadCardProps) {
  const { reader } = useTable();
  const details = useCharacterDetails(of);
  const name = nameOf(reader, of);
  const from = origin === null ? undefined : word(reader, `choose.${origin}`);
  return (
    <button
      type="button"
      className={classes(styles.choice, chosen && styles.chosen)}
      aria-pressed={chosen}
      aria-label={from === undefined ? name : `${name}, ${from}`}
      data-card={of}
      data-key={number}
      onClick={onToggle}
      {...details}
    >
      <CardFace of={of} name={name} className={styles.card} />
      {from !== undefined && <span className={styles.origin}>{from}</span>}
      {chosen && (
        <span className={styles.tick}>
          <Icon name="tick" />
        </span>
      )}
      <KeyHint number={number} />
    </button>
  );
}
