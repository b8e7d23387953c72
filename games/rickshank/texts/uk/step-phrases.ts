// Ukrainian phrases for effect steps.

import { verbPhrase } from '@kuluary/card-language/wording/phrase';
import { UKRAINIAN_COUNTING } from '@kuluary/card-language/wording/slavic-nouns';
import { SlavicStepPhrases } from '../slavic/step-phrases.ts';
import type { SubjectRole } from '../step-facts.ts';
import { CARD_NAMES } from './card-names.ts';
import { or } from './conjunctions.ts';
import { countPhrases, ZONE_PHRASES } from './count-phrases.ts';
import { CARD, cardNoun, ownCardNoun, POWER, TOKEN } from './nouns.ts';

export const ROLE_SUBJECTS: Readonly<Record<SubjectRole, readonly [nom: string, gen: string, dat: string]>> = {
  'each-player': ['кожен гравець', 'кожного гравця', 'кожному гравцеві'],
  'each-foe': ['кожен ворог', 'кожного ворога', 'кожному ворогові'],
  target: ['ворог на твій вибір', 'ворога на твій вибір', 'ворогові на твій вибір'],
  'that-foe': ['цей ворог', 'цього ворога', 'цьому ворогові'],
  winner: ['переможець', 'переможця', 'переможцеві'],
  condemned: ['покараний гравець', 'покараного гравця', 'покараному гравцеві'],
  you: ['ти', 'тебе', 'тобі'],
  attacker: ['нападник', 'нападника', 'нападникові'],
};

export const stepPhrases = new SlavicStepPhrases({
  counting: UKRAINIAN_COUNTING,
  cardOf: cardNoun,
  ownOf: ownCardNoun,
  card: CARD,
  power: POWER,
  token: TOKEN,
  each: (of) => countPhrases.forEachPhrase(of),
  or,
  names: CARD_NAMES,

  verbs: {
    take: verbPhrase('візьми', 'взяти', 'бере'),
    gain: verbPhrase('отримай', 'отримати', 'отримує'),
    discard: verbPhrase('скинь', 'скинути', 'скидає'),
    destroy: verbPhrase('знищ', 'знищити', 'знищує'),
    put: verbPhrase('поклади', 'покласти', 'кладе'),
    play: verbPhrase('розіграй', 'розіграти', 'розігрує'),
    open: verbPhrase('введи в гру', 'ввести в гру', 'вводить у гру'),
    cancel: verbPhrase('скасуй', 'скасувати', 'скасовує'),
    giveBack: verbPhrase('поверни', 'повернути', 'повертає'),
  },
  subjects: ROLE_SUBJECTS,
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
  in: ZONE_PHRASES,
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
