// The courtier: the honest counter with a little noise, so that it can be neither trusted nor read like a book. It
// bluffs now and then with a character that could still be about, doubts now and then, and otherwise counts.

import type { Chance } from '@kuluary/kernel/chance';
import type { Bot, Seat } from '@kuluary/kernel/game';
import type { ActionName } from '../rules/actions.ts';
import type { Character } from '../rules/characters.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { claimOf, costOf } from './claims.ts';
import { counter } from './counter.ts';
import { isExhausted } from './known-cards.ts';
import { blocksAmong, find, luck, oneOf } from './offered-moves.ts';

// Probabilities.
const BLUFFS = 0.12; // an action with a character it does not hold
const BLOCKS = 0.25; // a block with a character it does not hold, when it is the target
const DOUBTS = 0.02; // a claim it cannot disprove

export const courtier: Bot<View, Move> = {
  choose(view, moves, chance) {
    return whim(view, moves, chance) ?? counter.choose(view, moves, chance);
  },
};

function whim(view: View, moves: readonly Move[], chance: Chance): Move | undefined {
  const me = view.viewer as Seat;
  switch (view.decision) {
    case 'action':
      return luck(chance, BLUFFS)
        ? oneOf(
            moves.filter((move) => isBluff(view, me, move)),
            chance,
          )
        : undefined;
    case 'challenge':
    case 'challenge-block':
      return hasCardToSpare(view, me) && luck(chance, DOUBTS) ? find(moves, 'challenge') : undefined;
    case 'block':
      return view.target === me && luck(chance, BLOCKS) ? bluffedBlock(view, me, moves, chance) : undefined;
    default:
      return undefined;
  }
}

/** An action that claims what this seat does not hold, but somebody might believe. Kills are no joke: not with these. */
function isBluff(view: View, me: Seat, move: Move): boolean {
  const claim = claimOf(move.type);
  if (claim === undefined || costOf(move.type as ActionName) > 0) return false;
  return isBelievable(view, me, claim) && !isEmptyTheft(view, move);
}

function isEmptyTheft(view: View, move: Move): boolean {
  return move.type === 'steal' && view.coins[move.target]! === 0;
}

function bluffedBlock(view: View, me: Seat, moves: readonly Move[], chance: Chance): Move | undefined {
  const holds = (character: Character) => view.hands[me]!.includes(character);
  const blocks = blocksAmong(moves);
  if (blocks.some(({ as }) => holds(as))) return undefined;
  return oneOf(
    blocks.filter(({ as }) => isBelievable(view, me, as)),
    chance,
  );
}

function isBelievable(view: View, me: Seat, character: Character): boolean {
  return !view.hands[me]!.includes(character) && !isExhausted(view, me, character);
}

function hasCardToSpare(view: View, me: Seat): boolean {
  return view.hands[me]!.length > 1;
}
