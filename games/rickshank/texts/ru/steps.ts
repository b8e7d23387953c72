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

const take = verb('возьми', 'взять', 'берёт');
const gain = verb('получи', 'получить', 'получает');
const discard = verb('сбрось', 'сбросить', 'сбрасывает');
const destroy = verb('уничтожь', 'уничтожить', 'уничтожает');
const put = verb('положи', 'положить', 'кладёт');
const play = verb('сыграй', 'сыграть', 'играет');
const open = verb('введи в игру', 'ввести в игру', 'вводит в игру');
const cancel = verb('отмени', 'отменить', 'отменяет');
const giveBack = verb('верни', 'вернуть', 'возвращает');

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

type Where = Context<Rickshank, Role>;

export function step(step: Step, where: Where): Phrase | null {
  switch (step.do) {
    case 'power':
      return power(step.n);
    case 'draw':
      return isAsMany(step.n) ? take('столько же') : take(amount(step.n, CARD));
    case 'token':
      return gain(amount(step.n, TOKEN));
    case 'pay':
      return discard(counted(COUNTING, 1, TOKEN));
    case 'wave':
      return gain('карту «Волны Морти»');
    case 'choose':
      return chosen(step, where);
    case 'self':
      return fated(step.then, 'эту карту', '', where);
    case 'it':
      return fated(step.then, it(where), '', where);
    case 'hold': {
      const card = cardOf(where.it);
      const away = `${agree(card, THAT)} ${card.one.nom} попадает под эту карту`;
      return { order: away, bare: away, told: away };
    }
    case 'release':
      return giveBack('карты из-под этой в сбросы их владельцев');
    case 'location':
      return open('до конца хода верхнюю локацию стопки (её можно купить)');
    case 'gain-location':
      return gain('верхнюю локацию стопки');
    case 'target':
    case 'vote': // is a heading
    case 'this-turn': // its abilities say so
    case 'turn':
      return null;
    case 'cancel-vote':
      return cancel(
        where.it?.is === undefined ? `${it(where)} голосование` : `голосование карты ${quoted(where.it.is)}`,
      );
    case 'return':
      return giveBack('её на верх колоды владельца');
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
  return { order: `+${more}`, bare: `получить ${more}`, told: `получает ${more}` };
}

function amount(n: Amount<Count>, noun: Noun): string {
  if (typeof n === 'number') return counted(COUNTING, n, noun);
  const most = n.most === undefined ? '' : ` (не больше ${n.most})`;
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
  const what = step.or === 'token' ? `${cards} или ${counted(COUNTING, 1, TOKEN)}, на свой выбор` : cards;
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
      return put(`${card}${at} на верх своей колоды`);
    case 'gain':
      return gain(`${before}${card}`);
    case 'give':
      return put(where.them === 'you' ? `${card}${at} тебе в сброс` : `${card}${at} в сброс ${whom(where)}`);
    case 'play':
      return play(`${card}${at} (постоянка останется у тебя, иначе карта вернётся на верх колоды владельца)`);
    case 'open':
      return open(`до конца хода ${card}${at}`);
  }
}

function whom({ them }: Where): string {
  return them === null ? 'врагу' : SUBJECTS[them][2];
}

function toDiscard(where: Where): string {
  return `${whom(where)} в сброс`;
}

const FROM: Readonly<Record<Place, string>> = {
  hand: 'с руки',
  discard: 'из сброса',
  play: 'из игры',
  'line-up': 'с барахолки',
  destroyed: 'из уничтоженных',
};

/** Where they are looked for. «Сбрось карту» means from hand. */
function places({ from, then, whose }: Choose, many: number, { them }: Where): string {
  if (then === 'discard' && from.length === 1 && from[0] === 'hand') return '';
  const link = many > 1 ? (parts: readonly string[]) => parts.join(' и/или ') : or;
  const named = link(from.map((place) => (then === 'destroy' ? IN : FROM)[place]));
  const owner = whose === undefined || whose === 'you' ? '' : ` ${ownerOf(whose, them)}`;
  const isOwn = owner === '' && (from.length === 1 || then !== 'destroy');
  return isOwn ? named.replace('сбросе', 'своём сбросе').replace('сброса', 'своего сброса') : `${named}${owner}`;
}

function ownerOf(whose: Exclude<Seats, 'you'>, them: Role | null): string {
  if (whose === 'all') return 'любого игрока';
  return whose === 'foes' || them === null ? 'любого врага' : SUBJECTS[them][1];
}
