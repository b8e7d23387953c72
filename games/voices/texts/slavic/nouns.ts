// Noun phrases for jurors, markers, regions and tokens.

import { countedNoun, type Noun } from '@kuluary/card-language/wording/nouns';
import { formatList } from '@kuluary/texts/list-format';
import type { DestinationRef, MarkerOwnerRef } from '../../rules/card-terms.ts';
import { isAnyType, isAnyWithToken, type PhrasedJurorRef, type PhrasedRegionRef } from '../effect-phrasing.ts';
import type { Lexicon, Places } from './lexicon.ts';

export class NounWording {
  protected readonly lexicon: Lexicon;

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon;
  }

  and(parts: readonly string[]): string {
    return formatList(this.lexicon.language, parts, 'conjunction');
  }

  or(parts: readonly string[]): string {
    return formatList(this.lexicon.language, parts, 'disjunction');
  }

  count(n: number, noun: Noun, inCase: 'nom' | 'gen' | 'acc' = 'acc'): string {
    return countedNoun(this.lexicon.counting, n, noun, inCase);
  }

  /** `isImplied`: omits that they have such a token. */
  jurors(where: PhrasedJurorRef, inCase: 'gen' | 'dat', isImplied = false): string {
    if (where === 'any') return `${this.lexicon.jurors[inCase]} ${this.lexicon.ofAnyType}`;
    if (where === 'it') return this.lexicon.sameJurors[inCase];
    if (where === 'them') return this.lexicon.them[inCase];
    if (where === 'other') return `${this.lexicon.jurors[inCase]} ${this.lexicon.ofAnotherType}`;
    if (typeof where === 'string') return `${this.lexicon.types[where][inCase]} ${this.lexicon.jurors[inCase]}`;
    if (isAnyWithToken(where)) {
      const any = `${this.lexicon.jurors[inCase]} ${this.lexicon.ofAnyType}`;
      return isImplied ? any : `${any}${this.lexicon.thatHas} ${this.lexicon.tokens[where.with].one.nom}`;
    }
    const isAll = 'all' in where;
    const types = (isAll ? where.all : where).map((juror) => this.lexicon.types[juror][inCase]);
    return `${isAll ? this.and(types) : this.or(types)} ${this.lexicon.jurors[inCase]}`;
  }

  fromTo(from: PhrasedJurorRef, to: PhrasedJurorRef): string {
    if (isAnyType(from) && (to === 'other' || to === 'any')) return this.lexicon.fromOneToAnother;
    const [preposition, inCase] = this.lexicon.towards;
    return `${this.lexicon.from} ${this.jurors(from, 'gen', true)} ${preposition} ${this.jurors(to, inCase)}`;
  }

  private regionPhrase(where: PhrasedRegionRef, form: 'in' | 'from' | 'into', places: Places): string {
    if (where === 'any' || where === 'here' || where === 'elsewhere') return places[where];
    return typeof where === 'string'
      ? this.lexicon.names.regions[where][form]
      : this.or(where.map((region) => this.lexicon.names.regions[region][form]));
  }

  atJurors(where: PhrasedJurorRef): string {
    return `${this.lexicon.at} ${this.jurors(where, 'gen', true)}`;
  }

  inRegion(where: PhrasedRegionRef): string {
    return this.regionPhrase(where, 'in', this.lexicon.regionsIn);
  }

  fromRegion(where: PhrasedRegionRef): string {
    return this.regionPhrase(where, 'from', this.lexicon.regionsFrom);
  }

  intoRegion(where: DestinationRef): string {
    return where === 'back'
      ? this.lexicon.regionsInto.back
      : this.regionPhrase(where, 'into', this.lexicon.regionsInto);
  }

  marker(whose: MarkerOwnerRef, isHanging = false): string {
    return `${this.lexicon.whose[whose]}${isHanging ? this.lexicon.hanging : ''}`;
  }
}
