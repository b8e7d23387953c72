// The Ukrainian words for card wording.

import { UKRAINIAN_CONNECTIVES } from '@kuluary/card-language/wording/connectives';
import { nounWithTail } from '@kuluary/card-language/wording/nouns';
import { inflectedNoun, nounWithAdjective, UKRAINIAN_COUNTING } from '@kuluary/card-language/wording/slavic-nouns';
import { slavicCardWording } from '../slavic/card-words.ts';
import { euphonic } from './euphony.ts';
import { names, roots } from './names.ts';

const TOKEN = inflectedNoun('m', ['жетон', 'жетона', 'жетон'], ['жетони', 'жетонів', 'жетони']);
const MARKER = inflectedNoun('m', ['маркер', 'маркера', 'маркер'], ['маркери', 'маркерів', 'маркери']);
const TOKENS = {
  guilt: nounWithTail(TOKEN, ' провини'),
  innocence: nounWithTail(TOKEN, ' невинності'),
  either: nounWithTail(TOKEN, ' невинності або провини'),
  influence: nounWithTail(TOKEN, ' впливу'),
};

const marker = (one: readonly [string, string, string], several: readonly [string, string, string]) =>
  nounWithAdjective({ one, several, few: several[0] }, MARKER, MARKER.several.nom);

const FINDING = {
  guilty: 'вважають Гая винним',
  innocent: 'вважають Гая невинним',
  undecided: 'лишаються в сумнівах',
};

