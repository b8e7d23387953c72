// Pictures from the symbol sheet. Decoration: words beside them always say what they are.

import { classNames } from '@kuluary/ui/buttons';
import type { CSSProperties } from 'react';
import type { Colour, InfluenceFace, JurorType, Region } from '../rules/vocabulary.ts';
import { type SymbolName, symbolId } from './drawings/symbol-sheet.ts';
import styles from './symbol-picture.module.css';

interface SymbolPictureProps {
  readonly of: SymbolName;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
}

/** Sized by its class. */
export function SymbolPicture({ of, className, style }: SymbolPictureProps) {
  return (
    <svg className={classNames(styles.picture, className)} style={style} aria-hidden="true">
      <use href={`#${symbolId(of)}`} />
    </svg>
  );
}

interface SymbolProps<Of> {
  readonly of: Of;
  readonly className?: string | undefined;
}

/** The face of a colour's voice. */
export function VoicePicture({ of, className }: SymbolProps<Colour>) {
  return <SymbolPicture of={`voice-${of}`} className={className} />;
}

/** Jurors keep their colours in the dark theme, with a chalk outline. */
export function JurorPicture({ of, className }: SymbolProps<JurorType>) {
  return <SymbolPicture of={`juror-${of}`} className={classNames(styles.head, className)} />;
}

export function RegionIcon({ of, className }: SymbolProps<Region>) {
  return <SymbolPicture of={`i-${of}`} className={className} />;
}

const TOKEN_SYMBOLS = { guilt: 'guilt', innocence: 'inno', blank: 'blank', influence: 'infl' } as const;

/** null: face down. */
export function TokenPicture({ of, className }: SymbolProps<InfluenceFace | null>) {
  return <SymbolPicture of={`tk-${TOKEN_SYMBOLS[of ?? 'influence']}`} className={className} />;
}
