// What the cards speak of.

import { counted, type Noun } from '@kuluary/effects/words/lexicon';
import { list } from '@kuluary/texts/list';
import type { To, Whose } from '../../rules/dialect.ts';
import { isAnybody, isHaving, type SaidIn, type SaidWhere } from '../spoken.ts';
import type { Lexicon, Places } from './lexicon.ts';

export class Nouns {
  protected readonly l: Lexicon;

  constructor(lexicon: Lexicon) {
    this.l = lexicon;
  }

  and(parts: readonly string[]): string {
    return list(this.l.language, parts, 'conjunction');
  }

  or(parts: readonly string[]): string {
    return list(this.l.language, parts, 'disjunction');
  }

  count(n: number, noun: Noun, inCase: 'nom' | 'gen' | 'acc' = 'acc'): string {
    return counted(this.l.counting, n, noun, inCase);
  }

  /** `isImplied`: that they have such a token goes without saying. */
  jurors(where: SaidWhere, inCase: 'gen' | 'dat', isImplied = false): string {
    if (where === 'any') return `${this.l.jurors[inCase]} ${this.l.ofAnyType}`;
    if (where === 'it') return this.l.sameJurors[inCase];
    if (where === 'them') return this.l.them[inCase];
    if (where === 'other') return `${this.l.jurors[inCase]} ${this.l.ofAnotherType}`;
    if (typeof where === 'string') return `${this.l.types[where][inCase]} ${this.l.jurors[inCase]}`;
    if (isHaving(where)) {
      const any = `${this.l.jurors[inCase]} ${this.l.ofAnyType}`;
      return isImplied ? any : `${any}${this.l.thatHas} ${this.l.tokens[where.with].one.nom}`;
    }
    const isAll = 'all' in where;
    const types = (isAll ? where.all : where).map((juror) => this.l.types[juror][inCase]);
    return `${isAll ? this.and(types) : this.or(types)} ${this.l.jurors[inCase]}`;
  }

  fromTo(from: SaidWhere, to: SaidWhere): string {
    if (isAnybody(from) && (to === 'other' || to === 'any')) return this.l.fromOneToAnother;
    const [preposition, inCase] = this.l.towards;
    return `${this.l.from} ${this.jurors(from, 'gen', true)} ${preposition} ${this.jurors(to, inCase)}`;
  }

  private placed(where: SaidIn, form: 'in' | 'from' | 'into', places: Places): string {
    if (where === 'any' || where === 'here' || where === 'elsewhere') return places[where];
    return typeof where === 'string'
      ? this.l.names.regions[where][form]
      : this.or(where.map((region) => this.l.names.regions[region][form]));
  }

  at(where: SaidWhere): string {
    return `${this.l.at} ${this.jurors(where, 'gen', true)}`;
  }

  inRegion(where: SaidIn): string {
    return this.placed(where, 'in', this.l.regionsIn);
  }

  fromRegion(where: SaidIn): string {
    return this.placed(where, 'from', this.l.regionsFrom);
  }

  intoRegion(where: To): string {
    return where === 'back' ? this.l.regionsInto.back : this.placed(where, 'into', this.l.regionsInto);
  }

  marker(whose: Whose, isHanging = false): string {
    return `${this.l.whose[whose]}${isHanging ? this.l.hanging : ''}`;
  }
}
