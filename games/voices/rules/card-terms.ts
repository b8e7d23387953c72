// The terms of Voices in the card language (steps, counts, references), and the data of each kind of card.

import type { Amount, Condition, Effect } from '@kuluary/card-language/language';
import type { Seat } from '@kuluary/kernel/game';
import type { JurorType, Region, RoleIcon, TrialRegion, VerdictToken } from './vocabulary.ts';

/** Which type of jurors. Of several candidates *you* choose one, which is *it* from then on. */
export type JurorRef =
  | JurorType
  | readonly JurorType[] // one of these
  | 'any'
  | 'it' // the one chosen before
  | 'other' // any but *it*
  | { readonly with: VerdictToken | 'influence' }; // any that has such a token

/** Which region. `here`: where the window's marker was placed; on a trial card the ability's own region. */
export type RegionRef = Region | 'any' | 'here' | 'elsewhere';

/** Where a taken marker is pushed. `back`: the region it came from; `elsewhere`: any other. */
export type DestinationRef = RegionRef | 'back';

export type MarkerOwnerRef =
  | 'own'
  | 'foe' // of any other seat, the prosecutor too
  | 'waiting' // of any other seat that has not yet had its turn in this round
  | 'any';

export type SeatTerm = 'you' | 'them';

/** What can be counted. */
export type CountTerm =
  | { readonly tokens: VerdictToken | 'influence'; readonly on: JurorType | 'it' | 'all' }
  | { readonly markers: MarkerOwnerRef; readonly in: Region | 'here' | 'all' }
  | { readonly destroyed: SeatTerm }
  | { readonly strategies: SeatTerm } // in hand
  | { readonly controls: Region } // 1 if you do; of equals whoever is named
  | { readonly fell: 'own' | 'foe' | 'any' | 'joy' }; // markers destroyed by the placement that opened the window

export type EffectStep =
  // Innocence and guilt.
  | { readonly do: 'put'; readonly token: VerdictToken; readonly n?: Amount<CountTerm>; readonly on: JurorRef }
  | { readonly do: 'remove'; readonly token: VerdictToken; readonly n?: Amount<CountTerm>; readonly from: JurorRef }
  | { readonly do: 'shift'; readonly token: VerdictToken; readonly from: JurorRef; readonly to: JurorRef } // one
  | { readonly do: 'turn'; readonly token: VerdictToken; readonly on: JurorRef } // one becomes the other kind
  // Influence.
  | { readonly do: 'influence'; readonly draw: number; readonly put: number; readonly on: JurorRef } // look, put, discard the rest
  | { readonly do: 'blind'; readonly n: number; readonly on: JurorRef } // put unseen
  | { readonly do: 'peek'; readonly n: number | 'all'; readonly on: JurorRef } // from the top
  | { readonly do: 'discard-influence'; readonly from: JurorRef } // the top one
  | { readonly do: 'shift-influence'; readonly from: JurorRef; readonly to: JurorRef } // the top one, to the top
  | { readonly do: 'reveal'; readonly on: JurorRef } // the top one: its verdict token is put there, and it is discarded
  // Markers.
  | { readonly do: 'destroy'; readonly whose: MarkerOwnerRef; readonly in: RegionRef; readonly hanging?: true }
  | { readonly do: 'return'; readonly whose: MarkerOwnerRef; readonly in: RegionRef } // to its owner's unused ones
  | { readonly do: 'place'; readonly from: 'unused' | 'destroyed'; readonly in: RegionRef } // one of your own
  | {
      readonly do: 'move'; // take it, and you push it
      readonly whose: MarkerOwnerRef;
      readonly from: RegionRef;
      readonly to: DestinationRef;
      readonly hanging?: true;
      readonly another?: true; // not the one that was placed
    }
  // Strategies and seats.
  | { readonly do: 'draw'; readonly n: number; readonly who?: SeatTerm }
  | { readonly do: 'discard'; readonly n: number; readonly who?: SeatTerm } // whose hand it is chooses
  | { readonly do: 'target'; readonly among: 'personas' | 'foes' } // you choose another one: *them*; foes: the prosecutor too
  | { readonly do: 'first'; readonly who?: SeatTerm } // takes the first player token
  | { readonly do: 'replace' } // the prosecutor may exchange an unchosen trial card that shows this region
  // The flow of a round.
  | { readonly do: 'course'; readonly part: RoundPart };

