// The parameters of a policy: in what order it considers actions, how readily it claims what it holds and what it lacks, and
// what it challenges. policy.ts plays a seat by them; move-likelihood.ts uses them to judge observed moves.

import { ASSASSINATE, COUP, EXAMINE, EXCHANGE, STEAL, TAX } from '../../rules/actions-and-blocks.ts';

/** An action to consider, and the probability of taking it then. */
export interface ActionPreference {
  readonly action: number;
  readonly held: number; // holding the character, or when there is none to hold
  readonly lacked: number; // without it
  readonly repeated: number; // without it, having claimed it before
}

/** When it challenges: if the claimant has the card with at most this probability; or at random. */
export interface ChallengeThreshold {
  readonly maxProbability: number;
  readonly randomRate: number;
}

/** With two seats left, the probability of challenging because nothing else helps. */
interface DuelChallengeRates {
  readonly kill: number; // an assassination, while it has two cards
  readonly claim: number; // another action, when it is on its last card
  readonly block: number; // a block, when it is on its last card
}

export interface PolicyParams {
  readonly actionPreferences: readonly ActionPreference[]; // in the order of considering them
  readonly ranksRivalsByProduct: boolean; // targets by coins times cards; else by cards, then coins
  readonly foreignAidRate: number; // how often it takes foreign aid rather than income, when nobody has claimed a Duke
  readonly avoidsClaims: boolean; // no target that has claimed a blocking character
  readonly challenge: {
    readonly own: ChallengeThreshold; // of an action against it, or of a block of its action
    readonly others: ChallengeThreshold;
    readonly tax: ChallengeThreshold; // of taxes, which have no target
    readonly duel: DuelChallengeRates;
    readonly onLastCard: number; // of an assassination of its last card, which is no Contessa
    readonly overclaimed: boolean; // it challenges a block by a seat that has claimed as many characters as it has cards
    readonly caught: boolean; // it challenges a seat that was caught with the same claim
  };
  readonly block: {
    readonly held: number;
    readonly lacked: number; // as the target
    readonly repeated: number; // as the target, having claimed the character before
    readonly foreignAid: number; // without a Duke
    readonly onLastCard: number; // claiming a Contessa that it lacks
  };
  readonly cardWorth: readonly number[]; // by character code
  readonly losesByWorthRate: number; // how often it loses the card of least worth, not any
  readonly keepsByWorthRate: number; // how often it keeps and picks by worth, not at random
}

function actionPreference(action: number, held: number, lacked = 0, repeated = lacked): ActionPreference {
  return { action, held, lacked, repeated };
}

/** Claims what it holds, challenges what cannot be true. */
export const HONEST_POLICY: PolicyParams = {
  actionPreferences: [
    actionPreference(ASSASSINATE, 1),
    actionPreference(COUP, 1),
    actionPreference(TAX, 1),
    actionPreference(EXCHANGE, 1),
    actionPreference(EXAMINE, 1),
    actionPreference(STEAL, 1),
  ],
  foreignAidRate: 1,
  ranksRivalsByProduct: true,
  avoidsClaims: true,
  challenge: {
    own: { maxProbability: 0, randomRate: 0 },
    others: { maxProbability: 0, randomRate: 0 },
    tax: { maxProbability: 0, randomRate: 0 },
    duel: { kill: 0, claim: 0, block: 0 },
    onLastCard: 0,
    overclaimed: true,
    caught: false,
  },
  block: { held: 1, lacked: 0, repeated: 0, foreignAid: 0, onLastCard: 1 },
  cardWorth: [6, 1, 5, 2, 4, 3],
  losesByWorthRate: 1,
  keepsByWorthRate: 1,
};

/** Bluffs often, challenges one claim in ten. */
const BLUFFER_POLICY: PolicyParams = {
  actionPreferences: [
    actionPreference(COUP, 1),
    actionPreference(ASSASSINATE, 0.9),
    actionPreference(STEAL, 0.9),
    actionPreference(TAX, 0.9),
    actionPreference(ASSASSINATE, 0, 0.15, 0.35),
    actionPreference(STEAL, 0, 0.2, 0.45),
    actionPreference(TAX, 0, 0.28, 0.8),
    actionPreference(EXCHANGE, 0.9, 0.9),
    actionPreference(EXAMINE, 0.9, 0.9),
  ],
  foreignAidRate: 0,
  ranksRivalsByProduct: false,
  avoidsClaims: true,
  challenge: {
    own: { maxProbability: 0, randomRate: 0.12 },
    others: { maxProbability: 0, randomRate: 0 },
    tax: { maxProbability: 0, randomRate: 0.1 },
    duel: { kill: 0.6, claim: 0.75, block: 0.7 },
    onLastCard: 0.1,
    overclaimed: false,
    caught: true,
  },
  block: { held: 1, lacked: 0.4, repeated: 0.9, foreignAid: 0.4, onLastCard: 0.8 },
  cardWorth: [6, 5, 4, 1, 3, 3],
  losesByWorthRate: 0.4,
  keepsByWorthRate: 1,
};

