// What prices and votes come to, as far as a view tells.

import type { Seat } from '@kuluary/kernel/game';
import type { Card } from '../rules/box.ts';
import { matches } from '../rules/matching.ts';
import { UNDECIDED } from '../rules/state.ts';
import type { View, VoteView } from '../rules/view.ts';
import { BOX, cardNamed } from './box.ts';

/** The sum of what modifies something for a seat. */
function modified(view: View, seat: Seat, what: string, card?: Card): number {
  const { play, character } = view.seats[seat]!;
  const own = [...play.map((piece) => piece.card), ...(character === null ? [] : [character])].map(cardNamed);
  const lasting = seat === view.active ? view.lasting.map((number) => BOX.abilities[number]!) : [];
  let sum = 0;
  for (const { ability } of [...own.flatMap(({ abilities }) => abilities), ...lasting]) {
    if (!('modify' in ability) || ability.modify !== what) continue;
    if (card === undefined || matches(card, ability.what)) sum += ability.by;
  }
  return sum;
}

/** What a card costs the seat whose turn it is. */
export function priceOf(view: View, id: string): number {
  const card = cardNamed(id);
  return Math.max(0, card.cost + modified(view, view.active, 'cost', card));
}

/** Votes by what they are for, as far as they have been shown. */
export function votesOf(view: View, vote: VoteView): ReadonlyMap<number, number> {
  const votes = new Map<number, number>();
  view.seats.forEach((_, seat) => {
    const choice = vote.choices?.[seat] ?? UNDECIDED;
    if (choice === UNDECIDED) return;
    const own = votesBy(view, seat, vote.tokens?.[seat] ?? 0, vote.revealed[seat]!.length);
    votes.set(choice, (votes.get(choice) ?? 0) + own);
  });
  return votes;
}

/** How many votes a seat has that gives these tokens and council cards. */
export function votesBy(view: View, seat: Seat, tokens: number, cards: number): number {
  return 1 + tokens + cards + modified(view, seat, 'votes');
}

/** The same for whoever looks. */
export function ownVotes(view: View, tokens: number): number {
  return view.viewer === 'spectator' ? 0 : votesBy(view, view.viewer, tokens, 0);
}
