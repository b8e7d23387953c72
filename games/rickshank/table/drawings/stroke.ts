// How a picture is drawn: shapes with a thick outline, from the back to the front.

/** A token --p-… each. A part leaves one paint to whoever uses it: its own. `current` is the colour of the words around. */
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
  | readonly [how: 'line' | 'shine', path: string, width?: number] // ink, or a reflection of the light
  | readonly [how: 'band', paint: Paint, path: string, width: number] // a line of paint with ink on both sides
  | readonly [how: 'trace', paint: Paint, path: string, width: number] // and without
  | readonly [how: 'part', name: PartName, x: number, y: number, width: number, height: number, mount?: Mount]
  | readonly [how: 'moved', transform: string, strokes: readonly Stroke[]];

/** How a part is put in. */
interface Mount {
  readonly paint?: Paint;
  readonly moved?: string; // a transform
}

export const OUTLINE = 6;
export const BORDER = 4; // of ink on either side of a band
export const MIRRORED = 'matrix(-1 0 0 1 160 0)'; // in an emblem: left becomes right

/** A picture by itself, on its own grid. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly strokes: readonly Stroke[];
}
