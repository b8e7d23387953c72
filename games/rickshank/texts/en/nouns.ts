// English nouns of card texts.

import {
  type CountingRules,
  countedNoun,
  type Noun,
  nounWithTail,
  uninflectedNoun,
} from '@kuluary/card-language/wording/nouns';
import type { CardFilter, CardType, NemesisRank } from '../../rules/card-terms.ts';
import { CARD_NAMES } from './card-names.ts';

const COUNTING: CountingRules = { locale: 'en', fewForm: ({ several }) => several.nom };

export const CARD = uninflectedNoun('card');
export const TOKEN = uninflectedNoun('access token');
export const POINT = uninflectedNoun('point');
export const VOTE = uninflectedNoun('vote');
const ONGOING = uninflectedNoun('ongoing card');

const BY_TYPE: Readonly<Record<CardType, Noun>> = {
  rick: uninflectedNoun('Rick'),
  morty: uninflectedNoun('Morty card'),
  equipment: uninflectedNoun('equipment card'),
  starter: uninflectedNoun('starter'),
  gromflomite: uninflectedNoun('gromflomite'),
  council: uninflectedNoun('council card'),
  special: uninflectedNoun('special'),
  location: uninflectedNoun('location'),
  none: uninflectedNoun('card of no type', 'cards of no type'),
};

const BY_RANK: Readonly<Record<NemesisRank, Noun>> = {
  nemesis: uninflectedNoun('nemesis', 'nemeses'),
  'council-of-ricks': uninflectedNoun('Council of Ricks card'),
};

export function cardNoun({ type, is, ongoing, cost, rank }: CardFilter = {}): Noun {
  if (is !== undefined) return uninflectedNoun(`${CARD_NAMES[is]!.nom} card`);
  const special = rank === undefined ? type && BY_TYPE[type] : BY_RANK[rank];
  const kind = special ?? (ongoing ? ONGOING : CARD);
  const lasting = ongoing && special ? uninflectedNoun(`ongoing ${kind.one.nom}`, `ongoing ${kind.several.nom}`) : kind;
  return cost === undefined ? lasting : nounWithTail(lasting, ` with cost ${costRange(cost)}`);
}

const ANY_COST = 20; // no card costs that much

function costRange([least, most]: readonly [number, number]): string {
  if (least === most) return `${least}`;
  if (least === 0) return `${most} or less`;
  return most >= ANY_COST ? `${least} or more` : `${least}–${most}`;
}

/** "a card", "an access token", "2 cards". */
export function countedWithArticle(n: number, noun: Noun): string {
  return n === 1 ? withArticle(noun) : countedNoun(COUNTING, n, noun);
}

export function countedGameNoun(n: number, noun: Noun): string {
  return countedNoun(COUNTING, n, noun);
}

export function withArticle({ one }: Noun): string {
  return `${/^[aeio]/i.test(one.nom) ? 'an' : 'a'} ${one.nom}`;
}

export function withAnother({ one }: Noun): string {
  return `another ${one.nom}`;
}
