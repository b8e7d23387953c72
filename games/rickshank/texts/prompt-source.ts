// Finds the card and the part of its effect that the pending decision comes from, in the top frame.

import type { Frame } from '@kuluary/card-language/interpreter';
import { isList, isStep } from '@kuluary/card-language/wording/clause-writer';
import { type EffectSource, effectAt } from '@kuluary/card-language/wording/source-map';
import type { CardEffect, CardFilter, EffectStep, RickshankTerms } from '../rules/card-terms.ts';
import type { View } from '../rules/view.ts';
import { BOX, PROGRAM_SOURCES, type ProgramSource } from './card-lookup.ts';
import { makeClauseWriter } from './card-text.ts';
import type { CardWords } from './language-pack.ts';
import { type SubjectRole, stepFacts } from './step-facts.ts';

export interface PromptSource {
  readonly frame: Frame;
  readonly programSource: ProgramSource;
  readonly effectSource: EffectSource<RickshankTerms>;
}

/** undefined: the turn itself asks. A vote pauses before its instruction, everything else after it. */
export function promptSourceOf(view: View): PromptSource | undefined {
  const frame = view.stack.at(-1);
  const programSource = frame && PROGRAM_SOURCES.get(frame.program);
  if (!frame || !programSource) return undefined;
  const isVote = view.decision === 'ballot' || view.decision === 'reveal' || view.decision === 'tie';
  const effectSource = effectAt<RickshankTerms>(programSource.effect, isVote ? frame.at : frame.at - 1);
  return effectSource && { frame, programSource, effectSource };
}

/** Who *them* is in an effect of this source. */
export function roleInSource({ ability, effect }: ProgramSource): SubjectRole | null {
  if (ability !== null && 'defend' in ability) return 'attacker';
  const [role] = stepsOf(effect).flatMap((step) => stepFacts.introducedRole(step) ?? []);
  return role === undefined ? null : stepFacts.repeatedRole(role);
}

export function instructionText(words: CardWords, promptSource: PromptSource): string {
  const { effect, following } = promptSource.effectSource;
  const [clause] = makeClauseWriter(words, roleInSource(promptSource.programSource)).clauses(
    withTheirsAsYours([effect, ...following]),
  );
  return clause!;
}

/** The card that an effect is about. */
export function cardItIsAbout({ frame }: PromptSource): CardFilter | undefined {
  return frame.it < 0 ? undefined : { is: BOX.cards[frame.it]!.id };
}

/** What an attack would do to the seat that is asked, as "you"; undefined where the attacker does something. */
export function sufferedText(words: CardWords, effect: CardEffect): string | undefined {
  return hasStepsForYou(effect) ? undefined : makeClauseWriter(words).clause(withTheirsAsYours(effect));
}

/** What the attacker does, to follow a name. */
export function attackerActionText(words: CardWords, effect: CardEffect, them: SubjectRole): string {
  return makeClauseWriter(words, them).phrase(effect)?.thirdPerson ?? makeClauseWriter(words, them).clause(effect);
}

/** Does the owner of the card have something to do? */
export function hasStepsForYou(effect: CardEffect): boolean {
  return stepsOf(effect).some((step) => stepFacts.doerOf(step) === 'you');
}

/** The effect with *them* as *you*. */
function withTheirsAsYours(effect: CardEffect): CardEffect {
  return JSON.parse(JSON.stringify(effect), (key, value) =>
    value === 'them' && (key === 'who' || key === 'tokens') ? 'you' : value,
  ) as CardEffect;
}

function stepsOf(effect: CardEffect): EffectStep[] {
  if (isList(effect)) return effect.flatMap(stepsOf);
  if (isStep(effect)) return [effect];
  if ('if' in effect) return [...stepsOf(effect.then), ...(effect.else === undefined ? [] : stepsOf(effect.else))];
  if ('may' in effect) return stepsOf(effect.may);
  if ('either' in effect) return effect.either.flatMap(stepsOf);
  return stepsOf(effect.effect);
}
