// Prices and vote counts, computed from a view.

import type { Seat } from '@kuluary/kernel/game';
import type { CompiledCard } from '../rules/card-box.ts';
import { matchesFilter } from '../rules/card-filter.ts';
import { UNDECIDED } from '../rules/state.ts';
import type { View, VoteView } from '../rules/view.ts';
import { BOX, cardNamed } from './card-lookup.ts';

function sumModifiersInView(view: View, seat: Seat, what: string, card?: CompiledCard): number {
  const { play, character } = view.seats[seat]!;
  const bought = seat === view.active ? view.boughtLocations : [];
  const inForce = [...play, ...bought].map((each) => each.card);
  const own = [...inForce, ...(character === null ? [] : [character])].map(cardNamed);
  const lasting = seat === view.active ? view.lasting.map((number) => BOX.abilities[number]!) : [];
  let sum = 0;
  for (const { ability } of [...own.flatMap(({ abilities }) => abilities), ...lasting]) {
    if (!('modify' in ability) || ability.modify !== what) continue;
    if (card === undefined || matchesFilter(card, ability.what)) sum += ability.by;
  }
  return sum;
}

/** For the active seat. */
export function currentPrice(view: View, id: string): number {
  const card = cardNamed(id);
  return Math.max(0, card.cost + sumModifiersInView(view, view.active, 'cost', card));
}

/** Shown votes by option. */
export function votesByOptionInView(view: View, vote: VoteView): ReadonlyMap<number, number> {
  const votes = new Map<number, number>();
  view.seats.forEach((_, seat) => {
    const choice = vote.choices?.[seat] ?? UNDECIDED;
    if (choice === UNDECIDED) return;
    const own = votesOfSeat(view, seat, vote.tokens?.[seat] ?? 0, vote.revealed[seat]!.length);
    votes.set(choice, (votes.get(choice) ?? 0) + own);
  });
  return votes;
}

export function votesOfSeat(view: View, seat: Seat, tokens: number, cards: number): number {
  return 1 + tokens + cards + sumModifiersInView(view, seat, 'votes');
}

export function ownVotes(view: View, tokens: number): number {
  return view.viewer === 'spectator' ? 0 : votesOfSeat(view, view.viewer, tokens, 0);
}
