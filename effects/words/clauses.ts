// An effect in words: clauses, each of which can be a sentence.

import type { Attack, Conditional, Dialect, Effect, Test } from '../language.ts';
import { type Phrase, together } from './phrase.ts';
import type { Context, Customs, Speech } from './speech.ts';

type Said = readonly [clause: string | null, taken: number]; // how many effects of the list it covers

export class Teller<D extends Dialect, Role extends string> {
  private readonly customs: Customs<D, Role>;
  private readonly speech: Speech<D, Role>;
  private readonly it: D['what'] | undefined;
  private them: Role | null;

  constructor(
    customs: Customs<D, Role>,
    speech: Speech<D, Role>,
    them: Role | null = null,
    it: D['what'] | undefined = undefined,
  ) {
    this.customs = customs;
    this.speech = speech;
    this.them = them;
    this.it = it;
  }

  /** One clause for each thing that happens. */
  clauses(effect: Effect<D>, subject: Role | null = null): string[] {
    const list = this.inOrder(effect);
    const told: string[] = [];
    for (let i = 0; i < list.length; ) {
      const [clause, taken] = this.said(list, i, subject);
      if (clause !== null) told.push(clause);
      i += taken;
    }
    return told;
  }

  /** All of it in one clause, for a place behind a colon or a comma. */
  clause(effect: Effect<D>, subject: Role | null = null): string {
    const isForYou = subject === null && !this.inOrder(effect).some((each) => this.isOptional(each));
    const phrase = isForYou ? this.phrase(effect) : undefined;
    return phrase?.order ?? this.clauses(effect, subject).join('; ');
  }

  /** What could be wanted: "discard a token to draw a card". undefined: it is not for you alone to do. */
  wish(effect: Effect<D>): string | undefined {
    const { customs, speech } = this;
    const list = this.inOrder(effect);
    const [first] = list;
    const optional = first && this.optional(list, 0);
    if (optional?.[1] === list.length) return optional[0];
    const phrases = this.phrases(list);
    if (!phrases || phrases.length === 0) return undefined;
    const bare = phrases.map((phrase) => phrase.bare);
    if (phrases.length > 1 && first && isStep(first) && customs.isCost(first)) {
      return speech.to(bare[0]!, speech.and(bare.slice(1)));
    }
    return speech.and(bare);
  }

  /** The same for an attack in which you do something to them. */
  assault(effect: Effect<D>): string | undefined {
    const list = this.inOrder(effect);
    const last = list.at(-1);
    if (last === undefined || !isAttack(last)) return undefined;
    for (const each of list) if (isStep(each)) this.introduce(each);
    return this.wish(last.effect);
  }

  /** One phrase for all of it, if it is you who does it; undefined if there is more to it. */
  phrase(effect: Effect<D>): Phrase | undefined {
    const phrases = this.phrases(this.inOrder(effect));
    return phrases && phrases.length > 0 ? together(phrases, this.speech.and) : undefined;
  }

  private phrases(list: readonly Effect<D>[]): Phrase[] | undefined {
    const phrases: Phrase[] = [];
    for (const step of list) {
      if (!isStep(step) || this.customs.doer(step) !== 'you' || this.speech.heading(step) !== null) return undefined;
      this.introduce(step);
      const phrase = this.speech.step(step, this.context());
      if (phrase) phrases.push(phrase);
    }
    return phrases;
  }

  private said(list: readonly Effect<D>[], i: number, subject: Role | null): Said {
    const effect = list[i]!;
    if (isStep(effect)) return this.saidStep(list, i, effect, subject);
    const clause = this.whole(effect, subject);
    if (this.them !== null && subject === null) this.them = this.customs.again(this.them);
    return [clause, 1];
  }

  private saidStep(list: readonly Effect<D>[], i: number, step: D['step'], subject: Role | null): Said {
    const { customs, speech } = this;
    this.introduce(step);
    const heading = speech.heading(step);
    if (heading !== null) return this.headed(heading, list[i + 1]);
    if (customs.doer(step) === 'them') return this.told(list, i, subject);
    const optional = this.optional(list, i);
    if (optional) return [speech.may(optional[0]), optional[1]];
    return [speech.step(step, this.context())?.order ?? null, 1];
  }

  /** "auction: the winner draws a card" */
  private headed(heading: string, effect: Effect<D> | undefined): Said {
    if (effect === undefined) return [heading, 1];
    return [`${heading}: ${this.clause(effect, this.them)}`, 2];
  }

  /** What they do, one thing after the other, in one clause. */
  private told(list: readonly Effect<D>[], i: number, subject: Role | null): Said {
    const phrases: string[] = [];
    let taken = 0;
    for (const effect of list.slice(i)) {
      if (!isStep(effect) || this.customs.doer(effect) !== 'them') break;
      const phrase = this.speech.step(effect, this.context());
      if (phrase) phrases.push(phrase.told);
      taken++;
    }
    const who = subject ?? this.them;
    const words = this.speech.and(phrases);
    return [who === null ? words : `${this.speech.subject(who)} ${words}`, taken];
  }

  /** A step that can be left, without its "you may", and how much of the list follows from it. */
  private optional(list: readonly Effect<D>[], i: number): readonly [bare: string, taken: number] | undefined {
    const { customs, speech } = this;
    const step = list[i]!;
    if (!this.isOptional(step)) return undefined;
    const { bare } = speech.step(step, this.context())!;
    const next = list[i + 1];
    if (next !== undefined && isStep(next) && customs.goesOn(next)) {
      return [speech.and([bare, speech.step(next, this.context())!.bare]), 2];
    }
    if (next === undefined || !isConditional(next) || !customs.isAboutLast(next.if) || next.else !== undefined) {
      return [bare, 1];
    }
    const purpose = this.phrase(next.then);
    return purpose ? [speech.to(bare, purpose.bare), 2] : [bare, 1];
  }

