import { describe, expect, it } from 'vitest';
import { describeDrawings, idsIn } from '../../../checks/drawings.fixture.ts';
import { BOX } from '../texts/box.ts';
import { EMBLEMS } from './drawings/emblems.ts';
import { FRAME_NAMES } from './drawings/frames.ts';
import { sheetMarkup } from './drawings/markup.ts';
import { PARTS } from './drawings/parts.ts';
import type { Stroke } from './drawings/stroke.ts';

const FILLS = 5;

const markup = sheetMarkup();
const ids = idsIn(markup);
const cards = BOX.cards.map(({ id }) => id);

describeDrawings({
  markup,
  folder: import.meta.dirname,
  given: ['--own'], // a part's
  squeezed: 24_000,
  unpacked: 180_000,
});

describe('drawings', () => {
  it('have an emblem for every card of the box, and no others', () => {
    expect(Object.keys(EMBLEMS).sort()).toEqual([...cards].sort());
  });

  it('have no two equal emblems', () => {
    const pictures = Object.values(EMBLEMS).map((emblem) => JSON.stringify(emblem));
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it.each(Object.entries(EMBLEMS))('paint %s with few colours', (_, emblem) => {
    expect(fillsOf(emblem).size).toBeLessThanOrEqual(FILLS);
  });

  it('have a name for every symbol', () => {
    for (const id of cards) expect(ids).toContain(`rickshank-emblem-${id}`);
    for (const frame of FRAME_NAMES) expect(ids).toContain(`rickshank-frame-${frame}`);
  });
});

/** Ink and lines are not counted; a part counts as the paint that it is given. */
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
