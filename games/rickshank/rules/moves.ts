// What a seat can answer. A card is named by its id; several copies of it are one answer.

import type { Seat } from '@kuluary/kernel/game';
import type { Place } from './dialect.ts';

export type Choice = 'for' | 'against' | Seat;

export type Move =
  | { readonly type: 'play'; readonly card: string }
  | { readonly type: 'buy'; readonly card: string } // from the line-up, a Portal Gun, or a location that you put in play
  | { readonly type: 'defeat' } // the nemesis
  | { readonly type: 'token' } // buy one
  | { readonly type: 'use'; readonly card: string } // its ability
  | { readonly type: 'end' }
  | { readonly type: 'choose'; readonly card: string; readonly from: Place; readonly seat?: Seat } // whose, if not your own
  | { readonly type: 'enough' } // no card, or no more
  | { readonly type: 'pay' } // a token, instead of a card
  | { readonly type: 'yes' }
  | { readonly type: 'no' }
  | { readonly type: 'option'; readonly option: number }
  | { readonly type: 'target'; readonly seat: Seat }
  | { readonly type: 'defend'; readonly card: string; readonly from: 'hand' | 'play' | 'character' }
  | { readonly type: 'suffer' }
  | { readonly type: 'vote'; readonly tokens: number; readonly choice?: Choice } // none in an auction: it is yourself
  | { readonly type: 'reveal'; readonly card: string }
  | { readonly type: 'pass' }
  | { readonly type: 'decide'; readonly choice: Choice }
  | { readonly type: 'first'; readonly card: string } // whose trigger happens now
  | { readonly type: 'character'; readonly card: string };

export type MoveType = Move['type'];
