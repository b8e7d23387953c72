// Coup as the game under test of the contract tests: its secrets, its invariants, and the options to try.

import type { GameUnderTest } from '@kuluary/kernel/contract-tests';
import { COPIES_PER_CHARACTER, charactersInPlay, NONE } from '../rules/characters.ts';
import { coup } from '../rules/coup-game.ts';
import { EDITIONS, type Options } from '../rules/editions.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { KEEP, PICK, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { SECRETS, varySecrets } from './secrets.ts';

const REVEALING_EVENTS: readonly Event['type'][] = [
  'challenged',
  'nobody-challenged',
  'blocked',
  'nobody-blocked',
  'shown',
  'not-shown',
  'lost',
  'replaced',
];

export const gameUnderTest: GameUnderTest<State, Move, View, Options, Event> = {
  game: coup,
  secrets: SECRETS,
  varyHidden: varySecrets,
  revealsHidden: ({ type }) => REVEALING_EVENTS.includes(type),
  findMiscount,
};

/** [C31] Coins and cards are conserved. */
function findMiscount(state: State): string | undefined {
  const coins = state.coins.reduce((sum, n) => sum + n, state.treasury);
  if (coins !== state.options.coinsInBox) return `${coins} coins, not ${state.options.coinsInBox}`;
  if (state.treasury < 0 || state.coins.some((n) => n < 0)) return 'coins below zero';
  if (state.phase === PICK) return undefined;
  const five = charactersInPlay(state.options.inquisitor);
  const aside = state.picks.flatMap((pick) => five.filter((character) => character !== pick));
  const cards = [...state.hands, ...state.faceUp, ...state.deck, ...state.drawn].filter((card) => card !== NONE);
  const all = [...cards.map((card) => card & 7), ...aside];
  for (const character of five) {
    const copies = all.filter((c) => c === character).length;
    if (copies !== COPIES_PER_CHARACTER) return `${copies} copies of character ${character}`;
  }
  if (all.length !== five.length * COPIES_PER_CHARACTER) return `${all.length} cards`;
  const full = state.picks.length > 0 ? 3 : five.length * COPIES_PER_CHARACTER - 2 * state.seats;
  if (state.phase !== KEEP && state.deck.length !== full) return `${state.deck.length} cards in the deck, not ${full}`;
  return undefined;
}

export const EDITION_VARIANTS = EDITIONS.map((edition) => ({ edition }));

/** Mixes of the options that interact most. */
export const OPTION_MIXES: readonly Readonly<Record<string, unknown>>[] = [
  { edition: 'squirrel', inquisitor: true },
  { edition: 'squirrel', blockers: 'first' },
  { edition: 'squirrel', inquisitor: true, examinerDecides: true },
  { edition: 'hobby-world', draft: true, blockBy: 'any' },
  { edition: 'hobby-world', inquisitor: true, examinerDecides: true, replaceProven: 'end-of-turn' },
  { edition: 'hobby-world', draft: true, inquisitor: true, mayDecline: false },
  { edition: 'ukrainian', returnTo: 'bottom', blockers: 'each', blockBy: 'any' },
];
