// Phrases for count terms and conditions.

import type { Amount } from '@kuluary/card-language/language';
import type { Noun } from '@kuluary/card-language/wording/nouns';
import type { CardCondition, CountTerm } from '../../rules/card-terms.ts';
import { NounWording } from './nouns.ts';

export class SlavicCountPhrases extends NounWording {
  amount(n: Amount<CountTerm>, noun: Noun): string {
    if (typeof n === 'number') return this.count(n, noun);
    const most = n.most === undefined ? '' : ` (${this.lexicon.atMost} ${n.most})`;
    return `${this.count(n.by ?? 1, noun)} ${this.forEachPhrase(n.per)}${most}`;
  }

  /** «за каждый твой маркер в Речи» */
  private forEachPhrase(of: CountTerm): string {
    if ('tokens' in of) {
      const who = of.on === 'all' ? `${this.lexicon.at} ${this.lexicon.allJurors}` : this.atJurors(of.on);
      return `${this.lexicon.forEach.m} ${this.lexicon.tokens[of.tokens].one.acc} ${who}`;
    }
    if ('markers' in of) {
      return `${this.lexicon.forEach.m} ${this.lexicon.owned[of.markers].one.acc} ${of.in === 'all' ? this.lexicon.allTogether : this.inRegion(of.in)}`;
    }
    if ('destroyed' in of)
      return `${this.lexicon.forEach.m} ${this.lexicon.destroyed.one.acc} ${this.lexicon.has[of.destroyed]}`;
    if ('strategies' in of)
      return `${this.lexicon.forEach.f} ${this.lexicon.strategy.one.acc} ${this.lexicon.has[of.strategies]} ${this.lexicon.onHand}`;
    if ('controls' in of)
      return `(${this.lexicon.if} ${this.lexicon.control[0]} ${this.lexicon.names.regions[of.controls].acc})`;
    return of.fell === 'joy'
      ? `${this.lexicon.forEach.f} ${this.lexicon.joy.one.acc}${this.lexicon.thatFell}`
      : `${this.lexicon.forEach.m} ${this.lexicon.owned[of.fell].one.acc}${this.lexicon.thatFell}`;
  }

  test(of: CardCondition, isMet: boolean): string {
    if ('both' in of) return isMet ? this.and(of.both.map((each) => this.test(each, true))) : this.lexicon.notSo;
    const [counts, least] = 'none' in of ? [of.none, 1] : [of.of, of.atLeast];
    const isThere = 'none' in of ? !isMet : isMet;
    return this.atLeastPhrase(counts, least, isThere);
  }

  private atLeastPhrase(of: CountTerm, least: number, isThere: boolean): string {
    const some = (noun: Noun) => (isThere ? this.atLeast(least, noun) : this.lessThan(least, noun));
    if ('tokens' in of) {
      const who = of.on === 'all' ? this.lexicon.allJurors : this.jurors(of.on, 'gen');
      return `${this.lexicon.at} ${who} ${some(this.lexicon.tokens[of.tokens])}`;
    }
    if ('markers' in of) {
      const where = of.in === 'all' ? this.lexicon.allTogether : this.inRegion(of.in);
      return `${where} ${some(this.lexicon.owned[of.markers])}`;
    }
    if ('destroyed' in of) return `${this.lexicon.has[of.destroyed]} ${some(this.lexicon.destroyed)}`;
    if ('strategies' in of)
      return `${this.lexicon.has[of.strategies]} ${this.lexicon.onHand} ${some(this.lexicon.strategy)}`;
    if ('controls' in of)
      return `${this.lexicon.control[isThere ? 0 : 1]} ${this.lexicon.names.regions[of.controls].acc}`;
    return this.lexicon.fell(some(of.fell === 'joy' ? this.lexicon.joy : this.lexicon.owned[of.fell]));
  }

  protected atLeast(n: number, noun: Noun): string {
    return n === 1
      ? `${this.lexicon.atLeastOne} ${this.count(1, noun, 'nom')}`
      : `${this.lexicon.atLeast} ${this.count(n, noun, 'gen')}`;
  }

  private lessThan(n: number, noun: Noun): string {
    return n === 1 ? `${this.lexicon.no} ${noun.several.gen}` : `${this.lexicon.less} ${this.count(n, noun, 'gen')}`;
  }
}
