// What happens, for those who watch.

import type { Seat } from '@kuluary/kernel/game';
import type { Aim, Lying } from '../push/platform.ts';
import type { Emotion, Face, Juror, Region, SideName, TrialRegion, Verdict } from './vocabulary.ts';

/** How the jury ends, type by type. */
export interface JurorVerdict {
  readonly faces: readonly Face[]; // of its influence tokens, as they are turned over
  readonly guilt: number; // with influence
  readonly innocence: number;
  readonly cancelled: number; // pairs
  readonly result: 'guilty' | 'innocent' | 'undecided';
}

export type Ending = 'convicted' | 'released' | 'undecided';

export type Event =
  | { readonly type: 'plot'; readonly plot: string; readonly first: Seat; readonly prosecutor: Seat }
  | { readonly type: 'role'; readonly role: string } // to whom it is
  | { readonly type: 'round'; readonly round: number; readonly phase: 1 | 2 }
  | { readonly type: 'market'; readonly cards: readonly string[] } // to the prosecutor: what has come
  | { readonly type: 'chose'; readonly seat: Seat; readonly regions: readonly TrialRegion[] }
  | {
      readonly type: 'pushed';
      readonly seat: Seat;
      readonly marker: number;
      readonly region: Region;
      readonly aim: Aim; // as it really went
      readonly before: readonly Lying[];
      readonly fallen: readonly number[];
      readonly version: number; // of the physics
    }
  | { readonly type: 'skipped'; readonly seat: Seat } // has nothing left to place
  | { readonly type: 'strategy'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'fiction'; readonly card: string; readonly side: SideName }
  | {
      readonly type: 'controller';
      readonly region: Region;
      readonly seat: Seat;
      readonly how: 'most' | 'tie' | 'nobody' | 'prosecutor'; // the most; named among equals, or among all; three at a table
    }
  | {
      readonly type: 'ability';
      readonly card: string;
      readonly side: SideName;
      readonly ability: number;
      readonly seat: Seat;
    }
  | {
      readonly type: 'option';
      readonly card: string;
      readonly side: SideName;
      readonly ability: number;
      readonly option: number;
      readonly seat: Seat;
    }
  | { readonly type: 'put'; readonly seat: Seat; readonly token: Verdict; readonly juror: Juror; readonly n: number }
  | {
      readonly type: 'removed';
      readonly seat: Seat;
      readonly token: Verdict;
      readonly juror: Juror;
      readonly n: number;
    }
  | {
      readonly type: 'shifted';
      readonly seat: Seat;
      readonly token: Verdict;
      readonly juror: Juror;
      readonly to: Juror;
    }
  | { readonly type: 'turned'; readonly seat: Seat; readonly token: Verdict; readonly juror: Juror } // what it was
  | { readonly type: 'drew-influence'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'saw'; readonly faces: readonly Face[]; readonly juror: Juror | null } // to who looked; null: drawn
  | {
      readonly type: 'influence';
      readonly seat: Seat;
      readonly juror: Juror;
      readonly n: number;
      readonly isBlind: boolean;
    }
  | { readonly type: 'kept'; readonly faces: readonly Face[]; readonly juror: Juror } // to who has put them there
  | { readonly type: 'peeked'; readonly seat: Seat; readonly juror: Juror; readonly n: number }
  | { readonly type: 'discarded-influence'; readonly seat: Seat; readonly juror: Juror }
  | { readonly type: 'shifted-influence'; readonly seat: Seat; readonly juror: Juror; readonly to: Juror }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly juror: Juror; readonly face: Face }
  | { readonly type: 'destroyed'; readonly seat: Seat; readonly marker: number; readonly region: Region }
  | { readonly type: 'returned'; readonly seat: Seat; readonly marker: number; readonly region: Region }
  | { readonly type: 'taken'; readonly seat: Seat; readonly marker: number; readonly region: Region }
  | { readonly type: 'emotion'; readonly seat: Seat; readonly emotion: Emotion } // a marker's ability is used
  | { readonly type: 'drew'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'drawn'; readonly cards: readonly string[] } // to whom they are
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'shuffled'; readonly what: 'strategies' | 'influence' }
  | { readonly type: 'target'; readonly seat: Seat; readonly target: Seat }
  | { readonly type: 'first'; readonly seat: Seat; readonly isPassed: boolean } // passed on, or taken
  | { readonly type: 'replaced'; readonly seat: Seat; readonly region: Region } // a trial card
  | { readonly type: 'phase'; readonly phase: 2 }
  | { readonly type: 'roles'; readonly roles: readonly string[] }
  | { readonly type: 'verdict'; readonly jurors: readonly JurorVerdict[] }
  | { readonly type: 'over'; readonly ending: Ending; readonly winners: readonly Seat[] };

/** Behind what somebody has learned, or chance has brought, there is no taking back. A push is a push. */
export function reveals(event: Event): boolean {
  switch (event.type) {
    case 'market':
    case 'chose':
    case 'pushed':
    case 'strategy':
    case 'option':
    case 'fiction':
    case 'ability':
    case 'drew-influence':
    case 'saw':
    case 'influence':
    case 'peeked':
    case 'revealed':
    case 'drew':
    case 'drawn':
    case 'discarded':
    case 'shuffled':
    case 'replaced':
    case 'phase':
    case 'roles':
    case 'verdict':
    case 'over':
      return true;
    case 'plot':
    case 'role':
    case 'round':
    case 'skipped':
    case 'controller':
    case 'put':
    case 'removed':
    case 'shifted':
    case 'turned':
    case 'kept':
    case 'discarded-influence':
    case 'shifted-influence':
    case 'destroyed':
    case 'returned':
    case 'taken':
    case 'emotion':
    case 'target':
    case 'first':
      return false;
  }
}
