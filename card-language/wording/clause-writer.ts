// Writes an effect in words: as clauses, each of which can be a sentence.

import type { AttackEffect, CardTerms, Condition, ConditionalEffect, Effect } from '../language.ts';
import type { ClauseContext, EffectWording, StepFacts } from './effect-wording.ts';
import { joinPhrases, type Phrase } from './phrase.ts';

type ClauseSpan = readonly [clause: string | null, taken: number]; // how many effects of the list it covers

export class ClauseWriter<Terms extends CardTerms, Role extends string> {
  private readonly facts: StepFacts<Terms, Role>;
  private readonly wording: EffectWording<Terms, Role>;
  private readonly it: Terms['what'] | undefined;
  private them: Role | null;

  constructor(
    facts: StepFacts<Terms, Role>,
    wording: EffectWording<Terms, Role>,
    them: Role | null = null,
    it: Terms['what'] | undefined = undefined,
  ) {
    this.facts = facts;
    this.wording = wording;
    this.them = them;
    this.it = it;
  }

  /** One clause for each thing that happens. */
  clauses(effect: Effect<Terms>, subject: Role | null = null): string[] {
    const list = this.flattened(effect);
    const clauses: string[] = [];
    for (let i = 0; i < list.length; ) {
      const [clause, taken] = this.clauseAt(list, i, subject);
      if (clause !== null) clauses.push(clause);
      i += taken;
    }
    return clauses;
  }

  /** All of it in one clause, for a place behind a colon or a comma. */
  clause(effect: Effect<Terms>, subject: Role | null = null): string {
    const isForYou = subject === null && !this.flattened(effect).some((each) => this.isOptional(each));
    const phrase = isForYou ? this.phrase(effect) : undefined;
    return phrase?.imperative ?? this.clauses(effect, subject).join('; ');
  }

  /** In the infinitive: "discard a token to draw a card"; undefined if others act too. */
  infinitiveClause(effect: Effect<Terms>): string | undefined {
    const { facts, wording } = this;
    const list = this.flattened(effect);
    const [first] = list;
    const optional = first && this.optionalStep(list, 0);
    if (optional?.[1] === list.length) return optional[0];
    const phrases = this.phrases(list);
    if (!phrases || phrases.length === 0) return undefined;
    const infinitives = phrases.map(({ infinitive }) => infinitive);
    if (phrases.length > 1 && first && isStep(first) && facts.isCost(first)) {
      return wording.withPurpose(infinitives[0]!, wording.joinAnd(infinitives.slice(1)));
    }
    return wording.joinAnd(infinitives);
  }

  /** What you do to each of them, in the infinitive, if the effect ends in an attack. */
  infinitiveAttackClause(effect: Effect<Terms>): string | undefined {
    const list = this.flattened(effect);
    const last = list.at(-1);
    if (last === undefined || !isAttack(last)) return undefined;
    for (const each of list) if (isStep(each)) this.updateThem(each);
    return this.infinitiveClause(last.effect);
  }

  /** One phrase for all of it, if only you act; else undefined. */
  phrase(effect: Effect<Terms>): Phrase | undefined {
    const phrases = this.phrases(this.flattened(effect));
    return phrases && phrases.length > 0 ? joinPhrases(phrases, this.wording.joinAnd) : undefined;
  }

  private phrases(list: readonly Effect<Terms>[]): Phrase[] | undefined {
    const phrases: Phrase[] = [];
    for (const step of list) {
      if (!isStep(step) || this.facts.doerOf(step) !== 'you' || this.wording.stepHeading(step) !== null)
        return undefined;
      this.updateThem(step);
      const phrase = this.wording.stepPhrase(step, this.clauseContext());
      if (phrase) phrases.push(phrase);
    }
    return phrases;
  }

  private clauseAt(list: readonly Effect<Terms>[], i: number, subject: Role | null): ClauseSpan {
    const effect = list[i]!;
    if (isStep(effect)) return this.stepClauseAt(list, i, effect, subject);
    const clause = this.compositeClause(effect, subject);
    if (this.them !== null && subject === null) this.them = this.facts.repeatedRole(this.them);
    return [clause, 1];
  }

