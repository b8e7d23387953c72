// An effect as it is said. What the data tells one after the other a card says at once: two puts are one sentence, the
// same with guilt or with innocence is "guilt or innocence", and a token that was just looked at is "it".

import type { Amount, Effect } from '@kuluary/effects/language';
import { isList, isStep } from '@kuluary/effects/words/clauses';
import type { CardEffect, CardTest, Count, In, Step, Voices, Where, Who } from '../rules/dialect.ts';
import type { Juror, Region, Verdict } from '../rules/vocabulary.ts';

export type Token = Verdict | 'either';

/** As in the rules, and: each of several; those of whom the condition has just spoken. */
export type SaidWhere = Where | { readonly with: Token } | { readonly all: readonly Juror[] } | 'them';
export type SaidIn = In | readonly Region[];

/** What is put somewhere. `unseen`: an influence token that nobody looks at. */
export interface Part {
  readonly token: Token | 'unseen';
  readonly n: Amount<Count>;
  readonly on: SaidWhere;
}

/** How many tokens were just looked at, where it is the top one of them that is meant. `isSame`, in an alternative: what
 * was just named once already. */
type Seen = 'one' | 'several';

type Of<Do extends Step['do']> = Extract<Step, { readonly do: Do }>;
type Same = Of<
  'influence' | 'peek' | 'return' | 'place' | 'move' | 'discard' | 'target' | 'first' | 'replace' | 'course'
>;

export type SaidStep =
  | Same
  | { readonly do: 'put'; readonly parts: readonly Part[]; readonly isEither?: true } // one of them
  | { readonly do: 'remove'; readonly token: Token; readonly n: Amount<Count>; readonly from: SaidWhere }
  | { readonly do: 'shift'; readonly token: Token; readonly from: SaidWhere; readonly to: SaidWhere }
  | { readonly do: 'turn'; readonly token: Token; readonly on: SaidWhere }
  | (Omit<Of<'discard-influence'>, 'from'> & { readonly from: SaidWhere; readonly seen?: Seen })
  | (Omit<Of<'shift-influence'>, 'from'> & { readonly from: SaidWhere; readonly seen?: Seen; readonly isSame?: true })
  | (Omit<Of<'reveal'>, 'on'> & { readonly on: SaidWhere; readonly seen?: Seen })
  | (Omit<Of<'destroy'>, 'in'> & { readonly in: SaidIn })
  | { readonly do: 'draw'; readonly n: number; readonly who?: Who | 'both' } // both: you and *them*
  | { readonly do: 'give-first'; readonly isSame?: true } // to *them*
  | { readonly do: 'otherwise'; readonly unless: CardTest | null; readonly effect: SaidEffect }; // null: "otherwise"

export interface Said extends Omit<Voices, 'step'> {
  readonly step: SaidStep;
}
export type SaidEffect = Effect<Said>;

