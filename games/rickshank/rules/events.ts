// The events that rules send to viewers. Every movement of a card has a reason.

import type { Seat } from '@kuluary/kernel/game';
import type { VoteKind } from './card-terms.ts';
import type { EndReason } from './state.ts';

export const MOVEMENT_REASONS = [
  'played',
  'bought',
  'defeated',
  'gained',
  'discarded',
  'destroyed',
  'placed', // by an effect, and neither bought nor gained
  'payment',
  'clean-up',
] as const;
export type MovementReason = (typeof MOVEMENT_REASONS)[number];

export const ZONES = [
  'hand',
  'deck',
  'discard',
  'play',
  'held', // under another card
  'line-up',
  'main-deck',
  'guns',
  'waves',
  'locations',
  'location-discard',
  'nemeses',
  'destroyed',
] as const;
export type Zone = (typeof ZONES)[number];

export type Event =
  | { readonly type: 'turn'; readonly seat: Seat }
  | {
      readonly type: 'moved';
      readonly reason: MovementReason;
      readonly card: string;
      readonly from: Zone;
      readonly fromSeat: Seat | null;
      readonly to: Zone;
      readonly toSeat: Seat | null;
      readonly seat: Seat | null; // whose effect or move it is
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'drawn'; readonly cards: readonly string[] } // sent to that seat only
  | { readonly type: 'shuffled'; readonly seat: Seat | null } // null: the stack of locations
  | { readonly type: 'power'; readonly seat: Seat; readonly card: string; readonly n: number; readonly total: number } // the card that gave it
  | {
      readonly type: 'tokens';
      readonly seat: Seat;
      readonly n: number;
      readonly reason: 'bought' | 'gained' | 'payment';
    }
  | { readonly type: 'chose-target'; readonly seat: Seat; readonly target: Seat }
  | { readonly type: 'avoided'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'declined'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'had-nothing'; readonly seat: Seat; readonly card: string; readonly what: 'match' | 'waves' } // that the card takes or gives
  | { readonly type: 'vote'; readonly seat: Seat; readonly card: string; readonly vote: VoteKind }
  | { readonly type: 'vote-cancelled'; readonly seat: Seat; readonly card: string; readonly why: 'nothing' | 'ability' }
  | { readonly type: 'voted'; readonly seat: Seat } // sealed
  | {
      readonly type: 'ballots';
      readonly vote: VoteKind;
      readonly choices: readonly number[];
      readonly tokens: readonly number[];
    }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly card: string }
  | {
      readonly type: 'vote-result';
      readonly vote: VoteKind;
      readonly result: number;
      readonly votes: readonly number[];
      readonly tie: boolean;
    }
  | { readonly type: 'line-up'; readonly cards: readonly string[] } // the new cards
  | { readonly type: 'nemesis'; readonly card: string }
  | { readonly type: 'character'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'over'; readonly why: EndReason; readonly points: readonly number[] };

/** Has somebody learned something hidden, or was chance used? Then moves before it cannot be taken back. */
export function revealsSecret(event: Event): boolean {
  switch (event.type) {
    case 'drew':
    case 'drawn':
    case 'shuffled':
    case 'line-up':
    case 'nemesis':
    case 'revealed':
    case 'ballots':
      return true;
    case 'moved':
      return event.from === 'locations' || event.from === 'deck';
    case 'turn':
    case 'power':
    case 'tokens':
    case 'chose-target':
    case 'avoided':
    case 'declined':
    case 'had-nothing':
    case 'vote':
    case 'vote-cancelled':
    case 'voted':
    case 'vote-result':
    case 'character':
    case 'over':
      return false;
  }
}
