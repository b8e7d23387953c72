// What somebody does.

import { verb } from '@kuluary/effects/words/phrase';
import { RUSSIAN } from '@kuluary/effects/words/slavic';
import type { Role } from '../customs.ts';
import { Steps } from '../slavic/steps.ts';
import { counts, IN } from './counts.ts';
import { or } from './joining.ts';
import { NAMES } from './names.ts';
import { CARD, cardOf, POWER, TOKEN } from './nouns.ts';

export const SUBJECTS: Readonly<Record<Role, readonly [nom: string, gen: string, dat: string]>> = {
  'each-player': ['каждый игрок', 'каждого игрока', 'каждому игроку'],
  'each-foe': ['каждый враг', 'каждого врага', 'каждому врагу'],
  target: ['враг на твой выбор', 'врага на твой выбор', 'врагу на твой выбор'],
  'that-foe': ['этот враг', 'этого врага', 'этому врагу'],
  winner: ['победитель', 'победителя', 'победителю'],
  condemned: ['наказанный игрок', 'наказанного игрока', 'наказанному игроку'],
  you: ['ты', 'тебя', 'тебе'],
  attacker: ['атакующий', 'атакующего', 'атакующему'],
};

export const steps = new Steps({
  counting: RUSSIAN,
  cardOf,
  card: CARD,
  power: POWER,
  token: TOKEN,
  each: (of) => counts.each(of),
  or,
  names: NAMES,

  verbs: {
    take: verb('возьми', 'взять', 'берёт'),
    gain: verb('получи', 'получить', 'получает'),
    discard: verb('сбрось', 'сбросить', 'сбрасывает'),
    destroy: verb('уничтожь', 'уничтожить', 'уничтожает'),
    put: verb('положи', 'положить', 'кладёт'),
    play: verb('сыграй', 'сыграть', 'играет'),
    open: verb('введи в игру', 'ввести в игру', 'вводит в игру'),
    cancel: verb('отмени', 'отменить', 'отменяет'),
    giveBack: verb('верни', 'вернуть', 'возвращает'),
  },
  subjects: SUBJECTS,
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
  in: IN,
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
