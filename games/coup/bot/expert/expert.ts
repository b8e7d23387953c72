// The expert: keeps beliefs about every hidden card, imagines tables that fit them, tries its moves there against seats
// that know as little as those at the real one, and takes what wins most often. How well it plays is a number of
// simulations, never a time: the same luck makes the same move on any machine.

import type { Strength as StrengthName } from '@kuluary/bots/opponents';
import type { Chance } from '@kuluary/kernel/chance';
import type { Bot, Seat } from '@kuluary/kernel/game';
import { NONE } from '../../rules/characters.ts';
import type { Move } from '../../rules/moves.ts';
import { claimantOf, claimOf } from '../../rules/proof.ts';
import { PICK, placeOf, type State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { Beliefs } from './beliefs.ts';
import { candidates } from './candidates.ts';
import { handIn } from './hand.ts';
import { instinctOf } from './instinct.ts';
import { combined, leanOf, STYLES, type Style } from './lean.ts';
import { luck } from './policy.ts';
import { type Arm, armOf, errorOf, rateOf, SEEDS, search, type Trial } from './search.ts';
import { HONEST, NOVICE, SCEPTIC, SHREWD, TEMPERS, type Temper } from './temper.ts';
import { worldsOf } from './worlds.ts';

/** How well somebody plays: by how much they think, and by the mistakes that people make. */
export interface Strength {
  readonly simulations: number; // games played out for a decision, about
  readonly haste: number; // how much worse, in wins, a move may well be that it takes all the same
  readonly recall: number; // how many of the last things that happened tell it something
  readonly reckonsWith: readonly Temper[]; // whom it takes the others for
  readonly habits: Style; // what it shies away from
  readonly rash: { readonly share: number; readonly temper: Temper }; // how often it does the obvious, and what that is
}

const TIMID: Style = { lies: -0.4, doubts: -0.15, revenge: 0.05 };
const WARY: Style = { lies: -0.13, doubts: -0.18, revenge: 0 };
const NEVER = { share: 0, temper: SHREWD };
const EVERYTHING = Number.POSITIVE_INFINITY;

/** Easy believes what people say, seldom dares to lie, forgets who claimed what a round ago, and mostly does the obvious.
 * Normal knows that people lie, forgets it after a few rounds, and now and then acts before it thinks. The others remember
 * all of it, and take their time. */
export const STRENGTHS = {
  easy: {
    simulations: 60,
    haste: 0.04,
    recall: 6,
    reckonsWith: [HONEST],
    habits: TIMID,
    rash: { share: 0.8, temper: NOVICE },
  },
  normal: {
    simulations: 120,
    haste: 0.03,
    recall: 20,
    reckonsWith: TEMPERS,
    habits: WARY,
    rash: { share: 0.3, temper: SCEPTIC },
  },
  hard: {
    simulations: 300,
    haste: 0.01,
    recall: EVERYTHING,
    reckonsWith: TEMPERS,
    habits: STYLES.even,
    rash: NEVER,
  },
  expert: {
    simulations: 1200,
    haste: 0.005,
    recall: EVERYTHING,
    reckonsWith: TEMPERS,
    habits: STYLES.even,
    rash: NEVER,
  },
} as const satisfies Record<StrengthName, Strength>;

const GRAINS = 2 ** 20; // of luck

export function expertOf(strength: Strength, style: Style = STYLES.even): Bot<View, Move> {
  return {
    choose(view, moves, chance) {
      const worthThought = candidates(view, moves);
      if (worthThought.length === 1) return worthThought[0]!;
      const { share, temper } = strength.rash;
      if (luck(chance, share)) return instinctOf(temper, strength.recall).choose(view, worthThought, chance);
      const arms = think(view, worthThought, strength, chance);
      return mix(arms, leanOf(view, combined(strength.habits, style)), strength.haste, chance);
    },
  };
}

/** What each move brings, as far as it was worth finding out; without those that are clearly worse. */
function think(view: View, moves: readonly Move[], strength: Strength, chance: Chance): Arm[] {
  const { arms, mayBeLie } = tryMoves(view, moves, strength, chance);
  if (mayBeLie || !arms.some(({ move }) => move.type === 'challenge')) return arms.filter((arm) => !arm.isGivenUp);
  return moves.filter((move) => move.type !== 'challenge').map(armOf); // a challenge that is lost in all worlds is none
}

/** Tries moves in worlds that may be the real one, each at least so often. `mayBeLie`: in some of them the claim in question is not true. */
export function tryMoves(view: View, moves: readonly Move[], strength: Strength, chance: Chance, least = 0) {
  const me = view.viewer as Seat;
  const { simulations, recall, reckonsWith } = strength;
  const beliefs = new Beliefs(view, reckonsWith, recall);
  beliefs.memory.turnPage();
  const worlds = worldsOf(view, beliefs, chance);
  let mayBeLie = false;
  const nextTrial = (): Trial => {
    const world = worlds.next();
    mayBeLie ||= isLie(world);
    world.history.length = world.notes.length = 0; // all that matters of them is in the beliefs
    return { world, tempers: castTempers(world, me, beliefs, reckonsWith, chance), seed: chance.below(SEEDS) };
  };
  const arms = search(moves, nextTrial, me, beliefs.memory, simulations, least);
  return { arms, mayBeLie };
}

/** Is a claim in question that is not true? */
export function isLie(world: State): boolean {
  if (world.action === NONE) return false;
  const claim = claimOf(world);
  return claim !== NONE && placeOf(world, claimantOf(world), claim) === NONE;
}

/** Who plays how in a world: this seat well, the others as it believes they do. */
function castTempers(world: State, me: Seat, beliefs: Beliefs, tempers: readonly Temper[], chance: Chance): Temper[] {
  return world.coins.map((_, seat) => {
    if (seat === me || (world.alive & (1 << seat)) === 0) return SHREWD;
    if (world.phase === PICK) return tempers[chance.below(tempers.length)]!; // nobody has done anything yet
    return beliefs.drawTemper(seat, handIn(world, seat), chance);
  });
}

/** One of the moves that are as good as far as we can tell, the better the oftener: nobody shall read us like a book. */
function mix(arms: readonly Arm[], lean: (move: Move) => number, haste: number, chance: Chance): Move {
  const values = arms.map((arm) => rateOf(arm) + lean(arm.move));
  const best = Math.max(...values);
  const scale = haste + errorOf(arms[values.indexOf(best)]!) / 4;
  const weights = values.map((value) => Math.exp((value - best) / scale));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let lot = (all * (chance.below(GRAINS) + 0.5)) / GRAINS;
  const chosen = weights.findIndex((weight) => {
    lot -= weight;
    return lot <= 0;
  });
  return arms[Math.max(chosen, 0)]!.move;
}
