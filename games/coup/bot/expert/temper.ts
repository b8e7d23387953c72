// How somebody plays, as data: in what order it thinks of actions, how readily it claims what it has and what it lacks,
// and what makes it doubt. The same numbers play a seat in a playout and tell how likely a seat that plays so would have
// done what it did.

import { ASSASSINATE, COUP, EXAMINE, EXCHANGE, STEAL, TAX } from '../../rules/actions.ts';

/** An action it thinks of, and how likely it then takes it. */
export interface Step {
  readonly action: number;
  readonly held: number; // holding the character, or when there is none to hold
  readonly lacked: number; // without it
  readonly repeated: number; // without it, having claimed it before
}

/** How readily it doubts: when the chance that the claimant has the card is at most so much; or for no reason. */
export interface Doubt {
  readonly below: number;
  readonly whim: number;
}

/** When two are left, how likely it doubts the other for want of another way out. */
interface Duel {
  readonly kill: number; // of its first card
  readonly claim: number; // another action, with its own last card at stake
  readonly block: number; // the same of a block
}

export interface Temper {
  readonly steps: readonly Step[]; // the first one first
  readonly byProduct: boolean; // its rivals: by coins times cards; else by cards, then coins
  readonly aid: number; // how often it takes foreign aid rather than income, when nobody has claimed a Duke
  readonly avoidsClaims: boolean; // it aims at nobody who has claimed what stops the blow
  readonly doubt: {
    readonly mine: Doubt; // of an action against it, a block of its own action
    readonly others: Doubt;
    readonly tax: Doubt; // of taxes, which harm nobody and everybody
    readonly duel: Duel;
    readonly lastStand: number; // of a killer, when its last card is at stake and is no Contessa
    readonly overclaimed: boolean; // doubts a block by who has claimed as many characters as it has cards
    readonly caught: boolean; // doubts who has been caught with the same claim
  };
  readonly block: {
    readonly held: number;
    readonly lacked: number; // as the target
    readonly repeated: number; // the same, having claimed the character before
    readonly aid: number; // of foreign aid, without a Duke
    readonly lastStand: number; // a Contessa that it lacks, with its last card
  };
  readonly worth: readonly number[]; // of each character, by its code: what it keeps
  readonly loses: number; // how often it loses a card by worth, not any
  readonly keeps: number; // the same of keeping and picking
}

function step(action: number, held: number, lacked = 0, repeated = lacked): Step {
  return { action, held, lacked, repeated };
}

/** Claims what it has, doubts what cannot be. */
export const HONEST: Temper = {
  steps: [step(ASSASSINATE, 1), step(COUP, 1), step(TAX, 1), step(EXCHANGE, 1), step(EXAMINE, 1), step(STEAL, 1)],
  aid: 1,
  byProduct: true,
  avoidsClaims: true,
  doubt: {
    mine: { below: 0, whim: 0 },
    others: { below: 0, whim: 0 },
    tax: { below: 0, whim: 0 },
    duel: { kill: 0, claim: 0, block: 0 },
    lastStand: 0,
    overclaimed: true,
    caught: false,
  },
  block: { held: 1, lacked: 0, repeated: 0, aid: 0, lastStand: 1 },
  worth: [6, 1, 5, 2, 4, 3],
  loses: 1,
  keeps: 1,
};

/** In a mood to bluff half of the time, doubts one claim in ten. */
const BLUFFER: Temper = {
  steps: [
    step(COUP, 1),
    step(ASSASSINATE, 0.9),
    step(STEAL, 0.9),
    step(TAX, 0.9),
    step(ASSASSINATE, 0, 0.15, 0.35),
    step(STEAL, 0, 0.2, 0.45),
    step(TAX, 0, 0.28, 0.8),
    step(EXCHANGE, 0.9, 0.9),
    step(EXAMINE, 0.9, 0.9),
  ],
  aid: 0,
  byProduct: false,
  avoidsClaims: true,
  doubt: {
    mine: { below: 0, whim: 0.12 },
    others: { below: 0, whim: 0 },
    tax: { below: 0, whim: 0.1 },
    duel: { kill: 0.6, claim: 0.75, block: 0.7 },
    lastStand: 0.1,
    overclaimed: false,
    caught: true,
  },
  block: { held: 1, lacked: 0.4, repeated: 0.9, aid: 0.4, lastStand: 0.8 },
  worth: [6, 5, 4, 1, 3, 3],
  loses: 0.4,
  keeps: 1,
};