export const cardWordsname = slavicCardWording({
  language: 'uk',
  counting: UKRAINIAN_COUNTING,
  names,
  polished: euphonic,

  types: roots.types,
  jurors: roots.jurors,
  sameJurors: { gen: 'тих самих присяжних', dat: 'тим самим присяжним' },
  them: { gen: 'них', dat: 'їм' },
  ofAnyType: 'будь-якого типу',
  ofAnotherType: 'іншого типу',
  thatHas: ', у якого є',
  fromOneToAnother: 'від одного типу присяжних до іншого',
  towards: ['до', 'gen'],
  from: 'від',
  at: 'у',
  allJurors: 'усіх присяжних разом',

  tokens: TOKENS,
  each: (token) => `по 1 жетону ${token === 'unseen' ? 'впливу' : TOKENS[token].one.nom.replace('жетон ', '')}`,
  unseen: 'наосліп',
  asMuch: 'ще',
  orElse: 'чи',
  topTokens: nounWithAdjective(
    { one: ['верхній', 'верхнього', 'верхній'], several: ['верхні', 'верхніх', 'верхні'], few: 'верхні' },
    TOKENS.influence,
    TOKENS.influence.several.nom,
  ),
  allInfluence: 'усі жетони впливу',
  it: { one: 'його', several: 'верхній' },
  swap: [
    '1 жетон провини на жетон невинності',
    '1 жетон невинності на жетон провини',
    '1 жетон провини на жетон невинності або навпаки',
  ],
  restOne: 'інший',
  rest: 'решту',
  becomes: ': він стає жетоном провини або невинності, а порожній скидають',
  strategy: inflectedNoun('f', ['стратегія', 'стратегії', 'стратегію'], ['стратегії', 'стратегій', 'стратегії']),
  firstToken: 'жетон першого гравця',
  exchanged: 'одну з невибраних карт суду з цією ділянкою на нову',

  whose: {
    own: '1 свій маркер',
    foe: '1 чужий маркер',
    waiting: '1 маркер іншого гравця, який у цьому раунді ще не ходив',
    any: 'будь-який маркер',
  },
  anotherOwn: 'інший свій маркер',
  hanging: ', що звисає з краю',
  destroyedOne: '1 свій знищений маркер',
  unusedOne: '1 свій невикористаний маркер',
  owned: {
    own: marker(['твій', 'твого', 'твій'], ['твої', 'твоїх', 'твої']),
    foe: marker(['чужий', 'чужого', 'чужий'], ['чужі', 'чужих', 'чужі']),
    waiting: nounWithTail(MARKER, ' тих, хто ще не ходив'),
    any: MARKER,
  },
  back: { own: 'у запас', foe: 'у запас власника' },
  markerIt: 'його',
  regionsIn: { any: 'на будь-якій ділянці', here: 'на цій ділянці', elsewhere: 'на іншій ділянці' },
  regionsInto: {
    any: 'на будь-яку ділянку',
    here: 'на цю ділянку',
    elsewhere: 'на іншу ділянку',
    back: 'знову на ту саму ділянку',
  },
  regionsFrom: { any: 'з будь-якої ділянки', here: 'з цієї ділянки', elsewhere: 'з іншої ділянки' },

  verbs: {
    put: ['поклади', 'покласти', 'кладе'],
    remove: ['забери', 'забрати', 'забирає'],
    shift: ['переклади', 'перекласти', 'перекладає'],
    swap: ['заміни', 'замінити', 'замінює'],
    look: ['подивися', 'подивитися', 'дивиться'],
    discard: ['скинь', 'скинути', 'скидає'],
    reveal: ['відкрий', 'відкрити', 'відкриває'],
    destroy: ['знищ', 'знищити', 'знищує'],
    take: ['візьми', 'взяти', 'бере'],
    giveBack: ['поверни', 'повернути', 'повертає'],
    push: ['заштовхни', 'заштовхнути', 'заштовхує'],
    pass: ['віддай', 'віддати', 'віддає'],
    exchange: ['заміни', 'замінити', 'замінює'],
  },
  subjects: {
    everybody: ['кожен гравець', 'кожному гравцеві'],
    'each-persona': ['кожна інша персона', 'кожній іншій персоні'],
    'each-foe': ['кожен інший гравець', 'кожному іншому гравцеві'],
    persona: ['інша персона на твій вибір', 'іншій персоні на свій вибір'],
    foe: ['інший гравець на твій вибір', 'іншому гравцеві на свій вибір'],
    'that-one': ['цей гравець', 'цьому гравцеві'],
  },
  bothDraw: (them, cards) => `ти й ${them} берете по ${cards.replace('1 стратегію', '1 стратегії')}`,

  atLeast: 'не менше',
  atLeastOne: 'хоча б',
  less: 'менше',
  no: 'немає',
  forEach: { m: 'за кожен', f: 'за кожну' },
  atMost: 'не більше',
  allTogether: 'на всіх ділянках разом',
  has: { you: 'у тебе', them: 'у цього гравця' },
  onHand: 'на руці',
  destroyed: marker(['знищений', 'знищеного', 'знищений'], ['знищені', 'знищених', 'знищені']),
  control: ['ти контролюєш', 'ти не контролюєш'],
  fell: (count) => `цей поштовх знищив ${count}`,
  joy: inflectedNoun('f', ['Радість', 'Радості', 'Радість'], ['Радості', 'Радостей', 'Радості']),
  thatFell: ', збитий цим поштовхом,',
  notSo: 'це не так',

  frames: UKRAINIAN_CONNECTIVES,
  if: 'якщо',
  otherwise: 'інакше',
  chooseOne: 'обери одне',
  or: 'або',
  and: 'і',
  times: inflectedNoun('m', ['раз', 'раза', 'раз'], ['рази', 'разів', 'рази']),
  prosecutor: 'Прокурор',
  afterPlaced: 'коли заштовхнеш маркер',
  afterLost: 'коли зіштовхнуть твій маркер',

  typeNoun: nounWithTail(inflectedNoun('m', ['тип', 'типу', 'тип'], ['типи', 'типів', 'типи']), ' присяжних'),
  results: FINDING,
  resultsOfOne: {
    guilty: 'вважає Гая винним',
    innocent: 'вважає Гая невинним',
    undecided: 'лишається в сумнівах',
  },
  noType: 'жоден тип присяжних не',
  more(more, than) {
    const [finding, word] = [FINDING[more], FINDING[than].replace('вважають Гая ', '')];
    if (more === 'undecided' || than === 'undecided')
      return `тих типів присяжних, які ${finding}, більше, ніж тих, які ${FINDING[than]}`;
    return `більше типів присяжних ${finding}, ніж ${word}`;
  },
  controlGoal: (regions) => `ти контролюєш ${regions} (можна внічию)`,
  cancelled: (tokens) => `невинність погасила ${tokens}`,
  extreme: {
    most: 'жодна персона не має більше знищених маркерів, ніж ти',
    fewest: 'жодна персона не має менше знищених маркерів, ніж ти',
  },
  ownDestroyed: (range) => `знищено ${range}`,
  startEach: (jurors) => `покладіть наосліп по 1 жетону впливу ${jurors}`,
  startSeveral: (parts) => `покладіть наосліп ${parts}`,
  firstIs: {
    prosecutor: 'перший гравець — прокурор',
    left: 'перший гравець сидить ліворуч від прокурора',
    right: 'перший гравець сидить праворуч від прокурора',
    across: 'перший гравець сидить навпроти прокурора',
  },
});
