// What holds for the drawings of every game: a sheet of symbols as one text, which takes its colours from the page.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

interface Suite {
  readonly markup: string;
  readonly folder: string; // of the table: its drawings lie in `drawings`, its colours in tokens.module.css
  readonly given: readonly string[]; // paints that whoever uses a symbol gives it
  readonly squeezed: number; // bytes: what a browser fetches, were it not minified, at most
  readonly unpacked: number; // bytes: what it reads when the sheet is put on the page, at most
}

export function idsIn(markup: string): readonly string[] {
  return [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
}

export function describeDrawings({ markup, folder, given, squeezed, unpacked }: Suite): void {
  const ids = idsIn(markup);

  describe('drawings', () => {
    it('have no name twice', () => {
      expect(new Set(ids).size).toBe(ids.length);
    });

    it('refer only to what is there', () => {
      const used = [...markup.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map(([, href, url]) => href ?? url!);
      expect(used.length).toBeGreaterThan(0);
      for (const id of used) expect(ids).toContain(id);
    });

    it('have a colour for every paint, and write no colour down', () => {
      const tokens = readFileSync(join(folder, 'tokens.module.css'), 'utf8');
      const paints = new Set([...markup.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!));
      for (const paint of paints) if (!given.includes(paint)) expect(tokens).toContain(`${paint}:`);
      expect(markup.match(/#[0-9a-f]{3,6}"/gi) ?? []).toEqual([]);
    });

    it('are small', () => {
      const files = readdirSync(join(folder, 'drawings'), { recursive: true, encoding: 'utf8' });
      const source = files
        .filter((file) => file.endsWith('.ts'))
        .map((file) => readFileSync(join(folder, 'drawings', file), 'utf8'))
        .join('');
      expect(gzipSync(source).length).toBeLessThan(squeezed);
      expect(markup.length).toBeLessThan(unpacked);
    });
  });
}
