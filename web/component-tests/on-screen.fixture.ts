// Finds on a page what can be pressed, and what is written. As scripts, because a browser under test gets them as text; the
// component tests run the same scripts in their own page.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastChance } from '@kuluary/kernel/chance';
import type { Language } from '@kuluary/texts/languages';

const ROOT = join(import.meta.dirname, '../..');

export const END_SELECTOR = 'section[aria-labelledby="all-cards"]'; // of the end screen
export const PUSH_SELECTOR = 'dialog[open]:has([data-push])'; // of Voices: a decision, not a sheet to close

/** Something that can be pressed. */
export interface Offer {
  readonly selector: string;
  readonly question: string; // kind of the decision
  readonly move: string | null; // as JSON, if pressing it sends one
  readonly isCard: boolean;
  readonly key: string | null; // the number key that presses it
}

export type ScreenOffers = 'over' | readonly Offer[];

/** In the page: what can be pressed now; null while there is nothing. */
export const FIND_OFFERS_SCRIPT = `(() => {
  if (document.querySelector('${END_SELECTOR}')) return 'over';
  const pad = document.querySelector('${PUSH_SELECTOR} [data-push]');
  if (pad?.matches('[aria-disabled]')) return null;
  const push = document.querySelector('[data-push-now]') ? '[data-push-now]' : '[data-push]';
  if (pad) return [{ selector: push, question: 'push-room', move: null, isCard: false, key: 'Enter' }];
  const question = document.querySelector('[data-question]')?.dataset.question;
  const isSending = document.querySelector('[data-question] [data-move][aria-disabled]') !== null;
  if (question === undefined || isSending || document.querySelector('dialog[open]')) return null;
  const offered = document.querySelectorAll(':is([data-key], [data-seat][data-move]):not([aria-disabled])');
  const offers = [...offered].filter((each) => each.checkVisibility()).map((each) => {
    const { key, seat, move, card } = each.dataset;
    const selector = key === undefined ? '[data-seat="' + seat + '"][data-move]' : '[data-key="' + key + '"]';
    return { selector, question, move: move ?? null, isCard: card !== undefined, key: key ?? null };
  });
  return offers.length > 0 ? offers : null;
})()`;

/** In the page: everything that can be read, piece by piece. Not code; not live regions, which keep texts of the
 * language before; not the names of languages, which are in those languages. */
export const READ_TEXTS_SCRIPT = `(() => {
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

const CATALOGUES = [
  'web/words',
  ...['coup', 'rickshank', 'voices'].flatMap((game) => [`games/${game}/texts`, `games/${game}/table/words`]),
];
const KEY = /^\s*'([a-z][\w-]*(?:\.[\w-]+)+)':/gm;

let keys: ReadonlySet<string> | undefined;

/** Message keys. None should ever be on screen. */
function messageKeys(): ReadonlySet<string> {
  keys ??= new Set(CATALOGUES.flatMap(keysIn));
  return keys;
}

function keysIn(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder))
    .filter((file) => /(?:^|\.)en\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(join(ROOT, folder, file), 'utf8').matchAll(KEY)].map(([, key]) => key!));
}

/** Letters of the other languages that this one has not. */
const FOREIGN_LETTERS: Readonly<Record<Language, RegExp>> = {
  en: /\p{Script=Cyrillic}/u,
  ru: /[A-Za-zіїєґІЇЄҐ]/,
  uk: /[A-Za-zыэёъЫЭЁЪ]/,
};

/** Addresses, ids of rules, and numbers of the parts of a trial. */
const SAME_IN_ALL_LANGUAGES = /localhost(?::\d+\S*)?|\b[CRSEV]\d+\b|\bII?\b/g;

/** Pieces that are not texts of this language; `names` may be of any. */
export function wordingFaultsIn(
  pieces: readonly string[],
  language: Language,
  names: readonly string[],
): readonly string[] {
  return pieces.flatMap((piece) => {
    const bare = names.reduce((text, name) => text.replaceAll(name, ''), piece.replace(SAME_IN_ALL_LANGUAGES, ''));
    if (/[{}]|undefined|NaN|\[object/.test(piece)) return [`not filled in: ${piece}`];
    if (piece.split(/[\s,;:()"«»“”]+/).some((word) => messageKeys().has(word.replace(/\.$/, ''))))
      return [`a key: ${piece}`];
    return FOREIGN_LETTERS[language].test(bare) ? [`not ${language}: ${piece}`] : [];
  });
}

/** Any of them; those that send a move are chosen more often, so that the match ends. */
export function pickOffer(offers: readonly Offer[], chance: FastChance): Offer {
  const tickets = offers.flatMap((offer) => Array<Offer>(offer.move === null ? (offer.isCard ? 2 : 1) : 3).fill(offer));
  return tickets[chance.below(tickets.length)]!;
}

const EAGER_MOVES = ['defeat', 'defend', 'buy', 'play', 'use']; // pressed before all others, in this order

/** For Rickshank: plays cards, buys what can be bought, and then ends its turn. */
export function pickEagerly(offers: readonly Offer[], chance: FastChance): Offer {
  const typeOf = ({ move }: Offer) => (move === null ? '' : (JSON.parse(move) as { readonly type: string }).type);
  for (const type of EAGER_MOVES) {
    const found = offers.filter((offer) => typeOf(offer) === type);
    if (found.length > 0) return found[chance.below(found.length)]!;
  }
  return offers[chance.below(offers.length)]!;
}
