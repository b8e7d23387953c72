// How an emblem is drawn: engraver's lines on a grid of about 200, and a cut for sizes under 40 px.

/** Paper and spot are outlined shapes, ink is solid, a line is only a line. The colours come from where it hangs. */
type Ink = 'paper' | 'spot' | 'ink' | 'line';

export interface Engraving {
  readonly box: string; // viewBox of the strokes
  readonly strokes: readonly (readonly [ink: Ink, width: number, path: string])[]; // from the back to the front
  readonly small: string; // one shape on a grid of 200, even-odd
}
