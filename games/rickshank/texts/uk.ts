// The Ukrainian language pack.

import type { LanguagePack } from './language-pack.ts';
import { CARD_NAMES } from './uk/card-names.ts';
import { cardWords } from './uk/card-words.ts';
import { sentences } from './uk/sentences.ts';

export const uk: LanguagePack = {
  sentences,
  names: CARD_NAMES,
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
  words: cardWords,
  overrides: {
    'eye-poppin-morty': { 1: 'Потім можеш знищити й цю карту.' },
    'technician-gromflomite': { 1: 'Якщо жетонів доступу в тебе немає, отримай 1.' },
  },
};
