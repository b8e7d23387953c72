// Ukrainian nouns of card texts.

import { type Noun, nounWithTail } from '@kuluary/card-language/wording/nouns';
import {
  type GenderForms,
  inflectedNoun,
  nounWithAdjective,
  UKRAINIAN_COUNTING,
} from '@kuluary/card-language/wording/slavic-nouns';
import type { CardFilter, CardType, NemesisRank } from '../../rules/card-terms.ts';
import { CARD_NAMES } from './card-names.ts';

export const CARD = inflectedNoun('f', ['карта', 'карти', 'карту'], ['карти', 'карт', 'карти']);
export const POWER = inflectedNoun('f', ['міць', 'міці', 'міць'], ['міці', 'міці', 'міці']);
export const TOKEN = nounWithTail(
  inflectedNoun('m', ['жетон', 'жетона', 'жетон'], ['жетони', 'жетонів', 'жетони']),
  ' доступу',
);
export const POINT = inflectedNoun(
  'n',
  ['переможне очко', 'переможного очка', 'переможне очко'],
  ['переможні очки', 'переможних очок', 'переможні очки'],
);
export const TIME = inflectedNoun('m', ['раз', 'разу', 'раз'], ['рази', 'разів', 'рази']);
export const VOTE = inflectedNoun('m', ['голос', 'голосу', 'голос'], ['голоси', 'голосів', 'голоси']);
const ONGOING = inflectedNoun('f', ['постійка', 'постійки', 'постійку'], ['постійки', 'постійок', 'постійки']);

const BY_TYPE: Readonly<Record<CardType, Noun>> = {
  rick: inflectedNoun('m', ['Рік', 'Ріка', 'Ріка'], ['Ріки', 'Ріків', 'Ріків'], true),
  morty: nounWithTail(CARD, ' Морті'),
  equipment: nounWithTail(CARD, ' спорядження'),
  starter: inflectedNoun('f', ['затравка', 'затравки', 'затравку'], ['затравки', 'затравок', 'затравки']),
  gromflomite: inflectedNoun(
    'm',
    ['громфломіт', 'громфломіта', 'громфломіта'],
    ['громфломіти', 'громфломітів', 'громфломітів'],
    true,
  ),
  council: nounWithTail(CARD, ' Ради'),
  special: nounWithTail(CARD, ' «Щось особливе»'),
  location: inflectedNoun('f', ['локація', 'локації', 'локацію'], ['локації', 'локацій', 'локації']),
  none: nounWithTail(CARD, ' без типу'),
};

const BY_RANK: Readonly<Record<NemesisRank, Noun>> = {
  nemesis: inflectedNoun(
    'm',
    ['заклятий ворог', 'заклятого ворога', 'заклятого ворога'],
    ['закляті вороги', 'заклятих ворогів', 'заклятих ворогів'],
    true,
  ),
  'council-of-ricks': nounWithTail(CARD, ' «Ради Ріків»'),
};

export function cardNoun({ type, is, ongoing, cost, rank }: CardFilter = {}): Noun {
  if (is !== undefined) return nounWithTail(CARD, ` «${CARD_NAMES[is]!.nom}»`);
  const special = rank === undefined ? type && BY_TYPE[type] : BY_RANK[rank];
  const kind = special ?? (ongoing ? ONGOING : CARD);
  const lasting = ongoing && special ? nounWithTail(kind, ' з властивістю «Постійка»') : kind;
  return cost === undefined ? lasting : nounWithTail(lasting, ` вартістю ${costRange(cost)}`);
}

const OWN_FEMININE = { one: ['своя', 'своєї', 'свою'], several: ['свої', 'своїх', 'свої'], few: 'свої' } as const;
const OWN_ANIMATE = { one: ['свій', 'свого', 'свого'], several: ['свої', 'своїх', 'своїх'], few: 'своїх' } as const;

/** «своя постійка» */
export function ownCardNoun(card: Noun): Noun {
  const own = card.isAnimate ? OWN_ANIMATE : OWN_FEMININE;
  return nounWithAdjective(own, card, UKRAINIAN_COUNTING.fewForm(card));
}

const ANY_COST = 20; // no card costs that much

function costRange([least, most]: readonly [number, number]): string {
  if (least === most) return `${least}`;
  if (least === 0) return `${most} або менше`;
  return most >= ANY_COST ? `${least} або більше` : `${least}–${most}`;
}

export const OTHER_ACC: GenderForms = { m: 'іншого', f: 'іншу', n: 'інше' }; // cards are feminine or animate
