// Is everything on a screen said in one language, in real words?

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { Language } from './visitor.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CATALOGUES = [
  'web/words',
  ...['coup', 'rickshank', 'voices'].flatMap((game) => [`games/${game}/texts`, `games/${game}/table/words`]),
];
const KEY = /^\s*'([a-z][\w-]*(?:\.[\w-]+)+)':/gm;

/** Names of messages. Nobody should ever read one. */
const KEYS: ReadonlySet<string> = new Set(
  CATALOGUES.flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`)
      .filter((file) => /(?:^|\.)en\.ts$/.test(file))
      .flatMap((file) => [...readFileSync(`${ROOT}${folder}/${file}`, 'utf8').matchAll(KEY)].map(([, key]) => key!)),
  ),
);

/** Letters that the other languages have, and this one has not. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /\p{Script=Cyrillic}/u,
  ru: /[A-Za-zіїєґІЇЄҐ]/,
  uk: /[A-Za-zыэёъЫЭЁЪ]/,
};

/** In the page: everything that can be read, piece by piece. Not code; not what has just been said aloud, and stays
 * said; not the names of languages, which are in those languages. */
const PIECES = `(() => {
  const isForUs = (at) => at.checkVisibility() && !at.closest('code, pre, .sr[aria-live], button[lang]');
  const pieces = [document.title];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode;
    if (isForUs(parentElement)) pieces.push(data.trim());
  }
  for (const attribute of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const each of document.querySelectorAll('[' + attribute + ']')) {
      if (isForUs(each)) pieces.push(each.getAttribute(attribute));
    }
  }
  return pieces.filter(Boolean);
})()`;

export async function piecesOn(page: Page): Promise<readonly string[]> {
  return (await page.evaluate(PIECES)) as string[];
}

/** What is the same in all languages: addresses, numbers of rules, and of the parts of a trial. */
const SAME = /localhost(?::\d+\S*)?|\b[CRSEV]\d+\b|\bII?\b/g;

/** Pieces that are no words of this language; `names` may be of any. */
export function faultsIn(pieces: readonly string[], language: Language, names: readonly string[]): readonly string[] {
  return pieces.flatMap((piece) => {
    const bare = names.reduce((text, name) => text.replaceAll(name, ''), piece.replace(SAME, ''));
    if (/[{}]|undefined|NaN|\[object/.test(piece)) return [`not filled in: ${piece}`];
    if (piece.split(/[\s,;:()"«»“”]+/).some((word) => KEYS.has(word.replace(/\.$/, '')))) return [`a key: ${piece}`];
    return FOREIGN[language].test(bare) ? [`not ${language}: ${piece}`] : [];
  });
}
