// English.

import { NAMES } from './en/names.ts';
import { sentences } from './en/sentences.ts';
import { words } from './en/words.ts';
import type { Tongue } from './tongue.ts';

export const en: Tongue = {
  sentences,
  names: NAMES,
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
  words,
  overrides: {
    'eye-poppin-morty': { 1: 'Then you may destroy this card too.' },
    'technician-gromflomite': { 1: 'If you have no access tokens, gain one.' },
  },
};
