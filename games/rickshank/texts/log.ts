// What happened, a sentence each.

import { type Reader, who, whom } from '@kuluary/texts/reader';
import type { Event } from '../rules/events.ts';
import { choiceOf } from './question.ts';
import { card, cards, tell } from './reader.ts';

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;
type Moved = Of<'moved'>;

/** The sentence for an event; undefined for what needs none. */
export function line(reader: Reader, event: Event): string | undefined {
  switch (event.type) {
    case 'moved':
      return moved(reader, event);
    case 'drew':
      // Who draws is told the cards by an event of its own.
      return reader.viewer === event.seat ? undefined : tell(reader, 'event.drew', who(reader, event.seat), event);
    case 'drawn':
    case 'line-up':
      return tell(reader, `event.${event.type}`, cards(reader, event.cards));
    case 'shuffled':
      if (event.seat === null) return tell(reader, 'event.shuffled.locations');
      return tell(reader, 'event.shuffled', who(reader, event.seat));
    case 'power':
      return tell(reader, 'event.power', who(reader, event.seat), { n: event.n, total: event.total });
    case 'tokens':
      return tell(reader, `event.tokens.${event.reason}`, who(reader, event.seat), { n: Math.abs(event.n) });
    case 'chose-target':
      return tell(reader, 'event.chose-target', who(reader, event.seat), whom(reader, event.target));
    case 'turn':
    case 'voted':
      return tell(reader, `event.${event.type}`, who(reader, event.seat));
    case 'avoided':
    case 'declined':
    case 'revealed':
    case 'character':
      return tell(reader, `event.${event.type}`, who(reader, event.seat), card(reader, event.card));
    case 'vote':
      return tell(reader, `event.vote.${event.vote}`, who(reader, event.seat), card(reader, event.card));
    case 'vote-cancelled':
      return tell(reader, `event.vote-cancelled.${event.why}`, who(reader, event.seat), card(reader, event.card));
    case 'ballots':
      return ballots(reader, event);
    case 'vote-result':
      return result(reader, event);
    case 'nemesis':
      return tell(reader, 'event.nemesis', card(reader, event.card));
    case 'over':
      return over(reader, event);
  }
}

function moved(reader: Reader, event: Moved): string | undefined {
  const { reason, fromSeat, toSeat, seat } = event;
  const key = movedKey(event);
  if (key === undefined) return undefined;
  const named = card(reader, event.card);
  const doer = seat ?? fromSeat ?? toSeat;
  if (key === 'event.destroyed.fleeting' || key === 'event.clean-up.location') return tell(reader, key, named);
  if (doer === null || key === 'event.moved') {
    const way = { from: tell(reader, `zone.${event.from}`), to: tell(reader, `zone.${event.to}`) };
    return tell(reader, 'event.moved', named, way);
  }
  const other = reason === 'played' ? fromSeat : toSeat;
  return tell(reader, key, named, who(reader, doer), whom(reader, other ?? doer));
}

function movedKey({ reason, from, to, fromSeat, toSeat, seat }: Moved) {
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

function ballots(reader: Reader, { vote, tokens, choices }: Of<'ballots'>): string {
  const bids = tokens.map((bid, seat) => {
    const values = [who(reader, seat), { tokens: bid }];
    if (vote === 'auction') return tell(reader, 'event.ballots.bid', ...values);
    const choice = choiceOf(reader, vote === 'referendum', choices[seat]!);
    return tell(reader, 'event.ballots.choice', ...values, { choice });
  });
  return tell(reader, 'event.ballots', { bids: bids.join('; ') });
}

function result(reader: Reader, { vote, result, votes, tie }: Of<'vote-result'>): string {
  const counted = (vote === 'referendum' ? votes.toReversed() : votes).join(':'); // who is for it comes first
  const outcome = tell(reader, tie ? 'event.vote-result.tie' : 'event.vote-result', { votes: counted });
  const choice = choiceOf(reader, vote === 'referendum', result);
  return `${outcome} ${tell(reader, 'event.vote-result.choice', { choice })}`;
}

function over(reader: Reader, { why, points }: Of<'over'>): string {
  const all = points.map((points, seat) => tell(reader, 'event.over.points', who(reader, seat), { points }));
  return tell(reader, `event.over.${why}`, { all: all.join(', ') });
}
