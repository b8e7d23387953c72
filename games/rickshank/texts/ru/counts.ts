// What can be counted, and what is asked about it.

import type { Noun } from '@kuluary/effects/words/lexicon';
import { agree, RUSSIAN } from '@kuluary/effects/words/slavic';
import type { Place } from '../../rules/dialect.ts';
import { Counts } from '../slavic/counts.ts';
import { and } from './joining.ts';
import { cardOf, OTHER_ACC, TOKEN } from './nouns.ts';

export const IN: Readonly<Record<Place, string>> = {
  hand: 'на руке',
  discard: 'в сбросе',
  play: 'в игре',
  'line-up': 'на барахолке',
  destroyed: 'среди уничтоженных',
};

const OTHER = { m: 'другой', f: 'другая', n: 'другое' };
const PLAYED = { m: 'сыгран', f: 'сыграна', n: 'сыграно' };

/** «сыгран другой Рик» */
const played = (card: Noun, isOther: boolean) =>
  `${agree(card, PLAYED)} ${isOther ? `${agree(card, OTHER)} ` : ''}${card.one.nom}`;

export const counts = new Counts({
  counting: RUSSIAN,
  cardOf,
  token: TOKEN,
  and,

  in: IN,
  here: {
    hand: 'у тебя на руке',
    discard: 'в твоём сбросе',
    play: 'у тебя в игре',
    'line-up': 'на барахолке',
    destroyed: 'среди уничтоженных карт',
  },
  at: { you: 'у тебя', them: 'у него', all: 'у кого-то', foes: 'у кого-то из врагов' },
  underControl: 'под твоим контролем',
  thisTurn: 'в этот ход',

  eachToken: { you: 'каждый твой', them: 'каждый его' },
  each: { m: 'каждого', f: 'каждую', n: 'каждое' },
  your: { m: 'твоего', f: 'твою', n: 'твоё' },
  otherAcc: OTHER_ACC,
  other: OTHER,
  others: 'других',
  ofPlayed: 'из сыгранных в этот ход',

  is: 'есть',
  no: 'нет',
  noTokens: 'жетонов нет',
  notSo: 'это не так',
  atLeast: { words: 'не меньше', there: 'gen', played: 'gen' },
  playedMany: 'сыграно',
  butThis: ', кроме этой карты',
  played,
  notPlayed: (card, isOther) => `не ${played(card, isOther)}`,
  facts: {
    types: {
      each: 'каждый тип карт под твоим контролем',
      some: (least) => `под твоим контролем карты хотя бы ${least} разных типов`,
      none: 'под твоим контролем нет карт',
    },
    waves: {
      each: 'каждую карту «Волны Морти» в стопке',
      some: () => '«Волны Морти» ещё остались',
      none: '«Волны Морти» кончились',
    },
    locations: {
      each: 'каждую локацию в стопке',
      some: () => 'локации ещё остались',
      none: 'локации кончились',
    },
    drawable: {
      each: 'каждого, кому есть что взять',
      some: () => 'кому-то есть что взять',
      none: 'никому нечего взять',
    },
    held: {
      each: 'каждую карту под этой',
      some: () => 'под этой картой что-то лежит',
      none: 'под этой картой пусто',
    },
    chosen: { each: 'каждую из них', some: () => 'карта выбрана', none: 'карта не выбрана' },
    hits: {
      each: 'каждого поражённого врага',
      some: (least) => (least === 1 ? 'атака удалась' : `атака поразила хотя бы ${least} врагов`),
      none: 'атака не удалась',
    },
    attacker: { each: 'атакующего', some: () => 'тебя атаковал враг', none: 'это групповая атака' },
    carried: { each: 'принятое решение', some: () => 'решение принято', none: 'решение не принято' },
  },
});
