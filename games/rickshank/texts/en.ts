// The English language pack.

import { CARD_NAMES } from './en/card-names.ts';
import { cardWords } from './en/card-words.ts';
import { sentences } from './en/sentences.ts';
import type { LanguagePack } from './language-pack.ts';

export const en: LanguagePack = {
  sentences,
  names: CARD_NAMES,
  quoted: (name) => name,
  types: {
    rick: 'Rick',
    morty: 'Morty',
    equipment: 'Equipment',
    starter: 'Starter',
    gromflomite: 'Gromflomite',
    council: 'Council',
    special: 'Special',
    location: 'Location',
    none: 'No type',
  },
  ranks: { nemesis: 'Nemesis', character: 'Character' },
  places: { hand: 'hand', discard: 'discard pile', play: 'in play', 'line-up': 'line-up', destroyed: 'destroyed' },
  labels: { cost: 'cost', points: 'points' },
  words: cardWords,
  overrides: {
    'eye-poppin-morty': { 1: 'Then you may destroy this card too.' },
    'technician-gromflomite': { 1: 'If you have no access tokens, gain one.' },
  },
};
