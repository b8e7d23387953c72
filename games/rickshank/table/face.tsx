// A card that lies somewhere on the table: what it shows is read off its data, and whoever touches it answers with it or
// looks at it.

import { classes } from '@kuluary/stage/buttons';
import type { CSSProperties, ReactNode } from 'react';
import type { Move } from '../rules/moves.ts';
import { answer } from '../texts/answer.ts';
import { cardNamed } from '../texts/box.ts';
import { cardName } from '../texts/card-text.ts';
import { useTable } from './at-table.tsx';
import { Card, type CardLine, type CardSize, type CardState, CardTile } from './card.tsx';
import { gistOf, kindOf, marksOf, pointsOf, spokenCard } from './card-facts.ts';
import { type Pile, useDetails, useLooking } from './details.tsx';
import styles from './face.module.css';
import { frameOf, isCharacter } from './frame-of.ts';
import { KeyHint } from './key-hint.tsx';
import { Picture } from './picture.tsx';
import { isSameMove, spelled } from './situation.ts';

interface FaceProps {
  readonly of: string;
  readonly size?: CardSize;
  readonly state?: CardState | undefined;
  readonly price?: number | undefined; // where it differs from what is printed
  readonly tag?: ReactNode;
  readonly bonus?: ReactNode;
  readonly lines?: readonly CardLine[];
  readonly letters?: number | undefined;
  readonly className?: string | undefined;
}

/** The picture alone. */
export function Face({ of, size = 'line-up', state, price, tag, bonus, lines, letters, className }: FaceProps) {
  const { language } = useTable().reader;
  const gist = gistOf(language, of).map((text) => ({ loud: text.startsWith('+'), text }));
  return (
    <Card
      of={of}
      frame={frameOf(of)}
      name={cardName(language, of)}
      size={size}
      state={state}
      className={className}
      kind={kindOf(language, of)}
      {...(!isCharacter(of) && { cost: price ?? cardNamed(of).cost, points: pointsOf(of) })}
      marks={marksOf(of)}
      lines={lines ?? gist}
      {...(letters !== undefined && { letters })}
      {...(tag !== undefined && { tag })}
      {...(bonus !== undefined && { bonus })}
    />
  );
}

interface TouchableProps {
  readonly of: string;
  readonly pile: Pile; // that it lies in
  readonly at: number;
  readonly move?: Move | undefined; // that it answers with
  readonly note?: string | undefined; // what else to say about it
  readonly isFirst?: boolean; // of several that answer the same: it has the key
}

/** What every card on the table can do. */
function useTouch({ of, pile, at, move, note, isFirst = true }: TouchableProps) {
  const { reader, view, deciding, keys } = useTable();
  const looking = useLooking();
  const inspect = () => looking.look({ kind: 'card', pile, at });
  const details = useDetails(of, inspect);
  const spoken = [spokenCard(reader.language, of), note].filter(Boolean).join(' ');
  const key = move && isFirst ? keys.get(spelled(move)) : undefined;
  return {
    key,
    props: {
      type: 'button' as const,
      'aria-label': move ? `${answer(reader, view, move)}. ${spoken}` : spoken,
      'aria-disabled': (move && !deciding.isOpen) || undefined,
      'data-soon': deciding.isSoon || undefined,
      'aria-pressed': (move && isSameMove(deciding.pending, move)) || undefined,
      'data-card': of,
      'data-move': move && spelled(move),
      'data-key': key,
      onClick: () => (move ? deciding.answer(move) : inspect()),
      ...details,
    },
  };
}

/** A card to touch. */
export function CardButton(
  props: FaceProps & TouchableProps & { readonly style?: CSSProperties; readonly place?: string },
) {
  const { of, pile, at, move, note, isFirst, style, place, className, ...face } = props;
  const touch = useTouch({ of, pile, at, move, note, isFirst: isFirst ?? true });
  return (
    <button
      {...touch.props}
      className={classes(styles.card, move && styles.live, className)}
      style={style}
      data-place={place}
    >
      <Face of={of} {...face} />
      {touch.key !== undefined && <KeyHint number={touch.key} />}
    </button>
  );
}

interface TileButtonProps extends TouchableProps {
  readonly state?: CardState | undefined;
  readonly children: ReactNode;
}

/** A tile of the play area to touch. */
export function TileButton({ children, state, ...rest }: TileButtonProps) {
  const touch = useTouch(rest);
  return (
    <button {...touch.props} className={classes(styles.tile, rest.move && styles.live)}>
      <CardTile of={rest.of} frame={frameOf(rest.of)} state={state}>
        {children}
      </CardTile>
      {touch.key !== undefined && <KeyHint number={touch.key} />}
    </button>
  );
}

/** "+2" with a bolt. */
export function Bolt({ power }: { readonly power: number }) {
  return (
    <>
      +{power}
      <Picture of="bolt" />
    </>
  );
}
