// Puts the symbol sheet of Voices into the page.

import { SpriteScope, type SpriteScopeProps, type SpriteSheet, useSpriteSheet } from '@kuluary/ui/svg-sprites';
import { symbolSheetMarkup } from './drawings/symbol-sheet.ts';
import theme from './table-theme.module.css';

const DRAWING_SHEET: SpriteSheet = { id: 'voices-drawings', markup: symbolSheetMarkup, paletteClass: theme.voices };

export function useSymbolSheet(): void {
  useSpriteSheet(DRAWING_SHEET);
}

export function SvgDrawing(props: SpriteScopeProps) {
  return <SpriteScope sheet={DRAWING_SHEET} {...props} />;
}
