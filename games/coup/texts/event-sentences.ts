// The sentence for each event, as a line of the log.

import { subjectArguments, targetArguments } from '@kuluary/texts/reader';
import type { Event, EventType } from '../rules/events.ts';
import { TURN_LIMIT } from '../rules/state.ts';
import { announcementText } from './action-announcement.ts';
import {
  actionValues,
  type CoupReader,
  cardListValues,
  cardValues,
  claimValues,
  messageFor,
  returnValues,
  seatNameValues,
} from './message-values.ts';

type EventOf<Type extends EventType> = Extract<Event, { type: Type }>;
type SentenceOf<Type extends EventType> = (reader: CoupReader, event: EventOf<Type>) => string | undefined;

/** undefined for events without a sentence. */
export function eventSentence(reader: CoupReader, event: Event): string | undefined {
  const sentenceOf = SENTENCES[event.type] as SentenceOf<EventType>;
  return sentenceOf(reader, event);
}

const noSentence = () => undefined;

const SENTENCES: { readonly [Type in EventType]: SentenceOf<Type> } = {
  'game-began': gameBeganSentence,
  'draft-began': (reader) => messageFor(reader, 'event.draft-began'),
  'turn-began': noSentence,
  action: (reader, { seat, action, target }) => announcementText(reader, seat, action, target),
  answered: noSentence,
  'passed-openly': (reader, { seat, decision, action }) =>
    messageFor(
      reader,
      `event.passed-openly.${decision}`,
      subjectArguments(reader, seat),
      decision === 'block' ? actionValues(reader, action) : {},
    ),
  'nobody-challenged': (reader, { claimant, claim }) =>
    messageFor(reader, 'event.nobody-challenged', targetArguments(reader, claimant), claimValues(reader, claim)),
  challenged: (reader, { seat, claimant, claim }) =>
    messageFor(
      reader,
      'event.challenged',
      subjectArguments(reader, seat),
      targetArguments(reader, claimant),
      claimValues(reader, claim),
    ),
  shown: (reader, event) =>
    messageFor(reader, 'event.shown', subjectArguments(reader, event.seat), cardValues(reader, event.card)),
  'not-shown': (reader, { seat, claim }) =>
    messageFor(reader, 'event.not-shown', subjectArguments(reader, seat), claimValues(reader, claim)),
  refunded: (reader, { seat, coins }) =>
    messageFor(reader, 'event.refunded', subjectArguments(reader, seat), { coins }),
  lost: lossSentence,
  eliminated: (reader, { seat }) => messageFor(reader, 'event.eliminated', subjectArguments(reader, seat)),
  replaced: (reader, event) =>
    messageFor(
      reader,
      'event.replaced',
      subjectArguments(reader, event.seat),
      cardValues(reader, event.card),
      returnValues(reader),
    ),
  'nobody-blocked': (reader) => messageFor(reader, 'event.nobody-blocked'),
  blocked: (reader, { seat, claim, action }) =>
    messageFor(
      reader,
      'event.blocked',
      subjectArguments(reader, seat),
      claimValues(reader, claim),
      actionValues(reader, action),
    ),
  'block-stood': (reader, { action }) => messageFor(reader, 'event.block-stood', actionValues(reader, action)),
  took: (reader, { seat, action, coins }) =>
    messageFor(reader, 'event.took', subjectArguments(reader, seat), actionValues(reader, action), { coins }),
  stole: (reader, { seat, target, coins }) =>
    messageFor(reader, 'event.stole', subjectArguments(reader, seat), targetArguments(reader, target), { coins }),
  drew: drewOrReturnedSentence,
  returned: drewOrReturnedSentence,
  examined: examinedSentence,
  swapped: (reader, { seat }) =>
    messageFor(reader, 'event.swapped', subjectArguments(reader, seat), returnValues(reader)),
  left: (reader, { seat }) => messageFor(reader, 'event.left', subjectArguments(reader, seat)),
  'no-effect': (reader, { target, action }) =>
    messageFor(reader, 'event.no-effect', targetArguments(reader, target), actionValues(reader, action)),
  forfeited: (reader, { seat, coins }) =>
    messageFor(reader, 'event.forfeited', subjectArguments(reader, seat), { coins }),
  won: (reader, { seat }) => messageFor(reader, 'event.won', subjectArguments(reader, seat)),
  'drawn-game': (reader, { seats }) =>
    messageFor(reader, 'event.drawn-game', seatNameValues(reader, seats), { turns: TURN_LIMIT }),

  // Events sent to one seat alone.
  'your-hand': (reader, event) => messageFor(reader, 'event.your-hand', cardListValues(reader, event.cards)),
  'your-pick': (reader, event) => messageFor(reader, 'event.your-pick', cardValues(reader, event.card)),
  'your-replacement': (reader, event) => messageFor(reader, 'event.your-replacement', cardValues(reader, event.card)),
  'your-draw': (reader, event) => messageFor(reader, 'event.your-draw', cardListValues(reader, event.cards)),
  'your-return': (reader, event) =>
    messageFor(
      reader,
      'event.your-return',
      cardListValues(reader, event.cards),
      cardListValues(reader, event.kept, 'kept'),
      returnValues(reader),
    ),
  'you-saw': (reader, event) =>
    messageFor(reader, 'event.you-saw', targetArguments(reader, event.target), cardValues(reader, event.card)),
  'your-offer': (reader, event) => messageFor(reader, 'event.your-offer', cardValues(reader, event.card)),
};

function gameBeganSentence(reader: CoupReader, event: EventOf<'game-began'>): string {
  const first = subjectArguments(reader, event.first);
  const coins = event.coins[0]!;
  if (event.coins.every((other) => other === coins))
    return messageFor(reader, 'event.game-began.alike', first, { coins });
  const purses = event.coins
    .map((other, seat) =>
      messageFor(reader, 'event.game-began.purse', subjectArguments(reader, seat), { coins: other }),
    )
    .join(', ');
  return messageFor(reader, 'event.game-began.apart', first, { purses });
}

function lossSentence(reader: CoupReader, event: EventOf<'lost'>): string {
  return messageFor(
    reader,
    `event.lost.${event.why}`,
    subjectArguments(reader, event.seat),
    cardValues(reader, event.card),
    actionValues(reader, event.why === 'coup' ? 'coup' : 'assassinate'),
  );
}

/** The seat that draws or returns gets its own event with the cards, so it needs no count. */
function drewOrReturnedSentence(reader: CoupReader, event: EventOf<'drew' | 'returned'>): string | undefined {
  if (reader.viewer === event.seat) return undefined;
  return messageFor(reader, `event.${event.type}`, subjectArguments(reader, event.seat), returnValues(reader), {
    count: event.count,
  });
}

/** Examiner and target get their own events with the card. */
function examinedSentence(reader: CoupReader, event: EventOf<'examined'>): string | undefined {
  if (reader.viewer === event.seat || reader.viewer === event.target) return undefined;
  return messageFor(
    reader,
    'event.examined',
    subjectArguments(reader, event.seat),
    targetArguments(reader, event.target),
  );
}
