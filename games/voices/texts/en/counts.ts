// What can be counted, and what is asked about it.

import { counted, type Noun, plain } from '@kuluary/effects/words/lexicon';
import type { CardTest, Count, Whose } from '../../rules/dialect.ts';
import { and, COUNTING, INFLUENCE, inRegion, jurorsAt, MARKER, STRATEGY, tokenOf } from './nouns.ts';

const JOY = plain('Joy', 'Joys');

const tokenNoun = (token: Extract<Count, { tokens: unknown }>['tokens']) =>
  token === 'influence' ? INFLUENCE : tokenOf(token);

const OWNERS: Readonly<Record<Whose, string>> = {
  own: ' of yours',
  foe: ' of other players',
  waiting: ' of players who have not yet had a turn',
  any: '',
};

const at = (where: Extract<Count, { markers: unknown }>['in']) =>
  where === 'all' ? 'in all regions together' : inRegion(where);

/** "for each marker of yours in Speech" */
export function each(of: Count): string {
  if ('tokens' in of) {
    return `${tokenNoun(of.tokens).one.nom} on ${of.on === 'all' ? 'all jurors' : jurorsAt(of.on)}`;
  }
  if ('markers' in of) return `marker${OWNERS[of.markers]} ${at(of.in)}`;
  if ('destroyed' in of)
    return of.destroyed === 'you' ? 'destroyed marker of yours' : 'destroyed marker of that player';
  if ('strategies' in of) return `strategy card in ${of.strategies === 'you' ? 'your' : 'that player’s'} hand`;
  if ('controls' in of) return `time you control ${inRegion(of.controls).replace(/^in /, '')}`;
  return of.fell === 'joy' ? 'Joy that this push destroyed' : `marker${OWNERS[of.fell]} that this push destroyed`;
}

export function test(of: CardTest, isMet: boolean): string {
  if ('both' in of) return isMet ? and(of.both.map((each) => test(each, true))) : 'that is not so';
  const [count, least] = 'none' in of ? [of.none, 1] : [of.of, of.atLeast];
  const isThere = 'none' in of ? !isMet : isMet;
  return there(count, isThere ? least : -least);
}

/** Negative: less than that. */
function there(of: Count, least: number): string {
  const some = (noun: Noun, tail = '') => quantity(least, noun, tail);
  if ('tokens' in of) {
    const noun = tokenNoun(of.tokens);
    return of.on === 'all' ? `jurors have ${some(noun)} in all` : `${jurorsAt(of.on)} have ${some(noun)}`;
  }
  if ('markers' in of) return `there ${isOne(least) ? 'is' : 'are'} ${some(MARKER, OWNERS[of.markers])} ${at(of.in)}`;
  if ('destroyed' in of) return `${whose(of.destroyed)} ${some(plain('destroyed marker'))}`;
  if ('strategies' in of) return `${whose(of.strategies)} ${some(STRATEGY)}`;
  if ('controls' in of) return `you ${least < 0 ? 'do not ' : ''}control ${inRegion(of.controls).replace(/^in /, '')}`;
  return `this push destroyed ${some(of.fell === 'joy' ? JOY : MARKER, of.fell === 'joy' ? '' : OWNERS[of.fell])}`;
}

const whose = (who: 'you' | 'them') => (who === 'you' ? 'you have' : 'that player has');
const isOne = (least: number) => least === 1;

function quantity(least: number, noun: Noun, tail: string): string {
  if (least === -1) return `no ${noun.several.nom}${tail}`;
  if (least < 0) return `fewer than ${counted(COUNTING, -least, noun)}${tail}`;
  return `at least ${counted(COUNTING, least, noun)}${tail}`;
}
