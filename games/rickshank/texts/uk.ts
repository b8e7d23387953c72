// Ukrainian.

import type { Tongue } from './tongue.ts';
import { NAMES } from './uk/names.ts';
import { sentences } from './uk/sentences.ts';
import { words } from './uk/words.ts';

export const uk: Tongue = {
  sentences,
  names: NAMES,
  quoted: (name) => `«${name}»`,
  types: {
    rick: 'Рік',
    morty: 'Морті',
    equipment: 'Спорядження',
    starter: 'Затравка',
    gromflomite: 'Громфломіт',
    council: 'Рада',
    special: 'Щось особливе',
    location: 'Локація',
    none: 'Без типу',
  },
  ranks: { nemesis: 'Заклятий ворог', character: 'Персонаж' },
  places: { hand: 'рука', discard: 'скид', play: 'у грі', 'line-up': 'барахолка', destroyed: 'знищені' },
  labels: { cost: 'вартість', points: 'очки' },
  words,
  overrides: {
    'eye-poppin-morty': { 1: 'Потім можеш знищити й цю карту.' },
    'technician-gromflomite': { 1: 'Якщо жетонів доступу в тебе немає, отримай 1.' },
  },
};
