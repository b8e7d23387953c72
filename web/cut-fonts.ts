// Fonts are drawn for more languages than ours. When the site is built, each is cut to the ranges of letters that its
// @font-face names: half of a file, or less, remains.

import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { FONT_RANGES } from './font-ranges.ts';
import { withRussianForms } from './russian-forms.ts';

const VERSION = '2'; // of what is done to a font here
const CUT = fileURLToPath(new URL('../dist/fonts', import.meta.url));

export const cutFonts: Plugin = {
  name: 'cut-fonts',
  enforce: 'pre',
  async transform(css, sheet) {
    if (!sheet.endsWith('/stage/fonts.css')) return undefined;
    const faces = css.split(/(?=@font-face)/);
    return (await Promise.all(faces.map((face) => withCutFonts(face, sheet)))).join('');
  },
};

/** A face for each range of letters. */
async function withCutFonts(face: string, sheet: string): Promise<string> {
  const address = /url\("(.+?)"\)/.exec(face)?.[1];
  const ranges = /unicode-range: ([^;]+);/.exec(face)?.[1];
  if (address === undefined || ranges === undefined) return face;
  const cutFaces = ranges.split(', ').map(async (range) => {
    const letters = FONT_RANGES[range];
    if (letters === undefined) throw new Error(`fonts.css: font-ranges.ts has no "${range}"`);
    const whole = createRequire(sheet).resolve(address.replace('*', range.split('-', 1)[0]!));
    const file = relative(dirname(sheet), await cut(whole, lettersOf(letters)));
    return face.replace(address, file.split(sep).join('/')).replace(ranges, letters);
  });
  return (await Promise.all(cutFaces)).join('');
}

/** The cut font's file. It is made once: its folder is named after what it was made of. */
async function cut(whole: string, letters: string): Promise<string> {
  const font = readFileSync(whole);
  const folder = join(
    CUT,
    createHash('sha256').update(VERSION).update(font).update(letters).digest('hex').slice(0, 16),
  );
  const file = join(folder, basename(whole));
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  const plain = await subsetFont(font, letters, { targetFormat: 'sfnt' });
  writeFileSync(unfinished, await subsetFont(withRussianForms(plain), letters, { targetFormat: 'woff2' }));
  putOnce(unfinished, file);
  return file;
}

/** Whoever comes first: no two are alike to the last byte, and somebody else may already build with it. */
function putOnce(unfinished: string, file: string): void {
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished);
  }
}

/** `U+0021, U+0041-005A` and so on. */
function lettersOf(ranges: string): string {
  let letters = '';
  for (const [, first, last = first] of ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)) {
    for (let code = Number.parseInt(first!, 16); code <= Number.parseInt(last!, 16); code++) {
      letters += String.fromCodePoint(code);
    }
  }
  return letters;
}