/** A round is a program too: its steps. */
const ROUND_PARTS = [
  'choose', // step 1
  'turn', // step 2: begins the turn of *them*
  'place', // they push the markers they owe
  'read', // step 3
  'refill', // step 4, or the end of the trial
  'planning', // finds the controller of Planning
  'plan', // who draws
  'also', // and names another persona to draw
  'pass', // step 5
  'window', // strategy window: strategies after a placement, then the marker's ability
  'played', // a strategy has been resolved
] as const;
export type RoundPart = (typeof ROUND_PARTS)[number];

export interface VoicesTerms {
  readonly step: EffectStep;
  readonly count: CountTerm;
  readonly seats: 'round' | 'personas' | 'foes'; // all from the first player on; the other personas; all others
  readonly what: never;
  readonly event: never;
  readonly modifiable: never;
}

export type CardEffect = Effect<VoicesTerms>;
export type CardCondition = Condition<CountTerm>;

/** An ability on a side of a trial card, and who resolves it. */
export type Ability =
  | { readonly by: 'prosecutor' | TrialRegion; readonly effect: CardEffect }
  | { readonly by: TrialRegion; readonly hidden: readonly CardEffect[] }; // one is chosen by its label, and only that one is shown

interface CardSideAbilities {
  readonly abilities: readonly Ability[]; // from top to bottom
}

export interface TrialCard {
  readonly id: string;
  readonly phase: 1 | 2;
  readonly regions: readonly [TrialRegion, TrialRegion]; // public as soon as it is chosen
  readonly front: CardSideAbilities;
  readonly back: CardSideAbilities;
}

/** When a strategy can be played: after its holder placed a marker, or after a marker of its holder was pushed off. */
export type StrategyOccasion = 'placed' | 'destroyed';

export interface Strategy {
  readonly id: string;
  readonly when: StrategyOccasion;
  readonly in?: Region; // only in this region
  readonly if?: CardCondition; // an additional condition
  readonly effect: CardEffect;
}

/** A condition on the end of the trial; a role wins if all of its goals hold. */
export type Goal =
  | { readonly types: 'guilty' | 'innocent' | 'undecided'; readonly atLeast?: number; readonly atMost?: number }
  | { readonly more: 'guilty' | 'innocent' | 'undecided'; readonly than: 'guilty' | 'innocent' | 'undecided' }
  | { readonly control: readonly Region[] } // at least one of them, a tie included
  | { readonly destroyed: 'most' | 'fewest' } // among personas, a tie included
  | { readonly destroyed: { readonly atLeast?: number; readonly atMost?: number } }
  | { readonly cancelled: number }; // at least so many guilt tokens

export interface Role {
  readonly id: string;
  readonly icon: RoleIcon;
  readonly seats: readonly Seat[]; // numbers of seats at which basic roles include it
  readonly goals: readonly Goal[];
}

export interface Plot {
  readonly id: string;
  readonly start: readonly { readonly juror: JurorType; readonly n: number }[]; // unseen influence tokens
  readonly first: 'prosecutor' | 'left' | 'right' | 'across'; // relative to the prosecutor
}

/** All cards of the game. */
export interface CardSet {
  readonly trial: readonly TrialCard[];
  readonly strategies: readonly Strategy[]; // two copies of each
  readonly roles: readonly Role[]; // of the personas
  readonly plots: readonly Plot[];
}
