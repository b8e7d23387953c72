// Phrases for effect steps, shared by Russian and Ukrainian.

import type { Amount } from '@kuluary/card-language/language';
import type { ClauseContext } from '@kuluary/card-language/wording/effect-wording';
import { type CountingRules, countedNoun, type Noun } from '@kuluary/card-language/wording/nouns';
import { type Phrase, uninflectedPhrase } from '@kuluary/card-language/wording/phrase';
import { formForGender, type GenderForms } from '@kuluary/card-language/wording/slavic-nouns';
import type {
  CardAction,
  CardFilter,
  ChoiceZone,
  ChooseStep,
  CountTerm,
  EffectStep,
  RickshankTerms,
  SeatsTerm,
} from '../../rules/card-terms.ts';
import type { CardName } from '../language-pack.ts';
import type { SubjectRole } from '../step-facts.ts';

type VerbPhrase = (rest: string) => Phrase;
type VerbName = 'take' | 'gain' | 'discard' | 'destroy' | 'put' | 'play' | 'open' | 'cancel' | 'giveBack';

interface StepWords {
  readonly counting: CountingRules;
  readonly cardOf: (filter?: CardFilter) => Noun;
  readonly ownOf: (card: Noun) => Noun; // «своя постоянка»
  readonly card: Noun;
  readonly power: Noun;
  readonly token: Noun;
  readonly each: (of: CountTerm) => string;
  readonly or: (parts: readonly string[]) => string;
  readonly names: Readonly<Record<string, CardName>>;

  readonly verbs: Readonly<Record<VerbName, VerbPhrase>>;
  readonly subjects: Readonly<Record<SubjectRole, readonly [nom: string, gen: string, dat: string]>>;
  readonly aFoe: string; // dative
  readonly anyPlayer: string; // genitive
  readonly anyFoe: string;

  readonly asMany: string;
  readonly atMost: string;
  readonly wave: string;
  readonly thisCard: string; // accusative
  readonly it: GenderForms; // accusative
  readonly that: GenderForms;
  readonly underThis: string; // where a held card goes
  readonly fromUnderThis: string; // where held cards go
  readonly location: string; // the top one
  readonly untilEnd: string; // of the turn
  readonly canBeBought: string;
  readonly vote: string;
  readonly voteOf: string; // the card's
  readonly itToOwner: string;
  readonly orElse: string; // between two things
  readonly atWill: string;
  readonly andOr: string;

  readonly onOwnDeck: string;
  readonly toDiscard: string;
  readonly lasting: string; // what happens to a borrowed card afterwards
  readonly in: Readonly<Record<ChoiceZone, string>>;
  readonly from: Readonly<Record<ChoiceZone, string>>;
  readonly own: readonly (readonly [zone: string, own: string])[]; // replacements for your own zones
}

type StepContext = ClauseContext<RickshankTerms, SubjectRole>;

export class SlavicStepPhrases {
  private readonly words: StepWords;

  constructor(words: StepWords) {
    this.words = words;
  }

  step(step: EffectStep, context: StepContext): Phrase | null {
    const { words } = this;
    const { take, gain, discard, open, cancel, giveBack } = words.verbs;
    switch (step.do) {
      case 'power':
        return this.power(step.n);
      case 'draw':
        return take(isAsManyAsChosen(step.n) ? words.asMany : this.amount(step.n, words.card));
      case 'token':
        return gain(this.amount(step.n, words.token));
      case 'pay':
        return discard(countedNoun(words.counting, 1, words.token));
      case 'wave':
        return gain(words.wave);
      case 'choose':
        return this.choosePhrase(step, context);
      case 'self':
        return this.cardActionPhrase(step.then, words.thisCard, '', context);
      case 'it':
        return this.cardActionPhrase(step.then, this.it(context), '', context);
      case 'hold': {
        const card = words.cardOf(context.it);
        return uninflectedPhrase(`${formForGender(card, words.that)} ${card.one.nom} ${words.underThis}`);
      }
      case 'release':
        return giveBack(words.fromUnderThis);
      case 'location':
        return open(`${words.untilEnd} ${words.location} ${words.canBeBought}`);
      case 'gain-location':
        return gain(words.location);
      case 'target':
      case 'vote': // is a heading
      case 'this-turn': // its abilities say so
      case 'turn':
        return null;
      case 'cancel-vote':
        return cancel(
          context.it?.is === undefined
            ? `${this.it(context)} ${words.vote}`
            : `${words.voteOf} ${this.quoted(context.it.is)}`,
        );
      case 'return':
        return giveBack(words.itToOwner);
    }
  }

