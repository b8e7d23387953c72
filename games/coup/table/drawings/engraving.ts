// How an emblem is drawn: engraver's lines on a grid of about 200, and a cut for sizes under 40 px.

/** Paper and spot are outlined shapes, ink is solid, a line is only a line. The colours come from where it hangs. */
type Ink = 'paper' | 'spot' | 'ink' | 'line';

export interface Engraving {
  readonly box: string; // viewBox of the strokes
  readonly strokes: readonly (readonly [ink: Ink, width: number, path: string])[]; // from the back to the front
  readonly small: string; // one shape on a grid of 200, even-odd
}

/** As it is written: a stroke is one text, its ink, its width and its path. */
interface Written extends Omit<Engraving, 'strokes'> {
  readonly strokes: readonly `${Ink} ${number} M${string}`[];
}

export function engraving({ box, strokes, small }: Written): Engraving {
  return { box, strokes: strokes.map(strokeOf), small };
}

function strokeOf(written: string): Engraving['strokes'][number] {
  const [, ink, width, path] = /^(\w+) ([\d.]+) (.+)$/.exec(written)!;
  return [ink as Ink, Number(width), path!];
}
