// Pictures of the lobby: a portal for each taken seat, a plus for a free one, a portal in the centre. Decoration.

import { PORTRAITS, type Portrait } from '@kuluary/ui/game-table';
import type { CSSProperties } from 'react';
import styles from './lobby-pictures.module.css';
import { SvgDrawing } from './svg-drawing.tsx';
import { SymbolPicture } from './symbol-picture.tsx';

const HUE_STEP = 360 / PORTRAITS.length; // degrees

export function LobbySeatPicture({ portrait }: { readonly portrait: Portrait | 'empty' }) {
  if (portrait === 'empty') {
    return (
      <SvgDrawing className={styles.empty}>
        <SymbolPicture of="icon-plus" />
      </SvgDrawing>
    );
  }
  return (
    <SvgDrawing className={styles.newcomer}>
      <SymbolPicture
        of="part-portal"
        style={{ '--hue': `${PORTRAITS.indexOf(portrait) * HUE_STEP}deg` } as CSSProperties}
      />
    </SvgDrawing>
  );
}

export function LobbyCentre() {
  return (
    <SvgDrawing className={styles.portal}>
      <SymbolPicture of="part-portal" />
    </SvgDrawing>
  );
}
