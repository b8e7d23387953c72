// How somebody plays Rickshank in these tests: as the greedy bot would, with a liking for votes and defences; or by what is
// on screen alone.

import { MINDS } from '@kuluary/games/minds';
import type { FastChance } from '@kuluary/kernel/chance';
import type { Offer } from './answering.ts';

const { greedy } = MINDS.rickshank!.bots;
const EARLY = 40; // turns

/** Bought before everything else, in this order: votes of each kind. */
const LIKED = ['persecute', 'recycle', 'rezone', 'taxation', 'assemble', 'kickback'];

interface Move {
  readonly type: string;
  readonly card?: string;
}

/** At first what is liked, and later what wins. */
export function decide(view: unknown, moves: readonly unknown[], chance: FastChance): Move {
  const isEarly = (view as { readonly turns: number }).turns < EARLY;
  return (isEarly ? liked(moves as readonly Move[]) : undefined) ?? (greedy!.choose(view, moves, chance) as Move);
}

function liked(moves: readonly Move[]): Move | undefined {
  const wanted = (type: string) =>
    moves
      .filter((move) => move.type === type && LIKED.includes(move.card!))
      .sort((a, b) => LIKED.indexOf(a.card!) - LIKED.indexOf(b.card!))[0];
  return moves.find(({ type }) => type === 'defend') ?? wanted('play') ?? wanted('buy');
}

const EAGER = ['defeat', 'defend', 'buy', 'play', 'use']; // what is pressed before all else, and in this order

/** From what is on screen alone: plays, buys what can be bought, and then ends its turn. */
export function eagerly(offers: readonly Offer[], chance: FastChance): Offer {
  const typeOf = ({ move }: Offer) => (move === null ? '' : (JSON.parse(move) as Move).type);
  for (const type of EAGER) {
    const found = offers.filter((offer) => typeOf(offer) === type);
    if (found.length > 0) return found[chance.below(found.length)]!;
  }
  return offers[chance.below(offers.length)]!;
}
