// A button that sends a move, in the player's own colour.

import { classes } from '@kuluary/stage/buttons';
import type { ReactNode } from 'react';
import type { Move } from '../rules/moves.ts';
import { useTable } from './at-table.tsx';
import { KeyHint } from './key-hint.tsx';
import styles from './move-button.module.css';
import { isSameMove, spelled } from './situation.ts';

interface MoveButtonProps {
  readonly move: Move;
  readonly number: number; // the key that presses it
  readonly label?: string | undefined; // for screen readers, where the words on it are not enough
  readonly look?: 'plain' | 'tile' | 'quiet';
  readonly children: ReactNode;
}

export function MoveButton({ move, number, label, look = 'plain', children }: MoveButtonProps) {
  const { deciding } = useTable();
  const isSent = isSameMove(deciding.pending, move);
  return (
    <button
      type="button"
      className={classes(styles.answer, styles[look], isSent && styles.sent)}
      aria-label={label}
      aria-disabled={!deciding.isOpen || undefined}
      aria-pressed={isSent || undefined}
      data-soon={deciding.isSoon || undefined}
      data-move={spelled(move)}
      data-key={number <= 9 ? number : undefined}
      onClick={() => deciding.answer(move)}
    >
      <KeyHint number={number} />
      {children}
    </button>
  );
}
