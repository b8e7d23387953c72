// The scope of the game's SVG symbols and palette, for the table and other pages.

import { SpriteScope, type SpriteScopeProps, type SpriteSheet, useSpriteSheet } from '@kuluary/ui/svg-sprites';
import { symbolSheetMarkup } from './drawings/symbol-sheet.ts';
import theme from './table-theme.module.css';

const SHEET: SpriteSheet = { id: 'rickshank-drawings', markup: symbolSheetMarkup, paletteClass: theme.rickshank };

export function useSymbolSheet(): void {
  useSpriteSheet(SHEET);
}

export function SvgDrawing(props: SpriteScopeProps) {
  return <SpriteScope sheet={SHEET} {...props} />;
}
