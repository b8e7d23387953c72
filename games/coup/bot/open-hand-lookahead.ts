// A lookahead for two seats with open hands: each takes the best action that its characters allow. Nobody challenges, a claim
// counts as a card, and a seat that loses a card keeps all its characters.

import { ACTION_RULES, STEAL, TAX } from '../rules/actions-and-blocks.ts';
import type { Character } from '../rules/characters.ts';
import { actionCost } from './action-claims.ts';

export interface OpenHand {
  readonly coins: number;
  readonly cards: number;
  readonly characters: readonly Character[]; // held or claimed
}

const PLIES = 7;
const COUP_COST = actionCost('coup');
const KILL_COST = actionCost('assassinate');
const THEFT_COINS = ACTION_RULES[STEAL]!.takes;
const TAX_COINS = ACTION_RULES[TAX]!.takes;

export type LookaheadAction = 'assassinate' | 'coup' | 'steal' | 'tax' | 'income';
interface MutableOpenHand {
  coins: number;
  cards: number;
  readonly can: (character: Character) => boolean;
}

/** 1 when the mover wins within seven plies, -1 when the other does, 0 when nobody does. `first`: the mover's first action. */
export function winnerOfOpenHands(mover: OpenHand, other: OpenHand, first?: LookaheadAction): number {
  const sides = [copyOpenHand(mover), copyOpenHand(other)] as const;
  for (let ply = 0; ply < PLIES; ply++) {
    const me = sides[(ply % 2) as 0 | 1];
    const you = sides[((ply + 1) % 2) as 0 | 1];
    applyAction(me, you, (ply === 0 ? first : undefined) ?? bestAction(me, you));
    if (you.cards === 0) return ply % 2 === 0 ? 1 : -1;
  }
  return 0;
}

function copyOpenHand({ coins, cards, characters }: OpenHand): MutableOpenHand {
  return { coins, cards, can: (character) => characters.includes(character) };
}

function bestAction(me: MutableOpenHand, you: MutableOpenHand): LookaheadAction {
  if (me.coins >= KILL_COST && me.can('assassin') && !you.can('contessa')) return 'assassinate';
  if (me.coins >= COUP_COST) return 'coup';
  const isGuarded = you.can('captain') || you.can('ambassador') || you.can('inquisitor');
  if (me.can('captain') && !isGuarded && you.coins > 0) return 'steal';
  return me.can('duke') ? 'tax' : 'income';
}

function applyAction(me: MutableOpenHand, you: MutableOpenHand, action: LookaheadAction): void {
  switch (action) {
    case 'assassinate':
    case 'coup':
      me.coins -= action === 'coup' ? COUP_COST : KILL_COST;
      you.cards--;
      return;
    case 'steal': {
      const taken = Math.min(THEFT_COINS, you.coins);
      me.coins += taken;
      you.coins -= taken;
      return;
    }
    case 'tax':
      me.coins += TAX_COINS;
      return;
    case 'income':
      me.coins++;
  }
}