/** Believes what is likely. */
export const SCEPTIC: Temper = {
  steps: [
    step(COUP, 0.5),
    step(TAX, 0.95, 0.1, 0.5),
    step(STEAL, 0.95, 0.1, 0.4),
    step(EXCHANGE, 0.95, 0.1, 0.5),
    step(EXAMINE, 0.95, 0.1, 0.5),
    step(ASSASSINATE, 0.95, 0.1, 0.5),
  ],
  aid: 0.1,
  byProduct: false,
  avoidsClaims: false,
  doubt: {
    mine: { below: 0.2, whim: 0 },
    others: { below: 0.1, whim: 0 },
    tax: { below: 0.1, whim: 0 },
    duel: { kill: 0, claim: 0, block: 0.65 },
    lastStand: 0.65,
    overclaimed: false,
    caught: false,
  },
  block: { held: 0.95, lacked: 0.2, repeated: 0.8, aid: 0.09, lastStand: 1 },
  worth: [1, 1, 1, 1, 1, 1],
  loses: 0,
  keeps: 0,
};

/** What we take for good play without thinking. */
export const SHREWD: Temper = {
  steps: [
    step(COUP, 1),
    step(ASSASSINATE, 0.95),
    step(TAX, 0.95),
    step(STEAL, 0.9, 0.1, 0.5),
    step(TAX, 0, 0.35, 0.8),
    step(EXCHANGE, 0.7, 0.1, 0.1),
    step(EXAMINE, 0.7, 0.1, 0.1),
    step(ASSASSINATE, 0, 0.1, 0.3),
  ],
  aid: 0.8,
  byProduct: true,
  avoidsClaims: true,
  doubt: {
    mine: { below: 0.17, whim: 0.05 },
    others: { below: 0.1, whim: 0.01 },
    tax: { below: 0.1, whim: 0.03 },
    duel: { kill: 0.1, claim: 0.2, block: 0.3 },
    lastStand: 0.3,
    overclaimed: false,
    caught: true,
  },
  block: { held: 1, lacked: 0.35, repeated: 0.9, aid: 0.15, lastStand: 0.95 },
  worth: [6, 3, 5, 2, 4, 3],
  loses: 1,
  keeps: 1,
};

/** Does anything at any time, as beginners do. */
const RECKLESS: Temper = {
  steps: [
    step(COUP, 0.3),
    step(ASSASSINATE, 0.25, 0.25),
    step(STEAL, 0.25, 0.25),
    step(TAX, 0.2, 0.2),
    step(EXCHANGE, 0.25, 0.25),
    step(EXAMINE, 0.5, 0.5),
  ],
  aid: 0.5,
  byProduct: false,
  avoidsClaims: false,
  doubt: {
    mine: { below: 0, whim: 0.5 },
    others: { below: 0, whim: 0.5 },
    tax: { below: 0, whim: 0.5 },
    duel: { kill: 0.5, claim: 0.5, block: 0.5 },
    lastStand: 0.5,
    overclaimed: false,
    caught: false,
  },
  block: { held: 0.4, lacked: 0.5, repeated: 0.5, aid: 0.5, lastStand: 0.5 },
  worth: [1, 1, 1, 1, 1, 1],
  loses: 0,
  keeps: 0,
};

/** Says what it has, when it thinks of it; saves up for too long; takes aim without listening to what others claim. */
export const NOVICE: Temper = {
  ...HONEST,
  steps: [
    step(COUP, 0.35),
    step(TAX, 0.7),
    step(STEAL, 0.5),
    step(ASSASSINATE, 0.4),
    step(EXCHANGE, 0.4),
    step(EXAMINE, 0.4),
  ],
  aid: 0.5,
  byProduct: false,
  avoidsClaims: false,
  doubt: { ...HONEST.doubt, mine: { below: 0, whim: 0.06 }, tax: { below: 0, whim: 0.02 }, overclaimed: false },
  block: { held: 1, lacked: 0.05, repeated: 0.3, aid: 0.02, lastStand: 0.6 },
  loses: 0.5,
  keeps: 0.6,
};

/** Whom we reckon with at a table. */
export const TEMPERS: readonly Temper[] = [SHREWD, HONEST, BLUFFER, SCEPTIC, RECKLESS];
