// Pictures anywhere on the page: at the table, in the log, in the talk, in the lobby. A game's sheet of drawings is put on
// the page by whoever comes first, once, and stays there.

import { type ReactNode, useLayoutEffect } from 'react';
import { classes } from './buttons.tsx';
import styles from './drawn.module.css';

export interface DrawingSheet {
  readonly id: string;
  readonly markup: () => string;
  readonly paints: string | undefined; // the class that names the colours
}

export interface DrawnProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The page carries the drawings from now on. */
export function useSheet({ id, markup, paints }: DrawingSheet): void {
  useLayoutEffect(() => {
    if (document.getElementById(id)) return;
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.id = id;
    svg.setAttribute('class', classes(paints, styles.sheet));
    svg.setAttribute('aria-hidden', 'true');
    svg.innerHTML = markup();
    document.body.append(svg);
  }, [id, markup, paints]);
}

/** Gives pictures their paints. Decoration: words stand beside it. */
export function DrawnFrom({ sheet, className, children }: DrawnProps & { readonly sheet: DrawingSheet }) {
  useSheet(sheet);
  return (
    <span className={classes(sheet.paints, className)} aria-hidden="true">
      {children}
    </span>
  );
}
