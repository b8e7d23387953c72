// The Russian words for card wording.

import { RUSSIAN_CONNECTIVES } from '@kuluary/card-language/wording/connectives';
import { nounWithTail } from '@kuluary/card-language/wording/nouns';
import { inflectedNoun, nounWithAdjective, RUSSIAN_COUNTING } from '@kuluary/card-language/wording/slavic-nouns';
import { slavicCardWording } from '../slavic/card-words.ts';
import { names, roots } from './names.ts';

const TOKEN = inflectedNoun('m', ['жетон', 'жетона', 'жетон'], ['жетоны', 'жетонов', 'жетоны']);
const MARKER = inflectedNoun('m', ['маркер', 'маркера', 'маркер'], ['маркеры', 'маркеров', 'маркеры']);
const TOKENS = {
  guilt: nounWithTail(TOKEN, ' вины'),
  innocence: nounWithTail(TOKEN, ' невиновности'),
  either: nounWithTail(TOKEN, ' невиновности или вины'),
  influence: nounWithTail(TOKEN, ' влияния'),
};

const marker = (one: readonly [string, string, string], several: readonly [string, string, string]) =>
  nounWithAdjective({ one, several, few: several[1] }, MARKER, MARKER.one.gen);

const FINDING = {
  guilty: 'считают Гая виновным',
  innocent: 'считают Гая невиновным',
  undecided: 'остаются в сомнениях',
};

