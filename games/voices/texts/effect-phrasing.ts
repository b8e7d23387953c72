// Transforms an effect into the form in which it is phrased: two puts become one, the same with guilt or with innocence
// becomes "guilt or innocence", and a token that was just looked at becomes "it".

import type { Amount, Effect } from '@kuluary/card-language/language';
import { isList, isStep } from '@kuluary/card-language/wording/clause-writer';
import type {
  CardCondition,
  CardEffect,
  CountTerm,
  EffectStep,
  JurorRef,
  RegionRef,
  SeatTerm,
  VoicesTerms,
} from '../rules/card-terms.ts';
import type { JurorType, Region, VerdictToken } from '../rules/vocabulary.ts';

export type PhrasedToken = VerdictToken | 'either';

/** Also `all`: each of several; `them`: the jurors that the condition names. */
export type PhrasedJurorRef =
  | JurorRef
  | { readonly with: PhrasedToken }
  | { readonly all: readonly JurorType[] }
  | 'them';
export type PhrasedRegionRef = RegionRef | readonly Region[];

/** `unseen`: an influence token that nobody looks at. */
export interface PutPart {
  readonly token: PhrasedToken | 'unseen';
  readonly n: Amount<CountTerm>;
  readonly on: PhrasedJurorRef;
}

/** How many tokens were just looked at, where the top one of them is meant. (`isSame`: the first alternative named it.) */
type SeenTokens = 'one' | 'several';

type StepOf<Do extends EffectStep['do']> = Extract<EffectStep, { readonly do: Do }>;
type UnchangedStep = StepOf<
  'influence' | 'peek' | 'return' | 'place' | 'move' | 'discard' | 'target' | 'first' | 'replace' | 'course'
>;

export type PhrasedStep =
  | UnchangedStep
  | { readonly do: 'put'; readonly parts: readonly PutPart[]; readonly isEither?: true } // one of them
  | {
      readonly do: 'remove';
      readonly token: PhrasedToken;
      readonly n: Amount<CountTerm>;
      readonly from: PhrasedJurorRef;
    }
  | { readonly do: 'shift'; readonly token: PhrasedToken; readonly from: PhrasedJurorRef; readonly to: PhrasedJurorRef }
  | { readonly do: 'turn'; readonly token: PhrasedToken; readonly on: PhrasedJurorRef }
  | (Omit<StepOf<'discard-influence'>, 'from'> & { readonly from: PhrasedJurorRef; readonly seen?: SeenTokens })
  | (Omit<StepOf<'shift-influence'>, 'from'> & {
      readonly from: PhrasedJurorRef;
      readonly seen?: SeenTokens;
      readonly isSame?: true;
    })
  | (Omit<StepOf<'reveal'>, 'on'> & { readonly on: PhrasedJurorRef; readonly seen?: SeenTokens })
  | (Omit<StepOf<'destroy'>, 'in'> & { readonly in: PhrasedRegionRef })
  | { readonly do: 'draw'; readonly n: number; readonly who?: SeatTerm | 'both' } // both: you and *them*
  | { readonly do: 'give-first'; readonly isSame?: true } // to *them*
  | { readonly do: 'otherwise'; readonly unless: CardCondition | null; readonly effect: PhrasedEffect }; // null: "otherwise"

export interface PhrasedTerms extends Omit<VoicesTerms, 'step'> {
  readonly step: PhrasedStep;
}
export type PhrasedEffect = Effect<PhrasedTerms>;

