import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BOX } from '../texts/box.ts';
import { EMBLEMS } from './drawings/emblems.ts';
import { FRAME_NAMES } from './drawings/frames.ts';
import { sheetMarkup } from './drawings/markup.ts';
import { PARTS } from './drawings/parts.ts';
import type { Stroke } from './drawings/stroke.ts';

const SQUEEZED = 24_000; // bytes: what a browser fetches, were it not minified
const UNPACKED = 180_000; // bytes: what it reads when the sheet is put on the page
const FILLS = 5;

const markup = sheetMarkup();
const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
const cards = BOX.cards.map(({ id }) => id);

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

  it('have a name for every symbol, and none twice', () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of cards) expect(ids).toContain(`rickshank-emblem-${id}`);
    for (const frame of FRAME_NAMES) expect(ids).toContain(`rickshank-frame-${frame}`);
  });

  it('refer only to what is there', () => {
    const used = [...markup.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map(([, href, url]) => href ?? url!);
    expect(used.length).toBeGreaterThan(0);
    for (const id of used) expect(ids).toContain(id);
  });

  it('have a colour for every paint, and write no colour down', () => {
    const tokens = readFileSync(new URL('./tokens.module.css', import.meta.url), 'utf8');
    const paints = new Set([...markup.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!));
    paints.delete('--own'); // a part's, given by whoever uses it
    for (const paint of paints) expect(tokens).toContain(`${paint}:`);
    expect(markup.match(/#[0-9a-f]{3,6}"/gi) ?? []).toEqual([]);
  });

  it('are small', () => {
    const folder = new URL('./drawings/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const source = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('');
    expect(gzipSync(source).length).toBeLessThan(SQUEEZED);
    expect(markup.length).toBeLessThan(UNPACKED);
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
