// What somebody does.

import { verb } from '@kuluary/effects/words/phrase';
import { UKRAINIAN } from '@kuluary/effects/words/slavic';
import type { Role } from '../customs.ts';
import { Steps } from '../slavic/steps.ts';
import { counts, IN } from './counts.ts';
import { or } from './joining.ts';
import { NAMES } from './names.ts';
import { CARD, cardOf, POWER, TOKEN } from './nouns.ts';

export const SUBJECTS: Readonly<Record<Role, readonly [nom: string, gen: string, dat: string]>> = {
  'each-player': ['кожен гравець', 'кожного гравця', 'кожному гравцеві'],
  'each-foe': ['кожен ворог', 'кожного ворога', 'кожному ворогові'],
  target: ['ворог на твій вибір', 'ворога на твій вибір', 'ворогові на твій вибір'],
  'that-foe': ['цей ворог', 'цього ворога', 'цьому ворогові'],
  winner: ['переможець', 'переможця', 'переможцеві'],
  condemned: ['покараний гравець', 'покараного гравця', 'покараному гравцеві'],
  you: ['ти', 'тебе', 'тобі'],
  attacker: ['нападник', 'нападника', 'нападникові'],
};

export const steps = new Steps({
  counting: UKRAINIAN,
  cardOf,
  card: CARD,
  power: POWER,
  token: TOKEN,
  each: (of) => counts.each(of),
  or,
  names: NAMES,

  verbs: {
    take: verb('візьми', 'взяти', 'бере'),
    gain: verb('отримай', 'отримати', 'отримує'),
    discard: verb('скинь', 'скинути', 'скидає'),
    destroy: verb('знищ', 'знищити', 'знищує'),
    put: verb('поклади', 'покласти', 'кладе'),
    play: verb('розіграй', 'розіграти', 'розігрує'),
    open: verb('введи в гру', 'ввести в гру', 'вводить у гру'),
    cancel: verb('скасуй', 'скасувати', 'скасовує'),
    giveBack: verb('поверни', 'повернути', 'повертає'),
  },
  subjects: SUBJECTS,
  aFoe: 'ворогові',
  anyPlayer: 'будь-якого гравця',
  anyFoe: 'будь-якого ворога',

  asMany: 'стільки ж',
  atMost: 'не більше ніж',
  wave: 'карту «Хвилі Морті»',
  thisCard: 'цю карту',
  it: { m: 'його', f: 'її', n: 'його' },
  that: { m: 'цей', f: 'ця', n: 'це' },
  underThis: 'потрапляє під цю карту',
  fromUnderThis: 'карти з-під цієї у скиди їхніх власників',
  location: 'верхню локацію стосу',
  untilEnd: 'до кінця ходу',
  canBeBought: '(її можна купити)',
  vote: 'голосування',
  voteOf: 'голосування карти',
  itToOwner: 'її на верх колоди власника',
  orElse: 'або',
  atWill: 'на свій вибір',
  andOr: 'та/або',

  onOwnDeck: 'на верх своєї колоди',
  toDiscard: 'у скид',
  lasting: '(постійка лишиться в тебе, інакше карта повернеться на верх колоди власника)',
  in: IN,
  from: {
    hand: 'з руки',
    discard: 'зі скиду',
    play: 'з гри',
    'line-up': 'з барахолки',
    destroyed: 'зі знищених',
  },
  own: [
    ['скиді', 'своєму скиді'],
    ['скиду', 'свого скиду'],
  ],
});
