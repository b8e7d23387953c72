// Everything that lies open, pile by pile, to look through.

import type { Seat } from '@kuluary/kernel/game';
import { GUN, WAVE } from '../rules/box.ts';
import type { View } from '../rules/view.ts';
import { BOX } from '../texts/box.ts';
import { cardName } from '../texts/card-text.ts';
import { tongueOf } from '../texts/catalogues.ts';
import type { Pile, Title } from './details.tsx';
import { ongoingOf, ownHand, playedBy } from './situation.ts';
import { type Word, word } from './words.ts';

export const UNTITLED: Title = () => '';
export const NEMESIS: Title = ({ language }) => tongueOf(language).ranks.nemesis;

export function titled(key: Word): Title {
  return (reader) => word(reader, key);
}

/** One card alone. */
export function aloneOf(card: string): Pile {
  return { title: ({ language }) => cardName(language, card), cards: [card] };
}

/** What lies on the table now. */
export function visiblePiles(view: View): readonly Pile[] {
  const titledOf =
    (key: Word, seat: Seat): Title =>
    (reader) =>
      `${word(reader, key)} · ${seat === view.viewer ? word(reader, 'you') : reader.names[seat]!}`;
  const piles: Pile[] = [
    { title: titled('hand'), cards: ownHand(view) },
    { title: titled('market'), cards: view.lineUp },
    { title: NEMESIS, cards: view.nemesis === null ? [] : [view.nemesis] },
    { title: titled('stacks'), cards: [BOX.cards[GUN]!.id, BOX.cards[WAVE]!.id] },
    { title: titledOf('played', view.active), cards: cardsOf(playedBy(view, view.active)) },
    ...view.seats.map(({ character }, seat) => ({
      title: titledOf('in-play', seat),
      cards: [...(character === null ? [] : [character]), ...cardsOf(ongoingOf(view, seat))],
    })),
    ...view.seats.map(({ discard }, seat) => ({
      title: titledOf('sheet.discard', seat),
      cards: [...discard].reverse(),
    })),
    { title: titled('stack.destroyed'), cards: [...view.destroyed].reverse() },
    { title: titled('pile.locations'), cards: view.locationDiscard },
  ];
  return piles.filter(({ cards }) => cards.length > 0);
}

/** What everybody may know about a seat. */
export function pilesOfSeat(view: View, seat: Seat): readonly Pile[] {
  const { discard, play, top, hand, seen, unseen, character } = view.seats[seat]!;
  const isOwn = view.viewer === seat;
  const piles: Pile[] = [
    { title: ({ language }) => tongueOf(language).ranks.character, cards: character === null ? [] : [character] },
    { title: titled('in-play'), cards: cardsOf(ongoingOf(view, seat)) },
    { title: titled('sheet.held'), cards: play.flatMap(({ held }) => held.map(({ card }) => card)) },
    { title: titled('played'), cards: cardsOf(playedBy(view, seat)) },
    { title: titled('sheet.hand'), cards: isOwn ? [] : (hand ?? []) }, // in a replay in which everything is open
    { title: titled('sheet.seen'), cards: isOwn || hand ? [] : seen },
    { title: titled('sheet.top'), cards: top },
    { title: titled('sheet.discard'), cards: [...discard].reverse() },
    { title: titled('sheet.deck.own'), cards: isOwn ? unseen : [] },
  ];
  return piles.filter(({ cards }) => cards.length > 0);
}

function cardsOf(pieces: readonly { readonly card: string }[]): readonly string[] {
  return pieces.map(({ card }) => card);
}
