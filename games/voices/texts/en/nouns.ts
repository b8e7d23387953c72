// What the cards speak of.

import { type Counting, type Noun, plain } from '@kuluary/effects/words/lexicon';
import { list } from '@kuluary/texts/list';
import { isHaving, type SaidIn, type SaidWhere, type Token } from '../spoken.ts';
import { names } from './names.ts';

export const COUNTING: Counting = { locale: 'en', few: ({ several }) => several.nom };
export const and = (parts: readonly string[]) => list('en', parts, 'conjunction');
export const or = (parts: readonly string[]) => list('en', parts, 'disjunction');

export const STRATEGY = plain('strategy card');
export const MARKER = plain('marker');
export const INFLUENCE = plain('influence token');

const TOKENS: Readonly<Record<Token, Noun>> = {
  guilt: plain('guilt token'),
  innocence: plain('innocence token'),
  either: plain('innocence or guilt token'),
};

export function tokenOf(token: Token): Noun {
  return TOKENS[token];
}

/** `isImplied`: that they have such a token goes without saying. */
export function jurorsAt(where: SaidWhere, isImplied = false): string {
  if (where === 'any') return 'jurors of any type';
  if (where === 'it') return 'those jurors';
  if (where === 'them') return 'them';
  if (where === 'other') return 'jurors of another type';
  if (typeof where === 'string') return names.jurors[where].nom;
  if (isHaving(where)) return isImplied ? 'jurors of any type' : `jurors of any type that has ${having(where.with)}`;
  const isAll = 'all' in where;
  const types = (isAll ? where.all : where).map((juror) => names.jurors[juror].type);
  return `${isAll ? and(types) : or(types)} jurors`;
}

function having(token: Token | 'influence'): string {
  return token === 'influence' ? 'an influence token' : `a ${token === 'either' ? 'verdict' : token} token`;
}

export function inRegion(where: SaidIn): string {
  if (where === 'any') return 'in any region';
  if (where === 'here') return 'in this region';
  if (where === 'elsewhere') return 'in another region';
  if (typeof where === 'string') return names.regions[where].in;
  return `in ${or(where.map((region) => names.regions[region].nom))}`;
}
