// A card on the table as a button: a touch sends its move or, without one, opens the inspector.

import { classNames } from '@kuluary/ui/buttons';
import type { CSSProperties, ReactNode } from 'react';
import type { Move } from '../rules/moves.ts';
import { cardNamed } from '../texts/card-lookup.ts';
import { cardName } from '../texts/card-text.ts';
import { moveText } from '../texts/move-text.ts';
import { Card, type CardLine, type CardSize, type CardState, CardTile } from './card.tsx';
import styles from './card-button.module.css';
import { cardGist, cardMarks, cardTypeLine, pointsLabel, spokenCardText } from './card-facts.ts';
import { cardFrameName, isCharacter } from './card-frame.ts';
import { type Pile, useCardTooltip, useInspector } from './card-inspector.tsx';
import { KeyHint } from './key-hint.tsx';
import { SymbolPicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';
import { isSameMove, moveKey } from './view-queries.ts';

interface CardFaceProps {
  readonly of: string;
  readonly size?: CardSize;
  readonly state?: CardState | undefined;
  readonly price?: number | undefined; // where it differs from the printed cost
  readonly tag?: ReactNode;
  readonly bonus?: ReactNode;
  readonly lines?: readonly CardLine[];
  readonly letters?: number | undefined;
  readonly className?: string | undefined;
}

/** Not interactive. */
export function CardFace({ of, size = 'line-up', state, price, tag, bonus, lines, letters, className }: CardFaceProps) {
  const { language } = useTableContext().reader;
  const gist = cardGist(language, of).map((text) => ({ loud: text.startsWith('+'), text }));
  return (
    <Card
      of={of}
      frame={cardFrameName(of)}
      name={cardName(language, of)}
      size={size}
      state={state}
      className={className}
      kind={cardTypeLine(language, of)}
      {...(!isCharacter(of) && { cost: price ?? cardNamed(of).cost, points: pointsLabel(of) })}
      marks={cardMarks(of)}
      lines={lines ?? gist}
      {...(letters !== undefined && { letters })}
      {...(tag !== undefined && { tag })}
      {...(bonus !== undefined && { bonus })}
    />
  );
}

interface CardButtonBaseProps {
  readonly of: string;
  readonly pile: Pile; // that contains it
  readonly at: number;
  readonly move?: Move | undefined; // that a touch sends
  readonly note?: string | undefined; // added for screen readers
  readonly isFirst?: boolean; // the first of several with the same move gets the number key
}

function useCardButton({ of, pile, at, move, note, isFirst = true }: CardButtonBaseProps) {
  const { reader, view, selection, numberKeys } = useTableContext();
  const inspector = useInspector();
  const inspect = () => inspector.openSheet({ kind: 'card', pile, at });
  const details = useCardTooltip(of, inspect);
  const spoken = [spokenCardText(reader.language, of), note].filter(Boolean).join(' ');
  const key = move && isFirst ? numberKeys.get(moveKey(move)) : undefined;
  return {
    key,
    props: {
      type: 'button' as const,
      'aria-label': move ? `${moveText(reader, view, move)}. ${spoken}` : spoken,
      'aria-disabled': (move && !selection.acceptsMoves) || undefined,
      'data-soon': selection.acceptsMovesSoon || undefined,
      'aria-pressed': (move && isSameMove(selection.pending, move)) || undefined,
      'data-card': of,
      'data-move': move && moveKey(move),
      'data-key': key,
      onClick: () => (move ? selection.submitMove(move) : inspect()),
      ...details,
    },
  };
}

export function CardButton(
  props: CardFaceProps & CardButtonBaseProps & { readonly style?: CSSProperties; readonly place?: string },
) {
  const { of, pile, at, move, note, isFirst, style, place, className, ...face } = props;
  const button = useCardButton({ of, pile, at, move, note, isFirst: isFirst ?? true });
  return (
    <button
      {...button.props}
      className={classNames(styles.card, move && styles.live, className)}
      style={style}
      data-place={place}
    >
      <CardFace of={of} {...face} />
      {button.key !== undefined && <KeyHint number={button.key} />}
    </button>
  );
}

interface TileButtonProps extends CardButtonBaseProps {
  readonly state?: CardState | undefined;
  readonly children: ReactNode;
}

export function TileButton({ children, state, ...rest }: TileButtonProps) {
  const button = useCardButton(rest);
  return (
    <button {...button.props} className={classNames(styles.tile, rest.move && styles.live)}>
      <CardTile of={rest.of} frame={cardFrameName(rest.of)} state={state}>
        {children}
      </CardTile>
      {button.key !== undefined && <KeyHint number={button.key} />}
    </button>
  );
}

/** "+2" with a bolt. */
export function PowerBonus({ power }: { readonly power: number }) {
  return (
    <>
      +{power}
      <SymbolPicture of="bolt" />
    </>
  );
}
