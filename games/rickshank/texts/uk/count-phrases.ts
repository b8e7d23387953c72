// Ukrainian phrases for counts and conditions.

import { formForGender, UKRAINIAN_COUNTING } from '@kuluary/card-language/wording/slavic-nouns';
import type { ChoiceZone } from '../../rules/card-terms.ts';
import { SlavicCountPhrases } from '../slavic/count-phrases.ts';
import { and } from './conjunctions.ts';
import { cardNoun, OTHER_ACC, TOKEN } from './nouns.ts';

export const ZONE_PHRASES: Readonly<Record<ChoiceZone, string>> = {
  hand: 'на руці',
  discard: 'у скиді',
  play: 'у грі',
  'line-up': 'на барахолці',
  destroyed: 'серед знищених',
};

export const countPhrases = new SlavicCountPhrases({
  counting: UKRAINIAN_COUNTING,
  cardOf: cardNoun,
  token: TOKEN,
  and,

  in: ZONE_PHRASES,
  here: {
    hand: 'у тебе на руці',
    discard: 'у твоєму скиді',
    play: 'у тебе в грі',
    'line-up': 'на барахолці',
    destroyed: 'серед знищених карт',
  },
  at: { you: 'у тебе', them: 'у нього', all: 'у когось', foes: 'у когось із ворогів' },
  underControl: 'під твоїм контролем',
  thisTurn: 'у цей хід',

  eachToken: { you: 'кожен твій', them: 'кожен його' },
  each: { m: 'кожного', f: 'кожну', n: 'кожне' },
  your: { m: 'твого', f: 'твою', n: 'твоє' },
  otherAcc: OTHER_ACC,
  other: { m: 'інший', f: 'інша', n: 'інше' },
  others: 'інших',
  ofPlayed: 'з розіграних у цей хід',

  is: 'є',
  no: 'немає',
  noTokens: 'жетонів немає',
  notSo: 'це не так',
  atLeast: { words: 'щонайменше', there: 'nom', played: 'acc' },
  playedMany: 'розіграно',
  butThis: ', крім цієї карти',
  played: (card, isOther) => `розіграно ${isOther ? `${formForGender(card, OTHER_ACC)} ` : ''}${card.one.acc}`,
  notPlayed: ({ several }, isOther) => `не розіграно ${isOther ? 'інших ' : ''}${several.gen}`,
  facts: {
    types: {
      each: 'кожен тип карт під твоїм контролем',
      some: (least) => `під твоїм контролем карти хоча б ${least} різних типів`,
      none: 'під твоїм контролем немає карт',
    },
    waves: {
      each: 'кожну карту «Хвилі Морті» у стосі',
      some: () => '«Хвилі Морті» ще лишилися',
      none: '«Хвилі Морті» скінчилися',
    },
    locations: {
      each: 'кожну локацію в стосі',
      some: () => 'локації ще лишилися',
      none: 'локації скінчилися',
    },
    drawable: {
      each: 'кожного, кому є що взяти',
      some: () => 'комусь є що взяти',
      none: 'нікому нічого взяти',
    },
    held: {
      each: 'кожну карту під цією',
      some: () => 'під цією картою щось лежить',
      none: 'під цією картою порожньо',
    },
    chosen: { each: 'кожну з них', some: () => 'карту обрано', none: 'карту не обрано' },
    hits: {
      each: 'кожного враженого ворога',
      some: (least) => (least === 1 ? 'атака вдалася' : `атака вразила хоча б ${least} ворогів`),
      none: 'атака не вдалася',
    },
    attacker: { each: 'нападника', some: () => 'тебе атакував ворог', none: 'це групова атака' },
    carried: { each: 'ухвалене рішення', some: () => 'рішення ухвалено', none: 'рішення не ухвалено' },
  },
});
