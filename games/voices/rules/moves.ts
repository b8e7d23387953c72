// The moves of a seat. Cards are named by their ids; of equal markers the first stands for all.

import type { Seat } from '@kuluary/kernel/game';
import type { Colour, InfluenceFace, JurorType, Region } from './vocabulary.ts';

export interface PushMove {
  readonly type: 'push';
  readonly marker: number;
  readonly region: Region;
  readonly at: number; // in hundredths of a millimetre from the left end of the rail
  readonly slope: number; // in thousandths
}

export type Move =
  | { readonly type: 'colours'; readonly colours: readonly Colour[] } // wished for, in the order of the list of colours
  | { readonly type: 'trial'; readonly card: string } // to be used in this round
  | PushMove
  | { readonly type: 'strategy'; readonly card: string } // to play
  | { readonly type: 'pass' }
  | { readonly type: 'seat'; readonly seat: Seat } // who controls, whose strategy is first, or a target
  | { readonly type: 'option'; readonly option: number }
  | { readonly type: 'yes' }
  | { readonly type: 'no' }
  | { readonly type: 'juror'; readonly juror: JurorType }
  | { readonly type: 'keep'; readonly faces: readonly InfluenceFace[]; readonly juror: JurorType } // influence tokens to put on it, the top one last
  | { readonly type: 'marker'; readonly marker: number }
  | { readonly type: 'discard'; readonly card: string } // a strategy
  | { readonly type: 'replace'; readonly card: string }; // a trial card

export type MoveType = Move['type'];
