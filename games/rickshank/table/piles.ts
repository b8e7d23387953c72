// All visible cards as piles for the detail sheets.

import type { Seat } from '@kuluary/kernel/game';
import { MORTY_WAVES_CARD, PORTAL_GUN_CARD } from '../rules/card-box.ts';
import type { CardInPlayView, View } from '../rules/view.ts';
import { BOX } from '../texts/card-lookup.ts';
import { cardName } from '../texts/card-text.ts';
import { languagePackOf } from '../texts/catalogues.ts';
import type { Pile, PileTitle } from './card-inspector.tsx';
import { ongoingCardsOf, ownHand, playedCardsOf } from './view-queries.ts';
import { type TableTextKey, tableText } from './words.ts';

export const UNTITLED: PileTitle = () => '';
export const NEMESIS_TITLE: PileTitle = ({ language }) => languagePackOf(language).ranks.nemesis;

export function titleOfWord(key: TableTextKey): PileTitle {
  return (reader) => tableText(reader, key);
}

export function singleCardPile(card: string): Pile {
  return { title: ({ language }) => cardName(language, card), cards: [card] };
}

function titleWithOwner(view: View, key: TableTextKey, seat: Seat): PileTitle {
  return (reader) =>
    `${tableText(reader, key)} · ${seat === view.viewer ? tableText(reader, 'you') : reader.names[seat]!}`;
}

/** What is kept under a card, or under all cards in play, by owner. */
export function heldPilesOf(view: View, under?: string): readonly Pile[] {
  const cards = view.seats.flatMap(({ play }) => play.filter(({ card }) => under === undefined || card === under));
  return heldPiles(view, cards);
}

function heldPiles(view: View, cards: readonly CardInPlayView[]): Pile[] {
  const held = cards.flatMap((each) => each.held);
  return view.seats
    .map((_, owner) => ({
      title: titleWithOwner(view, 'sheet.held', owner),
      cards: held.filter((each) => each.owner === owner).map(({ card }) => card),
    }))
    .filter((pile) => pile.cards.length > 0);
}

export function visiblePiles(view: View): readonly Pile[] {
  const titledOf = (key: TableTextKey, seat: Seat) => titleWithOwner(view, key, seat);
  const piles: Pile[] = [
    { title: titleOfWord('hand'), cards: ownHand(view) },
    { title: titleOfWord('market'), cards: view.lineUp },
    { title: NEMESIS_TITLE, cards: view.nemesis === null ? [] : [view.nemesis] },
    { title: titleOfWord('stacks'), cards: [BOX.cards[PORTAL_GUN_CARD]!.id, BOX.cards[MORTY_WAVES_CARD]!.id] },
    { title: titledOf('played', view.active), cards: cardsOf(playedCardsOf(view, view.active)) },
    ...view.seats.map(({ character }, seat) => ({
      title: titledOf('in-play', seat),
      cards: [...(character === null ? [] : [character]), ...cardsOf(ongoingCardsOf(view, seat))],
    })),
    ...heldPilesOf(view),
    ...view.seats.map(({ discard }, seat) => ({
      title: titledOf('sheet.discard', seat),
      cards: [...discard].reverse(),
    })),
    { title: titleOfWord('stack.destroyed'), cards: [...view.destroyed].reverse() },
    { title: titleOfWord('pile.locations'), cards: view.locationDiscard },
  ];
  return piles.filter(({ cards }) => cards.length > 0);
}

/** What the viewer may know about a seat. */
export function pilesOfSeat(view: View, seat: Seat): readonly Pile[] {
  const { discard, play, top, hand, seen, unseen, character } = view.seats[seat]!;
  const isOwn = view.viewer === seat;
  const piles: Pile[] = [
    { title: ({ language }) => languagePackOf(language).ranks.character, cards: character === null ? [] : [character] },
    { title: titleOfWord('in-play'), cards: cardsOf(ongoingCardsOf(view, seat)) },
    ...heldPiles(view, play),
    { title: titleOfWord('played'), cards: cardsOf(playedCardsOf(view, seat)) },
    { title: titleOfWord('sheet.hand'), cards: isOwn ? [] : (hand ?? []) }, // in a replay with open hands
    { title: titleOfWord('sheet.seen'), cards: isOwn || hand ? [] : seen },
    { title: titleOfWord('sheet.top'), cards: top },
    { title: titleOfWord('sheet.discard'), cards: [...discard].reverse() },
    { title: titleOfWord('sheet.deck.own'), cards: isOwn ? unseen : [] },
  ];
  return piles.filter(({ cards }) => cards.length > 0);
}

function cardsOf(inPlay: readonly { readonly card: string }[]): readonly string[] {
  return inPlay.map(({ card }) => card);
}
