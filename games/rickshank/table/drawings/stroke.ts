// The data of a drawing: strokes with a thick outline, from back to front.

/** Each is a token --p-…, except `own`, which the user of a part sets, and `current`, the colour of the surrounding text. */
export type Paint =
  | 'green'
  | 'leaf'
  | 'moss'
  | 'glow'
  | 'paper'
  | 'sand'
  | 'yellow'
  | 'amber'
  | 'orange'
  | 'brown'
  | 'red'
  | 'pink'
  | 'lilac'
  | 'violet'
  | 'dark'
  | 'blue'
  | 'cyan'
  | 'sky'
  | 'teal'
  | 'silver'
  | 'steel'
  | 'white'
  | 'ink'
  | 'wax'
  | 'pale'
  | 'badge'
  | 'badge-line'
  | 'current'
  | 'own';

/** Drawn in parts.ts. */
export type PartName =
  | 'portal'
  | 'burst'
  | 'flask'
  | 'eye'
  | 'star'
  | 'drop'
  | 'wing'
  | 'arrow'
  | 'gear'
  | 'ring'
  | 'arcs'
  | 'token'
  | 'brain'
  | 'house'
  | 'coin'
  | 'fly'
  | 'flame'
  | 'bubbles';

export type Stroke =
  | readonly [paint: Paint, path: string, outline?: number] // a shape; ink has no outline unless it is given
  | readonly [how: 'line' | 'shine', path: string, width?: number] // ink, or a highlight
  | readonly [how: 'band', paint: Paint, path: string, width: number] // a line of paint with ink on both sides
  | readonly [how: 'trace', paint: Paint, path: string, width: number] // without ink
  | readonly [how: 'part', name: PartName, x: number, y: number, width: number, height: number, mount?: Mount]
  | readonly [how: 'moved', transform: string, strokes: readonly Stroke[]];

interface Mount {
  readonly paint?: Paint;
  readonly moved?: string; // a transform
}

export const OUTLINE = 6;
export const BORDER = 4; // of ink on either side of a band
export const MIRRORED = 'matrix(-1 0 0 1 160 0)'; // for emblems

/** With its own grid. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly strokes: readonly Stroke[];
}