/** `goesWithout`: a condition that only says that it can be done at all. */
export function said(effect: CardEffect, goesWithout: (test: CardTest, then: SaidEffect) => boolean): SaidEffect {
  let seen: Seen | undefined;

  function each(effect: CardEffect): SaidEffect {
    if (isList<Voices>(effect)) return joined(effect.map(each));
    if (isStep<Voices>(effect)) return step(effect);
    if ('if' in effect) return conditional(effect);
    if ('may' in effect) return { may: each(effect.may) };
    if ('either' in effect) return either(effect.either);
    if ('times' in effect) return { times: effect.times, effect: each(effect.effect) };
    if ('each' in effect) return { each: effect.each, effect: each(effect.effect) };
    throw new Error('nobody attacks here');
  }

  function conditional({ if: test, then, else: other }: Extract<CardEffect, { if: unknown }>): SaidEffect {
    const first = { if: test, then: pronoun(each(then), test) };
    if (other === undefined) return first;
    const unless = goesWithout(test, first.then) ? test : null;
    return [first, { do: 'otherwise', unless, effect: each(other) }];
  }

  function either(options: readonly CardEffect[]): SaidEffect {
    const before = seen;
    const all = options.map((option) => {
      seen = before;
      return each(option);
    });
    const [first, second] = all;
    if (all.length !== 2 || !first || !second) return { either: all };
    return alike(first, second) ?? { either: [first, again(first, second)] };
  }

  function step(step: Step): SaidStep {
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

/** The same with guilt as with innocence, or in one region as in another: one step that says both. */
function alike(one: SaidEffect, other: SaidEffect): SaidStep | undefined {
  if (isList<Said>(one) || isList<Said>(other) || !isStep<Said>(one) || !isStep<Said>(other)) return undefined;
  if (one.do === 'destroy' && other.do === 'destroy' && isRegion(one.in) && isRegion(other.in)) {
    const isSame = JSON.stringify({ ...one, in: 0 }) === JSON.stringify({ ...other, in: 0 });
    return isSame ? { ...one, in: [one.in, other.in] } : undefined;
  }
  if (isSinglePut(one) && isSinglePut(other) && !isMirror(one, other)) {
    return { do: 'put', parts: [...one.parts, ...other.parts], isEither: true };
  }
  if (!isMirror(one, other)) return undefined;
  return JSON.parse(JSON.stringify(one).replace(/"guilt"|"innocence"/g, '"either"')) as SaidStep;
}

function isSinglePut(step: SaidStep): step is SaidOf<'put'> {
  return step.do === 'put' && step.parts.length === 1;
}

/** The same with guilt as with innocence. */
function isMirror(one: SaidStep, other: SaidStep): boolean {
  const [first, second] = [JSON.stringify(one), JSON.stringify(other)];
  return first !== second && mirrored(first) === second;
}

/** What the first alternative has named, the second one calls "it". */
function again(one: SaidEffect, other: SaidEffect): SaidEffect {
  if (isDoing(one, 'discard-influence') && isDoing(other, 'shift-influence') && one.seen)
    return { ...other, isSame: true };
  if (!isDoing(one, 'first') || !isList<Said>(other) || !isDoing(other[1], 'give-first')) return other;
  return [other[0]!, { ...other[1], isSame: true }];
}

/** "If logical jurors have none, put one on them." */
function pronoun(then: SaidEffect, test: CardTest): SaidEffect {
  const of = 'none' in test ? test.none : 'of' in test ? test.of : undefined;
  if (of === undefined || !('tokens' in of) || of.on === 'all') return then;
  return JSON.parse(JSON.stringify(then), (key, value) =>
    (key === 'on' || key === 'from') && value === of.on ? 'them' : value,
  ) as SaidEffect;
}

function mirrored(text: string): string {
  return text.replace(/"(guilt|innocence)"/g, (_, token) => (token === 'guilt' ? '"innocence"' : '"guilt"'));
}

function isRegion(where: SaidIn): where is Region {
  return typeof where === 'string' && where !== 'any' && where !== 'here' && where !== 'elsewhere';
}

/** Who is chosen is named where something is done to them; what both get is said once. */
function joined(effects: readonly SaidEffect[]): SaidEffect {
  const [first, second, third] = effects;
  if (!isTarget(first)) return effects;
  if (isFirstTheirs(second)) return [first, { do: 'give-first' }, ...effects.slice(2)];
  if (!isDraw(second) || !isDraw(third) || second.n !== third.n) return effects;
  return [first, { do: 'draw', n: second.n, who: 'both' }, ...effects.slice(3)];
}

type SaidOf<Do extends SaidStep['do']> = Extract<SaidStep, { readonly do: Do }>;

function isDoing<Do extends SaidStep['do']>(effect: SaidEffect | undefined, deed: Do): effect is SaidOf<Do> {
  return effect !== undefined && !isList<Said>(effect) && isStep<Said>(effect) && effect.do === deed;
}
const isTarget = (effect: SaidEffect | undefined) => isDoing(effect, 'target');
const isDraw = (effect: SaidEffect | undefined) => isDoing(effect, 'draw');
const isFirstTheirs = (effect: SaidEffect | undefined) => isDoing(effect, 'first') && effect.who === 'them';

/** Puts that follow each other. Like tokens on named types come together. */
export function mergedParts(parts: readonly Part[], more: readonly Part[]): readonly Part[] {
  const all = parts.slice();
  for (const part of more) {
    const last = all.at(-1)!;
    const [before, here] = [named(last.on), named(part.on)];
    const isSame = last.token === part.token && last.n === 1 && part.n === 1;
    if (before && here && isSame) all[all.length - 1] = { ...last, on: { all: [...before, ...here] } };
    else all.push(part);
  }
  return all.some(({ on }) => on === 'it' || on === 'other') ? all : all.sort((a, b) => blindness(a) - blindness(b));
}

/** What is put unseen comes last, lest all of it seem to be. */
const blindness = ({ token }: Part) => (token === 'unseen' ? 1 : 0);

/** The types that are meant, if nobody has to choose. */
function named(on: SaidWhere): readonly Juror[] | undefined {
  if (typeof on === 'object') return 'all' in on ? on.all : undefined;
  return on === 'any' || on === 'it' || on === 'other' || on === 'them' ? undefined : [on];
}

/** Any type that has such a token. Lists have a method of that name. */
export function isHaving(where: SaidWhere): where is { readonly with: Token | 'influence' } {
  return typeof where === 'object' && !Array.isArray(where) && 'with' in where;
}

/** Any type at all. */
export function isAnybody(where: SaidWhere): boolean {
  return where === 'any' || isHaving(where);
}