  quoted(id: string): string {
    return `«${this.words.names[id]!.nom}»`;
  }

  /** *It*, by name if the card is known. */
  private it({ it }: StepContext): string {
    return it?.is === undefined
      ? formForGender(this.words.cardOf(it), this.words.it)
      : `«${this.words.names[it.is]!.acc}»`;
  }

  private power(n: Amount<CountTerm>): Phrase {
    const more = this.amount(n, this.words.power);
    return { ...this.words.verbs.gain(more), imperative: `+${more}` };
  }

  private amount(n: Amount<CountTerm>, noun: Noun): string {
    const { counting, atMost } = this.words;
    if (typeof n === 'number') return countedNoun(counting, n, noun);
    const most = n.most === undefined ? '' : ` (${atMost} ${n.most})`;
    return `${countedNoun(counting, n.by ?? 1, noun)} за ${this.words.each(n.per)}${most}`;
  }

  private choosePhrase(step: ChooseStep, context: StepContext): Phrase {
    const { words } = this;
    const isPlay = step.from.includes('play');
    const card = isPlay ? words.ownOf(words.cardOf({ ...step.what, ongoing: true })) : words.cardOf(step.what);
    const many = step.n ?? step.upTo ?? 1;
    const isUpTo = step.upTo !== undefined && many > 1;
    const cards = isUpTo
      ? `до ${countedNoun(words.counting, many, card, 'gen')}`
      : countedNoun(words.counting, many, card);
    const what =
      step.or === 'token'
        ? `${cards} ${words.orElse} ${countedNoun(words.counting, 1, words.token)}, ${words.atWill}`
        : cards;
    const from = this.choiceZonesPhrase(step, many, context);
    if (step.then === 'give') return words.verbs.put(`${this.whom(context)} ${words.toDiscard} ${what} ${from}`);
    return this.cardActionPhrase(step.then, what, from, context);
  }

  /** `from` is the phrase for the zone. */
  private cardActionPhrase(action: CardAction, card: string, from: string, context: StepContext): Phrase {
    const { verbs, subjects, onOwnDeck, toDiscard, lasting, untilEnd } = this.words;
    const [at, before] = from === '' ? ['', ''] : [` ${from}`, `${from} `];
    switch (action) {
      case 'destroy':
        return verbs.destroy(`${card}${at}`);
      case 'discard':
        return verbs.discard(`${before}${card}`);
      case 'hand':
        return verbs.take(`на руку ${card}${at}`);
      case 'top':
        return verbs.put(`${card}${at} ${onOwnDeck}`);
      case 'gain':
        return verbs.gain(`${before}${card}`);
      case 'give':
        return verbs.put(
          context.them === 'you'
            ? `${card}${at} ${subjects.you[2]} ${toDiscard}`
            : `${card}${at} ${toDiscard} ${this.whom(context)}`,
        );
      case 'play':
        return verbs.play(`${card}${at} ${lasting}`);
      case 'open':
        return verbs.open(`${untilEnd} ${card}${at}`);
    }
  }

  private whom({ them }: StepContext): string {
    return them === null ? this.words.aFoe : this.words.subjects[them][2];
  }

  /** Empty for discards from hand: «Сбрось карту» implies it. */
  private choiceZonesPhrase({ from, then, whose }: ChooseStep, many: number, { them }: StepContext): string {
    const { words } = this;
    if (then === 'discard' && from.length === 1 && from[0] === 'hand') return '';
    const all = from.map((zone) => (then === 'destroy' ? words.in : words.from)[zone]);
    const named = many > 1 ? all.join(` ${words.andOr} `) : words.or(all);
    const owner = whose === undefined || whose === 'you' ? '' : ` ${this.ownerOf(whose, them)}`;
    const isOwn = owner === '' && (from.length === 1 || then !== 'destroy');
    return isOwn ? words.own.reduce((text, [zone, own]) => text.replace(zone, own), named) : `${named}${owner}`;
  }

  private ownerOf(whose: Exclude<SeatsTerm, 'you'>, them: SubjectRole | null): string {
    if (whose === 'all') return this.words.anyPlayer;
    return whose === 'foes' || them === null ? this.words.anyFoe : this.words.subjects[them][1];
  }
}

function isAsManyAsChosen(n: Amount<CountTerm>): boolean {
  return typeof n === 'object' && 'chosen' in n.per && n.by === undefined && n.most === undefined;
}
