import { describe, expect, it } from 'vitest';
import { describeDrawings, symbolIdsIn } from '../../../checks/svg-drawings.fixture.ts';
import { BOX } from '../texts/card-lookup.ts';
import { CARD_FRAME_NAMES } from './drawings/card-frames.ts';
import { EMBLEMS } from './drawings/emblems.ts';
import { PARTS } from './drawings/parts.ts';
import type { Stroke } from './drawings/stroke.ts';
import { symbolSheetMarkup } from './drawings/symbol-sheet.ts';

const MAX_FILLS = 5;

const markup = symbolSheetMarkup();
const ids = symbolIdsIn(markup);
const cards = BOX.cards.map(({ id }) => id);

describeDrawings({
  markup,
  folder: import.meta.dirname,
  suppliedPaints: ['--own'], // set by the picture that uses a part
  maxGzipBytes: 24_000,
  maxBytes: 180_000,
});

describe('drawings', () => {
  it('have an emblem for every card of the box, and no others', () => {
    expect(Object.keys(EMBLEMS).sort()).toEqual([...cards].sort());
  });

  it('have no two equal emblems', () => {
    const pictures = Object.values(EMBLEMS).map((emblemDrawing) => JSON.stringify(emblemDrawing));
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it.each(Object.entries(EMBLEMS))('paint %s with few colours', (_, emblemDrawing) => {
    expect(fillsOf(emblemDrawing).size).toBeLessThanOrEqual(MAX_FILLS);
  });

  it('have a name for every symbol', () => {
    for (const id of cards) expect(ids).toContain(`rickshank-emblem-${id}`);
    for (const frame of CARD_FRAME_NAMES) expect(ids).toContain(`rickshank-frame-${frame}`);
  });
});

/** Without ink and lines; a part counts as its own paint. */
function fillsOf(strokes: readonly Stroke[]): Set<string> {
  const fills = new Set<string>();
  for (const stroke of strokes) {
    if (stroke[0] === 'moved') for (const fill of fillsOf(stroke[2])) fills.add(fill);
    else if (stroke[0] === 'part') fills.add(stroke[6]?.paint ?? PARTS[stroke[1]].own);
    else if (stroke[0] === 'band') fills.add(stroke[1]);
    else if (!['line', 'shine', 'trace', 'ink'].includes(stroke[0])) fills.add(stroke[0]);
  }
  return fills;
}