  private isOptional(effect: Effect<D>): effect is D['step'] {
    return isStep(effect) && this.customs.isOptional(effect) && this.customs.doer(effect) === 'you';
  }

  private whole(effect: Effect<D>, subject: Role | null): string | null {
    const { speech } = this;
    if (isList(effect) || isStep(effect)) return this.clause(effect, subject);
    if ('if' in effect) return this.conditional(effect, subject);
    if ('may' in effect) return this.permitted(effect.may);
    if ('either' in effect) return speech.choice(effect.either.map((option) => this.clause(option)));
    if ('times' in effect) return speech.times(effect.times, this.clause(effect.effect, subject));
    if ('each' in effect) return this.happening(effect.each, effect.effect);
    return `${speech.attack}: ${this.happening(effect.attack, effect.effect)}`;
  }

  /** To each of these seats. */
  private happening(seats: D['seats'], effect: Effect<D>): string {
    const before = this.them;
    const role = this.customs.roleOf(seats, before);
    this.them = role ?? before;
    const clause = this.clause(effect, role);
    this.them = before;
    return clause;
  }

  /** Where an attack is what you do to them, "you may" stands inside of it. */
  private permitted(effect: Effect<D>): string {
    const { speech } = this;
    const wish = this.wish(effect);
    if (wish !== undefined) return speech.may(wish);
    const assault = this.assault(effect);
    return assault === undefined ? speech.atWill(this.clause(effect)) : `${speech.attack}: ${speech.may(assault)}`;
  }

  private conditional({ if: test, then, else: other }: Conditional<D>, subject: Role | null): string {
    const { speech, customs } = this;
    if (customs.isAboutLast(test)) return speech.ifDone(this.clause(then, subject));
    if (other !== undefined) return this.alternative(test, then, other, subject);
    const met = speech.test(test, true);
    const phrase = subject === null ? undefined : this.predicate(then);
    if (subject === null || phrase === undefined) return speech.when(met, this.clause(then, subject));
    return `${speech.aside(speech.subject(subject), met)} ${phrase}`;
  }

  /** What usually happens comes first: "discards a token, or a card if there is none". */
  private alternative(test: Test<D['count']>, then: Effect<D>, other: Effect<D>, subject: Role | null): string {
    const { speech } = this;
    const isUsual = !('none' in test);
    const [first, second] = isUsual ? [then, other] : [other, then];
    const exception = (subject === null ? undefined : this.predicate(second)) ?? this.clause(second, subject);
    return speech.otherwise(this.clause(first, subject), speech.test(test, !isUsual), exception);
  }

  /** What they do, without saying who. */
  private predicate(effect: Effect<D>): string | undefined {
    const list = this.inOrder(effect);
    const phrases = list.map((each) =>
      isStep(each) && this.customs.doer(each) === 'them' ? this.speech.step(each, this.context()) : null,
    );
    return phrases.every((phrase) => phrase !== null) ? this.speech.and(phrases.map(({ told }) => told)) : undefined;
  }

  /** Without a condition that goes without saying. */
  private plainly(effect: Effect<D>): Effect<D> {
    if (!isConditional(effect) || effect.else !== undefined) return effect;
    return this.customs.goesWithout(effect.if, effect.then) ? this.plainly(effect.then) : effect;
  }

  private introduce(step: D['step']): void {
    this.them = this.customs.introduces(step) ?? this.them;
  }

  private context(): Context<D, Role> {
    return { them: this.them, it: this.it };
  }

  /** Flat, without conditions that go without saying, and like steps in one. What stands behind a heading stays whole. */
  private inOrder(effect: Effect<D>): Effect<D>[] {
    const list: Effect<D>[] = [];
    for (const each of isList(effect) ? effect : this.repeated(effect)) {
      const last = list.at(-1);
      const plain = this.plainly(each);
      const isWhole = !isList(plain) || (last && isStep(last) && this.speech.heading(last) !== null);
      for (const next of isWhole ? this.repeated(plain) : this.inOrder(plain)) this.append(list, next);
    }
    return list;
  }

  private append(list: Effect<D>[], next: Effect<D>): void {
    const last = list.at(-1);
    const merged = last && isStep(last) && isStep(next) ? this.customs.merged(last, next) : undefined;
    if (merged) list[list.length - 1] = merged;
    else list.push(next);
  }

  /** A step that is done several times can be one: "discard 2 cards". */
  private repeated(effect: Effect<D>): Effect<D>[] {
    if (isList(effect) || isStep(effect) || !('times' in effect)) return [effect];
    const { times, effect: again } = effect;
    const all = this.inOrder(Array<Effect<D>>(times).fill(again));
    return all.length === 1 ? all : [effect];
  }
}

export function isList<D extends Dialect>(effect: Effect<D>): effect is readonly Effect<D>[] {
  return Array.isArray(effect);
}

export function isStep<D extends Dialect>(effect: Effect<D>): effect is D['step'] {
  return 'do' in effect;
}

function isConditional<D extends Dialect>(effect: Effect<D>): effect is Conditional<D> {
  return 'if' in effect;
}

function isAttack<D extends Dialect>(effect: Effect<D>): effect is Attack<D> {
  return 'attack' in effect;
}
