// What a seat can answer. Cards are named by their ids; of several copies, or of markers that are alike, one stands for all.

import type { Seat } from '@kuluary/kernel/game';
import type { Face, Juror, Region } from './vocabulary.ts';

export interface Push {
  readonly type: 'push';
  readonly marker: number;
  readonly region: Region;
  readonly at: number; // in hundredths of a millimetre from the left end of the rail
  readonly slope: number; // in thousandths
}

export type Move =
  | { readonly type: 'trial'; readonly card: string } // to be used in this round
  | Push
  | { readonly type: 'strategy'; readonly card: string } // play it
  | { readonly type: 'pass' }
  | { readonly type: 'seat'; readonly seat: Seat } // who controls, who goes first, who is meant
  | { readonly type: 'option'; readonly option: number }
  | { readonly type: 'yes' }
  | { readonly type: 'no' }
  | { readonly type: 'juror'; readonly juror: Juror }
  | { readonly type: 'keep'; readonly faces: readonly Face[]; readonly juror: Juror } // which tokens go there
  | { readonly type: 'marker'; readonly marker: number }
  | { readonly type: 'discard'; readonly card: string } // a strategy
  | { readonly type: 'replace'; readonly card: string }; // a trial card

export type MoveType = Move['type'];
