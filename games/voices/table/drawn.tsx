// Pictures anywhere on the page. The sheet of drawings is put there by whoever comes first, once, and stays.

import { classes } from '@kuluary/stage/buttons';
import { type ReactNode, useLayoutEffect } from 'react';
import { sheetMarkup } from './drawings/markup.ts';
import sheet from './sheet.module.css';
import tokens from './tokens.module.css';

const ID = 'voices-drawings';

/** The page carries the drawings from now on. */
export function useDrawings(): void {
  useLayoutEffect(() => {
    if (document.getElementById(ID)) return;
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.id = ID;
    svg.setAttribute('class', classes(tokens.voices, sheet.sheet));
    svg.setAttribute('aria-hidden', 'true');
    svg.innerHTML = sheetMarkup();
    document.body.append(svg);
  }, []);
}

interface DrawnProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Gives pictures their paints. Decoration: words stand beside it. */
export function Drawn({ className, children }: DrawnProps) {
  useDrawings();
  return (
    <span className={classes(tokens.voices, className)} aria-hidden="true">
      {children}
    </span>
  );
}
