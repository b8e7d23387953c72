// What is in the box, numbered; and every effect as a program.

import { type Program, programOf } from '@kuluary/effects/program';
import type { Ability, CardEffect, CardSet, Part, Plot, Role, Strategy, TrialCard, Voices } from './dialect.ts';
import type { Emotion, SideName, TrialRegion } from './vocabulary.ts';

export const ROUNDS = 8;
export const PHASE_ROUNDS = 4;
export const MARKET = 3;
export const HAND_LIMIT = 3;
export const DEALT = 2; // strategies at the start
export const COPIES = 2; // of each strategy
export const FACE_COUNTS = [12, 12, 6] as const; // guilt, innocence, blank
export const TOKENS = 30;
export const CONVICTION = 4; // types of six
export const PROSECUTOR = 0; // the number of that role

/** How roles are drawn for experts, by seats: guilt, innocence, neutral. One of them is put aside unseen. */
export const EXPERT_ROLES: Readonly<Record<number, readonly [number, number, number]>> = {
  3: [1, 1, 1],
  4: [1, 1, 2],
  5: [1, 2, 2],
  6: [2, 2, 2],
};

/** Programs that every box has. */
export const TRIAL = 0;
export const WINDOW = 1;

const course = (part: Part): CardEffect => ({ do: 'course', part });

const ROUND: CardEffect = [
  course('choose'),
  { each: 'round', effect: [course('turn'), course('place')] },
  course('read'),
  course('refill'),
  course('planning'),
  course('plan'),
  course('also'),
  course('pass'),
];

/** What can be done after placing it, where markers have abilities. */
export const MARKER_ABILITIES: Readonly<Partial<Record<Emotion, CardEffect>>> = {
  anger: { may: { do: 'destroy', whose: 'waiting', in: 'here' } },
  sadness: { may: { do: 'place', from: 'destroyed', in: 'elsewhere' } },
  trust: { may: { do: 'move', whose: 'own', from: 'any', to: 'back', another: true } },
  fear: { if: { atLeast: 1, of: { fell: 'joy' } }, then: { may: { do: 'draw', n: 1 } } },
  embarrassment: { do: 'replace' },
  panic: { if: { atLeast: 2, of: { fell: 'any' } }, then: { may: { do: 'put', token: 'guilt', on: 'any' } } },
};

export interface BoxedAbility {
  readonly by: 'prosecutor' | TrialRegion;
  readonly isHidden: boolean;
  readonly programs: readonly number[]; // one, or one for each choice
}

interface BoxedTrial extends Pick<TrialCard, 'id' | 'phase' | 'regions'> {
  readonly sides: Readonly<Record<SideName, readonly BoxedAbility[]>>;
}

interface BoxedStrategy extends Strategy {
  readonly program: number;
}

export interface Box {
  readonly programs: readonly Program<Voices>[];
  readonly trial: readonly BoxedTrial[];
  readonly strategies: readonly BoxedStrategy[];
  readonly roles: readonly Role[]; // the first is the prosecutor
  readonly plots: readonly Plot[];
  readonly markerPrograms: Readonly<Partial<Record<Emotion, number>>>;
}

export function boxOf(set: CardSet): Box {
  const programs: Program<Voices>[] = [programOf(ROUND), programOf(course('window'))];
  const add = (effect: CardEffect): number => programs.push(programOf(effect)) - 1;
  const ability = (each: Ability): BoxedAbility =>
    'hidden' in each
      ? { by: each.by, isHidden: true, programs: each.hidden.map(add) }
      : { by: each.by, isHidden: false, programs: [add(each.effect)] };
  const prosecutor: Role = { id: 'prosecutor', icon: 'guilt', seats: [3, 4, 5, 6], goals: [] };
  const emotions = Object.entries(MARKER_ABILITIES) as [Emotion, CardEffect][];
  return {
    programs,
    trial: set.trial.map(({ id, phase, regions, front, back }) => ({
      id,
      phase,
      regions,
      sides: { front: front.abilities.map(ability), back: back.abilities.map(ability) },
    })),
    strategies: set.strategies.map((each) => ({ ...each, program: add([each.effect, course('played')]) })),
    roles: [prosecutor, ...set.roles],
    plots: set.plots,
    markerPrograms: Object.fromEntries(emotions.map(([emotion, effect]) => [emotion, add(effect)])),
  };
}

/** The trial cards of a phase. */
export function trialOf({ trial }: Pick<Box, 'trial'>, phase: 1 | 2): number[] {
  return trial.flatMap((card, number) => (card.phase === phase ? [number] : []));
}

export function trialNumber({ trial }: Pick<Box, 'trial'>, id: string): number {
  return trial.findIndex((card) => card.id === id);
}

export function strategyNumber({ strategies }: Pick<Box, 'strategies'>, id: string): number {
  return strategies.findIndex((card) => card.id === id);
}