  private stepClauseAt(
    list: readonly Effect<Terms>[],
    i: number,
    step: Terms['step'],
    subject: Role | null,
  ): ClauseSpan {
    const { facts, wording } = this;
    this.updateThem(step);
    const heading = wording.stepHeading(step);
    if (heading !== null) return this.clauseWithHeading(heading, list[i + 1]);
    if (facts.doerOf(step) === 'them') return this.thirdPersonClause(list, i, subject);
    const optional = this.optionalStep(list, i);
    if (optional) return [wording.mayClause(optional[0]), optional[1]];
    return [wording.stepPhrase(step, this.clauseContext())?.imperative ?? null, 1];
  }

  /** "auction: the winner draws a card" */
  private clauseWithHeading(heading: string, effect: Effect<Terms> | undefined): ClauseSpan {
    if (effect === undefined) return [heading, 1];
    return [`${heading}: ${this.clause(effect, this.them)}`, 2];
  }

  /** What *them* does, in one clause. */
  private thirdPersonClause(list: readonly Effect<Terms>[], i: number, subject: Role | null): ClauseSpan {
    const phrases: string[] = [];
    let taken = 0;
    for (const effect of list.slice(i)) {
      if (!isStep(effect) || this.facts.doerOf(effect) !== 'them') break;
      const phrase = this.wording.stepPhrase(effect, this.clauseContext());
      if (phrase) phrases.push(phrase.thirdPerson);
      taken++;
    }
    const who = subject ?? this.them;
    const words = this.wording.joinAnd(phrases);
    return [who === null ? words : `${this.wording.subjectOf(who)} ${words}`, taken];
  }

  /** An optional step, without its "you may", and how much of the list depends on it. */
  private optionalStep(
    list: readonly Effect<Terms>[],
    i: number,
  ): readonly [infinitive: string, taken: number] | undefined {
    const { facts, wording } = this;
    const step = list[i]!;
    if (!this.isOptional(step)) return undefined;
    const { infinitive } = wording.stepPhrase(step, this.clauseContext())!;
    const next = list[i + 1];
    if (next !== undefined && isStep(next) && facts.continuesPrevious(next)) {
      return [wording.joinAnd([infinitive, wording.stepPhrase(next, this.clauseContext())!.infinitive]), 2];
    }
    if (next === undefined || !isConditional(next) || !facts.isAboutPrevious(next.if) || next.else !== undefined) {
      return [infinitive, 1];
    }
    const purpose = this.phrase(next.then);
    return purpose ? [wording.withPurpose(infinitive, purpose.infinitive), 2] : [infinitive, 1];
  }

  private isOptional(effect: Effect<Terms>): effect is Terms['step'] {
    return isStep(effect) && this.facts.isOptional(effect) && this.facts.doerOf(effect) === 'you';
  }

  private compositeClause(effect: Effect<Terms>, subject: Role | null): string | null {
    const { wording } = this;
    if (isList(effect) || isStep(effect)) return this.clause(effect, subject);
    if ('if' in effect) return this.conditionalClause(effect, subject);
    if ('may' in effect) return this.mayClause(effect.may);
    if ('either' in effect) return wording.choiceClause(effect.either.map((option) => this.clause(option)));
    if ('times' in effect) return wording.repeatedClause(effect.times, this.clause(effect.effect, subject));
    if ('each' in effect) return this.clauseForSeats(effect.each, effect.effect);
    return `${wording.attackHeading}: ${this.clauseForSeats(effect.attack, effect.effect)}`;
  }

  /** To each of these seats. */
  private clauseForSeats(seats: Terms['seats'], effect: Effect<Terms>): string {
    const before = this.them;
    const role = this.facts.roleOf(seats, before);
    this.them = role ?? before;
    const clause = this.clause(effect, role);
    this.them = before;
    return clause;
  }

  /** In an attack the heading comes first: "Attack: you may curse one." */
  private mayClause(effect: Effect<Terms>): string {
    const { wording } = this;
    const infinitive = this.infinitiveClause(effect);
    if (infinitive !== undefined) return wording.mayClause(infinitive);
    const attack = this.infinitiveAttackClause(effect);
    return attack === undefined
      ? wording.ifYouLikeClause(this.clause(effect))
      : `${wording.attackHeading}: ${wording.mayClause(attack)}`;
  }

