import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { withRussianGlyphs } from './russian-glyphs.ts';

const { resolve } = createRequire(import.meta.url);
const SOFIA = '@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-cyrillic-wght-normal.woff2';
const LETTERS = 'вгдклтицшщью';

describe('a font that draws Cyrillic in the Bulgarian manner', () => {
  it('gets its Russian letters by default', async () => {
    const font = await subsetFont(readFileSync(resolve(SOFIA)), LETTERS, { targetFormat: 'sfnt' });
    const changed = withRussianGlyphs(font);
    const differences = [...font].flatMap((byte, at) => (byte === changed[at] ? [] : [at]));
    expect(changed.length).toBe(font.length);
    expect(differences.length).toBeGreaterThan(0);
    expect(differences.at(-1)! - differences[0]!).toBeLessThan(2); // the offset of the default language
    expect(withRussianGlyphs(changed).equals(changed)).toBe(true);
  });
});
