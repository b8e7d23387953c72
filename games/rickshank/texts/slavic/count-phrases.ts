// Phrases for counts and conditions, shared by Russian and Ukrainian.

import type { Condition } from '@kuluary/card-language/language';
import { type CountingRules, countedNoun, type GrammaticalCase, type Noun } from '@kuluary/card-language/wording/nouns';
import { formForGender, type GenderForms } from '@kuluary/card-language/wording/slavic-nouns';
import type { CardFilter, ChoiceZone, CountTerm, SeatsTerm } from '../../rules/card-terms.ts';

type KeyOf<Each> = Each extends unknown ? keyof Each : never;

/** Counts without a noun to decline. */
type PlainCount = KeyOf<
  Exclude<
    CountTerm,
    { tokens: unknown } | { played: CardFilter } | ControlledCount | { owned: CardFilter } | CardsCount
  >
>;
type ControlledCount = Extract<CountTerm, { control: CardFilter }>;
type CardsCount = Extract<CountTerm, { cards: CardFilter }>;

interface PlainCountWords {
  readonly each: string; // «за каждую карту под этой»
  readonly some: (least: number) => string;
  readonly none: string;
}

interface CountWords {
  readonly counting: CountingRules;
  readonly cardOf: (filter?: CardFilter) => Noun;
  readonly token: Noun;
  readonly and: (parts: readonly string[]) => string;

  readonly in: Readonly<Record<ChoiceZone, string>>;
  readonly here: Readonly<Record<ChoiceZone, string>>; // your own, where zones have owners
  readonly at: Readonly<Record<'you' | Exclude<SeatsTerm, 'you'>, string>>; // «у тебя»
  readonly underControl: string;
  readonly thisTurn: string;

  readonly eachToken: Readonly<Record<'you' | 'them', string>>;
  readonly each: GenderForms; // these three in the accusative
  readonly your: GenderForms;
  readonly otherAcc: GenderForms;
  readonly other: GenderForms;
  readonly others: string; // after "no"
  readonly ofPlayed: string; // «из сыгранных в этот ход»

  readonly is: string;
  readonly no: string;
  readonly noTokens: string;
  readonly notSo: string;
  readonly atLeast: { readonly words: string; readonly there: GrammaticalCase; readonly played: GrammaticalCase }; // and the case that follows
  readonly playedMany: string;
  readonly butThis: string;
  readonly played: (card: Noun, isOther: boolean) => string; // «сыгран другой Рик»
  readonly notPlayed: (card: Noun, isOther: boolean) => string;
  readonly facts: Readonly<Record<PlainCount, PlainCountWords>>;
}

export class SlavicCountPhrases {
  private readonly words: CountWords;

  constructor(words: CountWords) {
    this.words = words;
  }

  /** «за каждый твой жетон» */
  forEachPhrase(of: CountTerm): string {
    const { words } = this;
    if ('tokens' in of) return `${words.eachToken[of.tokens === 'you' ? 'you' : 'them']} ${words.token.one.acc}`;
    if ('played' in of) return `${this.everyCard(of.played, of.other)} ${words.ofPlayed}`;
    if ('control' in of) return `${this.everyCard(of.control, of.other)} ${words.underControl}`;
    if ('owned' in of) {
      const card = words.cardOf(of.owned);
      return `${formForGender(card, words.each)} ${formForGender(card, words.your)} ${card.one.acc}`;
    }
    if ('cards' in of) return `${this.everyCard(of.cards)} ${words.here[of.in]}`;
    return this.plainCountWordsOf(of).each;
  }

  private everyCard(filter: CardFilter, other?: true): string {
    const card = this.words.cardOf(filter);
    return `${formForGender(card, this.words.each)}${other ? ` ${formForGender(card, this.words.otherAcc)}` : ''} ${card.one.acc}`;
  }

  test(of: Condition<CountTerm>, isMet: boolean): string {
    const { words } = this;
    if ('both' in of) return isMet ? words.and(of.both.map((each) => this.test(each, true))) : words.notSo;
    const [countTerm, least] = 'none' in of ? [of.none, 1] : [of.of, of.atLeast];
    const isThere = 'none' in of ? !isMet : isMet;
    if (isThere) return this.atLeastPhrase(countTerm, least);
    return least === 1 ? this.nonePhrase(countTerm) : words.notSo;
  }

  private atLeastPhrase(of: CountTerm, least: number): string {
    const { words } = this;
    const some = (noun: Noun) =>
      least === 1
        ? noun.one.nom
        : `${words.atLeast.words} ${countedNoun(words.counting, least, noun, words.atLeast.there)}`;
    if ('tokens' in of) return `${this.whoseTokens(of)} ${words.is} ${some(words.token)}`;
    if ('played' in of || 'control' in of) return this.cardsBesides(of, least);
    if ('owned' in of) return `${words.at.you} ${words.is} ${some(words.cardOf(of.owned))}`;
    if ('cards' in of) return `${this.where(of)} ${words.is} ${some(words.cardOf(of.cards))}`;
    return this.plainCountWordsOf(of).some(least);
  }

  private cardsBesides(of: Extract<CountTerm, { other?: true }>, least: number): string {
    const { words } = this;
    const isPlayed = 'played' in of;
    const card = words.cardOf(isPlayed ? of.played : of.control);
    const where = isPlayed ? words.thisTurn : words.underControl;
    if (least > 1) {
      const cards = `${words.atLeast.words} ${countedNoun(words.counting, least, card, words.atLeast.played)}`;
      return `${where} ${isPlayed ? `${words.playedMany} ` : ''}${cards}${of.other ? words.butThis : ''}`;
    }
    if (isPlayed) return `${where} ${words.played(card, of.other === true)}`;
    return `${where} ${words.is} ${of.other ? `${formForGender(card, words.other)} ` : ''}${card.one.nom}`;
  }

  private where({ in: zone, of = 'you' }: CardsCount): string {
    if (of === 'you' || zone === 'line-up' || zone === 'destroyed') return this.words.here[zone];
    return `${this.words.at[of]} ${this.words.in[zone]}`;
  }

  private nonePhrase(of: CountTerm): string {
    const { words } = this;
    if ('tokens' in of)
      return of.tokens === 'you' ? `${words.at.you} ${words.no} ${words.token.several.gen}` : words.noTokens;
    if ('played' in of) return `${words.thisTurn} ${words.notPlayed(words.cardOf(of.played), of.other === true)}`;
    if ('control' in of)
      return `${words.underControl} ${words.no} ${of.other ? `${words.others} ` : ''}${words.cardOf(of.control).several.gen}`;
    if ('owned' in of) return `${words.at.you} ${words.no} ${words.cardOf(of.owned).several.gen}`;
    if ('cards' in of) return `${this.where(of)} ${words.no} ${words.cardOf(of.cards).several.gen}`;
    return this.plainCountWordsOf(of).none;
  }

  private whoseTokens({ tokens }: Extract<CountTerm, { tokens: unknown }>): string {
    return tokens === 'you' ? this.words.at.you : this.words.at.them;
  }

  private plainCountWordsOf(of: object): PlainCountWords {
    const { facts } = this.words;
    return facts[(Object.keys(facts) as PlainCount[]).find((key) => key in of)!];
  }
}
