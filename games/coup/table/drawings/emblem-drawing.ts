// The format of an emblem: strokes on a grid of about 200, and a simple shape for sizes under 40 px.

/** Paper and spot are outlined shapes, ink is filled, a line is a stroke only. CSS sets the colours. */
type Ink = 'paper' | 'spot' | 'ink' | 'line';

export interface EmblemDrawing {
  readonly box: string; // viewBox of the strokes
  readonly strokes: readonly (readonly [ink: Ink, width: number, path: string])[]; // from the back to the front
  readonly small: string; // one shape on a grid of 200, even-odd
}

/** The source form: a stroke is one string of ink, width and path. */
interface EmblemSource extends Omit<EmblemDrawing, 'strokes'> {
  readonly strokes: readonly `${Ink} ${number} M${string}`[];
}

export function makeEmblemDrawing({ box, strokes, small }: EmblemSource): EmblemDrawing {
  return { box, strokes: strokes.map(parseStroke), small };
}

function parseStroke(source: string): EmblemDrawing['strokes'][number] {
  const [, ink, width, path] = /^(\w+) ([\d.]+) (.+)$/.exec(source)!;
  return [ink as Ink, Number(width), path!];
}