/** Challenges what is unlikely. */
export const SCEPTIC_POLICY: PolicyParams = {
  actionPreferences: [
    actionPreference(COUP, 0.5),
    actionPreference(TAX, 0.95, 0.1, 0.5),
    actionPreference(STEAL, 0.95, 0.1, 0.4),
    actionPreference(EXCHANGE, 0.95, 0.1, 0.5),
    actionPreference(EXAMINE, 0.95, 0.1, 0.5),
    actionPreference(ASSASSINATE, 0.95, 0.1, 0.5),
  ],
  foreignAidRate: 0.1,
  ranksRivalsByProduct: false,
  avoidsClaims: false,
  challenge: {
    own: { maxProbability: 0.2, randomRate: 0 },
    others: { maxProbability: 0.1, randomRate: 0 },
    tax: { maxProbability: 0.1, randomRate: 0 },
    duel: { kill: 0, claim: 0, block: 0.65 },
    onLastCard: 0.65,
    overclaimed: false,
    caught: false,
  },
  block: { held: 0.95, lacked: 0.2, repeated: 0.8, foreignAid: 0.09, onLastCard: 1 },
  cardWorth: [1, 1, 1, 1, 1, 1],
  losesByWorthRate: 0,
  keepsByWorthRate: 0,
};

/** Good play without search. */
export const SHREWD_POLICY: PolicyParams = {
  actionPreferences: [
    actionPreference(COUP, 1),
    actionPreference(ASSASSINATE, 0.95),
    actionPreference(TAX, 0.95),
    actionPreference(STEAL, 0.9, 0.1, 0.5),
    actionPreference(TAX, 0, 0.35, 0.8),
    actionPreference(EXCHANGE, 0.7, 0.1, 0.1),
    actionPreference(EXAMINE, 0.7, 0.1, 0.1),
    actionPreference(ASSASSINATE, 0, 0.1, 0.3),
  ],
  foreignAidRate: 0.8,
  ranksRivalsByProduct: true,
  avoidsClaims: true,
  challenge: {
    own: { maxProbability: 0.17, randomRate: 0.05 },
    others: { maxProbability: 0.1, randomRate: 0.01 },
    tax: { maxProbability: 0.1, randomRate: 0.03 },
    duel: { kill: 0.1, claim: 0.2, block: 0.3 },
    onLastCard: 0.3,
    overclaimed: false,
    caught: true,
  },
  block: { held: 1, lacked: 0.35, repeated: 0.9, foreignAid: 0.15, onLastCard: 0.95 },
  cardWorth: [6, 3, 5, 2, 4, 3],
  losesByWorthRate: 1,
  keepsByWorthRate: 1,
};

/** Plays nearly at random, as beginners do. */
const RECKLESS_POLICY: PolicyParams = {
  actionPreferences: [
    actionPreference(COUP, 0.3),
    actionPreference(ASSASSINATE, 0.25, 0.25),
    actionPreference(STEAL, 0.25, 0.25),
    actionPreference(TAX, 0.2, 0.2),
    actionPreference(EXCHANGE, 0.25, 0.25),
    actionPreference(EXAMINE, 0.5, 0.5),
  ],
  foreignAidRate: 0.5,
  ranksRivalsByProduct: false,
  avoidsClaims: false,
  challenge: {
    own: { maxProbability: 0, randomRate: 0.5 },
    others: { maxProbability: 0, randomRate: 0.5 },
    tax: { maxProbability: 0, randomRate: 0.5 },
    duel: { kill: 0.5, claim: 0.5, block: 0.5 },
    onLastCard: 0.5,
    overclaimed: false,
    caught: false,
  },
  block: { held: 0.4, lacked: 0.5, repeated: 0.5, foreignAid: 0.5, onLastCard: 0.5 },
  cardWorth: [1, 1, 1, 1, 1, 1],
  losesByWorthRate: 0,
  keepsByWorthRate: 0,
};

/** Overlooks actions, saves up coins for too long, and ignores the claims of its targets. */
export const NOVICE_POLICY: PolicyParams = {
  ...HONEST_POLICY,
  actionPreferences: [
    actionPreference(COUP, 0.35),
    actionPreference(TAX, 0.7),
    actionPreference(STEAL, 0.5),
    actionPreference(ASSASSINATE, 0.4),
    actionPreference(EXCHANGE, 0.4),
    actionPreference(EXAMINE, 0.4),
  ],
  foreignAidRate: 0.5,
  ranksRivalsByProduct: false,
  avoidsClaims: false,
  challenge: {
    ...HONEST_POLICY.challenge,
    own: { maxProbability: 0, randomRate: 0.06 },
    tax: { maxProbability: 0, randomRate: 0.02 },
    overclaimed: false,
  },
  block: { held: 1, lacked: 0.05, repeated: 0.3, foreignAid: 0.02, onLastCard: 0.6 },
  losesByWorthRate: 0.5,
  keepsByWorthRate: 0.6,
};

/** The policies that opponents may play. */
export const ASSUMED_POLICIES: readonly PolicyParams[] = [
  SHREWD_POLICY,
  HONEST_POLICY,
  BLUFFER_POLICY,
  SCEPTIC_POLICY,
  RECKLESS_POLICY,
];
