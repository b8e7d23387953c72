// Russian phrases for effect steps.

import { verbPhrase } from '@kuluary/card-language/wording/phrase';
import { RUSSIAN_COUNTING } from '@kuluary/card-language/wording/slavic-nouns';
import { SlavicStepPhrases } from '../slavic/step-phrases.ts';
import type { SubjectRole } from '../step-facts.ts';
import { CARD_NAMES } from './card-names.ts';
import { or } from './conjunctions.ts';
import { countPhrases, ZONE_PHRASES } from './count-phrases.ts';
import { CARD, cardNoun, ownCardNoun, POWER, TOKEN } from './nouns.ts';

export const ROLE_SUBJECTS: Readonly<Record<SubjectRole, readonly [nom: string, gen: string, dat: string]>> = {
  'each-player': ['каждый игрок', 'каждого игрока', 'каждому игроку'],
  'each-foe': ['каждый враг', 'каждого врага', 'каждому врагу'],
  target: ['враг на твой выбор', 'врага на твой выбор', 'врагу на твой выбор'],
  'that-foe': ['этот враг', 'этого врага', 'этому врагу'],
  winner: ['победитель', 'победителя', 'победителю'],
  condemned: ['наказанный игрок', 'наказанного игрока', 'наказанному игроку'],
  you: ['ты', 'тебя', 'тебе'],
  attacker: ['атакующий', 'атакующего', 'атакующему'],
};

export const stepPhrases = new SlavicStepPhrases({
  counting: RUSSIAN_COUNTING,
  cardOf: cardNoun,
  ownOf: ownCardNoun,
  card: CARD,
  power: POWER,
  token: TOKEN,
  each: (of) => countPhrases.forEachPhrase(of),
  or,
  names: CARD_NAMES,

  verbs: {
    take: verbPhrase('возьми', 'взять', 'берёт'),
    gain: verbPhrase('получи', 'получить', 'получает'),
    discard: verbPhrase('сбрось', 'сбросить', 'сбрасывает'),
    destroy: verbPhrase('уничтожь', 'уничтожить', 'уничтожает'),
    put: verbPhrase('положи', 'положить', 'кладёт'),
    play: verbPhrase('сыграй', 'сыграть', 'играет'),
    open: verbPhrase('введи в игру', 'ввести в игру', 'вводит в игру'),
    cancel: verbPhrase('отмени', 'отменить', 'отменяет'),
    giveBack: verbPhrase('верни', 'вернуть', 'возвращает'),
  },
  subjects: ROLE_SUBJECTS,
  aFoe: 'врагу',
  anyPlayer: 'любого игрока',
  anyFoe: 'любого врага',

  asMany: 'столько же',
  atMost: 'не больше',
  wave: 'карту «Волны Морти»',
  thisCard: 'эту карту',
  it: { m: 'его', f: 'её', n: 'его' },
  that: { m: 'этот', f: 'эта', n: 'это' },
  underThis: 'попадает под эту карту',
  fromUnderThis: 'карты из-под этой в сбросы их владельцев',
  location: 'верхнюю локацию стопки',
  untilEnd: 'до конца хода',
  canBeBought: '(её можно купить)',
  vote: 'голосование',
  voteOf: 'голосование карты',
  itToOwner: 'её на верх колоды владельца',
  orElse: 'или',
  atWill: 'на свой выбор',
  andOr: 'и/или',

  onOwnDeck: 'на верх своей колоды',
  toDiscard: 'в сброс',
  lasting: '(постоянка останется у тебя, иначе карта вернётся на верх колоды владельца)',
  in: ZONE_PHRASES,
  from: {
    hand: 'с руки',
    discard: 'из сброса',
    play: 'из игры',
    'line-up': 'с барахолки',
    destroyed: 'из уничтоженных',
  },
  own: [
    ['сбросе', 'своём сбросе'],
    ['сброса', 'своего сброса'],
  ],
});
