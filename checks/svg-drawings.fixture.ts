// Tests that the drawings of every game must pass: an SVG sheet of symbols, which takes its colours from the page.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

interface DrawingSuite {
  readonly markup: string;
  readonly folder: string; // of the table: it has `drawings` and the colours in table-theme.module.css
  readonly suppliedPaints: readonly string[]; // custom properties that the user of a symbol sets
  readonly maxGzipBytes: number; // of the sources
  readonly maxBytes: number; // of the markup
}

export function symbolIdsIn(markup: string): readonly string[] {
  return [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
}

export function describeDrawings({ markup, folder, suppliedPaints, maxGzipBytes, maxBytes }: DrawingSuite): void {
  const ids = symbolIdsIn(markup);

  describe('drawings', () => {
    it('have no id twice', () => {
      expect(new Set(ids).size).toBe(ids.length);
    });

    it('refer only to ids of the sheet', () => {
      const used = [...markup.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map(([, href, url]) => href ?? url!);
      expect(used.length).toBeGreaterThan(0);
      for (const id of used) expect(ids).toContain(id);
    });

    it('have a colour for every paint, and contain no literal colour', () => {
      const tokens = readFileSync(join(folder, 'table-theme.module.css'), 'utf8');
      const paints = new Set([...markup.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!));
      for (const paint of paints) if (!suppliedPaints.includes(paint)) expect(tokens).toContain(`${paint}:`);
      expect(markup.match(/#[0-9a-f]{3,6}"/gi) ?? []).toEqual([]);
    });

    it('are small', () => {
      const files = readdirSync(join(folder, 'drawings'), { recursive: true, encoding: 'utf8' });
      const source = files
        .filter((file) => file.endsWith('.ts'))
        .map((file) => readFileSync(join(folder, 'drawings', file), 'utf8'))
        .join('');
      expect(gzipSync(source).length).toBeLessThan(maxGzipBytes);
      expect(markup.length).toBeLessThan(maxBytes);
    });
  });
}
