// The window of a card, for pages that are no table. It is as wide as what is around it.

import { classes } from '@kuluary/stage/buttons';
import styles from './card-window.module.css';
import { Cutting } from './cutting.tsx';
import { Drawn } from './drawn.tsx';
import { frameOf } from './frame-of.ts';

const WINDOW = '26 29 148 115';

/** Decoration: words stand beside it. */
export function CardWindow({ of, className }: { readonly of: string; readonly className?: string | undefined }) {
  return (
    <Drawn className={classes(styles.window, className)}>
      <Cutting of={of} frame={frameOf(of)} box={WINDOW} />
    </Drawn>
  );
}
