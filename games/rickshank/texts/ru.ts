// Russian.

import { NAMES } from './ru/names.ts';
import { sentences } from './ru/sentences.ts';
import { words } from './ru/words.ts';
import type { Tongue } from './tongue.ts';

export const ru: Tongue = {
  sentences,
  names: NAMES,
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
  words,
  overrides: {
    'eye-poppin-morty': { 1: 'Затем можешь уничтожить и эту карту.' },
    'technician-gromflomite': { 1: 'Если жетонов доступа у тебя нет, получи 1.' },
  },
};
