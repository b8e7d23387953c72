// The three editions, as data. The rules read the switches and never the edition's name.

import {
  FIRST_SEAT_OPTION,
  LAST_WINNER_OPTION,
  type OptionSpec,
  PEOPLE_OPTION,
  SEAT_ORDER_OPTION,
} from '@kuluary/kernel/options';

export const EDITIONS = ['hobby-world', 'ukrainian', 'squirrel'] as const;
export type Edition = (typeof EDITIONS)[number];

/** How many declared blocks count: the first one clockwise, every one, or every one but of an action without a target. */
const BLOCKERS = ['first', 'each', 'each-with-target'] as const;

export interface Options {
  readonly edition: Edition; // the terms used, and the defaults of the other options
  readonly inquisitor: boolean; // the Inquisitor sits at court instead of the Ambassador
  readonly draft: boolean; // two seats: each picks one card of its own set of five
  readonly refundOnChallenge: boolean; // a lost challenge returns the action's cost
  readonly replaceProven: 'now' | 'end-of-turn'; // when a proven card is replaced
  readonly returnTo: 'shuffle' | 'bottom'; // how a card goes back: into a shuffled deck, or under an ordered one
  readonly mayDecline: boolean; // a challenged claimant may refuse to show the card it has
  readonly blockBy: 'target' | 'any'; // who may block a kill or a theft
  readonly blockers: (typeof BLOCKERS)[number]; // how many declared blocks count
  readonly examinerDecides: boolean; // the examiner chooses whether the examined card is swapped
  readonly coinsInBox: number;
  readonly coupAt: number; // from so many coins on, coup is the only action
  readonly startingCoins: readonly number[]; // clockwise from the first player; the last number is for all the rest
  readonly firstPlayer: 'winner' | 'random';
  readonly drawAtLimit: boolean; // after so many turns the game is a draw; where only bots are left it always is
  readonly people: readonly number[]; // seats of people, set by the table
  readonly firstSeat: number | null; // the seat that begins, whatever `firstPlayer` says
  readonly seatOrder: 'as-seated' | 'random'; // for the table: it seats the players before the deal, the rules do nothing
  readonly lastWinner: number | null; // the seat that won the game before this one
}

export const OPTION_SPECS: readonly OptionSpec[] = [
  { id: 'edition', kind: 'choice', values: EDITIONS, offeredBy: 'book' },
  { id: 'inquisitor', kind: 'flag', offeredBy: ['squirrel'] },
  { id: 'draft', kind: 'flag', offeredBy: ['hobby-world'] },
  { id: 'refundOnChallenge', kind: 'flag' },
  { id: 'replaceProven', kind: 'choice', values: ['now', 'end-of-turn'] },
  { id: 'returnTo', kind: 'choice', values: ['shuffle', 'bottom'] },
  { id: 'mayDecline', kind: 'flag' },
  { id: 'blockBy', kind: 'choice', values: ['target', 'any'] },
  { id: 'blockers', kind: 'choice', values: BLOCKERS },
  { id: 'examinerDecides', kind: 'flag' },
  { id: 'coinsInBox', kind: 'number', min: 30, max: 100 },
  { id: 'coupAt', kind: 'number', min: 7, max: 15 },
  { id: 'startingCoins', kind: 'numbers', min: 0, max: 5 },
  { id: 'firstPlayer', kind: 'choice', values: ['winner', 'random'], offeredBy: ['squirrel'] },
  { id: 'drawAtLimit', kind: 'flag' },
  { id: PEOPLE_OPTION, kind: 'numbers', min: 0, max: 5, mayBeEmpty: true },
  { id: FIRST_SEAT_OPTION, kind: 'seat', offeredBy: 'book' },
  { id: SEAT_ORDER_OPTION, kind: 'choice', values: ['as-seated', 'random'], offeredBy: 'book' },
  { id: LAST_WINNER_OPTION, kind: 'seat' },
];

/** The options of an edition; two players start with other coins. */
type EditionOptions = Omit<Options, 'edition' | 'drawAtLimit' | 'people' | 'firstSeat' | 'seatOrder' | 'lastWinner'> & {
  readonly startingCoinsOfTwo: readonly number[];
};

const HOBBY_WORLD: EditionOptions = {
  inquisitor: false,
  draft: false,
  refundOnChallenge: true,
  replaceProven: 'now',
  returnTo: 'shuffle',
  mayDecline: true,
  blockBy: 'target',
  blockers: 'each',
  examinerDecides: false,
  coinsInBox: 51,
  coupAt: 10,
  startingCoins: [2],
  startingCoinsOfTwo: [1, 2],
  firstPlayer: 'winner',
};

const UKRAINIAN: EditionOptions = {
  ...HOBBY_WORLD,
  draft: true,
  blockers: 'first',
  coinsInBox: 50,
  startingCoinsOfTwo: [1],
};

const SQUIRREL: EditionOptions = {
  ...HOBBY_WORLD,
  refundOnChallenge: false,
  replaceProven: 'end-of-turn',
  returnTo: 'bottom',
  mayDecline: false,
  blockBy: 'any',
  blockers: 'each-with-target',
  coinsInBox: 50,
  startingCoinsOfTwo: [2],
  firstPlayer: 'random',
};

const OPTIONS_BY_EDITION: Readonly<Record<Edition, EditionOptions>> = {
  'hobby-world': HOBBY_WORLD,
  ukrainian: UKRAINIAN,
  squirrel: SQUIRREL,
};

/** The seat that begins; null: chance decides. */
export function chosenFirstSeat({ firstSeat, firstPlayer, lastWinner }: Options): number | null {
  return firstSeat ?? (firstPlayer === 'winner' ? lastWinner : null);
}

/** The chosen options, which have been checked already, over those of the chosen edition. */
export function completeOptions(seats: number, chosen: Readonly<Record<string, unknown>>): Options {
  const edition = (chosen.edition ?? 'hobby-world') as Edition;
  const { startingCoinsOfTwo, ...switches } = OPTIONS_BY_EDITION[edition];
  const startingCoins = seats === 2 ? startingCoinsOfTwo : switches.startingCoins;
  const atTheTable = {
    drawAtLimit: true,
    people: [],
    firstSeat: null,
    seatOrder: 'as-seated',
    lastWinner: null,
  } as const;
  const options = { edition, ...switches, startingCoins, ...atTheTable, ...(chosen as Partial<Options>) };
  return Object.freeze({ ...options, startingCoins: Object.freeze(options.startingCoins.slice()) });
}
