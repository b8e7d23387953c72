// Pictures anywhere on the page.

import { type DrawingSheet, DrawnFrom, type DrawnProps, useSheet } from '@kuluary/stage/drawn';
import { sheetMarkup } from './drawings/markup.ts';
import tokens from './tokens.module.css';

const SHEET: DrawingSheet = { id: 'voices-drawings', markup: sheetMarkup, paints: tokens.voices };

export function useDrawings(): void {
  useSheet(SHEET);
}

export function Drawn(props: DrawnProps) {
  return <DrawnFrom sheet={SHEET} {...props} />;
}