/** `isImplied`: whether a condition only says that the step is possible. */
export function phraseEffectWith(
  effect: CardEffect,
  isImplied: (test: CardCondition, then: PhrasedEffect) => boolean,
): PhrasedEffect {
  let seen: SeenTokens | undefined;

  function each(effect: CardEffect): PhrasedEffect {
    if (isList<VoicesTerms>(effect)) return joinedWithTarget(effect.map(each));
    if (isStep<VoicesTerms>(effect)) return step(effect);
    if ('if' in effect) return conditional(effect);
    if ('may' in effect) return { may: each(effect.may) };
    if ('either' in effect) return either(effect.either);
    if ('times' in effect) return { times: effect.times, effect: each(effect.effect) };
    if ('each' in effect) return { each: effect.each, effect: each(effect.effect) };
    throw new Error('Voices has no attacks');
  }

  function conditional({ if: condition, then, else: other }: Extract<CardEffect, { if: unknown }>): PhrasedEffect {
    const first = { if: condition, then: withPronounForCondition(each(then), condition) };
    if (other === undefined) return first;
    const unless = isImplied(condition, first.then) ? condition : null;
    return [first, { do: 'otherwise', unless, effect: each(other) }];
  }

  function either(options: readonly CardEffect[]): PhrasedEffect {
    const before = seen;
    const all = options.map((option) => {
      seen = before;
      return each(option);
    });
    const [first, second] = all;
    if (all.length !== 2 || !first || !second) return { either: all };
    return combinedAlternative(first, second) ?? { either: [first, withPronounForRepeat(first, second)] };
  }

  function step(step: EffectStep): PhrasedStep {
    switch (step.do) {
      case 'put':
        return { do: 'put', parts: [{ token: step.token, n: step.n ?? 1, on: step.on }] };
      case 'blind':
        return { do: 'put', parts: [{ token: 'unseen', n: step.n, on: step.on }] };
      case 'remove':
        return { ...step, n: step.n ?? 1 };
      case 'peek':
        seen = step.n === 1 ? 'one' : 'several';
        return step;
      case 'discard-influence':
      case 'shift-influence':
        return step.from === 'it' && seen ? { ...step, seen } : step;
      case 'reveal':
        return step.on === 'it' && seen ? { ...step, seen } : step;
      default:
        return step;
    }
  }

  return each(effect);
}

/** One step for two alternatives that differ only in guilt/innocence or in the region. */
function combinedAlternative(one: PhrasedEffect, other: PhrasedEffect): PhrasedStep | undefined {
  if (
    isList<PhrasedTerms>(one) ||
    isList<PhrasedTerms>(other) ||
    !isStep<PhrasedTerms>(one) ||
    !isStep<PhrasedTerms>(other)
  )
    return undefined;
  if (one.do === 'destroy' && other.do === 'destroy' && isRegion(one.in) && isRegion(other.in)) {
    const isSame = JSON.stringify({ ...one, in: 0 }) === JSON.stringify({ ...other, in: 0 });
    return isSame ? { ...one, in: [one.in, other.in] } : undefined;
  }
  if (isSinglePut(one) && isSinglePut(other) && !isGuiltInnocenceMirror(one, other)) {
    return { do: 'put', parts: [...one.parts, ...other.parts], isEither: true };
  }
  if (!isGuiltInnocenceMirror(one, other)) return undefined;
  return JSON.parse(JSON.stringify(one).replace(/"guilt"|"innocence"/g, '"either"')) as PhrasedStep;
}

function isSinglePut(step: PhrasedStep): step is PhrasedStepOf<'put'> {
  return step.do === 'put' && step.parts.length === 1;
}

/** The steps differ only in guilt/innocence. */
function isGuiltInnocenceMirror(one: PhrasedStep, other: PhrasedStep): boolean {
  const [first, second] = [JSON.stringify(one), JSON.stringify(other)];
  return first !== second && swapGuiltAndInnocence(first) === second;
}

/** The second alternative calls "it" what the first has named. */
function withPronounForRepeat(one: PhrasedEffect, other: PhrasedEffect): PhrasedEffect {
  if (isStepDoing(one, 'discard-influence') && isStepDoing(other, 'shift-influence') && one.seen)
    return { ...other, isSame: true };
  if (!isStepDoing(one, 'first') || !isList<PhrasedTerms>(other) || !isStepDoing(other[1], 'give-first')) return other;
  return [other[0]!, { ...other[1], isSame: true }];
}

