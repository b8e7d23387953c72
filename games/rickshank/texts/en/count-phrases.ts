// English phrases for counts and conditions.

import type { Condition } from '@kuluary/card-language/language';
import type { Noun } from '@kuluary/card-language/wording/nouns';
import type { ChoiceZone, CountTerm, SeatsTerm } from '../../rules/card-terms.ts';
import { and } from './conjunctions.ts';
import { cardNoun, countedWithArticle, TOKEN, withAnother, withArticle } from './nouns.ts';

const OWN_ZONES: Readonly<Record<ChoiceZone, string>> = {
  hand: 'in your hand',
  discard: 'in your discard pile',
  play: 'you have in play',
  'line-up': 'in the line-up',
  destroyed: 'in the destroyed pile',
};

/** "for each access token you have" */
export function forEachPhrase(of: CountTerm): string {
  if ('tokens' in of) return `each ${TOKEN.one.nom} ${of.tokens === 'you' ? 'you have' : 'they have'}`;
  if ('played' in of) return `each ${of.other ? 'other ' : ''}${cardNoun(of.played).one.nom} you have played this turn`;
  if ('control' in of) return `each ${of.other ? 'other ' : ''}${cardNoun(of.control).one.nom} you control`;
  if ('types' in of) return 'each type among the cards you control';
  if ('owned' in of) return `each ${cardNoun(of.owned).one.nom} you own`;
  if ('cards' in of) return `each ${cardNoun(of.cards).one.nom} ${OWN_ZONES[of.in]}`;
  if ('waves' in of) return 'each Morty Waves card left';
  if ('locations' in of) return 'each location left';
  if ('drawable' in of) return 'each player who can draw';
  if ('held' in of) return 'each card under this one';
  if ('chosen' in of) return 'each of them';
  if ('hits' in of) return 'each foe hit';
  if ('attacker' in of) return 'the attacker';
  return lastCount(of, 'the vote carried');
}

/** Takes only the last kind of count: a new kind without a phrase does not compile. */
function lastCount(_last: { readonly carried: 'vote' }, text: string): string {
  return text;
}

export function conditionPhrase(of: Condition<CountTerm>, isMet: boolean): string {
  if ('both' in of) return isMet ? and(of.both.map((each) => conditionPhrase(each, true))) : 'not';
  const [countTerm, least] = 'none' in of ? [of.none, 1] : [of.of, of.atLeast];
  const isThere = 'none' in of ? !isMet : isMet;
  if (isThere) return atLeastPhrase(countTerm, least);
  return least === 1 ? nonePhrase(countTerm) : 'not';
}

function atLeastPhrase(of: CountTerm, least: number): string {
  const any = (noun: Noun) => (least === 1 ? withArticle(noun) : `at least ${countedWithArticle(least, noun)}`);
  if ('tokens' in of) return `${of.tokens === 'you' ? 'you have' : 'they have'} ${any(TOKEN)}`;
  if ('played' in of) return `you have played ${cardsBesides(cardNoun(of.played), least, of.other)} this turn`;
  if ('control' in of) return `you control ${cardsBesides(cardNoun(of.control), least, of.other)}`;
  if ('types' in of) return `you control cards of at least ${least} different types`;
  if ('owned' in of) return `you own ${any(cardNoun(of.owned))}`;
  if ('cards' in of) return haveCardsPhrase(any(cardNoun(of.cards)), of);
  if ('waves' in of) return 'Morty Waves are left';
  if ('locations' in of) return 'locations are left';
  if ('drawable' in of) return 'somebody can draw';
  if ('held' in of) return 'there are cards under this one';
  if ('chosen' in of) return 'you chose one';
  if ('hits' in of) return least === 1 ? 'the attack hit' : `the attack hit at least ${least} foes`;
  if ('attacker' in of) return 'a foe attacked you';
  return lastCount(of, 'the vote was carried');
}

const SEATS_HAVE: Readonly<Record<SeatsTerm, string>> = {
  you: 'you have',
  them: 'they have',
  all: 'somebody has',
  foes: 'a foe has',
};
const ZONE_PHRASES: Readonly<Record<ChoiceZone, string>> = {
  hand: 'in hand',
  discard: 'in the discard pile',
  play: 'in play',
  'line-up': 'in the line-up',
  destroyed: 'in the destroyed pile',
};

/** "you have a Rick in hand" */
function haveCardsPhrase(cards: string, { in: zone, of = 'you' }: Extract<CountTerm, { cards: unknown }>): string {
  return zone === 'line-up' || zone === 'destroyed'
    ? `${ZONE_PHRASES[zone].slice('in '.length)} has ${cards}`
    : `${SEATS_HAVE[of]} ${cards} ${ZONE_PHRASES[zone]}`;
}

function cardsBesides(card: Noun, least: number, other: true | undefined): string {
  if (least === 1) return other ? withAnother(card) : withArticle(card);
  return `at least ${least} ${other ? 'other ' : ''}${card.several.nom}`;
}

function nonePhrase(of: CountTerm): string {
  if ('tokens' in of) return of.tokens === 'you' ? `you have no ${TOKEN.several.nom}` : 'they have none';
  if ('played' in of) return `you have played no ${of.other ? 'other ' : ''}${cardNoun(of.played).one.nom} this turn`;
  if ('control' in of) return `you control no ${of.other ? 'other ' : ''}${cardNoun(of.control).one.nom}`;
  if ('types' in of) return 'you control no cards';
  if ('owned' in of) return `you own no ${cardNoun(of.owned).one.nom}`;
  if ('cards' in of) return haveCardsPhrase(`no ${cardNoun(of.cards).one.nom}`, of);
  if ('waves' in of) return 'no Morty Waves are left';
  if ('locations' in of) return 'no locations are left';
  if ('drawable' in of) return 'nobody can draw';
  if ('held' in of) return 'there are no cards under this one';
  if ('chosen' in of) return 'you chose none';
  if ('hits' in of) return 'the attack hit nobody';
  if ('attacker' in of) return 'it was a group attack';
  return lastCount(of, 'the vote was not carried');
}
