// What can be counted, and what is asked about it, as Russian and Ukrainian both say it.

import type { Test } from '@kuluary/effects/language';
import { type Case, type Counting, counted, type Noun } from '@kuluary/effects/words/lexicon';
import { type Agreeing, agree } from '@kuluary/effects/words/slavic';
import type { Count, Place, Seats, What } from '../../rules/dialect.ts';

type KeyOf<Each> = Each extends unknown ? keyof Each : never;

/** What is counted without a noun to put into its case. */
type Fact = KeyOf<Exclude<Count, { tokens: unknown } | { played: What } | Controlled | { owned: What } | Cards>>;
type Controlled = Extract<Count, { control: What }>;
type Cards = Extract<Count, { cards: What }>;

interface FactWords {
  readonly each: string; // «за каждую карту под этой»
  readonly some: (least: number) => string;
  readonly none: string;
}

export interface CountWords {
  readonly counting: Counting;
  readonly cardOf: (what?: What) => Noun;
  readonly token: Noun;
  readonly and: (parts: readonly string[]) => string;

  readonly in: Readonly<Record<Place, string>>;
  readonly here: Readonly<Record<Place, string>>; // one's own, where they have an owner
  readonly at: Readonly<Record<'you' | Exclude<Seats, 'you'>, string>>; // «у тебя»
  readonly underControl: string;
  readonly thisTurn: string;

  readonly eachToken: Readonly<Record<'you' | 'them', string>>;
  readonly each: Agreeing; // these three in the accusative
  readonly your: Agreeing;
  readonly otherAcc: Agreeing;
  readonly other: Agreeing;
  readonly others: string; // of them, behind "no"
  readonly ofPlayed: string; // «из сыгранных в этот ход»

  readonly is: string;
  readonly no: string;
  readonly noTokens: string;
  readonly notSo: string;
  readonly atLeast: { readonly words: string; readonly there: Case; readonly played: Case }; // and the case behind it
  readonly playedMany: string;
  readonly butThis: string;
  readonly played: (card: Noun, isOther: boolean) => string; // «сыгран другой Рик»
  readonly notPlayed: (card: Noun, isOther: boolean) => string;
  readonly facts: Readonly<Record<Fact, FactWords>>;
}

export class Counts {
  private readonly l: CountWords;

  constructor(words: CountWords) {
    this.l = words;
  }

  /** «за каждый твой жетон» */
  each(of: Count): string {
    const { l } = this;
    if ('tokens' in of) return `${l.eachToken[of.tokens === 'you' ? 'you' : 'them']} ${l.token.one.acc}`;
    if ('played' in of) return `${this.every(of.played, of.other)} ${l.ofPlayed}`;
    if ('control' in of) return `${this.every(of.control, of.other)} ${l.underControl}`;
    if ('owned' in of) {
      const card = l.cardOf(of.owned);
      return `${agree(card, l.each)} ${agree(card, l.your)} ${card.one.acc}`;
    }
    if ('cards' in of) return `${this.every(of.cards)} ${l.here[of.in]}`;
    return this.factOf(of).each;
  }

  private every(what: What, other?: true): string {
    const card = this.l.cardOf(what);
    return `${agree(card, this.l.each)}${other ? ` ${agree(card, this.l.otherAcc)}` : ''} ${card.one.acc}`;
  }

  test(of: Test<Count>, isMet: boolean): string {
    const { l } = this;
    if ('both' in of) return isMet ? l.and(of.both.map((each) => this.test(each, true))) : l.notSo;
    const [count, least] = 'none' in of ? [of.none, 1] : [of.of, of.atLeast];
    const isThere = 'none' in of ? !isMet : isMet;
    if (isThere) return this.there(count, least);
    return least === 1 ? this.lacking(count) : l.notSo;
  }

  private there(of: Count, least: number): string {
    const { l } = this;
    const some = (noun: Noun) =>
      least === 1 ? noun.one.nom : `${l.atLeast.words} ${counted(l.counting, least, noun, l.atLeast.there)}`;
    if ('tokens' in of) return `${this.whoseTokens(of)} ${l.is} ${some(l.token)}`;
    if ('played' in of || 'control' in of) return this.besides(of, least);
    if ('owned' in of) return `${l.at.you} ${l.is} ${some(l.cardOf(of.owned))}`;
    if ('cards' in of) return `${this.where(of)} ${l.is} ${some(l.cardOf(of.cards))}`;
    return this.factOf(of).some(least);
  }

  private besides(of: Extract<Count, { other?: true }>, least: number): string {
    const { l } = this;
    const isPlayed = 'played' in of;
    const card = l.cardOf(isPlayed ? of.played : of.control);
    const where = isPlayed ? l.thisTurn : l.underControl;
    if (least > 1) {
      const cards = `${l.atLeast.words} ${counted(l.counting, least, card, l.atLeast.played)}`;
      return `${where} ${isPlayed ? `${l.playedMany} ` : ''}${cards}${of.other ? l.butThis : ''}`;
    }
    if (isPlayed) return `${where} ${l.played(card, of.other === true)}`;
    return `${where} ${l.is} ${of.other ? `${agree(card, l.other)} ` : ''}${card.one.nom}`;
  }

  private where({ in: place, of = 'you' }: Cards): string {
    if (of === 'you' || place === 'line-up' || place === 'destroyed') return this.l.here[place];
    return `${this.l.at[of]} ${this.l.in[place]}`;
  }

  private lacking(of: Count): string {
    const { l } = this;
    if ('tokens' in of) return of.tokens === 'you' ? `${l.at.you} ${l.no} ${l.token.several.gen}` : l.noTokens;
    if ('played' in of) return `${l.thisTurn} ${l.notPlayed(l.cardOf(of.played), of.other === true)}`;
    if ('control' in of)
      return `${l.underControl} ${l.no} ${of.other ? `${l.others} ` : ''}${l.cardOf(of.control).several.gen}`;
    if ('owned' in of) return `${l.at.you} ${l.no} ${l.cardOf(of.owned).several.gen}`;
    if ('cards' in of) return `${this.where(of)} ${l.no} ${l.cardOf(of.cards).several.gen}`;
    return this.factOf(of).none;
  }

  private whoseTokens({ tokens }: Extract<Count, { tokens: unknown }>): string {
    return tokens === 'you' ? this.l.at.you : this.l.at.them;
  }

  private factOf(of: object): FactWords {
    const { facts } = this.l;
    return facts[(Object.keys(facts) as Fact[]).find((fact) => fact in of)!];
  }
}
