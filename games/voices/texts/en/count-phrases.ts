// Phrases for count terms and conditions.

import { countedNoun, type Noun, uninflectedNoun } from '@kuluary/card-language/wording/nouns';
import type { CardCondition, CountTerm, MarkerOwnerRef } from '../../rules/card-terms.ts';
import { and, COUNTING, INFLUENCE, inRegion, jurorsAt, MARKER, STRATEGY, verdictTokenNoun } from './nouns.ts';

const JOY = uninflectedNoun('Joy', 'Joys');

const tokenNoun = (token: Extract<CountTerm, { tokens: unknown }>['tokens']) =>
  token === 'influence' ? INFLUENCE : verdictTokenNoun(token);

const OWNER_TAILS: Readonly<Record<MarkerOwnerRef, string>> = {
  own: ' of yours',
  foe: ' of other players',
  waiting: ' of players who have not yet had a turn',
  any: '',
};

const inRegions = (where: Extract<CountTerm, { markers: unknown }>['in']) =>
  where === 'all' ? 'in all regions together' : inRegion(where);

/** "for each marker of yours in Speech" */
export function forEachPhrase(of: CountTerm): string {
  if ('tokens' in of) {
    return `${tokenNoun(of.tokens).one.nom} on ${of.on === 'all' ? 'all jurors' : jurorsAt(of.on)}`;
  }
  if ('markers' in of) return `marker${OWNER_TAILS[of.markers]} ${inRegions(of.in)}`;
  if ('destroyed' in of)
    return of.destroyed === 'you' ? 'destroyed marker of yours' : 'destroyed marker of that player';
  if ('strategies' in of) return `strategy card in ${of.strategies === 'you' ? 'your' : 'that player’s'} hand`;
  if ('controls' in of) return `time you control ${inRegion(of.controls).replace(/^in /, '')}`;
  return of.fell === 'joy' ? 'Joy that this push destroyed' : `marker${OWNER_TAILS[of.fell]} that this push destroyed`;
}

export function conditionPhrase(of: CardCondition, isMet: boolean): string {
  if ('both' in of) return isMet ? and(of.both.map((each) => conditionPhrase(each, true))) : 'that is not so';
  const [countTerm, least] = 'none' in of ? [of.none, 1] : [of.of, of.atLeast];
  const isThere = 'none' in of ? !isMet : isMet;
  return atLeastPhrase(countTerm, isThere ? least : -least);
}

/** Negated: fewer than that. */
function atLeastPhrase(of: CountTerm, least: number): string {
  const some = (noun: Noun, tail = '') => quantityText(least, noun, tail);
  if ('tokens' in of) {
    const noun = tokenNoun(of.tokens);
    return of.on === 'all' ? `jurors have ${some(noun)} in all` : `${jurorsAt(of.on)} have ${some(noun)}`;
  }
  if ('markers' in of)
    return `there ${isOne(least) ? 'is' : 'are'} ${some(MARKER, OWNER_TAILS[of.markers])} ${inRegions(of.in)}`;
  if ('destroyed' in of) return `${hasText(of.destroyed)} ${some(uninflectedNoun('destroyed marker'))}`;
  if ('strategies' in of) return `${hasText(of.strategies)} ${some(STRATEGY)}`;
  if ('controls' in of) return `you ${least < 0 ? 'do not ' : ''}control ${inRegion(of.controls).replace(/^in /, '')}`;
  return `this push destroyed ${some(of.fell === 'joy' ? JOY : MARKER, of.fell === 'joy' ? '' : OWNER_TAILS[of.fell])}`;
}

const hasText = (who: 'you' | 'them') => (who === 'you' ? 'you have' : 'that player has');
const isOne = (least: number) => least === 1;

function quantityText(least: number, noun: Noun, tail: string): string {
  if (least === -1) return `no ${noun.several.nom}${tail}`;
  if (least < 0) return `fewer than ${countedNoun(COUNTING, -least, noun)}${tail}`;
  return `at least ${countedNoun(COUNTING, least, noun)}${tail}`;
}
