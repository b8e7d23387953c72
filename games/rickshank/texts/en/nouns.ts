// What the cards speak of.

import { type Counting, counted, followed, type Noun, plain } from '@kuluary/effects/words/lexicon';
import type { CardType, What } from '../../rules/dialect.ts';
import { NAMES } from './names.ts';

const COUNTING: Counting = { locale: 'en', few: ({ several }) => several.nom };

export const CARD = plain('card');
export const TOKEN = plain('access token');
export const POINT = plain('point');
export const VOTE = plain('vote');
const ONGOING = plain('ongoing card');

const BY_TYPE: Readonly<Record<CardType, Noun>> = {
  rick: plain('Rick'),
  morty: plain('Morty card'),
  equipment: plain('equipment card'),
  starter: plain('starter'),
  gromflomite: plain('gromflomite'),
  council: plain('council card'),
  special: plain('special'),
  location: plain('location'),
  none: plain('card of no type', 'cards of no type'),
};

/** Which cards are meant. */
export function cardOf({ type, is, ongoing, cost }: What = {}): Noun {
  if (is !== undefined) return plain(`${NAMES[is]!.nom} card`);
  const kind = type === undefined ? (ongoing ? ONGOING : CARD) : BY_TYPE[type];
  const lasting =
    ongoing && type !== undefined ? plain(`ongoing ${kind.one.nom}`, `ongoing ${kind.several.nom}`) : kind;
  return cost === undefined ? lasting : followed(lasting, ` with cost ${range(cost)}`);
}

const WHATEVER = 20; // no card costs that much

function range([least, most]: readonly [number, number]): string {
  if (least === most) return `${least}`;
  if (least === 0) return `${most} or less`;
  return most >= WHATEVER ? `${least} or more` : `${least}–${most}`;
}

/** "a card", "an access token", "2 cards". */
export function some(n: number, noun: Noun): string {
  return n === 1 ? a(noun) : counted(COUNTING, n, noun);
}

export function exactly(n: number, noun: Noun): string {
  return counted(COUNTING, n, noun);
}

export function a({ one }: Noun): string {
  return `${/^[aeio]/i.test(one.nom) ? 'an' : 'a'} ${one.nom}`;
}

export function another({ one }: Noun): string {
  return `another ${one.nom}`;
}
