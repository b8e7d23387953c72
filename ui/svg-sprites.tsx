// A game's sheet of SVG symbols, for pictures anywhere on the page. The first component that needs it inserts it, for good.

import { type ReactNode, useLayoutEffect } from 'react';
import { classNames } from './buttons.tsx';
import styles from './svg-sprites.module.css';

export interface SpriteSheet {
  readonly id: string;
  readonly markup: () => string;
  readonly paletteClass: string | undefined; // the class that names the colours
}

export interface SpriteScopeProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Inserts the sheet into the page, unless it is there. */
export function useSpriteSheet({ id, markup, paletteClass }: SpriteSheet): void {
  useLayoutEffect(() => {
    if (document.getElementById(id)) return;
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.id = id;
    svg.setAttribute('class', classNames(paletteClass, styles.sheet));
    svg.setAttribute('aria-hidden', 'true');
    svg.innerHTML = markup();
    document.body.append(svg);
  }, [id, markup, paletteClass]);
}

/** Gives the pictures inside their colours. Hidden from screen readers: words stand beside it. */
export function SpriteScope({ sheet, className, children }: SpriteScopeProps & { readonly sheet: SpriteSheet }) {
  useSpriteSheet(sheet);
  return (
    <span className={classNames(sheet.paletteClass, className)} aria-hidden="true">
      {children}
    </span>
  );
}
