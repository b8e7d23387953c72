// Cards to choose from: those of an exchange, or the set of a draft. The cards are the buttons.

import { classNames } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import type { Character } from '../rules/characters.ts';
import { CardFace } from './card.tsx';
import styles from './card-picker.module.css';
import { useCharacterTooltip } from './details-tooltip.tsx';
import { KeyHint } from './key-hint.tsx';
import { characterNameFor, useTableContext } from './table-context.tsx';

/** Cards shown together; with a title if there are several groups. */
export interface PickerGroup {
  readonly title: string | null;
  readonly cards: readonly Character[];
}

interface CardPickerProps {
  readonly groups: readonly PickerGroup[];
  readonly chosen: readonly number[]; // places, counted over all groups
  readonly onToggle: (place: number) => void;
}

export function CardPicker({ groups, chosen, onToggle }: CardPickerProps) {
  return (
    <div className={styles.spread} data-rows={isInRows(groups) || undefined}>
      {groups.map((group, i) => {
        const before = groups.slice(0, i).reduce((sum, { cards }) => sum + cards.length, 0);
        return <PickerGroupFieldset key={group.title} {...group} before={before} chosen={chosen} onToggle={onToggle} />;
      })}
    </div>
  );
}

const ONE_ROW = 3; // cards of several groups that fit in a row on a phone

function isInRows(groups: readonly PickerGroup[]): boolean {
  return groups.length > 1 && groups.reduce((sum, { cards }) => sum + cards.length, 0) > ONE_ROW;
}

interface PickerGroupFieldsetProps extends PickerGroup, Omit<CardPickerProps, 'groups'> {
  readonly before: number; // cards in the groups before this one
}

function PickerGroupFieldset({ title, cards, before, chosen, onToggle }: PickerGroupFieldsetProps) {
  return (
    <fieldset>
      {title !== null && <legend className={styles.title}>{title}</legend>}
      <div className={styles.cards}>
        {cards.map((of, i) => {
          const place = before + i;
          return (
            <PickerCard
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

interface PickerCardProps {
  readonly of: Character;
  readonly number: number;
  readonly chosen: boolean;
  readonly onToggle: () => void;
}

function PickerCard({ of, number, chosen, onToggle }: PickerCardProps) {
  const { reader } = useTableContext();
  const details = useCharacterTooltip(of);
  const name = characterNameFor(reader, of);
  return (
    <button
      type="button"
      className={classNames(styles.choice, chosen && styles.chosen)}
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