export const cardWords = slavicCardWording({
  language: 'ru',
  counting: RUSSIAN_COUNTING,
  names,
  polished: (text) => text,

  types: roots.types,
  jurors: roots.jurors,
  sameJurors: { gen: 'тех же присяжных', dat: 'тем же присяжным' },
  them: { gen: 'них', dat: 'им' },
  ofAnyType: 'любого типа',
  ofAnotherType: 'другого типа',
  thatHas: ', у которого есть',
  fromOneToAnother: 'от одного типа присяжных к другому',
  towards: ['к', 'dat'],
  from: 'от',
  at: 'у',
  allJurors: 'всех присяжных вместе',

  tokens: TOKENS,
  each: (token) => `по 1 жетону ${token === 'unseen' ? 'влияния' : TOKENS[token].one.nom.replace('жетон ', '')}`,
  unseen: 'вслепую',
  asMuch: 'ещё',
  orElse: 'либо',
  topTokens: nounWithAdjective(
    { one: ['верхний', 'верхнего', 'верхний'], several: ['верхние', 'верхних', 'верхние'], few: 'верхних' },
    TOKENS.influence,
    TOKENS.influence.one.gen,
  ),
  allInfluence: 'все жетоны влияния',
  it: { one: 'его', several: 'верхний' },
  swap: [
    '1 жетон вины на жетон невиновности',
    '1 жетон невиновности на жетон вины',
    '1 жетон вины на жетон невиновности или наоборот',
  ],
  restOne: 'другой',
  rest: 'остальные',
  becomes: ': он превращается в жетон вины или невиновности, а пустой сбрасывается',
  strategy: inflectedNoun('f', ['стратегия', 'стратегии', 'стратегию'], ['стратегии', 'стратегий', 'стратегии']),
  firstToken: 'жетон первого игрока',
  exchanged: 'одну из невыбранных карт суда с этой областью на новую',

  whose: {
    own: '1 свой маркер',
    foe: '1 чужой маркер',
    waiting: '1 маркер другого игрока, у которого в этом раунде ещё не было хода',
    any: 'любой маркер',
  },
  anotherOwn: 'другой свой маркер',
  hanging: ', который свисает с края',
  destroyedOne: '1 свой уничтоженный маркер',
  unusedOne: '1 свой неиспользованный маркер',
  owned: {
    own: marker(['твой', 'твоего', 'твой'], ['твои', 'твоих', 'твои']),
    foe: marker(['чужой', 'чужого', 'чужой'], ['чужие', 'чужих', 'чужие']),
    waiting: nounWithTail(MARKER, ' тех, у кого ещё не было хода'),
    any: MARKER,
  },
  back: { own: 'в запас', foe: 'в запас владельца' },
  markerIt: 'его',
  regionsIn: { any: 'в любой области', here: 'в этой области', elsewhere: 'в другой области' },
  regionsInto: {
    any: 'в любую область',
    here: 'в эту область',
    elsewhere: 'в другую область',
    back: 'снова в ту же область',
  },
  regionsFrom: { any: 'из любой области', here: 'из этой области', elsewhere: 'из другой области' },

  verbs: {
    put: ['положи', 'положить', 'кладёт'],
    remove: ['убери', 'убрать', 'убирает'],
    shift: ['переложи', 'переложить', 'перекладывает'],
    swap: ['замени', 'заменить', 'заменяет'],
    look: ['посмотри', 'посмотреть', 'смотрит'],
    discard: ['сбрось', 'сбросить', 'сбрасывает'],
    reveal: ['открой', 'открыть', 'открывает'],
    destroy: ['уничтожь', 'уничтожить', 'уничтожает'],
    take: ['возьми', 'взять', 'берёт'],
    giveBack: ['верни', 'вернуть', 'возвращает'],
    push: ['втолкни', 'втолкнуть', 'вталкивает'],
    pass: ['отдай', 'отдать', 'отдаёт'],
    exchange: ['замени', 'заменить', 'заменяет'],
  },
  subjects: {
    everybody: ['каждый игрок', 'каждому игроку'],
    'each-persona': ['каждая другая персона', 'каждой другой персоне'],
    'each-foe': ['каждый другой игрок', 'каждому другому игроку'],
    persona: ['другая персона на твой выбор', 'другой персоне на свой выбор'],
    foe: ['другой игрок на твой выбор', 'другому игроку на свой выбор'],
    'that-one': ['этот игрок', 'этому игроку'],
  },
  bothDraw: (them, cards) => `ты и ${them} берёте по ${cards.replace('1 стратегию', '1 стратегии')}`,

  atLeast: 'не меньше',
  atLeastOne: 'хотя бы',
  less: 'меньше',
  no: 'нет',
  forEach: { m: 'за каждый', f: 'за каждую' },
  atMost: 'не больше',
  allTogether: 'во всех областях вместе',
  has: { you: 'у тебя', them: 'у этого игрока' },
  onHand: 'на руке',
  destroyed: marker(
    ['уничтоженный', 'уничтоженного', 'уничтоженный'],
    ['уничтоженные', 'уничтоженных', 'уничтоженные'],
  ),
  control: ['ты контролируешь', 'ты не контролируешь'],
  fell: (count) => `этот толчок уничтожил ${count}`,
  joy: inflectedNoun('f', ['Радость', 'Радости', 'Радость'], ['Радости', 'Радостей', 'Радости']),
  thatFell: ', сбитый этим толчком,',
  notSo: 'это не так',

  frames: RUSSIAN_CONNECTIVES,
  if: 'если',
  otherwise: 'иначе',
  chooseOne: 'выбери одно',
  or: 'или',
  and: 'и',
  times: inflectedNoun('m', ['раз', 'раза', 'раз'], ['разы', 'раз', 'разы']),
  prosecutor: 'Прокурор',
  afterPlaced: 'когда втолкнёшь маркер',
  afterLost: 'когда столкнут твой маркер',

  typeNoun: nounWithTail(inflectedNoun('m', ['тип', 'типа', 'тип'], ['типы', 'типов', 'типы']), ' присяжных'),
  results: FINDING,
  resultsOfOne: {
    guilty: 'считает Гая виновным',
    innocent: 'считает Гая невиновным',
    undecided: 'остаётся в сомнениях',
  },
  noType: 'ни один тип присяжных не',
  more(more, than) {
    const [finding, word] = [FINDING[more], FINDING[than].replace('считают Гая ', '')];
    if (more === 'undecided' || than === 'undecided')
      return `тех типов присяжных, что ${finding}, больше, чем тех, что ${FINDING[than]}`;
    return `больше типов присяжных ${finding}, чем ${word}`;
  },
  controlGoal: (regions) => `ты контролируешь ${regions} (можно вничью)`,
  cancelled: (tokens) => `невиновность погасила ${tokens}`,
  extreme: {
    most: 'ни у одной персоны нет больше уничтоженных маркеров, чем у тебя',
    fewest: 'ни у одной персоны нет меньше уничтоженных маркеров, чем у тебя',
  },
  ownDestroyed: (range) => `уничтожено ${range}`,
  startEach: (jurors) => `положите вслепую по 1 жетону влияния ${jurors}`,
  startSeveral: (parts) => `положите вслепую ${parts}`,
  firstIs: {
    prosecutor: 'первый игрок — прокурор',
    left: 'первый игрок сидит слева от прокурора',
    right: 'первый игрок сидит справа от прокурора',
    across: 'первый игрок сидит напротив прокурора',
  },
});
