// Two seats play on with open cards, each taking the best that its characters give. Nobody challenges, a claim counts as
// a card, and a seat that loses a card goes on as if it still had all of them.

import { ACTION_RULES, STEAL, TAX } from '../rules/actions.ts';
import type { Character } from '../rules/characters.ts';
import { costOf } from './claims.ts';

export interface Side {
  readonly coins: number;
  readonly cards: number;
  readonly characters: readonly Character[]; // what it can do
}

const PLIES = 7;
const COUP_COST = costOf('coup');
const KILL_COST = costOf('assassinate');
const THEFT = ACTION_RULES[STEAL]!.takes;
const TAXES = ACTION_RULES[TAX]!.takes;

export type Act = 'assassinate' | 'coup' | 'steal' | 'tax' | 'income';
interface Playing {
  coins: number;
  cards: number;
  readonly can: (character: Character) => boolean;
}

/** 1 when the mover wins within seven plies, -1 when the other does, 0 when nobody does. `first` is what the mover does. */
export function playOut(mover: Side, other: Side, first?: Act): number {
  const sides = [playing(mover), playing(other)] as const;
  for (let ply = 0; ply < PLIES; ply++) {
    const me = sides[(ply % 2) as 0 | 1];
    const you = sides[((ply + 1) % 2) as 0 | 1];
    carryOut(me, you, (ply === 0 ? first : undefined) ?? bestAct(me, you));
    if (you.cards === 0) return ply % 2 === 0 ? 1 : -1;
  }
  return 0;
}

function playing({ coins, cards, characters }: Side): Playing {
  return { coins, cards, can: (character) => characters.includes(character) };
}

function bestAct(me: Playing, you: Playing): Act {
  if (me.coins >= KILL_COST && me.can('assassin') && !you.can('contessa')) return 'assassinate';
  if (me.coins >= COUP_COST) return 'coup';
  const isGuarded = you.can('captain') || you.can('ambassador') || you.can('inquisitor');
  if (me.can('captain') && !isGuarded && you.coins > 0) return 'steal';
  return me.can('duke') ? 'tax' : 'income';
}

function carryOut(me: Playing, you: Playing, act: Act): void {
  switch (act) {
    case 'assassinate':
    case 'coup':
      me.coins -= act === 'coup' ? COUP_COST : KILL_COST;
      you.cards--;
      return;
    case 'steal': {
      const taken = Math.min(THEFT, you.coins);
      me.coins += taken;
      you.coins -= taken;
      return;
    }
    case 'tax':
      me.coins += TAXES;
      return;
    case 'income':
      me.coins++;
  }
}
