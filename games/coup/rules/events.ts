// The events of a match, for the log, the screen and the sounds. Each is sent to everybody or to one seat alone.

import type { EventSink, Seat } from '@kuluary/kernel/game';
import type { ActionName } from './actions-and-blocks.ts';
import type { Character } from './characters.ts';
import type { LossReason } from './state.ts';

export type Event =
  // to everybody
  | { readonly type: 'game-began'; readonly first: Seat; readonly coins: readonly number[] }
  | { readonly type: 'draft-began' }
  | { readonly type: 'turn-began'; readonly seat: Seat }
  | {
      readonly type: 'action';
      readonly seat: Seat;
      readonly action: ActionName;
      readonly claim: Character | null;
      readonly target: Seat | null;
      readonly cost: number;
    }
  | { readonly type: 'answered'; readonly seat: Seat } // a sealed move was made
  | {
      readonly type: 'passed-openly';
      readonly seat: Seat;
      readonly decision: 'challenge' | 'block' | 'challenge-block'; // what it does not object to: a claim, the action, a block
      readonly action: ActionName;
    }
  | { readonly type: 'nobody-challenged'; readonly claimant: Seat; readonly claim: Character }
  | { readonly type: 'challenged'; readonly seat: Seat; readonly claimant: Seat; readonly claim: Character }
  | { readonly type: 'shown'; readonly seat: Seat; readonly card: Character }
  | { readonly type: 'not-shown'; readonly seat: Seat; readonly claim: Character } // it could not or would not
  | { readonly type: 'refunded'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'lost'; readonly seat: Seat; readonly card: Character; readonly why: LossReason }
  | { readonly type: 'eliminated'; readonly seat: Seat }
  | { readonly type: 'replaced'; readonly seat: Seat; readonly card: Character } // a proven card went back, another came
  | { readonly type: 'nobody-blocked' }
  | { readonly type: 'blocked'; readonly seat: Seat; readonly claim: Character; readonly action: ActionName } // declared
  | { readonly type: 'block-stood'; readonly seat: Seat; readonly action: ActionName }
  | { readonly type: 'took'; readonly seat: Seat; readonly coins: number; readonly action: ActionName }
  | { readonly type: 'stole'; readonly seat: Seat; readonly target: Seat; readonly coins: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'returned'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'examined'; readonly seat: Seat; readonly target: Seat }
  | { readonly type: 'swapped'; readonly seat: Seat } // the examined seat got another card
  | { readonly type: 'left'; readonly seat: Seat } // the examined seat keeps its card
  | { readonly type: 'no-effect'; readonly seat: Seat; readonly target: Seat; readonly action: ActionName } // its target is out
  | { readonly type: 'forfeited'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'won'; readonly seat: Seat }
  | { readonly type: 'drawn-game'; readonly seats: readonly Seat[] }
  // to one seat
  | { readonly type: 'your-hand'; readonly cards: readonly Character[] }
  | { readonly type: 'your-pick'; readonly card: Character }
  | { readonly type: 'your-replacement'; readonly card: Character }
  | { readonly type: 'your-draw'; readonly cards: readonly Character[] }
  | { readonly type: 'your-return'; readonly cards: readonly Character[]; readonly kept: readonly Character[] }
  | { readonly type: 'you-saw'; readonly target: Seat; readonly card: Character }
  | { readonly type: 'your-offer'; readonly card: Character };

export type EventType = Event['type'];

export type CoupEventSink = EventSink<Event> | undefined;

/** Announcements and public coins. 'answered' is not among them: that the window stays open tells the seat something about
 * the others. */
const NON_REVEALING_EVENTS: ReadonlySet<EventType> = new Set<EventType>(['turn-began', 'action', 'took']);

export function revealsSecret(event: Event): boolean {
  return !NON_REVEALING_EVENTS.has(event.type);
}
