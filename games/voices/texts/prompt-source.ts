// Finds the card behind the pending decision and the step that asks, from the frame on top of the view's stack.

import type { Frame } from '@kuluary/card-language/interpreter';
import { isList, isStep } from '@kuluary/card-language/wording/clause-writer';
import { type EffectSource, effectAt } from '@kuluary/card-language/wording/source-map';
import type { Reader } from '@kuluary/texts/reader';
import type { CardEffect, EffectStep, VoicesTerms } from '../rules/card-terms.ts';
import type { View } from '../rules/view.ts';
import { JUROR_TYPES, REGIONS } from '../rules/vocabulary.ts';
import { PROGRAM_SOURCES, type ProgramSource } from './card-lookup.ts';
import { languagePackOf } from './catalogues.ts';
import { quotedCardName, strategyTitle, trialCardTitle } from './message-values.ts';
import { clauseMaker, phraseEffect } from './step-facts.ts';

export interface PromptSource {
  readonly frame: Frame;
  readonly programSource: ProgramSource;
  readonly effectSource: EffectSource<VoicesTerms>;
  readonly here: number; // the region that *here* means, or -1
}

/** undefined: the decision belongs to the flow of the round. */
export function promptSourceOf(view: View): PromptSource | undefined {
  const frame = view.stack.at(-1);
  const programSource = frame && PROGRAM_SOURCES.get(frame.program);
  if (!frame || !programSource) return undefined;
  const effectSource = effectAt<VoicesTerms>(programSource.effect, frame.at - 1);
  return effectSource && { frame, programSource, effectSource, here: hereRegionOf(view, programSource) };
}

function hereRegionOf(view: View, source: ProgramSource): number {
  const region = view.windows.at(-1)?.region;
  if (region !== undefined) return region;
  return source.kind === 'trial' && source.by !== 'prosecutor' ? REGIONS.indexOf(source.by) : -1;
}

/** The card's name; of a trial card also who resolves the ability. */
export function decisionSourceName(reader: Reader, { programSource }: PromptSource): string {
  const { words, names } = languagePackOf(reader.language);
  if (programSource.kind === 'trial')
    return `${trialCardTitle(reader, programSource.card)}, ${words.header(programSource.by)}`;
  return programSource.kind === 'strategy'
    ? strategyTitle(reader, programSource.card)
    : quotedCardName(reader, names.emotions[programSource.emotion]);
}

/** Replaces *it* and *here* by the juror type and the region. */
function withNamesFilledIn(effect: CardEffect, { frame, here }: PromptSource): CardEffect {
  const [juror, region] = [JUROR_TYPES[frame.it], REGIONS[here]];
  return JSON.parse(JSON.stringify(effect), (_, value) => {
    if (value === 'it') return juror ?? value;
    return value === 'here' ? (region ?? value) : value;
  }) as CardEffect;
}

/** The effect as an imperative clause without a full stop. */
export function instructionText(reader: Reader, promptSource: PromptSource, effect: CardEffect): string {
  const { words } = languagePackOf(reader.language);
  return words.applyEuphony(
    clauseMaker(words).clause(phraseEffect(withNamesFilledIn(asOwnStep(effect), promptSource))),
  );
}

/** The effect as it follows "you may". */
export function wishText(reader: Reader, promptSource: PromptSource, effect: CardEffect): string {
  const { words } = languagePackOf(reader.language);
  const phrased = phraseEffect(withNamesFilledIn(effect, promptSource));
  return words.applyEuphony(clauseMaker(words).infinitiveClause(phrased) ?? clauseMaker(words).clause(phrased));
}

/** Replaces the first of two types by the chosen one. */
export function withFirstJurorChosen(step: EffectStep, { frame }: PromptSource): EffectStep {
  const chosen = JUROR_TYPES[frame.it];
  const isOpen = (step.do === 'shift' || step.do === 'shift-influence') && !isJuror(step.from) && chosen !== undefined;
  return isOpen ? { ...step, from: chosen } : step;
}

function isJuror(where: unknown): boolean {
  return (JUROR_TYPES as readonly unknown[]).includes(where);
}

export function askingStepOf({ effectSource }: PromptSource): EffectStep {
  if (isList<VoicesTerms>(effectSource.effect) || !isStep<VoicesTerms>(effectSource.effect))
    throw new Error('the decision comes from no step');
  return effectSource.effect;
}

type PeekStep = Extract<EffectStep, { readonly do: 'peek' }>;

/** An earlier step of the effect by which the asked seat has looked at tokens. */
export function earlierPeek({ programSource: { effect }, effectSource }: PromptSource): PeekStep | undefined {
  const row: readonly CardEffect[] = isList<VoicesTerms>(effect) ? effect : [effect];
  const peek = row.find(
    (each): each is PeekStep => !isList<VoicesTerms>(each) && isStep<VoicesTerms>(each) && each.do === 'peek',
  );
  return peek === undefined || effectSource.effect === peek || effectSource.following.includes(peek) ? undefined : peek;
}

/** A step of *them* becomes one of *you*: they are the one asked. */
function asOwnStep(effect: CardEffect): CardEffect {
  return isStepOfThem(effect) ? ({ ...effect, who: 'you' } as CardEffect) : effect;
}

function isStepOfThem(effect: CardEffect): boolean {
  return !isList<VoicesTerms>(effect) && isStep<VoicesTerms>(effect) && 'who' in effect && effect.who === 'them';
}
