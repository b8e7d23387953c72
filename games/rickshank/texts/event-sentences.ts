// A sentence for each event.

import { type Reader, subjectArguments, targetArguments } from '@kuluary/texts/reader';
import type { Event } from '../rules/events.ts';
import { cardListValues, cardValues, messageFor } from './message-values.ts';
import { voteOptionText } from './prompt.ts';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
type MovedEvent = EventOf<'moved'>;

/** undefined: the event needs no sentence. */
export function eventSentence(reader: Reader, event: Event): string | undefined {
  switch (event.type) {
    case 'moved':
      return movedSentence(reader, event);
    case 'drew':
      // The seat itself gets its cards in a `drawn` event.
      return reader.viewer === event.seat
        ? undefined
        : messageFor(reader, 'event.drew', subjectArguments(reader, event.seat), event);
    case 'drawn':
    case 'line-up':
      return messageFor(reader, `event.${event.type}`, cardListValues(reader, event.cards));
    case 'shuffled':
      if (event.seat === null) return messageFor(reader, 'event.shuffled.locations');
      return messageFor(reader, 'event.shuffled', subjectArguments(reader, event.seat));
    case 'power':
      return messageFor(reader, 'event.power', cardValues(reader, event.card), { n: event.n, total: event.total });
    case 'tokens':
      return messageFor(reader, `event.tokens.${event.reason}`, subjectArguments(reader, event.seat), {
        n: Math.abs(event.n),
      });
    case 'chose-target':
      return messageFor(
        reader,
        'event.chose-target',
        subjectArguments(reader, event.seat),
        targetArguments(reader, event.target),
      );
    case 'turn':
    case 'voted':
      return messageFor(reader, `event.${event.type}`, subjectArguments(reader, event.seat));
    case 'avoided':
    case 'declined':
    case 'revealed':
    case 'character':
      return messageFor(
        reader,
        `event.${event.type}`,
        subjectArguments(reader, event.seat),
        cardValues(reader, event.card),
      );
    case 'had-nothing':
      return messageFor(
        reader,
        `event.had-nothing.${event.what}`,
        subjectArguments(reader, event.seat),
        cardValues(reader, event.card),
      );
    case 'vote':
      return messageFor(
        reader,
        `event.vote.${event.vote}`,
        subjectArguments(reader, event.seat),
        cardValues(reader, event.card),
      );
    case 'vote-cancelled':
      return messageFor(
        reader,
        `event.vote-cancelled.${event.why}`,
        subjectArguments(reader, event.seat),
        cardValues(reader, event.card),
      );
    case 'ballots':
      return ballotsSentence(reader, event);
    case 'vote-result':
      return voteResultSentence(reader, event);
    case 'nemesis':
      return messageFor(reader, 'event.nemesis', cardValues(reader, event.card));
    case 'over':
      return gameOverSentence(reader, event);
  }
}

function movedSentence(reader: Reader, event: MovedEvent): string | undefined {
  const { reason, fromSeat, toSeat, seat } = event;
  const key = movedMessageKey(event);
  if (key === undefined) return undefined;
  const named = cardValues(reader, event.card);
  const doer = seat ?? fromSeat ?? toSeat;
  if (key === 'event.destroyed.fleeting' || key === 'event.clean-up.location') return messageFor(reader, key, named);
  if (doer === null || key === 'event.moved') {
    const way = { from: messageFor(reader, `zone.${event.from}`), to: messageFor(reader, `zone.${event.to}`) };
    return messageFor(reader, 'event.moved', named, way);
  }
  const other = reason === 'played' ? fromSeat : toSeat;
  return messageFor(reader, key, named, subjectArguments(reader, doer), targetArguments(reader, other ?? doer));
}

function movedMessageKey({ reason, from, to, fromSeat, toSeat, seat }: MovedEvent) {
  switch (reason) {
    case 'played':
      if (from === 'hand') return 'event.played';
      if (from === 'locations') return 'event.played.stack';
      return fromSeat === seat ? 'event.played.own' : 'event.played.borrowed';
    case 'bought':
    case 'defeated':
    case 'gained':
      return `event.${reason}` as const;
    case 'discarded':
    case 'payment':
      return from === 'play' ? 'event.discarded.play' : 'event.discarded';
    case 'destroyed':
      if (seat === null) return 'event.destroyed.fleeting';
      return from === 'line-up' || from === 'play' ? (`event.destroyed.${from}` as const) : 'event.destroyed';
    case 'placed':
      if (to === 'held') return 'event.placed.held';
      if (from === 'held') return 'event.placed.released';
      if (to === 'hand') return 'event.placed.hand';
      if (to === 'deck') return from === 'play' ? 'event.placed.returned' : 'event.placed.top';
      return to === 'discard' && toSeat !== null ? 'event.placed.given' : 'event.moved';
    case 'clean-up':
      return to === 'location-discard' ? 'event.clean-up.location' : undefined;
  }
}

function ballotsSentence(reader: Reader, { vote, tokens, choices }: EventOf<'ballots'>): string {
  const bids = tokens.map((bid, seat) => {
    const values = [subjectArguments(reader, seat), { tokens: bid }];
    if (vote === 'auction') return messageFor(reader, 'event.ballots.bid', ...values);
    const choice = voteOptionText(reader, vote === 'referendum', choices[seat]!);
    return messageFor(reader, 'event.ballots.choice', ...values, { choice });
  });
  return messageFor(reader, 'event.ballots', { bids: bids.join('; ') });
}

function voteResultSentence(reader: Reader, { vote, result, votes, tie }: EventOf<'vote-result'>): string {
  const counted = (vote === 'referendum' ? votes.toReversed() : votes).join(':'); // "for" comes first
  const outcome = messageFor(reader, tie ? 'event.vote-result.tie' : 'event.vote-result', { votes: counted });
  const choice = voteOptionText(reader, vote === 'referendum', result);
  return `${outcome} ${messageFor(reader, 'event.vote-result.choice', { choice })}`;
}

function gameOverSentence(reader: Reader, { why, points }: EventOf<'over'>): string {
  const all = points.map((points, seat) =>
    messageFor(reader, 'event.over.points', subjectArguments(reader, seat), { points }),
  );
  return messageFor(reader, `event.over.${why}`, { all: all.join(', ') });
}
