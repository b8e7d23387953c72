// What can be counted, and what is asked about it.

import type { Test } from '@kuluary/effects/language';
import type { Noun } from '@kuluary/effects/words/lexicon';
import type { Count, Place, Seats } from '../../rules/dialect.ts';
import { and } from './joining.ts';
import { a, another, cardOf, some, TOKEN } from './nouns.ts';

const HERE: Readonly<Record<Place, string>> = {
  hand: 'in your hand',
  discard: 'in your discard pile',
  play: 'you have in play',
  'line-up': 'in the line-up',
  destroyed: 'in the destroyed pile',
};

/** "for each access token you have" */
export function each(of: Count): string {
  if ('tokens' in of) return `each ${TOKEN.one.nom} ${of.tokens === 'you' ? 'you have' : 'they have'}`;
  if ('played' in of) return `each ${of.other ? 'other ' : ''}${cardOf(of.played).one.nom} you have played this turn`;
  if ('control' in of) return `each ${of.other ? 'other ' : ''}${cardOf(of.control).one.nom} you control`;
  if ('types' in of) return 'each type among the cards you control';
  if ('owned' in of) return `each ${cardOf(of.owned).one.nom} you own`;
  if ('cards' in of) return `each ${cardOf(of.cards).one.nom} ${HERE[of.in]}`;
  if ('waves' in of) return 'each Morty Waves card left';
  if ('locations' in of) return 'each location left';
  if ('drawable' in of) return 'each player who can draw';
  if ('held' in of) return 'each card under this one';
  if ('chosen' in of) return 'each of them';
  if ('hits' in of) return 'each foe hit';
  if ('attacker' in of) return 'the attacker';
  return never(of, 'the vote carried');
}

/** The last of a list that must be complete. */
function never(_last: { readonly carried: 'vote' }, text: string): string {
  return text;
}

export function test(of: Test<Count>, isMet: boolean): string {
  if ('both' in of) return isMet ? and(of.both.map((each) => test(each, true))) : 'not';
  const [count, least] = 'none' in of ? [of.none, 1] : [of.of, of.atLeast];
  const isThere = 'none' in of ? !isMet : isMet;
  if (isThere) return there(count, least);
  return least === 1 ? lacking(count) : 'not';
}

function there(of: Count, least: number): string {
  const any = (noun: Noun) => (least === 1 ? a(noun) : `at least ${some(least, noun)}`);
  if ('tokens' in of) return `${of.tokens === 'you' ? 'you have' : 'they have'} ${any(TOKEN)}`;
  if ('played' in of) return `you have played ${besides(cardOf(of.played), least, of.other)} this turn`;
  if ('control' in of) return `you control ${besides(cardOf(of.control), least, of.other)}`;
  if ('types' in of) return `you control cards of at least ${least} different types`;
  if ('owned' in of) return `you own ${any(cardOf(of.owned))}`;
  if ('cards' in of) return held(any(cardOf(of.cards)), of);
  if ('waves' in of) return 'Morty Waves are left';
  if ('locations' in of) return 'locations are left';
  if ('drawable' in of) return 'somebody can draw';
  if ('held' in of) return 'there are cards under this one';
  if ('chosen' in of) return 'you chose one';
  if ('hits' in of) return least === 1 ? 'the attack hit' : `the attack hit at least ${least} foes`;
  if ('attacker' in of) return 'a foe attacked you';
  return never(of, 'the vote was carried');
}

const WHO_HAS: Readonly<Record<Seats, string>> = {
  you: 'you have',
  them: 'they have',
  all: 'somebody has',
  foes: 'a foe has',
};
const WHERE: Readonly<Record<Place, string>> = {
  hand: 'in hand',
  discard: 'in the discard pile',
  play: 'in play',
  'line-up': 'in the line-up',
  destroyed: 'in the destroyed pile',
};

/** "you have a Rick in hand" */
function held(cards: string, { in: place, of = 'you' }: Extract<Count, { cards: unknown }>): string {
  return place === 'line-up' || place === 'destroyed'
    ? `${WHERE[place].slice('in '.length)} has ${cards}`
    : `${WHO_HAS[of]} ${cards} ${WHERE[place]}`;
}

function besides(card: Noun, least: number, other: true | undefined): string {
  if (least === 1) return other ? another(card) : a(card);
  return `at least ${least} ${other ? 'other ' : ''}${card.several.nom}`;
}

function lacking(of: Count): string {
  if ('tokens' in of) return of.tokens === 'you' ? `you have no ${TOKEN.several.nom}` : 'they have none';
  if ('played' in of) return `you have played no ${of.other ? 'other ' : ''}${cardOf(of.played).one.nom} this turn`;
  if ('control' in of) return `you control no ${of.other ? 'other ' : ''}${cardOf(of.control).one.nom}`;
  if ('types' in of) return 'you control no cards';
  if ('owned' in of) return `you own no ${cardOf(of.owned).one.nom}`;
  if ('cards' in of) return held(`no ${cardOf(of.cards).one.nom}`, of);
  if ('waves' in of) return 'no Morty Waves are left';
  if ('locations' in of) return 'no locations are left';
  if ('drawable' in of) return 'nobody can draw';
  if ('held' in of) return 'there are no cards under this one';
  if ('chosen' in of) return 'you chose none';
  if ('hits' in of) return 'the attack hit nobody';
  if ('attacker' in of) return 'it was a group attack';
  return never(of, 'the vote was not carried');
}
