// What the cards speak of.

import { followed, type Noun } from '@kuluary/effects/words/lexicon';
import { type Agreeing, noun } from '@kuluary/effects/words/slavic';
import type { CardType, What } from '../../rules/dialect.ts';
import { NAMES } from './names.ts';

export const CARD = noun('f', ['карта', 'карти', 'карту'], ['карти', 'карт', 'карти']);
export const POWER = noun('f', ['міць', 'міці', 'міць'], ['міці', 'міці', 'міці']);
export const TOKEN = followed(noun('m', ['жетон', 'жетона', 'жетон'], ['жетони', 'жетонів', 'жетони']), ' доступу');
export const POINT = noun(
  'n',
  ['переможне очко', 'переможного очка', 'переможне очко'],
  ['переможні очки', 'переможних очок', 'переможні очки'],
);
export const TIME = noun('m', ['раз', 'разу', 'раз'], ['рази', 'разів', 'рази']);
export const VOTE = noun('m', ['голос', 'голосу', 'голос'], ['голоси', 'голосів', 'голоси']);
const ONGOING = noun('f', ['постійка', 'постійки', 'постійку'], ['постійки', 'постійок', 'постійки']);

const BY_TYPE: Readonly<Record<CardType, Noun>> = {
  rick: noun('m', ['Рік', 'Ріка', 'Ріка'], ['Ріки', 'Ріків', 'Ріків'], true),
  morty: followed(CARD, ' Морті'),
  equipment: followed(CARD, ' спорядження'),
  starter: noun('f', ['затравка', 'затравки', 'затравку'], ['затравки', 'затравок', 'затравки']),
  gromflomite: noun(
    'm',
    ['громфломіт', 'громфломіта', 'громфломіта'],
    ['громфломіти', 'громфломітів', 'громфломітів'],
    true,
  ),
  council: followed(CARD, ' Ради'),
  special: followed(CARD, ' «Щось особливе»'),
  location: noun('f', ['локація', 'локації', 'локацію'], ['локації', 'локацій', 'локації']),
  none: followed(CARD, ' без типу'),
};

/** Which cards are meant. */
export function cardOf({ type, is, ongoing, cost }: What = {}): Noun {
  if (is !== undefined) return followed(CARD, ` «${NAMES[is]!.nom}»`);
  const kind = type === undefined ? (ongoing ? ONGOING : CARD) : BY_TYPE[type];
  const lasting = ongoing && type !== undefined ? followed(kind, ' з властивістю «Постійка»') : kind;
  return cost === undefined ? lasting : followed(lasting, ` вартістю ${range(cost)}`);
}

const WHATEVER = 20; // no card costs that much

function range([least, most]: readonly [number, number]): string {
  if (least === most) return `${least}`;
  if (least === 0) return `${most} або менше`;
  return most >= WHATEVER ? `${least} або більше` : `${least}–${most}`;
}

export const OTHER_ACC: Agreeing = { m: 'іншого', f: 'іншу', n: 'інше' }; // cards are f, or alive
