// Constants of the game, and its cards: numbered, with every effect compiled to a program.

import { compileEffect, type Program } from '@kuluary/card-language/compiler';
import type {
  Ability,
  CardEffect,
  CardSet,
  Plot,
  Role,
  RoundPart,
  Strategy,
  TrialCard,
  VoicesTerms,
} from './card-terms.ts';
import { MARKER_ABILITIES } from './marker-abilities.ts';
import type { Emotion, SideName, TrialRegion } from './vocabulary.ts';

export const ROUNDS = 8;
export const ROUNDS_PER_PHASE = 4;
export const MARKET_SIZE = 3;
export const HAND_LIMIT = 3;
export const DEALT_STRATEGIES = 2;
export const COPIES_PER_STRATEGY = 2;
export const FACE_COUNTS = [12, 12, 6] as const; // guilt, innocence, blank
export const INFLUENCE_TOKENS = 30;
export const GUILTY_TYPES_TO_CONVICT = 4;
export const PROSECUTOR_ROLE = 0; // its number

/** Expert roles to draw by number of seats: guilt, innocence, neutral. One of them is put aside unseen. */
export const EXPERT_ROLES: Readonly<Record<number, readonly [number, number, number]>> = {
  3: [1, 1, 1],
  4: [1, 1, 2],
  5: [1, 2, 2],
  6: [2, 2, 2],
};

/** Numbers of the programs that do not depend on the cards. */
export const ROUND_PROGRAM = 0;
export const WINDOW_PROGRAM = 1;

const roundPart = (part: RoundPart): CardEffect => ({ do: 'course', part });

const ROUND_EFFECT: CardEffect = [
  roundPart('choose'),
  { each: 'round', effect: [roundPart('turn'), roundPart('place')] },
  roundPart('read'),
  roundPart('refill'),
  roundPart('planning'),
  roundPart('plan'),
  roundPart('also'),
  roundPart('pass'),
];

export interface BoxedAbility {
  readonly by: 'prosecutor' | TrialRegion;
  readonly isHidden: boolean;
  readonly programs: readonly number[]; // one, or one per hidden option
}

interface BoxedTrial extends Pick<TrialCard, 'id' | 'phase' | 'regions'> {
  readonly sides: Readonly<Record<SideName, readonly BoxedAbility[]>>;
}

interface BoxedStrategy extends Strategy {
  readonly program: number;
}

export interface CardBox {
  readonly programs: readonly Program<VoicesTerms>[];
  readonly trial: readonly BoxedTrial[];
  readonly strategies: readonly BoxedStrategy[];
  readonly roles: readonly Role[]; // the first is the prosecutor
  readonly plots: readonly Plot[];
  readonly markerPrograms: Readonly<Partial<Record<Emotion, number>>>;
}

export function makeCardBox(set: CardSet): CardBox {
  const programs: Program<VoicesTerms>[] = [compileEffect(ROUND_EFFECT), compileEffect(roundPart('window'))];
  const add = (effect: CardEffect): number => programs.push(compileEffect(effect)) - 1;
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
    strategies: set.strategies.map((each) => ({ ...each, program: add([each.effect, roundPart('played')]) })),
    roles: [prosecutor, ...set.roles],
    plots: set.plots,
    markerPrograms: Object.fromEntries(emotions.map(([emotion, effect]) => [emotion, add(effect)])),
  };
}

export function trialCardsOfPhase({ trial }: Pick<CardBox, 'trial'>, phase: 1 | 2): number[] {
  return trial.flatMap((card, number) => (card.phase === phase ? [number] : []));
}

export function trialNumber({ trial }: Pick<CardBox, 'trial'>, id: string): number {
  return trial.findIndex((card) => card.id === id);
}

export function strategyNumber({ strategies }: Pick<CardBox, 'strategies'>, id: string): number {
  return strategies.findIndex((card) => card.id === id);
}
