// The pictures of the lobby: a voice's face for each seat, and the table's centre. Decoration: names are beside them.

import { PORTRAITS, type Portrait } from '@kuluary/ui/game-table';
import { COLOURS } from '../rules/vocabulary.ts';
import styles from './lobby-pictures.module.css';
import { SvgDrawing } from './svg-drawing.tsx';
import { SymbolPicture, VoicePicture } from './symbol-picture.tsx';

/** Faces in seat order; they say nothing about who will be the prosecutor. */
export function LobbySeatPicture({ portrait }: { readonly portrait: Portrait | 'empty' }) {
  if (portrait === 'empty') return <SvgDrawing className={styles.empty}>+</SvgDrawing>;
  return (
    <SvgDrawing className={styles.newcomer}>
      <VoicePicture of={COLOURS[PORTRAITS.indexOf(portrait)]!} />
    </SvgDrawing>
  );
}

export function LobbyCentre() {
  return (
    <SvgDrawing className={styles.centre}>
      <SymbolPicture of="brain" />
    </SvgDrawing>
  );
}
