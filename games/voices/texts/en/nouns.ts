// Noun phrases for jurors, markers, regions and tokens.

import { type CountingRules, type Noun, uninflectedNoun } from '@kuluary/card-language/wording/nouns';
import { formatList } from '@kuluary/texts/list-format';
import { isAnyWithToken, type PhrasedJurorRef, type PhrasedRegionRef, type PhrasedToken } from '../effect-phrasing.ts';
import { names } from './names.ts';

export const COUNTING: CountingRules = { locale: 'en', fewForm: ({ several }) => several.nom };
export const and = (parts: readonly string[]) => formatList('en', parts, 'conjunction');
export const or = (parts: readonly string[]) => formatList('en', parts, 'disjunction');

export const STRATEGY = uninflectedNoun('strategy card');
export const MARKER = uninflectedNoun('marker');
export const INFLUENCE = uninflectedNoun('influence token');

const TOKENS: Readonly<Record<PhrasedToken, Noun>> = {
  guilt: uninflectedNoun('guilt token'),
  innocence: uninflectedNoun('innocence token'),
  either: uninflectedNoun('innocence or guilt token'),
};

export function verdictTokenNoun(token: PhrasedToken): Noun {
  return TOKENS[token];
}

/** `isImplied`: omits that they have such a token. */
export function jurorsAt(where: PhrasedJurorRef, isImplied = false): string {
  if (where === 'any') return 'jurors of any type';
  if (where === 'it') return 'those jurors';
  if (where === 'them') return 'them';
  if (where === 'other') return 'jurors of another type';
  if (typeof where === 'string') return names.jurors[where].nom;
  if (isAnyWithToken(where))
    return isImplied ? 'jurors of any type' : `jurors of any type that has ${havingToken(where.with)}`;
  const isAll = 'all' in where;
  const types = (isAll ? where.all : where).map((juror) => names.jurors[juror].type);
  return `${isAll ? and(types) : or(types)} jurors`;
}

function havingToken(token: PhrasedToken | 'influence'): string {
  return token === 'influence' ? 'an influence token' : `a ${token === 'either' ? 'verdict' : token} token`;
}

export function inRegion(where: PhrasedRegionRef): string {
  if (where === 'any') return 'in any region';
  if (where === 'here') return 'in this region';
  if (where === 'elsewhere') return 'in another region';
  if (typeof where === 'string') return names.regions[where].in;
  return `in ${or(where.map((region) => names.regions[region].nom))}`;
}
