// The table in plain lines, for a terminal and a screen reader: a line per seat, the treasury, the status.

import type { Seat } from '@kuluary/kernel/game';
import { isViewerAsked, subjectArguments } from '@kuluary/texts/reader';
import type { View } from '../rules/view.ts';
import { type CoupReader, cardListValues, cardValues, messageFor, seatNameValues } from './message-values.ts';
import { plainMoveText } from './move-text.ts';
import { outcomeText } from './outcome-text.ts';
import { blockText, currentAnnouncement, knownCharacters } from './prompt.ts';

const ACTIVE_SEAT_MARK = '▶'; // before the seat whose turn it is

export function tableDescription(reader: CoupReader, view: View): readonly string[] {
  const seats = view.coins.map((_, seat) => seatLine(reader, view, seat));
  return [
    ...seats,
    treasuryLine(reader, view),
    ...(view.outcome ? [outcomeText(reader, view.outcome)] : statusLines(reader, view)),
  ];
}

function seatLine(reader: CoupReader, view: View, seat: Seat): string {
  const isTurn = seat === view.turn && view.decision !== 'pick' && !view.outcome;
  const text = [coinsAndCardCount(reader, view, seat), ...knownCardsAndClaims(reader, view, seat)].join(' ');
  return isTurn ? `${ACTIVE_SEAT_MARK} ${text}` : text;
}

/** Name, coins and number of hidden cards. Known cards are named elsewhere, so they are not counted here. */
function coinsAndCardCount(reader: CoupReader, view: View, seat: Seat): string {
  const hand = view.hands[seat]!;
  const hidden = hand.length;
  const isKnown = seat === view.viewer || knownCharacters(hand).length === hidden;
  const isOut = hidden === 0 && view.faceUp[seat]!.length > 0;
  return messageFor(reader, isOut ? 'table.seat.out' : 'table.seat', subjectArguments(reader, seat), {
    coins: view.coins[seat]!,
    count: isKnown ? 0 : hidden,
  });
}

function knownCardsAndClaims(reader: CoupReader, view: View, seat: Seat): string[] {
  const isOwn = seat === view.viewer;
  const hand = knownCharacters(view.hands[seat]!);
  const faceUp = view.faceUp[seat]!;
  const claims = isOwn ? view.claimed[seat]! : view.claimed[seat]!.filter((claim) => !hand.includes(claim));
  const parts: string[] = [];
  if (hand.length > 0) {
    parts.push(
      messageFor(reader, isOwn ? 'table.hand' : 'table.known', cardListValues(reader, hand), { count: hand.length }),
    );
  }
  if (faceUp.length > 0) parts.push(messageFor(reader, 'table.face-up', cardListValues(reader, faceUp)));
  if (claims.length > 0) parts.push(messageFor(reader, 'table.claimed', cardListValues(reader, claims)));
  return parts;
}

function treasuryLine(reader: CoupReader, view: View): string {
  const line = messageFor(reader, 'table.treasury', { coins: view.treasury, count: view.deck.length });
  const placed = view.deck.flatMap((faceOrBack, i) =>
    faceOrBack === null
      ? []
      : [messageFor(reader, 'table.deck-place', cardValues(reader, faceOrBack), { place: i + 1 })],
  );
  if (view.inDeck.length + placed.length === 0) return line;
  return `${line} ${messageFor(reader, 'table.deck-known', cardListValues(reader, view.inDeck, 'cards', placed))}`;
}

/** None for a viewer who is asked: the prompt says the same. */
function statusLines(reader: CoupReader, view: View): string[] {
  if (isViewerAsked(view)) return [];
  const announcement = currentAnnouncement(reader, view);
  const block = view.block === null ? undefined : blockText(reader, view, view.block);
  const waiting = messageFor(reader, 'table.waiting', seatNameValues(reader, view.waitingFor));
  const own =
    view.answer === null
      ? undefined
      : messageFor(reader, 'table.answer', { answer: plainMoveText(reader, view, view.answer) });
  return [announcement, block, own, waiting].filter((part) => part !== undefined);
}
