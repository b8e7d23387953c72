// What a game has to give, so that its effects can be said: what is true of its steps in any language, and how each
// language says them.

import type { Dialect, Effect, Test } from '../language.ts';
import type { Phrase } from './phrase.ts';

/** What is true in any language. A role is how *them* is spoken of: "each foe", "the winner". */
export interface Customs<D extends Dialect, Role extends string> {
  doer(step: D['step']): 'you' | 'them';
  roleOf(seats: D['seats'], them: Role | null): Role | null; // null: you
  introduces(step: D['step']): Role | undefined; // whom *them* means after this step
  again(role: Role): Role; // the same, when it is spoken of once more
  isOptional(step: D['step']): boolean; // you may leave it
  isCost(step: D['step']): boolean; // done for the sake of what follows
  goesOn(step: D['step']): boolean; // speaks of what the step before it has done
  isAboutLast(test: Test<D['count']>): boolean; // so does this test: was it done?
  goesWithout(test: Test<D['count']>, then: Effect<D>): boolean; // only says that it can be done at all
  merged(one: D['step'], other: D['step']): D['step'] | undefined; // one after the other are the same as this one
}

/** What a clause speaks of without naming it. */
export interface Context<D extends Dialect, Role extends string> {
  readonly them: Role | null;
  readonly it: D['what'] | undefined;
}

/** How a language says it. Clauses begin small and end without a stop. */
export interface Speech<D extends Dialect, Role extends string> {
  step(step: D['step'], context: Context<D, Role>): Phrase | null; // null: it goes without saying
  heading(step: D['step']): string | null; // what follows is said behind it: "auction: …"
  subject(role: Role): string;
  test(test: Test<D['count']>, isMet: boolean): string;

  readonly attack: string;
  polished(text: string): string; // whole lines, where words meet: «якщо в тебе»
  and(parts: readonly string[]): string;
  may(bare: string): string;
  to(act: string, purpose: string): string;
  when(test: string, clause: string): string;
  otherwise(clause: string, test: string, other: string): string; // "…, or, if there are none, …"
  aside(subject: string, test: string): string; // "each foe, if it has none,"
  ifDone(clause: string): string;
  atWill(clause: string): string;
  choice(options: readonly string[]): string;
  times(n: number, clause: string): string;
}
