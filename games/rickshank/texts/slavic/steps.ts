// What somebody does, as Russian and Ukrainian both say it.

import type { Amount } from '@kuluary/effects/language';
import { type Counting, counted, type Noun } from '@kuluary/effects/words/lexicon';
import type { Phrase } from '@kuluary/effects/words/phrase';
import { type Agreeing, agree } from '@kuluary/effects/words/slavic';
import type { Context } from '@kuluary/effects/words/speech';
import type { Choose, Count, Fate, Place, Rickshank, Seats, Step, What } from '../../rules/dialect.ts';
import type { Role } from '../customs.ts';
import type { Name } from '../tongue.ts';

type Verb = (rest: string) => Phrase;
type Verbs = 'take' | 'gain' | 'discard' | 'destroy' | 'put' | 'play' | 'open' | 'cancel' | 'giveBack';

export interface StepWords {
  readonly counting: Counting;
  readonly cardOf: (what?: What) => Noun;
  readonly card: Noun;
  readonly power: Noun;
  readonly token: Noun;
  readonly each: (of: Count) => string;
  readonly or: (parts: readonly string[]) => string;
  readonly names: Readonly<Record<string, Name>>;

  readonly verbs: Readonly<Record<Verbs, Verb>>;
  readonly subjects: Readonly<Record<Role, readonly [nom: string, gen: string, dat: string]>>;
  readonly aFoe: string; // dative
  readonly anyPlayer: string; // genitive
  readonly anyFoe: string;

  readonly asMany: string;
  readonly atMost: string;
  readonly wave: string;
  readonly thisCard: string; // accusative
  readonly it: Agreeing; // accusative
  readonly that: Agreeing;
  readonly underThis: string; // where a card goes that is kept
  readonly fromUnderThis: string; // those that were kept, and where they go
  readonly location: string; // the upmost
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
  readonly lasting: string; // what becomes of somebody else's card that is played
  readonly in: Readonly<Record<Place, string>>;
  readonly from: Readonly<Record<Place, string>>;
  readonly own: readonly (readonly [place: string, own: string])[]; // how a place is called that is one's own
}

type Where = Context<Rickshank, Role>;

export class Steps {
  private readonly l: StepWords;

  constructor(words: StepWords) {
    this.l = words;
  }

  step(step: Step, where: Where): Phrase | null {
    const { l } = this;
    const { take, gain, discard, open, cancel, giveBack } = l.verbs;
    switch (step.do) {
      case 'power':
        return this.power(step.n);
      case 'draw':
        return take(isAsMany(step.n) ? l.asMany : this.amount(step.n, l.card));
      case 'token':
        return gain(this.amount(step.n, l.token));
      case 'pay':
        return discard(counted(l.counting, 1, l.token));
      case 'wave':
        return gain(l.wave);
      case 'choose':
        return this.chosen(step, where);
      case 'self':
        return this.fated(step.then, l.thisCard, '', where);
      case 'it':
        return this.fated(step.then, this.it(where), '', where);
      case 'hold': {
        const card = l.cardOf(where.it);
        const away = `${agree(card, l.that)} ${card.one.nom} ${l.underThis}`;
        return { order: away, bare: away, told: away };
      }
      case 'release':
        return giveBack(l.fromUnderThis);
      case 'location':
        return open(`${l.untilEnd} ${l.location} ${l.canBeBought}`);
      case 'gain-location':
        return gain(l.location);
      case 'target':
      case 'vote': // is a heading
      case 'this-turn': // its abilities say so
      case 'turn':
        return null;
      case 'cancel-vote':
        return cancel(
          where.it?.is === undefined ? `${this.it(where)} ${l.vote}` : `${l.voteOf} ${this.quoted(where.it.is)}`,
        );
      case 'return':
        return giveBack(l.itToOwner);
    }
  }

  quoted(id: string): string {
    return `«${this.l.names[id]!.nom}»`;
  }

  /** The card that it is about: by name where one is known. */
  private it({ it }: Where): string {
    return it?.is === undefined ? agree(this.l.cardOf(it), this.l.it) : `«${this.l.names[it.is]!.acc}»`;
  }

  private power(n: Amount<Count>): Phrase {
    const more = this.amount(n, this.l.power);
    return { ...this.l.verbs.gain(more), order: `+${more}` };
  }

  private amount(n: Amount<Count>, noun: Noun): string {
    const { counting, atMost } = this.l;
    if (typeof n === 'number') return counted(counting, n, noun);
    const most = n.most === undefined ? '' : ` (${atMost} ${n.most})`;
    return `${counted(counting, n.by ?? 1, noun)} за ${this.l.each(n.per)}${most}`;
  }

  private chosen(step: Choose, where: Where): Phrase {
    const { l } = this;
    const isPlay = step.from.includes('play');
    const card = l.cardOf(isPlay ? { ...step.what, ongoing: true } : step.what);
    const many = step.n ?? step.upTo ?? 1;
    const isUpTo = step.upTo !== undefined && many > 1;
    const cards = isUpTo ? `до ${counted(l.counting, many, card, 'gen')}` : counted(l.counting, many, card);
    const what = step.or === 'token' ? `${cards} ${l.orElse} ${counted(l.counting, 1, l.token)}, ${l.atWill}` : cards;
    const from = this.places(step, many, where);
    if (step.then === 'give') return l.verbs.put(`${this.whom(where)} ${l.toDiscard} ${what} ${from}`);
    return this.fated(step.then, what, from, where);
  }

  /** What is done to a card; `from` says where it is. */
  private fated(fate: Fate, card: string, from: string, where: Where): Phrase {
    const { verbs, subjects, onOwnDeck, toDiscard, lasting, untilEnd } = this.l;
    const [at, before] = from === '' ? ['', ''] : [` ${from}`, `${from} `];
    switch (fate) {
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
          where.them === 'you'
            ? `${card}${at} ${subjects.you[2]} ${toDiscard}`
            : `${card}${at} ${toDiscard} ${this.whom(where)}`,
        );
      case 'play':
        return verbs.play(`${card}${at} ${lasting}`);
      case 'open':
        return verbs.open(`${untilEnd} ${card}${at}`);
    }
  }

  private whom({ them }: Where): string {
    return them === null ? this.l.aFoe : this.l.subjects[them][2];
  }

  /** Where they are looked for. «Сбрось карту» means from hand. */
  private places({ from, then, whose }: Choose, many: number, { them }: Where): string {
    const { l } = this;
    if (then === 'discard' && from.length === 1 && from[0] === 'hand') return '';
    const all = from.map((place) => (then === 'destroy' ? l.in : l.from)[place]);
    const named = many > 1 ? all.join(` ${l.andOr} `) : l.or(all);
    const owner = whose === undefined || whose === 'you' ? '' : ` ${this.ownerOf(whose, them)}`;
    const isOwn = owner === '' && (from.length === 1 || then !== 'destroy');
    return isOwn ? l.own.reduce((text, [place, own]) => text.replace(place, own), named) : `${named}${owner}`;
  }

  private ownerOf(whose: Exclude<Seats, 'you'>, them: Role | null): string {
    if (whose === 'all') return this.l.anyPlayer;
    return whose === 'foes' || them === null ? this.l.anyFoe : this.l.subjects[them][1];
  }
}

function isAsMany(n: Amount<Count>): boolean {
  return typeof n === 'object' && 'chosen' in n.per && n.by === undefined && n.most === undefined;
}
