// A button that sends a move, in the player's own colour.

import { classNames } from '@kuluary/ui/buttons';
import type { ReactNode } from 'react';
import type { Move } from '../rules/moves.ts';
import { KeyHint } from './key-hint.tsx';
import styles from './move-button.module.css';
import { useTableContext } from './table-context.tsx';
import { isSameMove, moveKey } from './view-queries.ts';

interface MoveButtonProps {
  readonly move: Move;
  readonly number: number; // the key that presses it
  readonly label?: string | undefined; // for screen readers
  readonly look?: 'plain' | 'tile' | 'quiet';
  readonly children: ReactNode;
}

export function MoveButton({ move, number, label, look = 'plain', children }: MoveButtonProps) {
  const { selection } = useTableContext();
  const isSent = isSameMove(selection.pending, move);
  return (
    <button
      type="button"
      className={classNames(styles.answer, styles[look], isSent && styles.sent)}
      aria-label={label}
      aria-disabled={!selection.acceptsMoves || undefined}
      aria-pressed={isSent || undefined}
      data-soon={selection.acceptsMovesSoon || undefined}
      data-move={moveKey(move)}
      data-key={number <= 9 ? number : undefined}
      onClick={() => selection.submitMove(move)}
    >
      <KeyHint number={number} />
      {children}
    </button>
  );
}
