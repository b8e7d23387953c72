// The expert: keeps beliefs about every hidden card, imagines tables that fit them, tries its moves there against seats
// that know as little as those at the real one, and takes what wins most often. How well it plays is a number of
// simulations, never a time: the same luck makes the same move on any machine.

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
import { leanOf, STYLES, type Style } from './lean.ts';
import { type Arm, armOf, errorOf, rateOf, search, type Trial } from './search.ts';
import { SHREWD, TEMPERS, type Temper } from './temper.ts';
import { worldsOf } from './worlds.ts';

export interface Strength {
  readonly simulations: number; // games played out for a decision, about
  readonly haste: number; // how much worse, in wins, a move may well be that it takes all the same
}

export const STRENGTHS = {
  easy: { simulations: 60, haste: 0.15 },
  normal: { simulations: 120, haste: 0.06 },
  hard: { simulations: 300, haste: 0.02 },
  expert: { simulations: 1200, haste: 0.005 },
} as const satisfies Record<string, Strength>;
export type StrengthName = keyof typeof STRENGTHS;

const SEEDS = 2 ** 31;
const GRAINS = 2 ** 20; // of luck

export function expertOf(strength: Strength, style: Style = STYLES.even): Bot<View, Move> {
  return {
    choose(view, moves, chance) {
      const worthThought = candidates(view, moves);
      if (worthThought.length === 1) return worthThought[0]!;
      const arms = think(view, worthThought, strength.simulations, chance);
      return mix(arms, leanOf(view, style), strength.haste, chance);
    },
  };
}

export const expert = expertOf(STRENGTHS.expert);

/** What each move brings, as far as it was worth finding out. */
function think(view: View, moves: readonly Move[], simulations: number, chance: Chance): Arm[] {
  const me = view.viewer as Seat;
  const beliefs = new Beliefs(view, TEMPERS);
  beliefs.memory.turnPage();
  const worlds = worldsOf(view, beliefs, chance);
  let mayBeLie = false;
  const nextTrial = (): Trial => {
    const world = worlds.next();
    mayBeLie ||= isLie(world);
    world.history.length = world.notes.length = 0; // all that matters of them is in the beliefs
    return { world, tempers: castTempers(world, me, beliefs, chance), seed: chance.below(SEEDS) };
  };
  const arms = search(moves, nextTrial, me, beliefs.memory, simulations);
  if (mayBeLie || !arms.some(({ move }) => move.type === 'challenge')) return arms;
  return moves.filter((move) => move.type !== 'challenge').map(armOf); // a challenge that is lost in all worlds is none
}

/** Is a claim in question that is not true? */
function isLie(world: State): boolean {
  if (world.action === NONE) return false;
  const claim = claimOf(world);
  return claim !== NONE && placeOf(world, claimantOf(world), claim) === NONE;
}

/** Who plays how in a world: this seat well, the others as it believes they do. */
function castTempers(world: State, me: Seat, beliefs: Beliefs, chance: Chance): Temper[] {
  return world.coins.map((_, seat) => {
    if (seat === me || (world.alive & (1 << seat)) === 0) return SHREWD;
    if (world.phase === PICK) return TEMPERS[chance.below(TEMPERS.length)]!; // nobody has done anything yet
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
