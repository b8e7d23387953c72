// Coup on the contract battery: its secrets, what must always be there, and the options to try.

import type { Subject } from '@kuluary/kernel/battery';
import { COPIES, court, NONE } from '../rules/characters.ts';
import { coup } from '../rules/coup.ts';
import { EDITIONS, type Options } from '../rules/editions.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { KEEP, PICK, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { SECRETS, vary } from './secrets.ts';

const OPENING: readonly Event['type'][] = [
  'challenged',
  'nobody-challenged',
  'blocked',
  'nobody-blocked',
  'shown',
  'not-shown',
  'lost',
  'replaced',
];

export const subject: Subject<State, Move, View, Options, Event> = {
  game: coup,
  secrets: SECRETS,
  vary,
  opens: ({ type }) => OPENING.includes(type),
  miscount,
};

/** [C31] The box is always complete. */
function miscount(state: State): string | undefined {
  const coins = state.coins.reduce((sum, n) => sum + n, state.treasury);
  if (coins !== state.options.coinsInBox) return `${coins} coins, not ${state.options.coinsInBox}`;
  if (state.treasury < 0 || state.coins.some((n) => n < 0)) return 'coins below zero';
  if (state.phase === PICK) return undefined;
  const five = court(state.options.inquisitor);
  const aside = state.picks.flatMap((pick) => five.filter((character) => character !== pick));
  const cards = [...state.hands, ...state.faceUp, ...state.deck, ...state.drawn].filter((card) => card !== NONE);
  const all = [...cards.map((card) => card & 7), ...aside];
  for (const character of five) {
    const copies = all.filter((c) => c === character).length;
    if (copies !== COPIES) return `${copies} copies of character ${character}`;
  }
  if (all.length !== five.length * COPIES) return `${all.length} cards`;
  const full = state.picks.length > 0 ? 3 : five.length * COPIES - 2 * state.seats;
  if (state.phase !== KEEP && state.deck.length !== full) return `${state.deck.length} cards in the deck, not ${full}`;
  return undefined;
}

export const EDITION_OPTIONS = EDITIONS.map((edition) => ({ edition }));

/** Mixes of the switches that do most to each other. */
export const MIXES: readonly Readonly<Record<string, unknown>>[] = [
  { edition: 'squirrel', inquisitor: true },
  { edition: 'squirrel', inquisitor: true, examinerDecides: true },
  { edition: 'hobby-world', draft: true, blockBy: 'any' },
  { edition: 'hobby-world', inquisitor: true, examinerDecides: true, replaceProven: 'end-of-turn' },
  { edition: 'hobby-world', draft: true, inquisitor: true, mayDecline: false },
  { edition: 'ukrainian', returnTo: 'bottom', blockers: 'each', blockBy: 'any' },
];
