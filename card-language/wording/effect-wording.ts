// What a game provides so that its effects can be put into words: facts about its steps that hold in any language, and the
// wording in each language.

import type { CardTerms, Condition, Effect } from '../language.ts';
import type { Phrase } from './phrase.ts';

/** What holds in any language. A role is how *them* is called: "each foe", "the winner". */
export interface StepFacts<Terms extends CardTerms, Role extends string> {
  doerOf(step: Terms['step']): 'you' | 'them';
  roleOf(seats: Terms['seats'], them: Role | null): Role | null; // null: you
  introducedRole(step: Terms['step']): Role | undefined; // whom *them* means after this step
  repeatedRole(role: Role): Role; // how it is called when it is mentioned again
  isOptional(step: Terms['step']): boolean; // you may skip it
  isCost(step: Terms['step']): boolean; // paid for what follows
  continuesPrevious(step: Terms['step']): boolean; // refers to what the step before it has done
  isAboutPrevious(condition: Condition<Terms['count']>): boolean; // asks whether the step before was done
  isImpliedBy(condition: Condition<Terms['count']>, then: Effect<Terms>): boolean; // only checks that the step is possible
  mergeSteps(one: Terms['step'], other: Terms['step']): Terms['step'] | undefined; // one step that equals both
}

/** What the pronouns of a clause refer to. */
export interface ClauseContext<Terms extends CardTerms, Role extends string> {
  readonly them: Role | null;
  readonly it: Terms['what'] | undefined;
}

/** The wording of one language. Clauses begin with a small letter and have no full stop. */
export interface EffectWording<Terms extends CardTerms, Role extends string> {
  stepPhrase(step: Terms['step'], context: ClauseContext<Terms, Role>): Phrase | null; // null: it is left unsaid
  stepHeading(step: Terms['step']): string | null; // precedes what follows: "auction: …"
  subjectOf(role: Role): string;
  conditionText(condition: Condition<Terms['count']>, isMet: boolean): string;

  readonly attackHeading: string;
  applyEuphony(text: string): string; // of a finished line, where the sounds of two words meet: «якщо в тебе»
  joinAnd(parts: readonly string[]): string;
  mayClause(infinitive: string): string;
  withPurpose(act: string, purpose: string): string;
  ifClause(condition: string, clause: string): string;
  elseClause(clause: string, condition: string, other: string): string; // "discards a token, or a card if there is none"
  subjectWithCondition(subject: string, condition: string): string; // "each foe, if it has none,"
  ifDoneClause(clause: string): string;
  ifYouLikeClause(clause: string): string;
  choiceClause(options: readonly string[]): string;
  repeatedClause(n: number, clause: string): string;
}