/** "If logical jurors have none, put one on them." */
function withPronounForCondition(then: PhrasedEffect, test: CardCondition): PhrasedEffect {
  const of = 'none' in test ? test.none : 'of' in test ? test.of : undefined;
  if (of === undefined || !('tokens' in of) || of.on === 'all') return then;
  return JSON.parse(JSON.stringify(then), (key, value) =>
    (key === 'on' || key === 'from') && value === of.on ? 'them' : value,
  ) as PhrasedEffect;
}

function swapGuiltAndInnocence(text: string): string {
  return text.replace(/"(guilt|innocence)"/g, (_, token) => (token === 'guilt' ? '"innocence"' : '"guilt"'));
}

function isRegion(where: PhrasedRegionRef): where is Region {
  return typeof where === 'string' && where !== 'any' && where !== 'here' && where !== 'elsewhere';
}

/** Merges a target step with the steps that concern the target. */
function joinedWithTarget(effects: readonly PhrasedEffect[]): PhrasedEffect {
  const [first, second, third] = effects;
  if (!isTarget(first)) return effects;
  if (isFirstTokenGiven(second)) return [first, { do: 'give-first' }, ...effects.slice(2)];
  if (!isDraw(second) || !isDraw(third) || second.n !== third.n) return effects;
  return [first, { do: 'draw', n: second.n, who: 'both' }, ...effects.slice(3)];
}

type PhrasedStepOf<Do extends PhrasedStep['do']> = Extract<PhrasedStep, { readonly do: Do }>;

function isStepDoing<Do extends PhrasedStep['do']>(
  effect: PhrasedEffect | undefined,
  kind: Do,
): effect is PhrasedStepOf<Do> {
  return effect !== undefined && !isList<PhrasedTerms>(effect) && isStep<PhrasedTerms>(effect) && effect.do === kind;
}
const isTarget = (effect: PhrasedEffect | undefined) => isStepDoing(effect, 'target');
const isDraw = (effect: PhrasedEffect | undefined) => isStepDoing(effect, 'draw');
const isFirstTokenGiven = (effect: PhrasedEffect | undefined) => isStepDoing(effect, 'first') && effect.who === 'them';

/** Merges successive puts: equal tokens on named types become one part. */
export function mergedParts(parts: readonly PutPart[], more: readonly PutPart[]): readonly PutPart[] {
  const all = parts.slice();
  for (const part of more) {
    const last = all.at(-1)!;
    const [before, here] = [namedJurors(last.on), namedJurors(part.on)];
    const isSame = last.token === part.token && last.n === 1 && part.n === 1;
    if (before && here && isSame) all[all.length - 1] = { ...last, on: { all: [...before, ...here] } };
    else all.push(part);
  }
  return all.some(({ on }) => on === 'it' || on === 'other') ? all : all.sort((a, b) => unseenRank(a) - unseenRank(b));
}

/** Unseen tokens come last, or all would seem unseen. */
const unseenRank = ({ token }: PutPart) => (token === 'unseen' ? 1 : 0);

/** undefined: a choice is needed. */
function namedJurors(on: PhrasedJurorRef): readonly JurorType[] | undefined {
  if (typeof on === 'object') return 'all' in on ? on.all : undefined;
  return on === 'any' || on === 'it' || on === 'other' || on === 'them' ? undefined : [on];
}

/** Any type that has such a token. (Arrays have a method `with`.) */
export function isAnyWithToken(where: PhrasedJurorRef): where is { readonly with: PhrasedToken | 'influence' } {
  return typeof where === 'object' && !Array.isArray(where) && 'with' in where;
}

export function isAnyType(where: PhrasedJurorRef): boolean {
  return where === 'any' || isAnyWithToken(where);
}
