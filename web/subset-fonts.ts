// Vite plugin that subsets fonts: in the build each file keeps only the ranges of letters that its @font-face names, half of
// it or less.

import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { FONT_RANGES } from './font-ranges.ts';
import { withRussianGlyphs } from './russian-glyphs.ts';

const SUBSETTING_VERSION = '2'; // change it with what is done to fonts here
const SUBSET_FOLDER = fileURLToPath(new URL('../dist/fonts', import.meta.url));

export const fontSubsetting: Plugin = {
  name: 'subset-fonts',
  enforce: 'pre',
  async transform(css, sheet) {
    if (!sheet.endsWith('/ui/fonts.css')) return undefined;
    const faces = css.split(/(?=@font-face)/);
    return (await Promise.all(faces.map((face) => withSubsetFonts(face, sheet)))).join('');
  },
};

/** A face for each range of letters. */
async function withSubsetFonts(face: string, sheet: string): Promise<string> {
  const address = /url\("(.+?)"\)/.exec(face)?.[1];
  const ranges = /unicode-range: ([^;]+);/.exec(face)?.[1];
  if (address === undefined || ranges === undefined) return face;
  const subsetFaces = ranges.split(', ').map(async (range) => {
    const letters = FONT_RANGES[range];
    if (letters === undefined) throw new Error(`fonts.css: font-ranges.ts has no "${range}"`);
    const source = createRequire(sheet).resolve(address.replace('*', range.split('-', 1)[0]!));
    const file = relative(dirname(sheet), await subsetFontFile(source, lettersInRanges(letters)));
    return face.replace(address, file.split(sep).join('/')).replace(ranges, letters);
  });
  return (await Promise.all(subsetFaces)).join('');
}

/** The subset's file. It is made once: its folder is named by a digest of what it is made of. */
async function subsetFontFile(source: string, letters: string): Promise<string> {
  const font = readFileSync(source);
  const folder = join(
    SUBSET_FOLDER,
    createHash('sha256').update(SUBSETTING_VERSION).update(font).update(letters).digest('hex').slice(0, 16),
  );
  const file = join(folder, basename(source));
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const temporary = `${file}.${process.pid}`;
  const plain = await subsetFont(font, letters, { targetFormat: 'sfnt' });
  writeFileSync(temporary, await subsetFont(withRussianGlyphs(plain), letters, { targetFormat: 'woff2' }));
  linkIfAbsent(temporary, file);
  return file;
}

/** Keeps a file that another build has made meanwhile: the bytes differ each time, and that build may use them already. */
function linkIfAbsent(temporary: string, file: string): void {
  try {
    linkSync(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary);
  }
}

/** `U+0021, U+0041-005A` and so on. */
function lettersInRanges(ranges: string): string {
  let letters = '';
  for (const [, first, last = first] of ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)) {
    for (let code = Number.parseInt(first!, 16); code <= Number.parseInt(last!, 16); code++) {
      letters += String.fromCodePoint(code);
    }
  }
  return letters;
}
