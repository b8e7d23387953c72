// What can be counted, and what is asked about it.

import type { Amount } from '@kuluary/effects/language';
import type { Noun } from '@kuluary/effects/words/lexicon';
import type { CardTest, Count } from '../../rules/dialect.ts';
import { Nouns } from './nouns.ts';

export class Counts extends Nouns {
  amount(n: Amount<Count>, noun: Noun): string {
    if (typeof n === 'number') return this.count(n, noun);
    const most = n.most === undefined ? '' : ` (${this.l.atMost} ${n.most})`;
    return `${this.count(n.by ?? 1, noun)} ${this.each(n.per)}${most}`;
  }

  /** «за каждый твой маркер в Речи» */
  private each(of: Count): string {
    if ('tokens' in of) {
      const who = of.on === 'all' ? `${this.l.at} ${this.l.allJurors}` : this.at(of.on);
      return `${this.l.forEach.m} ${this.l.tokens[of.tokens].one.acc} ${who}`;
    }
    if ('markers' in of) {
      return `${this.l.forEach.m} ${this.l.owned[of.markers].one.acc} ${of.in === 'all' ? this.l.allTogether : this.inRegion(of.in)}`;
    }
    if ('destroyed' in of) return `${this.l.forEach.m} ${this.l.destroyed.one.acc} ${this.l.has[of.destroyed]}`;
    if ('strategies' in of)
      return `${this.l.forEach.f} ${this.l.strategy.one.acc} ${this.l.has[of.strategies]} ${this.l.onHand}`;
    if ('controls' in of) return `(${this.l.if} ${this.l.control[0]} ${this.l.names.regions[of.controls].acc})`;
    return of.fell === 'joy'
      ? `${this.l.forEach.f} ${this.l.joy.one.acc}${this.l.thatFell}`
      : `${this.l.forEach.m} ${this.l.owned[of.fell].one.acc}${this.l.thatFell}`;
  }

  test(of: CardTest, isMet: boolean): string {
    if ('both' in of) return isMet ? this.and(of.both.map((each) => this.test(each, true))) : this.l.notSo;
    const [counts, least] = 'none' in of ? [of.none, 1] : [of.of, of.atLeast];
    const isThere = 'none' in of ? !isMet : isMet;
    return this.there(counts, least, isThere);
  }

  private there(of: Count, least: number, isThere: boolean): string {
    const some = (noun: Noun) => (isThere ? this.atLeast(least, noun) : this.lessThan(least, noun));
    if ('tokens' in of) {
      const who = of.on === 'all' ? this.l.allJurors : this.jurors(of.on, 'gen');
      return `${this.l.at} ${who} ${some(this.l.tokens[of.tokens])}`;
    }
    if ('markers' in of) {
      const where = of.in === 'all' ? this.l.allTogether : this.inRegion(of.in);
      return `${where} ${some(this.l.owned[of.markers])}`;
    }
    if ('destroyed' in of) return `${this.l.has[of.destroyed]} ${some(this.l.destroyed)}`;
    if ('strategies' in of) return `${this.l.has[of.strategies]} ${this.l.onHand} ${some(this.l.strategy)}`;
    if ('controls' in of) return `${this.l.control[isThere ? 0 : 1]} ${this.l.names.regions[of.controls].acc}`;
    return this.l.fell(some(of.fell === 'joy' ? this.l.joy : this.l.owned[of.fell]));
  }

  protected atLeast(n: number, noun: Noun): string {
    return n === 1
      ? `${this.l.atLeastOne} ${this.count(1, noun, 'nom')}`
      : `${this.l.atLeast} ${this.count(n, noun, 'gen')}`;
  }

  private lessThan(n: number, noun: Noun): string {
    return n === 1 ? `${this.l.no} ${noun.several.gen}` : `${this.l.less} ${this.count(n, noun, 'gen')}`;
  }
}