  private conditionalClause(
    { if: condition, then, else: other }: ConditionalEffect<Terms>,
    subject: Role | null,
  ): string {
    const { wording, facts } = this;
    if (facts.isAboutPrevious(condition)) return wording.ifDoneClause(this.clause(then, subject));
    if (other !== undefined) return this.ifElseClause(condition, then, other, subject);
    const met = wording.conditionText(condition, true);
    const phrase = subject === null ? undefined : this.clauseWithoutSubject(then);
    if (subject === null || phrase === undefined) return wording.ifClause(met, this.clause(then, subject));
    return `${wording.subjectWithCondition(wording.subjectOf(subject), met)} ${phrase}`;
  }

  /** What usually happens comes first: "discards a token, or a card if there is none". */
  private ifElseClause(
    condition: Condition<Terms['count']>,
    then: Effect<Terms>,
    other: Effect<Terms>,
    subject: Role | null,
  ): string {
    const { wording } = this;
    const isUsual = !('none' in condition);
    const [first, second] = isUsual ? [then, other] : [other, then];
    const exception =
      (subject === null ? undefined : this.clauseWithoutSubject(second)) ?? this.clause(second, subject);
    return wording.elseClause(this.clause(first, subject), wording.conditionText(condition, !isUsual), exception);
  }

  /** What *them* does, without the subject. */
  private clauseWithoutSubject(effect: Effect<Terms>): string | undefined {
    const list = this.flattened(effect);
    const phrases = list.map((each) =>
      isStep(each) && this.facts.doerOf(each) === 'them' ? this.wording.stepPhrase(each, this.clauseContext()) : null,
    );
    return phrases.every((phrase) => phrase !== null)
      ? this.wording.joinAnd(phrases.map(({ thirdPerson }) => thirdPerson))
      : undefined;
  }

  /** Without a condition that goes without saying. */
  private withoutImpliedCondition(effect: Effect<Terms>): Effect<Terms> {
    if (!isConditional(effect) || effect.else !== undefined) return effect;
    return this.facts.isImpliedBy(effect.if, effect.then) ? this.withoutImpliedCondition(effect.then) : effect;
  }

  private updateThem(step: Terms['step']): void {
    this.them = this.facts.introducedRole(step) ?? this.them;
  }

  private clauseContext(): ClauseContext<Terms, Role> {
    return { them: this.them, it: this.it };
  }

  /** Flat, without conditions that go without saying, and equal steps merged. What follows a heading stays whole. */
  private flattened(effect: Effect<Terms>): Effect<Terms>[] {
    const list: Effect<Terms>[] = [];
    for (const each of isList(effect) ? effect : this.unrolledIfOneStep(effect)) {
      const last = list.at(-1);
      const plain = this.withoutImpliedCondition(each);
      const isWhole = !isList(plain) || (last && isStep(last) && this.wording.stepHeading(last) !== null);
      for (const next of isWhole ? this.unrolledIfOneStep(plain) : this.flattened(plain))
        this.appendMerging(list, next);
    }
    return list;
  }

  private appendMerging(list: Effect<Terms>[], next: Effect<Terms>): void {
    const last = list.at(-1);
    const merged = last && isStep(last) && isStep(next) ? this.facts.mergeSteps(last, next) : undefined;
    if (merged) list[list.length - 1] = merged;
    else list.push(next);
  }

  /** A step that is done several times can be one: "discard 2 cards". */
  private unrolledIfOneStep(effect: Effect<Terms>): Effect<Terms>[] {
    if (isList(effect) || isStep(effect) || !('times' in effect)) return [effect];
    const { times, effect: again } = effect;
    const all = this.flattened(Array<Effect<Terms>>(times).fill(again));
    return all.length === 1 ? all : [effect];
  }
}

export function isList<Terms extends CardTerms>(effect: Effect<Terms>): effect is readonly Effect<Terms>[] {
  return Array.isArray(effect);
}

export function isStep<Terms extends CardTerms>(effect: Effect<Terms>): effect is Terms['step'] {
  return 'do' in effect;
}

function isConditional<Terms extends CardTerms>(effect: Effect<Terms>): effect is ConditionalEffect<Terms> {
  return 'if' in effect;
}

function isAttack<Terms extends CardTerms>(effect: Effect<Terms>): effect is AttackEffect<Terms> {
  return 'attack' in effect;
}
