// What can be counted, and what is asked about it.

import type { Test } from '@kuluary/effects/language';
import { counted, type Noun } from '@kuluary/effects/words/lexicon';
import type { Count, Place, Seats, What } from '../../rules/dialect.ts';
import { and } from './joining.ts';
import { agree, COUNTING, cardOf, EACH_ACC, OTHER, OTHER_ACC, PLAYED, TOKEN, YOUR_ACC } from './nouns.ts';

export const IN: Readonly<Record<Place, string>> = {
  hand: 'на руке',
  discard: 'в сбросе',
  play: 'в игре',
  'line-up': 'на барахолке',
  destroyed: 'среди уничтоженных',
};

const HERE: Readonly<Record<Place, string>> = {
  hand: 'у тебя на руке',
  discard: 'в твоём сбросе',
  play: 'у тебя в игре',
  'line-up': 'на барахолке',
  destroyed: 'среди уничтоженных карт',
};

/** «за каждый твой жетон» */
export function each(of: Count): string {
  if ('tokens' in of) return `каждый ${of.tokens === 'you' ? 'твой' : 'его'} ${TOKEN.one.acc}`;
  if ('played' in of) return `${every(of.played, of.other)} из сыгранных в этот ход`;
  if ('control' in of) return `${every(of.control, of.other)} под твоим контролем`;
  if ('types' in of) return 'каждый тип карт под твоим контролем';
  if ('owned' in of) {
    const card = cardOf(of.owned);
    return `${agree(card, EACH_ACC)} ${agree(card, YOUR_ACC)} ${card.one.acc}`;
  }
  if ('cards' in of) return `${every(of.cards)} ${HERE[of.in]}`;
  if ('waves' in of) return 'каждую карту «Волны Морти» в стопке';
  if ('locations' in of) return 'каждую локацию в стопке';
  if ('drawable' in of) return 'каждого, кому есть что взять';
  if ('held' in of) return 'каждую карту под этой';
  if ('chosen' in of) return 'каждую из них';
  if ('hits' in of) return 'каждого поражённого врага';
  if ('attacker' in of) return 'атакующего';
  return never(of, 'принятое решение');
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
  if ('both' in of) return isMet ? and(of.both.map((each) => test(each, true))) : 'это не так';
  const [count, least] = 'none' in of ? [of.none, 1] : [of.of, of.atLeast];
  const isThere = 'none' in of ? !isMet : isMet;
  if (isThere) return there(count, least);
  return least === 1 ? lacking(count) : 'это не так';
}

function there(of: Count, least: number): string {
  const some = (noun: Noun) => (least === 1 ? noun.one.nom : `не меньше ${counted(COUNTING, least, noun, 'gen')}`);
  if ('tokens' in of) return `${of.tokens === 'you' ? 'у тебя' : 'у него'} есть ${some(TOKEN)}`;
  if ('played' in of || 'control' in of) return besides(of, least);
  if ('types' in of) return `под твоим контролем карты хотя бы ${least} разных типов`;
  if ('owned' in of) return `у тебя есть ${some(cardOf(of.owned))}`;
  if ('cards' in of) return `${where(of)} есть ${some(cardOf(of.cards))}`;
  if ('waves' in of) return '«Волны Морти» ещё остались';
  if ('locations' in of) return 'локации ещё остались';
  if ('drawable' in of) return 'кому-то есть что взять';
  if ('held' in of) return 'под этой картой что-то лежит';
  if ('chosen' in of) return 'карта выбрана';
  if ('hits' in of) return least === 1 ? 'атака удалась' : `атака поразила хотя бы ${least} врагов`;
  if ('attacker' in of) return 'тебя атаковал враг';
  return never(of, 'решение принято');
}

function besides(of: Extract<Count, { other?: true }>, least: number): string {
  const card = cardOf('played' in of ? of.played : of.control);
  const where = 'played' in of ? 'в этот ход' : 'под твоим контролем';
  if (least > 1) {
    const cards = counted(COUNTING, least, card, 'gen');
    return `${where} ${'played' in of ? 'сыграно ' : ''}не меньше ${cards}${of.other ? ', кроме этой карты' : ''}`;
  }
  if ('played' in of) return `${where} ${sole(of.played, of.other)}`;
  return `${where} есть ${of.other ? `${agree(card, OTHER)} ` : ''}${card.one.nom}`;
}

/** «сыгран другой Рик» */
function sole(what: What, other?: true): string {
  const card = cardOf(what);
  return `${agree(card, PLAYED)} ${other ? `${agree(card, OTHER)} ` : ''}${card.one.nom}`;
}

const WHOSE: Readonly<Record<Exclude<Seats, 'you'>, string>> = {
  them: 'у него',
  all: 'у кого-то',
  foes: 'у кого-то из врагов',
};

function where({ in: place, of = 'you' }: Extract<Count, { cards: unknown }>): string {
  if (of === 'you' || place === 'line-up' || place === 'destroyed') return HERE[place];
  return `${WHOSE[of]} ${IN[place]}`;
}

function lacking(of: Count): string {
  if ('tokens' in of) return of.tokens === 'you' ? `у тебя нет ${TOKEN.several.gen}` : 'жетонов нет';
  if ('played' in of) return `в этот ход не ${sole(of.played, of.other)}`;
  if ('control' in of) return `под твоим контролем нет ${of.other ? 'других ' : ''}${cardOf(of.control).several.gen}`;
  if ('types' in of) return 'под твоим контролем нет карт';
  if ('owned' in of) return `у тебя нет ${cardOf(of.owned).several.gen}`;
  if ('cards' in of) return `${where(of)} нет ${cardOf(of.cards).several.gen}`;
  if ('waves' in of) return '«Волны Морти» кончились';
  if ('locations' in of) return 'локации кончились';
  if ('drawable' in of) return 'никому нечего взять';
  if ('held' in of) return 'под этой картой пусто';
  if ('chosen' in of) return 'карта не выбрана';
  if ('hits' in of) return 'атака не удалась';
  if ('attacker' in of) return 'это групповая атака';
  return never(of, 'решение не принято');
}
