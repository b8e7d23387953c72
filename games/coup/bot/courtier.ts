// The courtier: the honest counter with a little noise, so that it can be neither trusted nor read like a book. It
// bluffs now and then with a character that could still be about, doubts now and then, and otherwise counts.

import type { Chance } from '@kuluary/kernel/chance';
import type { Bot, Seat } from '@kuluary/kernel/game';
import { ACTION_RULES, ACTIONS } from '../rules/actions.ts';
import { CHARACTERS, type Character, NONE } from '../rules/characters.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { counter, isExhausted } from './counter.ts';

// Chances in a hundred.
const BLUFFS = 12; // an action with a character it does not hold
const BLOCKS = 25; // a block with a character it does not hold, when it is the target
const DOUBTS = 2; // a claim it cannot disprove

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

function luck(chance: Chance, hundredths: number): boolean {
  return chance.below(100) < hundredths;
}

/** An action that claims what this seat does not hold, but somebody might believe. Kills are no joke: not with these. */
function isBluff(view: View, me: Seat, move: Move): boolean {
  const rule = ACTION_RULES[(ACTIONS as readonly string[]).indexOf(move.type)];
  if (!rule || rule.claims === NONE || rule.cost > 0) return false;
  return isBelievable(view, me, CHARACTERS[rule.claims]!) && !isEmptyTheft(view, move);
}

function isEmptyTheft(view: View, move: Move): boolean {
  return move.type === 'steal' && view.coins[move.target]! === 0;
}

function bluffedBlock(view: View, me: Seat, moves: readonly Move[], chance: Chance): Move | undefined {
  const holds = (character: Character) => view.hands[me]!.includes(character);
  const blocks = moves.filter((move): move is Extract<Move, { type: 'block' }> => move.type === 'block');
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

function oneOf(moves: readonly Move[], chance: Chance): Move | undefined {
  return moves.length > 0 ? moves[chance.below(moves.length)] : undefined;
}

function find(moves: readonly Move[], type: Move['type']): Move | undefined {
  return moves.find((move) => move.type === type);
}
