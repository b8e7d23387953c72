// The moves of a seat. A card is named by its id; several copies of it are one move.

import type { Seat } from '@kuluary/kernel/game';
import type { ChoiceZone } from './card-terms.ts';

export type VoteChoice = 'for' | 'against' | Seat;

export type Move =
  | { readonly type: 'play'; readonly card: string }
  | { readonly type: 'buy'; readonly card: string } // from the line-up, a Portal Gun, or a location that you put in play
  | { readonly type: 'defeat' } // the nemesis
  | { readonly type: 'token' } // buy one
  | { readonly type: 'use'; readonly card: string } // its ability
  | { readonly type: 'end' }
  | { readonly type: 'choose'; readonly card: string; readonly from: ChoiceZone; readonly seat?: Seat } // whose, if not your own
  | { readonly type: 'enough' } // no card, or no more
  | { readonly type: 'pay' } // a token, instead of a card
  | { readonly type: 'yes' }
  | { readonly type: 'no' }
  | { readonly type: 'option'; readonly option: number }
  | { readonly type: 'target'; readonly seat: Seat }
  | {
      readonly type: 'defend';
      readonly card: string;
      readonly from: 'hand' | 'play' | 'character';
      readonly owner?: Seat; // of a borrowed card
    }
  | { readonly type: 'suffer' }
  | { readonly type: 'vote'; readonly tokens: number; readonly choice?: VoteChoice } // none in an auction: it is yourself
  | { readonly type: 'reveal'; readonly card: string }
  | { readonly type: 'pass' }
  | { readonly type: 'decide'; readonly choice: VoteChoice }
  | { readonly type: 'first'; readonly card: string } // whose trigger happens now
  | { readonly type: 'character'; readonly card: string };

export type MoveType = Move['type'];
