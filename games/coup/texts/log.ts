// What happened, a sentence each.

import { who, whom } from '@kuluary/texts/reader';
import type { Event, EventType } from '../rules/events.ts';
import { TURN_LIMIT } from '../rules/state.ts';
import { plan } from './plan.ts';
import { card, cards, claimed, deed, people, type Reader, tell, wayBack } from './reader.ts';

type Of<Type extends EventType> = Extract<Event, { type: Type }>;
type Line<Type extends EventType> = (reader: Reader, event: Of<Type>) => string | undefined;

/** The sentence for an event; undefined for what needs none. */
export function line(reader: Reader, event: Event): string | undefined {
  const tellIt = LINES[event.type] as Line<EventType>;
  return tellIt(reader, event);
}

const silence = () => undefined;

const LINES: { readonly [Type in EventType]: Line<Type> } = {
  'game-began': beginning,
  'draft-began': (reader) => tell(reader, 'event.draft-began'),
  'turn-began': silence,
  action: (reader, { seat, action, target }) => plan(reader, seat, action, target),
  answered: silence,
  'nobody-challenged': (reader, { claimant, claim }) =>
    tell(reader, 'event.nobody-challenged', whom(reader, claimant), claimed(reader, claim)),
  challenged: (reader, { seat, claimant, claim }) =>
    tell(reader, 'event.challenged', who(reader, seat), whom(reader, claimant), claimed(reader, claim)),
  shown: (reader, event) => tell(reader, 'event.shown', who(reader, event.seat), card(reader, event.card)),
  'not-shown': (reader, { seat, claim }) => tell(reader, 'event.not-shown', who(reader, seat), claimed(reader, claim)),
  refunded: (reader, { seat, coins }) => tell(reader, 'event.refunded', who(reader, seat), { coins }),
  lost: loss,
  eliminated: (reader, { seat }) => tell(reader, 'event.eliminated', who(reader, seat)),
  replaced: (reader, event) =>
    tell(reader, 'event.replaced', who(reader, event.seat), card(reader, event.card), wayBack(reader)),
  'nobody-blocked': (reader) => tell(reader, 'event.nobody-blocked'),
  blocked: (reader, { seat, claim, action }) =>
    tell(reader, 'event.blocked', who(reader, seat), claimed(reader, claim), deed(reader, action)),
  'block-stood': (reader, { action }) => tell(reader, 'event.block-stood', deed(reader, action)),
  took: (reader, { seat, action, coins }) =>
    tell(reader, 'event.took', who(reader, seat), deed(reader, action), { coins }),
  stole: (reader, { seat, target, coins }) =>
    tell(reader, 'event.stole', who(reader, seat), whom(reader, target), { coins }),
  drew: overheard,
  returned: overheard,
  examined: examination,
  swapped: (reader, { seat }) => tell(reader, 'event.swapped', who(reader, seat), wayBack(reader)),
  left: (reader, { seat }) => tell(reader, 'event.left', who(reader, seat)),
  'no-effect': (reader, { target, action }) =>
    tell(reader, 'event.no-effect', whom(reader, target), deed(reader, action)),
  forfeited: (reader, { seat, coins }) => tell(reader, 'event.forfeited', who(reader, seat), { coins }),
  won: (reader, { seat }) => tell(reader, 'event.won', who(reader, seat)),
  'drawn-game': (reader, { seats }) => tell(reader, 'event.drawn-game', people(reader, seats), { turns: TURN_LIMIT }),

  // What only this reader is told.
  'your-hand': (reader, event) => tell(reader, 'event.your-hand', cards(reader, event.cards)),
  'your-pick': (reader, event) => tell(reader, 'event.your-pick', card(reader, event.card)),
  'your-replacement': (reader, event) => tell(reader, 'event.your-replacement', card(reader, event.card)),
  'your-draw': (reader, event) => tell(reader, 'event.your-draw', cards(reader, event.cards)),
  'your-return': (reader, event) =>
    tell(reader, 'event.your-return', cards(reader, event.cards), cards(reader, event.kept, 'kept'), wayBack(reader)),
  'you-saw': (reader, event) => tell(reader, 'event.you-saw', whom(reader, event.target), card(reader, event.card)),
  'your-offer': (reader, event) => tell(reader, 'event.your-offer', card(reader, event.card)),
};

function beginning(reader: Reader, event: Of<'game-began'>): string {
  const first = who(reader, event.first);
  const coins = event.coins[0]!;
  if (event.coins.every((purse) => purse === coins)) return tell(reader, 'event.game-began.alike', first, { coins });
  const purses = event.coins
    .map((purse, seat) => tell(reader, 'event.game-began.purse', who(reader, seat), { coins: purse }))
    .join(', ');
  return tell(reader, 'event.game-began.apart', first, { purses });
}

function loss(reader: Reader, event: Of<'lost'>): string {
  return tell(
    reader,
    `event.lost.${event.why}`,
    who(reader, event.seat),
    card(reader, event.card),
    deed(reader, event.why === 'coup' ? 'coup' : 'assassinate'),
  );
}

/** Who draws and returns is told the cards by events of its own, and needs no count besides. */
function overheard(reader: Reader, event: Of<'drew' | 'returned'>): string | undefined {
  if (reader.viewer === event.seat) return undefined;
  return tell(reader, `event.${event.type}`, who(reader, event.seat), wayBack(reader), { count: event.count });
}

/** Likewise examiner and examined: each has a line with the card in it. */
function examination(reader: Reader, event: Of<'examined'>): string | undefined {
  if (reader.viewer === event.seat || reader.viewer === event.target) return undefined;
  return tell(reader, 'event.examined', who(reader, event.seat), whom(reader, event.target));
}
