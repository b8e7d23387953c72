// Cards laid out to choose from: what an exchange offers, or the set of a draft. The cards are the buttons.

import { classes } from '@kuluary/stage/buttons';
import { Icon } from '@kuluary/stage/icons';
import type { Character } from '../rules/characters.ts';
import { nameOf, useTable } from './at-table.tsx';
import { CardFace } from './card.tsx';
import { useCharacterDetails } from './details.tsx';
import { KeyHint } from './key-hint.tsx';
import styles from './spread.module.css';

/** Cards that lie together, under a title where there are several such groups. */
export interface Group {
  readonly title: string | null;
  readonly cards: readonly Character[];
}

interface SpreadProps {
  readonly groups: readonly Group[];
  readonly chosen: readonly number[]; // places, counted through all groups
  readonly onToggle: (place: number) => void;
}

export function Spread({ groups, chosen, onToggle }: SpreadProps) {
  return (
    <div className={styles.spread} data-rows={isInRows(groups) || undefined}>
      {groups.map((group, i) => {
        const before = groups.slice(0, i).reduce((sum, { cards }) => sum + cards.length, 0);
        return <CardGroup key={group.title} {...group} before={before} chosen={chosen} onToggle={onToggle} />;
      })}
    </div>
  );
}

const ONE_ROW = 3; // cards of several groups that fit beside each other on a phone

function isInRows(groups: readonly Group[]): boolean {
  return groups.length > 1 && groups.reduce((sum, { cards }) => sum + cards.length, 0) > ONE_ROW;
}

interface CardGroupProps extends Group, Omit<SpreadProps, 'groups'> {
  readonly before: number; // cards in the groups before this one
}

function CardGroup({ title, cards, before, chosen, onToggle }: CardGroupProps) {
  return (
    <fieldset>
      {title !== null && <legend className={styles.title}>{title}</legend>}
      <div className={styles.cards}>
        {cards.map((of, i) => {
          const place = before + i;
          return (
            <SpreadCard
              key={place}
              of={of}
              number={place + 1}
              chosen={chosen.includes(place)}
              onToggle={() => onToggle(place)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

interface SpreadCardProps {
  readonly of: Character;
  readonly number: number;
  readonly chosen: boolean;
  readonly onToggle: () => void;
}

function SpreadCard({ of, number, chosen, onToggle }: SpreadCardProps) {
  const { reader } = useTable();
  const details = useCharacterDetails(of);
  const name = nameOf(reader, of);
  return (
    <button
      type="button"
      className={classes(styles.choice, chosen && styles.chosen)}
      aria-pressed={chosen}
      aria-label={name}
      data-card={of}
      data-key={number}
      onClick={onToggle}
      {...details}
    >
      <CardFace of={of} name={name} />
      {chosen && (
        <span className={styles.tick}>
          <Icon name="tick" />
        </span>
      )}
      <KeyHint number={number} />
    </button>
  );
}
