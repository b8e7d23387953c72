// What happens, for those who watch. Every movement of a card carries its reason.

import type { Seat } from '@kuluary/kernel/game';
import type { VoteKind } from './dialect.ts';
import type { End } from './state.ts';

export const REASONS = [
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
export type Reason = (typeof REASONS)[number];

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
      readonly reason: Reason;
      readonly card: string;
      readonly from: Zone;
      readonly fromSeat: Seat | null;
      readonly to: Zone;
      readonly toSeat: Seat | null;
      readonly seat: Seat | null; // who has brought it about
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'drawn'; readonly cards: readonly string[] } // to whom they are
  | { readonly type: 'shuffled'; readonly seat: Seat | null } // null: the stack of locations
  | { readonly type: 'power'; readonly seat: Seat; readonly n: number; readonly total: number }
  | {
      readonly type: 'tokens';
      readonly seat: Seat;
      readonly n: number;
      readonly reason: 'bought' | 'gained' | 'payment';
    }
  | { readonly type: 'chose-target'; readonly seat: Seat; readonly target: Seat }
  | { readonly type: 'avoided'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'declined'; readonly seat: Seat; readonly card: string }
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
  | { readonly type: 'line-up'; readonly cards: readonly string[] } // what has come
  | { readonly type: 'nemesis'; readonly card: string }
  | { readonly type: 'character'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'over'; readonly why: End; readonly points: readonly number[] };

/** Behind what somebody has learned, or chance has brought, there is no taking back. */
export function reveals(event: Event): boolean {
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
    case 'vote':
    case 'vote-cancelled':
    case 'voted':
    case 'vote-result':
    case 'character':
    case 'over':
      return false;
  }
}
