// Everything that lies open, pile by pile, to look through.

import type { Seat } from '@kuluary/kernel/game';
import { GUN, WAVE } from '../rules/box.ts';
import type { View } from '../rules/view.ts';
import { BOX } from '../texts/box.ts';
import { tongueOf } from '../texts/catalogues.ts';
import type { Reader } from '../texts/reader.ts';
import type { Pile } from './details.tsx';
import { ongoingOf, ownHand, playedBy } from './situation.ts';
import { word } from './words.ts';

/** What lies on the table now. */
export function visiblePiles(reader: Reader, view: View): readonly Pile[] {
  const name = (seat: Seat) => (seat === view.viewer ? word(reader, 'you') : reader.names[seat]!);
  const piles: Pile[] = [
    { title: word(reader, 'hand'), cards: ownHand(view) },
    { title: word(reader, 'market'), cards: view.lineUp },
    { title: tongueOf(reader.language).ranks.nemesis, cards: view.nemesis === null ? [] : [view.nemesis] },
    { title: word(reader, 'stacks'), cards: [BOX.cards[GUN]!.id, BOX.cards[WAVE]!.id] },
    { title: `${word(reader, 'played')} · ${name(view.active)}`, cards: cardsOf(playedBy(view, view.active)) },
    ...view.seats.map(({ character }, seat) => ({
      title: `${word(reader, 'in-play')} · ${name(seat)}`,
      cards: [...(character === null ? [] : [character]), ...cardsOf(ongoingOf(view, seat))],
    })),
    ...view.seats.map(({ discard }, seat) => ({
      title: `${word(reader, 'sheet.discard')} · ${name(seat)}`,
      cards: [...discard].reverse(),
    })),
    { title: word(reader, 'stack.destroyed'), cards: [...view.destroyed].reverse() },
    { title: word(reader, 'pile.locations'), cards: view.locationDiscard },
  ];
  return piles.filter(({ cards }) => cards.length > 0);
}

/** What everybody may know about a seat. */
export function pilesOfSeat(reader: Reader, view: View, seat: Seat): readonly Pile[] {
  const { discard, play, top, seen, unseen, character } = view.seats[seat]!;
  const isOwn = view.viewer === seat;
  const piles: Pile[] = [
    { title: tongueOf(reader.language).ranks.character, cards: character === null ? [] : [character] },
    { title: word(reader, 'in-play'), cards: cardsOf(ongoingOf(view, seat)) },
    { title: word(reader, 'sheet.held'), cards: play.flatMap(({ held }) => held.map(({ card }) => card)) },
    { title: word(reader, 'played'), cards: cardsOf(playedBy(view, seat)) },
    { title: word(reader, 'sheet.seen'), cards: isOwn ? [] : seen },
    { title: word(reader, 'sheet.top'), cards: top },
    { title: word(reader, 'sheet.discard'), cards: [...discard].reverse() },
    { title: word(reader, 'sheet.deck.own'), cards: isOwn ? unseen : [] },
  ];
  return piles.filter(({ cards }) => cards.length > 0);
}

function cardsOf(pieces: readonly { readonly card: string }[]): readonly string[] {
  return pieces.map(({ card }) => card);
}
