// The Russian language pack.

import type { LanguagePack } from './language-pack.ts';
import { CARD_NAMES } from './ru/card-names.ts';
import { cardWords } from './ru/card-words.ts';
import { sentences } from './ru/sentences.ts';

export const ru: LanguagePack = {
  sentences,
  names: CARD_NAMES,
  quoted: (name) => `«${name}»`,
  types: {
    rick: 'Рик',
    morty: 'Морти',
    equipment: 'Снаряжение',
    starter: 'Затравка',
    gromflomite: 'Громфломит',
    council: 'Совет',
    special: 'Нечто особенное',
    location: 'Локация',
    none: 'Без типа',
  },
  ranks: { nemesis: 'Заклятый враг', character: 'Персонаж' },
  places: { hand: 'рука', discard: 'сброс', play: 'в игре', 'line-up': 'барахолка', destroyed: 'уничтоженные' },
  labels: { cost: 'стоимость', points: 'очки' },
  words: cardWords,
  overrides: {
    'eye-poppin-morty': { 1: 'Затем можешь уничтожить и эту карту.' },
    'technician-gromflomite': { 1: 'Если жетонов доступа у тебя нет, получи 1.' },
  },
};
