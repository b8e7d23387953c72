// The events that the rules send to viewers.

import type { Seat } from '@kuluary/kernel/game';
import type { Aim, PlacedMarker } from '../push/platform.ts';
import type { Emotion, InfluenceFace, JurorType, Region, SideName, TrialRegion, VerdictToken } from './vocabulary.ts';

/** The verdict of one type of jurors. */
export interface JurorVerdict {
  readonly faces: readonly InfluenceFace[]; // of its influence tokens, as they are turned over
  readonly guilt: number; // with influence
  readonly innocence: number;
  readonly cancelled: number; // pairs
  readonly result: 'guilty' | 'innocent' | 'undecided';
}

export type TrialEnding = 'convicted' | 'released' | 'undecided';

export type Event =
  | { readonly type: 'plot'; readonly plot: string; readonly first: Seat; readonly prosecutor: Seat }
  | { readonly type: 'role'; readonly role: string } // only to its seat
  | { readonly type: 'colours'; readonly owners: readonly Seat[] } // by colour; or NO_SEAT
  | { readonly type: 'round'; readonly round: number; readonly phase: 1 | 2 }
  | { readonly type: 'market'; readonly cards: readonly string[] } // to the prosecutor: the new cards
  | { readonly type: 'chose'; readonly seat: Seat; readonly regions: readonly TrialRegion[] }
  | {
      readonly type: 'pushed';
      readonly seat: Seat;
      readonly marker: number;
      readonly region: Region;
      readonly aim: Aim; // with the aim error
      readonly before: readonly PlacedMarker[];
      readonly fallen: readonly number[];
      readonly version: number; // PUSH_VERSION
    }
  | { readonly type: 'skipped'; readonly seat: Seat } // has no marker left to place
  | { readonly type: 'strategy'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'fiction'; readonly card: string; readonly side: SideName }
  | {
      readonly type: 'controller';
      readonly region: Region;
      readonly seat: Seat;
      readonly how: 'most' | 'tie' | 'nobody' | 'prosecutor' | 'asked'; // has the most; named among equals; named among all; a tie at a table of three; named because an ability asks
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
  | {
      readonly type: 'put';
      readonly seat: Seat;
      readonly token: VerdictToken;
      readonly juror: JurorType;
      readonly n: number;
    }
  | {
      readonly type: 'removed';
      readonly seat: Seat;
      readonly token: VerdictToken;
      readonly juror: JurorType;
      readonly n: number;
    }
  | {
      readonly type: 'shifted';
      readonly seat: Seat;
      readonly token: VerdictToken;
      readonly juror: JurorType;
      readonly to: JurorType;
    }
  | { readonly type: 'turned'; readonly seat: Seat; readonly token: VerdictToken; readonly juror: JurorType } // its former face
  | { readonly type: 'drew-influence'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'saw'; readonly faces: readonly InfluenceFace[]; readonly juror: JurorType | null } // to the seat that looked; null: drawn
  | {
      readonly type: 'influence';
      readonly seat: Seat;
      readonly juror: JurorType;
      readonly n: number;
      readonly isBlind: boolean;
    }
  | { readonly type: 'kept'; readonly faces: readonly InfluenceFace[]; readonly juror: JurorType } // to the seat that put them
  | { readonly type: 'peeked'; readonly seat: Seat; readonly juror: JurorType; readonly n: number }
  | { readonly type: 'discarded-influence'; readonly seat: Seat; readonly juror: JurorType }
  | { readonly type: 'shifted-influence'; readonly seat: Seat; readonly juror: JurorType; readonly to: JurorType }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly juror: JurorType; readonly face: InfluenceFace }
  | { readonly type: 'destroyed'; readonly seat: Seat; readonly marker: number; readonly region: Region }
  | { readonly type: 'returned'; readonly seat: Seat; readonly marker: number; readonly region: Region }
  | { readonly type: 'taken'; readonly seat: Seat; readonly marker: number; readonly region: Region }
  | { readonly type: 'emotion'; readonly seat: Seat; readonly emotion: Emotion } // a marker's ability is used
  | { readonly type: 'drew'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'drawn'; readonly cards: readonly string[] } // to the seat that drew
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'shuffled'; readonly what: 'strategies' | 'influence' }
  | { readonly type: 'target'; readonly seat: Seat; readonly target: Seat }
  | { readonly type: 'first'; readonly seat: Seat; readonly isPassed: boolean } // passed on, or taken
  | { readonly type: 'replaced'; readonly seat: Seat; readonly region: Region } // a trial card
  | { readonly type: 'phase'; readonly phase: 2 }
  | { readonly type: 'roles'; readonly roles: readonly string[] }
  | { readonly type: 'verdict'; readonly jurors: readonly JurorVerdict[] }
  | { readonly type: 'over'; readonly ending: TrialEnding; readonly winners: readonly Seat[] };

/** Moves that caused such an event cannot be taken back: somebody learned something, or chance was used. */
export function revealsSecret(event: Event): boolean {
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
    case 'colours':
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
