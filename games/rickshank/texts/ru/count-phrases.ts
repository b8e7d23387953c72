// Russian phrases for counts and conditions.

import type { Noun } from '@kuluary/card-language/wording/nouns';
import { formForGender, RUSSIAN_COUNTING } from '@kuluary/card-language/wording/slavic-nouns';
import type { ChoiceZone } from '../../rules/card-terms.ts';
import { SlavicCountPhrases } from '../slavic/count-phrases.ts';
import { and } from './conjunctions.ts';
import { cardNoun, OTHER_ACC, TOKEN } from './nouns.ts';

export const ZONE_PHRASES: Readonly<Record<ChoiceZone, string>> = {
  hand: 'на руке',
  discard: 'в сбросе',
  play: 'в игре',
  'line-up': 'на барахолке',
  destroyed: 'среди уничтоженных',
};

const OTHER = { m: 'другой', f: 'другая', n: 'другое' };
const PLAYED = { m: 'сыгран', f: 'сыграна', n: 'сыграно' };

/** «сыгран другой Рик» */
const playedPhrase = (card: Noun, isOther: boolean) =>
  `${formForGender(card, PLAYED)} ${isOther ? `${formForGender(card, OTHER)} ` : ''}${card.one.nom}`;

export const countPhrases = new SlavicCountPhrases({
  counting: RUSSIAN_COUNTING,
  cardOf: cardNoun,
  token: TOKEN,
  and,

  in: ZONE_PHRASES,
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
  played: playedPhrase,
  notPlayed: (card, isOther) => `не ${playedPhrase(card, isOther)}`,
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
