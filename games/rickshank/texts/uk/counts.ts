// What can be counted, and what is asked about it.

import type { Test } from '@kuluary/effects/language';
import { counted, type Noun } from '@kuluary/effects/words/lexicon';
import type { Count, Place, Seats, What } from '../../rules/dialect.ts';
import { and } from './joining.ts';
import { agree, COUNTING, cardOf, EACH_ACC, OTHER, OTHER_ACC, TOKEN, YOUR_ACC } from './nouns.ts';

export const IN: Readonly<Record<Place, string>> = {
  hand: 'на руці',
  discard: 'у скиді',
  play: 'у грі',
  'line-up': 'на барахолці',
  destroyed: 'серед знищених',
};

const HERE: Readonly<Record<Place, string>> = {
  hand: 'у тебе на руці',
  discard: 'у твоєму скиді',
  play: 'у тебе в грі',
  'line-up': 'на барахолці',
  destroyed: 'серед знищених карт',
};

/** «за кожен твій жетон» */
export function each(of: Count): string {
  if ('tokens' in of) return `кожен ${of.tokens === 'you' ? 'твій' : 'його'} ${TOKEN.one.acc}`;
  if ('played' in of) return `${every(of.played, of.other)} з розіграних у цей хід`;
  if ('control' in of) return `${every(of.control, of.other)} під твоїм контролем`;
  if ('types' in of) return 'кожен тип карт під твоїм контролем';
  if ('owned' in of) {
    const card = cardOf(of.owned);
    return `${agree(card, EACH_ACC)} ${agree(card, YOUR_ACC)} ${card.one.acc}`;
  }
  if ('cards' in of) return `${every(of.cards)} ${HERE[of.in]}`;
  if ('waves' in of) return 'кожну карту «Хвилі Морті» у стосі';
  if ('locations' in of) return 'кожну локацію в стосі';
  if ('drawable' in of) return 'кожного, кому є що взяти';
  if ('held' in of) return 'кожну карту під цією';
  if ('chosen' in of) return 'кожну з них';
  if ('hits' in of) return 'кожного враженого ворога';
  if ('attacker' in of) return 'нападника';
  return never(of, 'ухвалене рішення');
}

function every(what: What, other?: true): string {
  const card = cardOf(what);
  return `${agree(card, EACH_ACC)}${other ? ` ${agree(card, OTHER_ACC)}` : ''} ${card.one.acc}`;
}

/** The last of a list that must be complete. */
function never(_last: { readonly carried: 'vote' }, text: string): string {
  return text;
}

export function test(of: Test<Count>, isMet: boolean): string {
  if ('both' in of) return isMet ? and(of.both.map((each) => test(each, true))) : 'це не так';
  const [count, least] = 'none' in of ? [of.none, 1] : [of.of, of.atLeast];
  const isThere = 'none' in of ? !isMet : isMet;
  if (isThere) return there(count, least);
  return least === 1 ? lacking(count) : 'це не так';
}

function there(of: Count, least: number): string {
  const some = (noun: Noun) => (least === 1 ? noun.one.nom : `щонайменше ${counted(COUNTING, least, noun, 'nom')}`);
  if ('tokens' in of) return `${of.tokens === 'you' ? 'у тебе' : 'у нього'} є ${some(TOKEN)}`;
  if ('played' in of || 'control' in of) return besides(of, least);
  if ('types' in of) return `під твоїм контролем карти хоча б ${least} різних типів`;
  if ('owned' in of) return `у тебе є ${some(cardOf(of.owned))}`;
  if ('cards' in of) return `${where(of)} є ${some(cardOf(of.cards))}`;
  if ('waves' in of) return '«Хвилі Морті» ще лишилися';
  if ('locations' in of) return 'локації ще лишилися';
  if ('drawable' in of) return 'комусь є що взяти';
  if ('held' in of) return 'під цією картою щось лежить';
  if ('chosen' in of) return 'карту обрано';
  if ('hits' in of) return least === 1 ? 'атака вдалася' : `атака вразила хоча б ${least} ворогів`;
  if ('attacker' in of) return 'тебе атакував ворог';
  return never(of, 'рішення ухвалено');
}

function besides(of: Extract<Count, { other?: true }>, least: number): string {
  const card = cardOf('played' in of ? of.played : of.control);
  const where = 'played' in of ? 'у цей хід' : 'під твоїм контролем';
  if (least > 1) {
    const cards = counted(COUNTING, least, card, 'acc');
    return `${where} ${'played' in of ? 'розіграно ' : ''}щонайменше ${cards}${of.other ? ', крім цієї карти' : ''}`;
  }
  if ('played' in of) return `${where} розіграно ${of.other ? `${agree(card, OTHER_ACC)} ` : ''}${card.one.acc}`;
  return `${where} є ${of.other ? `${agree(card, OTHER)} ` : ''}${card.one.nom}`;
}

const WHOSE: Readonly<Record<Exclude<Seats, 'you'>, string>> = {
  them: 'у нього',
  all: 'у когось',
  foes: 'у когось із ворогів',
};

function where({ in: place, of = 'you' }: Extract<Count, { cards: unknown }>): string {
  if (of === 'you' || place === 'line-up' || place === 'destroyed') return HERE[place];
  return `${WHOSE[of]} ${IN[place]}`;
}

function lacking(of: Count): string {
  if ('tokens' in of) return of.tokens === 'you' ? `у тебе немає ${TOKEN.several.gen}` : 'жетонів немає';
  if ('played' in of) return `у цей хід не розіграно ${of.other ? 'інших ' : ''}${cardOf(of.played).several.gen}`;
  if ('control' in of) return `під твоїм контролем немає ${of.other ? 'інших ' : ''}${cardOf(of.control).several.gen}`;
  if ('types' in of) return 'під твоїм контролем немає карт';
  if ('owned' in of) return `у тебе немає ${cardOf(of.owned).several.gen}`;
  if ('cards' in of) return `${where(of)} немає ${cardOf(of.cards).several.gen}`;
  if ('waves' in of) return '«Хвилі Морті» скінчилися';
  if ('locations' in of) return 'локації скінчилися';
  if ('drawable' in of) return 'нікому нічого взяти';
  if ('held' in of) return 'під цією картою порожньо';
  if ('chosen' in of) return 'карту не обрано';
  if ('hits' in of) return 'атака не вдалася';
  if ('attacker' in of) return 'це групова атака';
  return never(of, 'рішення не ухвалено');
}
