import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { COLOURS, EMOTIONS, JURORS, REGIONS } from '../rules/vocabulary.ts';
import { SET } from '../texts/box.ts';
import { EXHIBITS } from './drawings/exhibits.ts';
import { FILTER_NAMES, filterId } from './drawings/filters.ts';
import { type SymbolName, sheetMarkup, symbolId } from './drawings/markup.ts';
import { exhibitOf } from './exhibit-of.ts';

const SQUEEZED = 24_000; // bytes: what a browser fetches, were it not minified
const UNPACKED = 100_000; // bytes: what it reads when the sheet is put on the page

const markup = sheetMarkup();
const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

describe('drawings', () => {
  it('have a symbol for every juror, emotion, voice, token and region', () => {
    const wanted: SymbolName[] = [
      ...JURORS.map((juror) => `juror-${juror}` as const),
      ...EMOTIONS.map((emotion) => `emo-${emotion}` as const),
      ...COLOURS.flatMap((colour) => [`disc-${colour}`, `sign-${colour}`, `voice-${colour}`] as const),
      'tk-guilt',
      'tk-inno',
      'tk-infl',
      'tk-blank',
      ...REGIONS.map((region) => `i-${region}` as const),
    ];
    for (const name of wanted) expect(ids).toContain(symbolId(name));
    for (const name of FILTER_NAMES) expect(ids).toContain(filterId(name));
  });

  it('have an exhibit for every trial card, and none that nobody sees', () => {
    const shown = SET.trial.map(({ id }) => exhibitOf(id));
    expect(shown).not.toContain(undefined);
    expect([...new Set(shown)].sort()).toEqual(Object.keys(EXHIBITS).sort());
    for (const exhibit of new Set(shown)) expect(ids).toContain(symbolId(`exhibit-${exhibit!}`));
  });

  it('have no name twice', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refer only to what is there', () => {
    const used = [...markup.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map(([, href, url]) => href ?? url!);
    expect(used.length).toBeGreaterThan(0);
    for (const id of used) expect(ids).toContain(id);
  });

  it('have a colour for every paint, and write no colour down', () => {
    const tokens = readFileSync(new URL('./tokens.module.css', import.meta.url), 'utf8');
    const paints = new Set([...markup.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!));
    for (const region of REGIONS) paints.delete(`--w-${region}`); // the wash of whoever controls it
    for (const colour of COLOURS) paints.delete(`--c-${colour}-line`); // most have the line that all have
    for (const paint of paints) expect(tokens).toContain(`${paint}:`);
    expect(markup.match(/"#[0-9a-f]{3,6}"/gi) ?? []).toEqual([]);
  });

  it('put no words into a filter', () => {
    expect(markup).not.toContain('<text');
  });

  it('are small', () => {
    const folder = new URL('./drawings/', import.meta.url);
    const files = readdirSync(folder, { encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const source = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('');
    expect(gzipSync(source).length).toBeLessThan(SQUEEZED);
    expect(markup.length).toBeLessThan(UNPACKED);
  });
});
