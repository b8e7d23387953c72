// A symbol of the sheet of drawings. Decoration: words beside it or around it always say what it is.

import { classes } from '@kuluary/stage/buttons';
import type { CSSProperties } from 'react';
import type { Colour, Face, Juror, Region } from '../rules/vocabulary.ts';
import { type SymbolName, symbolId } from './drawings/markup.ts';
import styles from './picture.module.css';

interface PictureProps {
  readonly of: SymbolName;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
}

/** Its size comes from its class. */
export function Picture({ of, className, style }: PictureProps) {
  return (
    <svg className={classes(styles.picture, className)} style={style} aria-hidden="true">
      <use href={`#${symbolId(of)}`} />
    </svg>
  );
}

interface Sized<Of> {
  readonly of: Of;
  readonly className?: string | undefined;
}

/** The face of a voice: a seat by its colour. */
export function Voice({ of, className }: Sized<Colour>) {
  return <Picture of={`voice-${of}`} className={className} />;
}

/** Jurors keep their own tones on the blackboard, with an edge of chalk. */
export function Head({ of, className }: Sized<Juror>) {
  return <Picture of={`juror-${of}`} className={classes(styles.head, className)} />;
}

export function RegionIcon({ of, className }: Sized<Region>) {
  return <Picture of={`i-${of}`} className={className} />;
}

const TOKENS = { guilt: 'guilt', innocence: 'inno', blank: 'blank', influence: 'infl' } as const;

/** A token; `null` is one that lies face down. */
export function Token({ of, className }: Sized<Face | null>) {
  return <Picture of={`tk-${TOKENS[of ?? 'influence']}`} className={className} />;
}
