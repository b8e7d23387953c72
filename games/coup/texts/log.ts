// What happened, a sentence each.

import type { Event } from '../rules/events.ts';
import { TURN_LIMIT } from '../rules/state.ts';
import { plan } from './plan.ts';
import { card, cards, claimed, deed, people, type Reader, tell, who, whom } from './reader.ts';

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

export function line(reader: Reader, event: Event): string | undefined {
  switch (event.type) {
    case 'turn-began':
    case 'answered':
    case 'nobody-blocked':
      return undefined;
    case 'game-began':
      return beginning(reader, event);
    case 'draft-began':
      return tell(reader, 'event.draft-began');
    case 'action':
      return plan(reader, event.seat, event.action, event.target);
    case 'nobody-challenged':
      return tell(reader, 'event.nobody-challenged', claimed(reader, event.claim));
    case 'challenged':
      return tell(
        reader,
        'event.challenged',
        who(reader, event.seat),
        whom(reader, event.claimant),
        claimed(reader, event.claim),
      );
    case 'shown':
    case 'replaced':
      return tell(reader, `event.${event.type}`, who(reader, event.seat), card(reader, event.card));
    case 'not-shown':
      return tell(reader, 'event.not-shown', who(reader, event.seat), claimed(reader, event.claim));
    case 'lost':
      return loss(reader, event);
    case 'refunded':
    case 'forfeited':
      return tell(reader, `event.${event.type}`, who(reader, event.seat), { coins: event.coins });
    case 'eliminated':
    case 'swapped':
    case 'left':
    case 'won':
      return tell(reader, `event.${event.type}`, who(reader, event.seat));
    case 'blocked':
      return tell(
        reader,
        'event.blocked',
        who(reader, event.seat),
        claimed(reader, event.claim),
        deed(reader, event.action),
      );
    case 'block-stood':
      return tell(reader, 'event.block-stood', deed(reader, event.action));
    case 'took':
      return tell(reader, 'event.took', who(reader, event.seat), deed(reader, event.action), { coins: event.coins });
    case 'stole':
      return tell(reader, 'event.stole', who(reader, event.seat), whom(reader, event.target), { coins: event.coins });
    case 'drew':
    case 'returned':
      return overheard(reader, event);
    case 'examined':
      return examination(reader, event);
    case 'no-effect':
      return tell(reader, 'event.no-effect', whom(reader, event.target), deed(reader, event.action));
    case 'drawn-game':
      return tell(reader, 'event.drawn-game', people(reader, event.seats), { turns: TURN_LIMIT });
    default:
      return secret(reader, event);
  }
}

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
  return tell(reader, `event.${event.type}`, who(reader, event.seat), { count: event.count });
}

/** Likewise examiner and examined: each has a line with the card in it. */
function examination(reader: Reader, event: Of<'examined'>): string | undefined {
  if (reader.viewer === event.seat || reader.viewer === event.target) return undefined;
  return tell(reader, 'event.examined', who(reader, event.seat), whom(reader, event.target));
}

type Secret = Of<
  'your-hand' | 'your-pick' | 'your-replacement' | 'your-draw' | 'your-return' | 'you-saw' | 'your-offer'
>;

/** What only this reader is told. */
function secret(reader: Reader, event: Secret): string {
  switch (event.type) {
    case 'your-hand':
    case 'your-draw':
      return tell(reader, `event.${event.type}`, cards(reader, event.cards));
    case 'your-pick':
    case 'your-replacement':
    case 'your-offer':
      return tell(reader, `event.${event.type}`, card(reader, event.card));
    case 'your-return':
      return tell(reader, 'event.your-return', cards(reader, event.cards), cards(reader, event.kept, 'kept'));
    case 'you-saw':
      return tell(reader, 'event.you-saw', whom(reader, event.target), card(reader, event.card));
  }
}
