// What the cards speak of.

import { followed, type Noun } from '@kuluary/effects/words/lexicon';
import { type Agreeing, noun } from '@kuluary/effects/words/slavic';
import type { CardType, What } from '../../rules/dialect.ts';
import { NAMES } from './names.ts';

export const CARD = noun('f', ['карта', 'карты', 'карту'], ['карты', 'карт', 'карты']);
export const POWER = noun('f', ['мощь', 'мощи', 'мощь'], ['мощи', 'мощи', 'мощи']);
export const TOKEN = followed(noun('m', ['жетон', 'жетона', 'жетон'], ['жетоны', 'жетонов', 'жетоны']), ' доступа');
export const POINT: Noun = {
  ...noun(
    'n',
    ['победное очко', 'победного очка', 'победное очко'],
    ['победные очки', 'победных очков', 'победные очки'],
  ),
  few: 'победных очка',
};
export const TIME = noun('m', ['раз', 'раза', 'раз'], ['разы', 'раз', 'разы']);
export const VOTE = noun('m', ['голос', 'голоса', 'голос'], ['голоса', 'голосов', 'голоса']);
const ONGOING = noun('f', ['постоянка', 'постоянки', 'постоянку'], ['постоянки', 'постоянок', 'постоянки']);

const BY_TYPE: Readonly<Record<CardType, Noun>> = {
  rick: noun('m', ['Рик', 'Рика', 'Рика'], ['Рики', 'Риков', 'Риков'], true),
  morty: followed(CARD, ' Морти'),
  equipment: followed(CARD, ' снаряжения'),
  starter: noun('f', ['затравка', 'затравки', 'затравку'], ['затравки', 'затравок', 'затравки']),
  gromflomite: noun(
    'm',
    ['громфломит', 'громфломита', 'громфломита'],
    ['громфломиты', 'громфломитов', 'громфломитов'],
    true,
  ),
  council: followed(CARD, ' Совета'),
  special: followed(CARD, ' «Нечто особенное»'),
  location: noun('f', ['локация', 'локации', 'локацию'], ['локации', 'локаций', 'локации']),
  none: followed(CARD, ' без типа'),
};

/** Which cards are meant. */
export function cardOf({ type, is, ongoing, cost }: What = {}): Noun {
  if (is !== undefined) return followed(CARD, ` «${NAMES[is]!.nom}»`);
  const kind = type === undefined ? (ongoing ? ONGOING : CARD) : BY_TYPE[type];
  const lasting = ongoing && type !== undefined ? followed(kind, ' со свойством «Постоянка»') : kind;
  return cost === undefined ? lasting : followed(lasting, ` стоимостью ${range(cost)}`);
}

const WHATEVER = 20; // no card costs that much

function range([least, most]: readonly [number, number]): string {
  if (least === most) return `${least}`;
  if (least === 0) return `${most} или меньше`;
  return most >= WHATEVER ? `${least} или больше` : `${least}–${most}`;
}

export const OTHER_ACC: Agreeing = { m: 'другого', f: 'другую', n: 'другое' }; // cards are f, or alive
