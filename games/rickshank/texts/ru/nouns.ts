// Russian nouns of card texts.

import { type Noun, nounWithTail } from '@kuluary/card-language/wording/nouns';
import {
  type GenderForms,
  inflectedNoun,
  nounWithAdjective,
  RUSSIAN_COUNTING,
} from '@kuluary/card-language/wording/slavic-nouns';
import type { CardFilter, CardType, NemesisRank } from '../../rules/card-terms.ts';
import { CARD_NAMES } from './card-names.ts';

export const CARD = inflectedNoun('f', ['карта', 'карты', 'карту'], ['карты', 'карт', 'карты']);
export const POWER = inflectedNoun('f', ['мощь', 'мощи', 'мощь'], ['мощи', 'мощи', 'мощи']);
export const TOKEN = nounWithTail(
  inflectedNoun('m', ['жетон', 'жетона', 'жетон'], ['жетоны', 'жетонов', 'жетоны']),
  ' доступа',
);
export const POINT: Noun = {
  ...inflectedNoun(
    'n',
    ['победное очко', 'победного очка', 'победное очко'],
    ['победные очки', 'победных очков', 'победные очки'],
  ),
  fewForm: 'победных очка',
};
export const TIME = inflectedNoun('m', ['раз', 'раза', 'раз'], ['разы', 'раз', 'разы']);
export const VOTE = inflectedNoun('m', ['голос', 'голоса', 'голос'], ['голоса', 'голосов', 'голоса']);
const ONGOING = inflectedNoun('f', ['постоянка', 'постоянки', 'постоянку'], ['постоянки', 'постоянок', 'постоянки']);

const BY_TYPE: Readonly<Record<CardType, Noun>> = {
  rick: inflectedNoun('m', ['Рик', 'Рика', 'Рика'], ['Рики', 'Риков', 'Риков'], true),
  morty: nounWithTail(CARD, ' Морти'),
  equipment: nounWithTail(CARD, ' снаряжения'),
  starter: inflectedNoun('f', ['затравка', 'затравки', 'затравку'], ['затравки', 'затравок', 'затравки']),
  gromflomite: inflectedNoun(
    'm',
    ['громфломит', 'громфломита', 'громфломита'],
    ['громфломиты', 'громфломитов', 'громфломитов'],
    true,
  ),
  council: nounWithTail(CARD, ' Совета'),
  special: nounWithTail(CARD, ' «Нечто особенное»'),
  location: inflectedNoun('f', ['локация', 'локации', 'локацию'], ['локации', 'локаций', 'локации']),
  none: nounWithTail(CARD, ' без типа'),
};

const BY_RANK: Readonly<Record<NemesisRank, Noun>> = {
  nemesis: inflectedNoun(
    'm',
    ['заклятый враг', 'заклятого врага', 'заклятого врага'],
    ['заклятые враги', 'заклятых врагов', 'заклятых врагов'],
    true,
  ),
  'council-of-ricks': nounWithTail(CARD, ' «Совета Риков»'),
};

export function cardNoun({ type, is, ongoing, cost, rank }: CardFilter = {}): Noun {
  if (is !== undefined) return nounWithTail(CARD, ` «${CARD_NAMES[is]!.nom}»`);
  const special = rank === undefined ? type && BY_TYPE[type] : BY_RANK[rank];
  const kind = special ?? (ongoing ? ONGOING : CARD);
  const lasting = ongoing && special ? nounWithTail(kind, ' со свойством «Постоянка»') : kind;
  return cost === undefined ? lasting : nounWithTail(lasting, ` стоимостью ${costRange(cost)}`);
}

const OWN_FEMININE = { one: ['своя', 'своей', 'свою'], several: ['свои', 'своих', 'свои'], few: 'свои' } as const;
const OWN_ANIMATE = { one: ['свой', 'своего', 'своего'], several: ['свои', 'своих', 'своих'], few: 'своих' } as const;

/** «своя постоянка» */
export function ownCardNoun(card: Noun): Noun {
  const own = card.isAnimate ? OWN_ANIMATE : OWN_FEMININE;
  return nounWithAdjective(own, card, RUSSIAN_COUNTING.fewForm(card));
}

const ANY_COST = 20; // no card costs that much

function costRange([least, most]: readonly [number, number]): string {
  if (least === most) return `${least}`;
  if (least === 0) return `${most} или меньше`;
  return most >= ANY_COST ? `${least} или больше` : `${least}–${most}`;
}

export const OTHER_ACC: GenderForms = { m: 'другого', f: 'другую', n: 'другое' }; // cards are feminine or animate
