// The expert bot: keeps beliefs about every hidden card, samples states that fit them, plays its candidate moves out there
// against seats that know only what is public, and takes what wins most often. Its strength is a number of simulations,
// never a time, so the same seed gives the same move on any machine.

import type { Strength } from '@kuluary/bots/opponents';
import type { Chance } from '@kuluary/kernel/chance';
import type { Bot, Seat } from '@kuluary/kernel/game';
import { NONE } from '../../rules/characters.ts';
import { claimantOf, claimInQuestion } from '../../rules/claims-and-proven-cards.ts';
import type { Move } from '../../rules/moves.ts';
import { handPlaceOf, PICK, type State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { candidateMoves } from './candidate-moves.ts';
import { HandBeliefs } from './hand-beliefs.ts';
import { handCodeOfSeat } from './hand-code.ts';
import {
  type MoveStats,
  makeMoveStats,
  SEED_LIMIT,
  searchMoves,
  type Trial,
  winRateErrorOf,
  winRateOf,
} from './move-search.ts';
import { withProbability } from './policy.ts';
import { makePolicyBot } from './policy-bot.ts';
import {
  ASSUMED_POLICIES,
  HONEST_POLICY,
  NOVICE_POLICY,
  type PolicyParams,
  SCEPTIC_POLICY,
  SHREWD_POLICY,
} from './policy-params.ts';
import { makeStateSampler } from './state-sampler.ts';
import { addBiases, biasOfMoves, STYLE_BIASES, type StyleBias } from './style-bias.ts';

/** How well it plays: how much it computes, and which human mistakes it makes. */
interface ExpertStrength {
  readonly simulations: number; // playouts for a decision, about
  readonly tolerance: number; // win rate that it gives away readily for variety
  readonly recall: number; // how many of the last history entries it uses
  readonly assumedPolicies: readonly PolicyParams[]; // policies that the others may play
  readonly ownBias: StyleBias; // moves that it avoids
  readonly impulse: { readonly share: number; readonly policy: PolicyParams }; // how often it plays a policy without search
}

const TIMID_BIAS: StyleBias = { bluffs: -0.4, challenges: -0.15, revenge: 0.05 };
const WARY_BIAS: StyleBias = { bluffs: -0.13, challenges: -0.18, revenge: 0 };
const NO_IMPULSE = { share: 0, policy: SHREWD_POLICY };
const FULL_RECALL = Number.POSITIVE_INFINITY;

/** Easy believes every claim, seldom bluffs, forgets claims after a round, and mostly plays without search. Normal expects
 * bluffs, forgets after a few rounds, and sometimes plays without search. The others remember everything and always search. */
export const STRENGTHS = {
  easy: {
    simulations: 60,
    tolerance: 0.04,
    recall: 6,
    assumedPolicies: [HONEST_POLICY],
    ownBias: TIMID_BIAS,
    impulse: { share: 0.8, policy: NOVICE_POLICY },
  },
  normal: {
    simulations: 120,
    tolerance: 0.03,
    recall: 20,
    assumedPolicies: ASSUMED_POLICIES,
    ownBias: WARY_BIAS,
    impulse: { share: 0.3, policy: SCEPTIC_POLICY },
  },
  hard: {
    simulations: 300,
    tolerance: 0.01,
    recall: FULL_RECALL,
    assumedPolicies: ASSUMED_POLICIES,
    ownBias: STYLE_BIASES.even,
    impulse: NO_IMPULSE,
  },
  expert: {
    simulations: 1200,
    tolerance: 0.005,
    recall: FULL_RECALL,
    assumedPolicies: ASSUMED_POLICIES,
    ownBias: STYLE_BIASES.even,
    impulse: NO_IMPULSE,
  },
} as const satisfies Record<Strength, ExpertStrength>;

const RANDOM_RESOLUTION = 2 ** 20;

export function makeExpertBot(strength: ExpertStrength, style: StyleBias = STYLE_BIASES.even): Bot<View, Move> {
  return {
    choose(view, moves, chance) {
      const sensible = candidateMoves(view, moves);
      if (sensible.length === 1) return sensible[0]!;
      const { share, policy } = strength.impulse;
      if (withProbability(chance, share)) return makePolicyBot(policy, strength.recall).choose(view, sensible, chance);
      const candidates = evaluateMoves(view, sensible, strength, chance);
      return pickAmongBest(
        candidates,
        biasOfMoves(view, addBiases(strength.ownBias, style)),
        strength.tolerance,
        chance,
      );
    },
  };
}

/** The moves with their simulation results, without those that are clearly worse. */
function evaluateMoves(view: View, moves: readonly Move[], strength: ExpertStrength, chance: Chance): MoveStats[] {
  const { candidates, mayBeBluff } = simulateMoves(view, moves, strength, chance);
  if (mayBeBluff || !candidates.some(({ move }) => move.type === 'challenge'))
    return candidates.filter((stats) => !stats.isDropped);
  return moves.filter((move) => move.type !== 'challenge').map(makeMoveStats); // a challenge lost in every sample is not worth trying
}

/** Tries each move in sampled states, at least `minTries` times. `mayBeBluff`: in some of them the claim in question is false. */
export function simulateMoves(
  view: View,
  moves: readonly Move[],
  strength: ExpertStrength,
  chance: Chance,
  minTries = 0,
) {
  const me = view.viewer as Seat;
  const { simulations, recall, assumedPolicies } = strength;
  const beliefs = new HandBeliefs(view, assumedPolicies, recall);
  beliefs.memory.restartHistory();
  const sampler = makeStateSampler(view, beliefs, chance);
  let mayBeBluff = false;
  const nextTrial = (): Trial => {
    const state = sampler.next();
    mayBeBluff ||= isClaimFalse(state);
    state.history.length = state.notes.length = 0; // the beliefs have all that matters of them
    return {
      state,
      policies: samplePolicies(state, me, beliefs, assumedPolicies, chance),
      seed: chance.below(SEED_LIMIT),
    };
  };
  const candidates = searchMoves(moves, nextTrial, me, beliefs.memory, simulations, minTries);
  return { candidates, mayBeBluff };
}

/** Is the claim in question false? */
export function isClaimFalse(state: State): boolean {
  if (state.action === NONE) return false;
  const claim = claimInQuestion(state);
  return claim !== NONE && handPlaceOf(state, claimantOf(state), claim) === NONE;
}

/** The policy of each seat in a playout: its own is SHREWD_POLICY, the others are drawn from its beliefs. */
function samplePolicies(
  state: State,
  me: Seat,
  beliefs: HandBeliefs,
  policies: readonly PolicyParams[],
  chance: Chance,
): PolicyParams[] {
  return state.coins.map((_, seat) => {
    if (seat === me || (state.alive & (1 << seat)) === 0) return SHREWD_POLICY;
    if (state.phase === PICK) return policies[chance.below(policies.length)]!; // nobody has done anything yet
    return beliefs.samplePolicy(seat, handCodeOfSeat(state, seat), chance);
  });
}

/** One of the moves that are about as good, better ones more often: so that opponents cannot predict it. */
function pickAmongBest(
  candidates: readonly MoveStats[],
  bias: (move: Move) => number,
  tolerance: number,
  chance: Chance,
): Move {
  const values = candidates.map((stats) => winRateOf(stats) + bias(stats.move));
  const best = Math.max(...values);
  const scale = tolerance + winRateErrorOf(candidates[values.indexOf(best)]!) / 4;
  const weights = values.map((value) => Math.exp((value - best) / scale));
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  let threshold = (totalWeight * (chance.below(RANDOM_RESOLUTION) + 0.5)) / RANDOM_RESOLUTION;
  const chosen = weights.findIndex((weight) => {
    threshold -= weight;
    return threshold <= 0;
  });
  return candidates[Math.max(chosen, 0)]!.move;
}
