// What somebody does.

import type { Amount } from '@kuluary/effects/language';
import { counted, type Noun } from '@kuluary/effects/words/lexicon';
import { type Phrase, verb } from '@kuluary/effects/words/phrase';
import type { Context } from '@kuluary/effects/words/speech';
import type { Choose, Count, Fate, Place, Rickshank, Seats, Step } from '../../rules/dialect.ts';
import type { Role } from '../customs.ts';
import { each, IN } from './counts.ts';
import { or } from './joining.ts';
import { NAMES } from './names.ts';
import { agree, CARD, COUNTING, cardOf, IT_ACC, POWER, THAT, TOKEN } from './nouns.ts';

const take = verb('візьми', 'взяти', 'бере');
const gain = verb('отримай', 'отримати', 'отримує');
const discard = verb('скинь', 'скинути', 'скидає');
const destroy = verb('знищ', 'знищити', 'знищує');
const put = verb('поклади', 'покласти', 'кладе');
const play = verb('розіграй', 'розіграти', 'розігрує');
const open = verb('введи в гру', 'ввести в гру', 'вводить у гру');
const cancel = verb('скасуй', 'скасувати', 'скасовує');
const giveBack = verb('поверни', 'повернути', 'повертає');

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

type Where = Context<Rickshank, Role>;

export function step(step: Step, where: Where): Phrase | null {
  switch (step.do) {
    case 'power':
      return power(step.n);
    case 'draw':
      return isAsMany(step.n) ? take('стільки ж') : take(amount(step.n, CARD));
    case 'token':
      return gain(amount(step.n, TOKEN));
    case 'pay':
      return discard(counted(COUNTING, 1, TOKEN));
    case 'wave':
      return gain('карту «Хвилі Морті»');
    case 'choose':
      return chosen(step, where);
    case 'self':
      return fated(step.then, 'цю карту', '', where);
    case 'it':
      return fated(step.then, it(where), '', where);
    case 'hold': {
      const card = cardOf(where.it);
      const away = `${agree(card, THAT)} ${card.one.nom} потрапляє під цю карту`;
      return { order: away, bare: away, told: away };
    }
    case 'release':
      return giveBack('карти з-під цієї у скиди їхніх власників');
    case 'location':
      return open('до кінця ходу верхню локацію стосу (її можна купити)');
    case 'gain-location':
      return gain('верхню локацію стосу');
    case 'target':
    case 'vote': // is a heading
    case 'this-turn': // its abilities say so
    case 'turn':
      return null;
    case 'cancel-vote':
      return cancel(
        where.it?.is === undefined ? `${it(where)} голосування` : `голосування карти ${quoted(where.it.is)}`,
      );
    case 'return':
      return giveBack('її на верх колоди власника');
  }
}

/** The card that it is about: by name where one is known. */
function it({ it }: Where): string {
  return it?.is === undefined ? agree(cardOf(it), IT_ACC) : `«${NAMES[it.is]!.acc}»`;
}

export function quoted(id: string): string {
  return `«${NAMES[id]!.nom}»`;
}

function power(n: Amount<Count>): Phrase {
  const more = amount(n, POWER);
  return { order: `+${more}`, bare: `отримати ${more}`, told: `отримує ${more}` };
}

function amount(n: Amount<Count>, noun: Noun): string {
  if (typeof n === 'number') return counted(COUNTING, n, noun);
  const most = n.most === undefined ? '' : ` (не більше ніж ${n.most})`;
  return `${counted(COUNTING, n.by ?? 1, noun)} за ${each(n.per)}${most}`;
}

function isAsMany(n: Amount<Count>): boolean {
  return typeof n === 'object' && 'chosen' in n.per && n.by === undefined && n.most === undefined;
}

function chosen(step: Choose, where: Where): Phrase {
  const isPlay = step.from.includes('play');
  const card = cardOf(isPlay ? { ...step.what, ongoing: true } : step.what);
  const many = step.n ?? step.upTo ?? 1;
  const cards =
    step.upTo !== undefined && many > 1 ? `до ${counted(COUNTING, many, card, 'gen')}` : counted(COUNTING, many, card);
  const what = step.or === 'token' ? `${cards} або ${counted(COUNTING, 1, TOKEN)}, на свій вибір` : cards;
  const from = places(step, many, where);
  if (step.then === 'give') return put(`${toDiscard(where)} ${what} ${from}`);
  return fated(step.then, what, from, where);
}

/** What is done to a card; `from` says where it is. */
function fated(fate: Fate, card: string, from: string, where: Where): Phrase {
  const [at, before] = from === '' ? ['', ''] : [` ${from}`, `${from} `];
  switch (fate) {
    case 'destroy':
      return destroy(`${card}${at}`);
    case 'discard':
      return discard(`${before}${card}`);
    case 'hand':
      return take(`на руку ${card}${at}`);
    case 'top':
      return put(`${card}${at} на верх своєї колоди`);
    case 'gain':
      return gain(`${before}${card}`);
    case 'give':
      return put(where.them === 'you' ? `${card}${at} тобі у скид` : `${card}${at} у скид ${whom(where)}`);
    case 'play':
      return play(`${card}${at} (постійка лишиться в тебе, інакше карта повернеться на верх колоди власника)`);
    case 'open':
      return open(`до кінця ходу ${card}${at}`);
  }
}

function whom({ them }: Where): string {
  return them === null ? 'ворогові' : SUBJECTS[them][2];
}

function toDiscard(where: Where): string {
  return `${whom(where)} у скид`;
}

const FROM: Readonly<Record<Place, string>> = {
  hand: 'з руки',
  discard: 'зі скиду',
  play: 'з гри',
  'line-up': 'з барахолки',
  destroyed: 'зі знищених',
};

/** Where they are looked for. «Скинь карту» means from hand. */
function places({ from, then, whose }: Choose, many: number, { them }: Where): string {
  if (then === 'discard' && from.length === 1 && from[0] === 'hand') return '';
  const link = many > 1 ? (parts: readonly string[]) => parts.join(' та/або ') : or;
  const named = link(from.map((place) => (then === 'destroy' ? IN : FROM)[place]));
  const owner = whose === undefined || whose === 'you' ? '' : ` ${ownerOf(whose, them)}`;
  const isOwn = owner === '' && (from.length === 1 || then !== 'destroy');
  return isOwn ? named.replace('скиді', 'своєму скиді').replace('скиду', 'свого скиду') : `${named}${owner}`;
}

function ownerOf(whose: Exclude<Seats, 'you'>, them: Role | null): string {
  if (whose === 'all') return 'будь-якого гравця';
  return whose === 'foes' || them === null ? 'будь-якого ворога' : SUBJECTS[them][1];
}
